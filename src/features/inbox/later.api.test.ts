import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { actorBy, signIn } from "#tests/support/admin.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { waitingCounts } from "./reads/counts.server.ts";
import { itemScreen } from "./reads/item-screen.server.ts";
import { inboxPage } from "./reads/list.server.ts";
import { inboxScreen } from "./reads/list-screen.server.ts";
import { returnMissed } from "./writes/move.server.ts";

// The clock stands at 5 AM on Saturday, November 21, in the team's time zone.
describe.each(bothDatabases)("what the team puts off on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const snooze = async (items: readonly { id: string; version: number }[], until: object) => {
    const answer = await inbox.act("messages", "snoozeSeveral", { items, ...until });
    return { status: answer.status, ...(await answer.json()) };
  };
  /** Sessions end by the same clock. */
  const pass = async (milliseconds: number) => {
    inbox.app.clock.advance(milliseconds);
    await inbox.actAgain();
  };
  const asOwner = async () => actorBy(inbox.app, await signIn(inbox.app, "owner@kinward.test"));
  const todo = async () => (await inbox.list("messages")).items.map(({ id }) => id);
  const kindsOf = async (id: string) => (await inbox.item(id)).steps.map((step) => step.kind);

  it("still owes the reply that was promised: it's overdue in the count, in the filter and on its screen", async () => {
    const { app, inquire, act, owner } = inbox;
    const id = await inquire();
    await act("inquiries", "snoozeSeveral", { items: [{ id, version: 1 }], until: "next_week" });
    const actor = await actorBy(app, owner);
    const screen = () => itemScreen(app.services, actor, { kind: "inquiries", id });
    expect((await screen()).promise).toEqual({ formatted: "Reply due in 24 hours", late: false });
    await pass(25 * hour);
    expect((await screen()).promise).toEqual({ formatted: "1 hour overdue", late: true });
    expect(await waitingCounts(app.services, actor, "inquiries")).toEqual({ fresh: 0, late: 1 });
    const late = await inboxPage(app.services, actor, "inquiries", { late: true });
    expect(late.items.map((line) => line.id)).toEqual([id]);
  });

  it("is in the assignee's summary on the day to follow up on, once, and in the filter from then", async () => {
    const { app, smtp, write, move, act, list } = inbox;
    const id = await write();
    await app.worker.drain();
    smtp.mails.length = 0;
    const members = await app.services.store.db.selectFrom("team_members").select(["id", "role"]).execute();
    const assignee = members.find(({ role }) => role === "owner")?.id ?? "";
    const set = (version: number, date: string) =>
      act(`messages/${id}`, "followUpConversation", { version, date });
    expect((await set(1, "2026-11-24")).status).toBe(200);
    expect((await set(2, "2026-11-23")).status).toBe(200);
    expect((await set(2, "2026-11-23")).status).toBe(409);
    for (const date of ["2026-11-20", "2027-12-01", "tomorrow"])
      expect((await set(3, date)).status, date).toBe(422);
    expect((await move(id, { version: 3, assignee })).status).toBe(200);
    const due = () => list("messages", { followUp: true });
    await pass(day);
    await app.worker.drain();
    smtp.mails.length = 0;
    expect((await due()).items).toEqual([]);
    // 8 AM on Monday.
    await pass(day - 4 * hour);
    await app.worker.drain();
    expect(smtp.mails).toEqual([]);
    await pass(7 * hour);
    await app.worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["owner@kinward.test"]]);
    const text = smtp.mails[0]?.text ?? "";
    expect(text).toContain("Today is the day to follow up on a message: ");
    expect(text).toContain(`/admin/messages/${id}`);
    expect(wordsIn(text, ["Marta Wünsche", "a group for the nights"])).toEqual([]);
    const screen = await inboxScreen(app.services, await asOwner(), {
      kind: "messages",
      search: new URLSearchParams("followUp=1"),
    });
    expect(screen.filters).toMatchObject([{ label: "Follow-up due", count: 1, on: true }]);
    expect((await due()).items).toMatchObject([{ id, followUpOn: "2026-11-23" }]);

    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  if (!databases.includes(kind)) return;

  it("leaves the list until its time, comes back by itself, and is told in its activity", async () => {
    const { app, write, item, list } = inbox;
    const id = await write();
    const other = await write();
    await app.worker.drain();
    const snoozed = await snooze([{ id, version: 1 }], { until: "later" });
    expect([snoozed.status, snoozed.undo]).toEqual([200, [{ id, version: 2, state: "new", assignee: "" }]]);
    expect(await todo()).toEqual([other]);
    expect((await list("messages", { choice: "snoozed" })).items.map((line) => line.id)).toEqual([id]);
    expect(await item(id)).toMatchObject({ state: "snoozed", snoozedUntil: "2026-11-21T14:00:00.000Z" });
    await pass(4 * hour - minute);
    await app.worker.drain();
    expect(await todo()).toEqual([other]);
    await pass(minute);
    await app.worker.drain();
    expect(await item(id)).toMatchObject({ state: "open", version: 3, snoozedUntil: "" });
    expect((await todo()).toSorted()).toEqual([id, other].toSorted());
    expect(await kindsOf(id)).toEqual(["snoozed", "returned"]);
    const audit = await app.services.store.db.selectFrom("audit").select(["action", "subject"]).execute();
    expect(audit).toContainEqual({ action: "messages.snoozed", subject: id });
  });

  it("is snoozed again, moved or undone, and its first time brings nothing back then", async () => {
    const { app, write, item, move, act } = inbox;
    const [again, moved, undone] = [await write(), await write(), await write()];
    const items = [again, moved, undone].map((id) => ({ id, version: 1 }));
    const { undo } = await snooze(items, { until: "later" });
    await snooze([{ id: again, version: 2 }], { until: "date", date: "2026-12-24" });
    expect((await move(moved, { version: 2, state: "done" })).status).toBe(200);
    const back = await act("messages", "undoMoves", {
      items: undo.filter(({ id }: { id: string }) => id === undone),
    });
    expect(await back.json()).toEqual({ count: 1 });
    expect(await item(undone)).toMatchObject({ state: "new", snoozedUntil: "", metAt: "" });
    await pass(day);
    await app.worker.drain();
    expect(await item(again)).toMatchObject({ state: "snoozed", snoozedUntil: "2026-12-24T14:00:00.000Z" });
    expect(await item(moved)).toMatchObject({ state: "done", snoozedUntil: "" });

    // Undoing puts a snooze back with its time; one that is over by now is to do.
    const done = await act("messages", "moveSeveral", {
      items: [{ id: again, version: 3 }],
      state: "done",
    });
    const before = (await done.json()).undo;
    expect(before).toEqual([
      { id: again, version: 4, state: "snoozed", assignee: "", snoozedUntil: "2026-12-24T14:00:00.000Z" },
    ]);
    await act("messages", "undoMoves", { items: before });
    expect(await item(again)).toMatchObject({ state: "snoozed", snoozedUntil: "2026-12-24T14:00:00.000Z" });
    const old = { id: again, version: 5, state: "snoozed", assignee: "" };
    await act("messages", "undoMoves", {
      items: [{ ...old, snoozedUntil: "2026-11-21T14:00:00.000Z" }],
    });
    expect(await item(again)).toMatchObject({ state: "open", snoozedUntil: "" });
  });

  it("refuses times that aren't any, spam, and what a colleague has changed", async () => {
    const { write, move } = inbox;
    const [spam, changed] = [await write(), await write()];
    await move(spam, { version: 1, state: "suspected_spam" });
    await move(changed, { version: 1, state: "open" });
    const items = [
      { id: spam, version: 2 },
      { id: changed, version: 1 },
    ];
    expect((await snooze(items, { until: "tomorrow" })).undo).toEqual([]);
    for (const until of [
      { until: "date" },
      { until: "date", date: "2026-11-21" },
      { until: "date", date: "2026-13-40" },
      { until: "never" },
    ])
      expect((await snooze(items, until)).status, JSON.stringify(until)).toBe(422);
    await pass(12 * hour);
    const late = await snooze([{ id: changed, version: 2 }], { until: "later" });
    expect([late.status, late.message]).toEqual([
      422,
      "It's too late to snooze this until later today. Please choose tomorrow or a date.",
    ]);
    expect((await move(changed, { version: 2, state: "snoozed" })).status).toBe(422);
  });

  it("comes back at night if its time was missed, such as after a restored backup", async () => {
    const { app, write, item } = inbox;
    const [over, coming] = [await write(), await write()];
    await snooze([{ id: over, version: 1 }], { until: "later" });
    await snooze([{ id: coming, version: 1 }], { until: "next_week" });
    await app.services.store.db.deleteFrom("outbox").execute();
    await pass(day);
    await returnMissed(app.services);
    expect([(await item(over)).state, (await item(coming)).state]).toEqual(["open", "snoozed"]);
  });

  it("reminds nobody of what was closed or cleared", async () => {
    const { app, smtp, write, move, act } = inbox;
    const [closed, cleared] = [await write(), await write()];
    for (const id of [closed, cleared])
      await act(`messages/${id}`, "followUpConversation", { version: 1, date: "2026-11-22" });
    await move(closed, { version: 2, state: "done" });
    await act(`messages/${cleared}`, "followUpConversation", { version: 2, date: "" });
    await app.worker.drain();
    smtp.mails.length = 0;
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(smtp.mails).toEqual([]);
  });

  it("proposes what has waited for 14 days and closes nothing by itself", async () => {
    const { app, write, move, list } = inbox;
    const [quiet, recent] = [await write(), await write()];
    await move(quiet, { version: 1, state: "waiting" });
    await pass(13 * day);
    await move(recent, { version: 1, state: "waiting" });
    await pass(day);
    await app.worker.drain();
    const found = await list("messages", { quiet: true });
    expect(found.items.map(({ id, state }) => [id, state])).toEqual([[quiet, "waiting"]]);
    const screen = await inboxScreen(app.services, await asOwner(), {
      kind: "messages",
      search: new URLSearchParams(""),
    });
    expect(screen.filters).toEqual([
      { on: false, href: "/admin/messages?quiet=1", label: "Waiting for 14 days", count: 1 },
    ]);
  });
});
