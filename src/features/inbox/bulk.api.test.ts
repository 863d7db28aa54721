import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { databases } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";

describe.each(databases)("several items at once on %s", (kind) => {
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const moves = async (input: object, operation = "moveSeveral") => {
    const answer = await inbox.act("messages", operation, input);
    return { status: answer.status, ...(await answer.json()) };
  };
  const ownerId = async () => {
    const rows = await inbox.app.services.store.db
      .selectFrom("team_members")
      .select(["id", "role"])
      .execute();
    return rows.find(({ role }) => role === "owner")?.id ?? "";
  };

  it("closes several, leaves out what a colleague changed, and puts them back", async () => {
    const { write, item, move, app } = inbox;
    const [one, two, three] = [await write(), await write(), await write()];
    await move(three, { version: 1, state: "open" });
    const items = [one, two, three].map((id) => ({ id, version: 1 }));
    const done = await moves({ items, state: "done" });
    expect([done.status, done.undo.length]).toEqual([200, 2]);
    expect(await item(one)).toMatchObject({ state: "done", version: 2 });
    expect((await item(one)).metAt).not.toBe("");
    expect(await item(three)).toMatchObject({ state: "open" });

    await move(two, { version: 2, state: "waiting" });
    app.clock.advance(1000);
    const back = await moves({ items: done.undo }, "undoMoves");
    expect(back).toEqual({ status: 200, count: 1 });
    expect(await item(one)).toMatchObject({ state: "new", metAt: "", version: 3 });
    expect(await item(two)).toMatchObject({ state: "waiting" });
  });

  it("tells a colleague once, in one mail without a visitor's words", async () => {
    const { app, smtp, write } = inbox;
    const ids = [await write(), await write()];
    await app.worker.drain();
    smtp.mails.length = 0;
    const assignee = await ownerId();
    const assigned = await moves({ items: ids.map((id) => ({ id, version: 1 })), assignee });
    expect(assigned.undo).toHaveLength(2);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.rcpt).toEqual(["owner@kinward.test"]);
    expect(smtp.mails[0]?.text).toContain("Robin editor assigned 2 messages to you.");
    expect(smtp.mails[0]?.text).toContain("/admin/messages?mine=1");
    expect(
      wordsIn(smtp.mails[0]?.text ?? "", ["Marta Wünsche", "Marta@example.org", "a group for the nights"]),
    ).toEqual([]);

    await moves({ items: assigned.undo }, "undoMoves");
    await moves({ items: ids.map((id) => ({ id, version: 3 })), assignee });
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  it("mails whoever a note mentions, and nobody else", async () => {
    const { app, smtp, write, note } = inbox;
    const id = await write();
    await app.worker.drain();
    smtp.mails.length = 0;
    await note(id, "Do you know a group, @Robin owner? @Robin editor");
    await app.worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["owner@kinward.test"]]);
    expect(smtp.mails[0]?.text).toContain(`/admin/messages/${id}`);
    expect(wordsIn(smtp.mails[0]?.text ?? "", ["Do you know a group"])).toEqual([]);
  });

  it("mails a colleague once a day if they chose that, and leaves out what has been erased", async () => {
    const { app, smtp, write, note, erase, owner } = inbox;
    const choose = (when: string, who: { cookie: string }) =>
      app.act("/admin/profile", "changeInboxMails", { when }, who);
    expect((await choose("daily", owner)).status).toBe(200);
    expect((await choose("weekly", owner)).status).toBe(422);
    expect((await choose("daily", await actAs(app, "viewer"))).status).toBe(403);
    const ids = [await write(), await write(), await write()];
    await app.worker.drain();
    smtp.mails.length = 0;
    const assignee = await ownerId();
    await moves({ items: ids.map((id) => ({ id, version: 1 })), assignee });
    await note(ids[0] ?? "", "Please look, @Robin owner");
    await erase(ids[2] ?? "", owner);
    app.clock.advance(60_000);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(0);
    for (let hours = 0; hours < 24; hours += 4) {
      app.clock.advance(4 * 3_600_000);
      await app.worker.drain();
    }
    const summaries = smtp.mails.filter(({ rcpt }) => rcpt.includes("owner@kinward.test"));
    expect(summaries).toHaveLength(1);
    const text = summaries[0]?.text ?? "";
    expect(text.match(/Robin editor assigned a message to you: /g)).toHaveLength(2);
    expect(text).toContain("Robin editor mentioned you in a note on a message: ");
    expect(text).toContain(`/admin/messages/${ids[0]}`);
    expect(
      wordsIn(text, ["Marta Wünsche", "Marta@example.org", "a group for the nights", "Please look,"]),
    ).toEqual([]);
    expect(await app.services.store.db.selectFrom("inbox_notices").selectAll().execute()).toEqual([]);
  });

  it("refuses an empty list, an unknown status and a colleague who can't reply", async () => {
    const id = await inbox.write();
    for (const body of [
      { items: [], state: "done" },
      { items: [{ id, version: 1 }], state: "gone" },
      { items: [{ id, version: 1 }], assignee: "nobody" },
    ])
      expect((await moves(body)).status).toBe(422);
  });
});
