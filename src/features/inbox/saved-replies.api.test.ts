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

  const path = "/api/admin/saved-replies/messages";
  const reply = { id: "thanks", title: "Thank you", text: "Hello,\n\nThank you.\n\nWarm wishes" };

  it("are changed by an editor, for one mailbox, unless a colleague changed them first", async () => {
    const { app, send } = inbox;
    const before = await savedReplies(app.services, "inquiries");
    expect((await send(path, { replies: [reply], was: "" }, { method: "PATCH" })).status).toBe(200);
    const { replies, was } = await savedReplies(app.services, "messages");
    expect(replies).toEqual([reply]);
    expect(await savedReplies(app.services, "inquiries")).toEqual(before);
    expect((await send(path, { replies: [], was: "" }, { method: "PATCH" })).status).toBe(409);
    expect((await send(path, { replies: [], was }, { method: "PATCH" })).status).toBe(200);
    expect((await savedReplies(app.services, "messages")).replies).toEqual([]);
  });

  it("refuse a viewer, an empty text and too many", async () => {
    const { app, send } = inbox;
    const viewer = await actAs(app, "viewer");
    const change = (replies: unknown, who?: { cookie: string }) =>
      send(path, { replies, was: "" }, { method: "PATCH", ...(who ? { who } : {}) });
    expect((await change([reply], viewer)).status).toBe(403);
    expect((await change([{ ...reply, text: "" }])).status).toBe(422);
    expect((await change(Array.from({ length: 21 }, () => reply))).status).toBe(422);
  });
});
