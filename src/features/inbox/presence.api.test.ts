import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { second } from "#platform/clock/clock.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { forgetPresence } from "./writes/presence.server.ts";

describe.each(bothDatabases)("who has a conversation open on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const tell = async (id: string, presence: string, who = inbox.editor) =>
    (await inbox.act(`messages/${id}`, "tellPresence", { presence }, { who })).json();

  it("is forgotten at night and with the conversation, and stands in no conversation that is gone", async () => {
    const { app, owner, write, erase } = inbox;
    const [id, other] = [await write(), await write()];
    const rows = () => app.services.store.db.selectFrom("inbox_presence").select("conversation_id").execute();
    await Promise.all([tell(id, "open"), tell(id, "writing", owner), tell(other, "open")]);
    expect(await rows()).toHaveLength(3);
    await erase(id, owner);
    expect(await rows()).toEqual([{ conversation_id: other }]);
    expect(await tell(id, "open")).toMatchObject({ code: "not_found" });
    app.clock.advance(30 * second);
    await forgetPresence(app.services);
    expect(await rows()).toEqual([]);
  });

  if (!databases.includes(kind)) return;

  it("is told to colleagues while it's open, and who writes, until they leave or fall silent", async () => {
    const { app, owner, write, answer } = inbox;
    const [id, other] = [await write(), await write()];
    expect(await tell(id, "open")).toEqual({ others: [], version: 1 });
    expect(await tell(id, "open", owner)).toEqual({
      others: [{ name: "Robin editor", writing: false }],
      version: 1,
    });
    expect(await tell(other, "open", owner)).toEqual({ others: [], version: 1 });
    await tell(id, "writing");
    expect((await tell(id, "open", owner)).others).toEqual([{ name: "Robin editor", writing: true }]);
    app.clock.advance(29 * second);
    expect((await tell(id, "open", owner)).others).toHaveLength(1);
    app.clock.advance(second);
    expect((await tell(id, "open", owner)).others).toEqual([]);
    await tell(id, "writing");
    await tell(id, "left");
    await tell(id, "left");
    expect((await tell(id, "open", owner)).others).toEqual([]);
    // Their screen learns that a colleague has replied.
    await answer(id, { text: "Yes." });
    expect((await tell(id, "open", owner)).version).toBe(2);
  });
});
