import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, minute } from "#platform/clock/clock.ts";
import { actorBy } from "#tests/support/admin.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { itemScreen } from "./reads/item-screen.server.ts";
import { addressOfMerged } from "./reads/merged-thread.server.ts";

describe.each(bothDatabases)("merged conversations on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const merge = (id: string, version: number, other: string, key = "") =>
    inbox.act(`messages/${id}`, "mergeConversations", { version, other }, { key });
  const separate = (id: string, version: number, merged: string) =>
    inbox.act(`messages/${id}`, "unmergeConversation", { version, merged });
  const rowOf = (id: string) =>
    inbox.app.services.store.db
      .selectFrom("conversations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const listed = async () => (await inbox.list("messages", { choice: "todo" })).items.map(({ id }) => id);

  it("refuse another address, spam, themselves and a changed version, and merge once for two presses", async () => {
    const { write, inquire, move } = inbox;
    const [one, two, spam] = [await write(), await write(), await write()];
    const stranger = await write({ email: "robin@example.org" });
    await move(spam, { version: 1, state: "suspected_spam" });
    for (const other of [stranger, spam, one]) expect((await merge(one, 1, other)).status).toBe(409);
    expect((await merge(one, 1, await inquire())).status).toBe(404);
    expect((await merge(one, 2, two)).status).toBe(409);
    const pressed = await Promise.all([1, 2, 3].map(() => merge(one, 1, two, "one-press")));
    for (const answer of pressed) expect(await answer.json()).toMatchObject({ kept: one, merged: two });
    expect((await inbox.item(one)).version).toBe(2);
    expect((await merge(one, 2, two)).status).toBe(409);
  });

  it("can be chosen on the screen only from the same mailbox and address", async () => {
    const { app, owner, write, move } = inbox;
    const [one, two, spam] = [await write(), await write(), await write()];
    await write({ email: "robin@example.org" });
    await move(spam, { version: 1, state: "suspected_spam" });
    const actor = await actorBy(app, owner);
    const screen = () => itemScreen(app.services, actor, { kind: "messages", id: one });
    expect((await screen()).mergeable).toEqual([{ id: two, path: `/admin/messages/${two}` }]);
    await merge(one, 1, two);
    expect((await screen()).mergeable).toEqual([]);
    expect((await screen()).steps).toContainEqual(expect.objectContaining({ id: two, separable: true }));
  });

  if (!databases.includes(kind)) return;

  it("are one in time order, lead to it from the old address, and are found by their words", async () => {
    const { app, write, item, note, search } = inbox;
    const first = await write({ message: "The first question" });
    app.clock.advance(5 * minute);
    await note(first, "A note on the first");
    app.clock.advance(5 * minute);
    const second = await write({ email: " marta@EXAMPLE.org", message: "The second question" });
    app.clock.advance(5 * minute);
    await note(second, "A note on the second");
    const merged = await merge(second, 1, first);
    expect([merged.status, await merged.json()]).toEqual([200, { kept: first, merged: second, version: 2 }]);
    expect(await listed()).toEqual([first]);
    const { steps, message } = await item(first);
    expect(message).toBe("The first question");
    expect(steps.map((step) => ("text" in step ? step.text : step.kind))).toEqual([
      "A note on the first",
      "The second question",
      "A note on the second",
      "merged",
    ]);
    expect(await addressOfMerged(app.services, "messages", second)).toBe(`/admin/messages/${first}`);
    expect(await addressOfMerged(app.services, "messages", first)).toBeUndefined();
    const found = await (await search({ words: "second question", state: "all" })).json();
    expect(found.items).toMatchObject([{ id: second, state: "merged" }]);
    // Neither answered nor moved by itself.
    expect((await inbox.answer(second, { version: 2, text: "Hello" })).status).toBe(409);
    expect((await inbox.move(second, { version: 2, state: "done" })).status).toBe(422);
    const audit = await app.services.store.db.selectFrom("audit").select(["action", "subject"]).execute();
    expect(audit).toContainEqual({ action: "messages.merged", subject: second });
  });

  it("are separated exactly as they were, also one inside another", async () => {
    const { app, write, move, me, act } = inbox;
    const [one, two, three] = [await write(), await write(), await write()];
    await move(two, { version: 1, state: "waiting" });
    await move(two, { version: 2, assignee: await me() });
    await act("messages", "snoozeSeveral", { items: [{ id: two, version: 3 }], until: "next_week" });
    const before = { one: await rowOf(one), two: await rowOf(two), three: await rowOf(three) };
    app.clock.advance(5 * minute);
    // The second goes into the third, and with it into the first.
    expect(await (await merge(three, 1, two)).json()).toMatchObject({ kept: three, merged: two });
    expect(await (await merge(one, 1, three)).json()).toMatchObject({ kept: one, merged: three });
    expect(await addressOfMerged(app.services, "messages", two)).toBe(`/admin/messages/${one}`);
    expect((await inbox.item(one)).merged.toSorted()).toEqual([two, three].toSorted());
    expect((await separate(one, 2, two)).status).toBe(409);
    expect((await separate(one, 1, three)).status).toBe(409);
    expect((await separate(one, 2, three)).status).toBe(200);
    const { version } = await inbox.item(three);
    expect((await separate(three, version, two)).status).toBe(200);
    for (const [id, was] of [
      [one, before.one],
      [two, before.two],
      [three, before.three],
    ] as const) {
      const { version: _now, ...row } = await rowOf(id);
      const { version: _before, ...earlier } = was;
      expect(row).toEqual(earlier);
    }
    // The snoozed one's time still comes.
    app.clock.advance(9 * day);
    await app.worker.drain();
    expect((await rowOf(two)).state).toBe("open");
  });

  it("keep what waits for a reply, and one reply meets both promises", async () => {
    const { app, write, move, answer, item, deliver } = inbox;
    const old = await write();
    await move(old, { version: 1, state: "done" });
    app.clock.advance(5 * minute);
    const fresh = await write();
    app.clock.advance(5 * minute);
    const newest = await write();
    expect(await (await merge(old, 2, fresh)).json()).toMatchObject({ kept: fresh, merged: old });
    expect(await (await merge(fresh, 2, newest)).json()).toMatchObject({ kept: fresh, merged: newest });
    const { due } = await item(fresh);
    expect(due).not.toBeNull();
    expect((await answer(fresh, { version: 3, text: "To both" })).status).toBe(200);
    expect((await rowOf(newest)).met_at).toBe((await rowOf(fresh)).met_at);
    expect((await rowOf(old)).met_at).not.toBe((await rowOf(fresh)).met_at);
    await deliver();
    expect((await separate(fresh, 4, newest)).status).toBe(200);
    expect(await item(newest)).toMatchObject({ state: "new", due: null });
  });

  it("bring a snoozed one back to the list when the other is to do", async () => {
    const { write, move, act, item } = inbox;
    const [snoozed, open] = [await write(), await write()];
    await move(open, { version: 1, state: "done" });
    await move(open, { version: 2, state: "open" });
    await act("messages", "snoozeSeveral", {
      items: [{ id: snoozed, version: 1 }],
      until: "next_week",
    });
    expect(await (await merge(open, 3, snoozed)).json()).toMatchObject({ kept: snoozed, merged: open });
    expect(await item(snoozed)).toMatchObject({ state: "open", snoozedUntil: "" });
  });

  it("are erased together, with the mails of both", async () => {
    const { app, smtp, owner, write, answer, erase, deliver } = inbox;
    const [one, two] = [await write(), await write({ message: "Words of the second" })];
    await app.worker.drain();
    smtp.mails.length = 0;
    await answer(two, { text: "A reply to the second" });
    await merge(one, 1, two);
    expect((await erase(one, owner)).status).toBe(200);
    const dump = await dumpOf(app.services);
    const rows = await app.services.store.db.selectFrom("conversations").select("id").execute();
    expect(rows).toEqual([]);
    expect(await app.services.store.db.selectFrom("inbox_answers").select("id").execute()).toEqual([]);
    expect(wordsIn(dump, ["Words of the second", "A reply to the second"])).toEqual([]);
    const erased = await app.services.store.db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "messages.erased")
      .execute();
    expect(erased.map(({ subject }) => subject).toSorted()).toEqual([one, two].toSorted());
    await deliver();
    expect(smtp.mails).toEqual([]);
  });

  it("go with the person who asks for it, each one counted, and at the end of their time", async () => {
    const { app, write } = inbox;
    const { services } = app;
    const [one, two] = [await write(), await write()];
    await merge(one, 1, two);
    const sources = services.contributions.personalData;
    const source = sources.find((each) => each.kind === "messages");
    expect(await source?.find(services, "marta@example.org", "person")).toHaveLength(2);
    const erase = await source?.prepareErasure?.(services, "marta@example.org");
    const erased = await services.store.transact((tx) => erase?.(tx) ?? Promise.reject(new Error("none")));
    expect(erased.ids.toSorted()).toEqual([one, two].toSorted());

    const old = await write();
    app.clock.advance(300 * day);
    await inbox.actAgain();
    const young = await write();
    await merge(old, 1, young);
    app.clock.advance(70 * day);
    const { removalsOf } = await import("#worker/worker.ts");
    await removalsOf(services)["contact.messages"]?.();
    expect(await services.store.db.selectFrom("conversations").select("id").execute()).toEqual([]);
  });
});
