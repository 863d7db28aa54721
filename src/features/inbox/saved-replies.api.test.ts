import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { databases } from "#tests/support/test-app.ts";
import { savedReplies } from "./reads/saved-replies.server.ts";

describe.each(databases)("saved replies on %s", (kind) => {
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const change = (input: object, given: { who?: { cookie: string } } = {}) =>
    inbox.act("replies", "changeMessageReplies", input, given);
  const reply = { id: "thanks", title: "Thank you", text: "Hello,\n\nThank you.\n\nWarm wishes" };

  it("are changed by an editor, for one mailbox, unless a colleague changed them first", async () => {
    const { app } = inbox;
    const before = await savedReplies(app.services, "inquiries");
    expect((await change({ replies: [reply], expected: "" })).status).toBe(200);
    const { replies, expected } = await savedReplies(app.services, "messages");
    expect(replies).toEqual([reply]);
    expect(await savedReplies(app.services, "inquiries")).toEqual(before);
    expect((await change({ replies: [], expected: "" })).status).toBe(409);
    expect((await change({ replies: [], expected })).status).toBe(200);
    expect((await savedReplies(app.services, "messages")).replies).toEqual([]);
  });

  it("refuse a viewer, an empty text and too many", async () => {
    const viewer = await actAs(inbox.app, "viewer");
    expect((await change({ replies: [reply], expected: "" }, { who: viewer })).status).toBe(403);
    for (const replies of [[{ ...reply, text: "" }], Array.from({ length: 21 }, () => reply)])
      expect((await change({ replies, expected: "" })).status).toBe(422);
  });
});
