import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { second } from "#platform/clock/clock.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { actorBy } from "#tests/support/admin.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";
import { itemScreen } from "./reads/item-screen.server.ts";
import { undoAnswer } from "./writes/replies.server.ts";

describe.each(bothDatabases)("taking a reply back on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const undo = (id: string, answerId: string, key = "") =>
    inbox.act(`messages/${id}`, "undoAnswer", { answerId }, { key });
  const replied = async (id: string, more: object = {}) =>
    (await (await inbox.answer(id, { text: "Yes, on Tuesdays.", ...more })).json()).id;
  const begun = async () => {
    const id = await inbox.write();
    await inbox.app.worker.drain();
    inbox.smtp.mails.length = 0;
    return id;
  };

  it("wins or the mail goes, and never both, whoever is first among workers and colleagues", async () => {
    const { app, smtp, owner, editor, item } = inbox;
    const [robin, noor] = [await actorBy(app, editor), await actorBy(app, owner)];
    const other = createWorker(app.services);
    let undone = 0;
    for (let round = 0; round < 12; round += 1) {
      const id = await begun();
      const answerId = await replied(id);
      app.clock.advance(10 * second);
      const take = (who: Actor) => () =>
        undoAnswer(app.services, who, "messages", { id, answerId, idempotencyKey: undefined });
      // Another order each time.
      const acts: readonly (() => Promise<unknown>)[] = [
        app.worker.drain,
        take(robin),
        other.drain,
        take(noor),
      ];
      const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
      // In some rounds one of them is clearly first; in the others they race.
      const [head, ...rest] = turned;
      const first = round % 3 === 0 ? await Promise.allSettled([head?.()]) : [];
      const racing = round % 3 === 0 ? rest : turned;
      const results = [...first, ...(await Promise.allSettled(racing.map((act) => act())))];
      const accepted = results.filter(
        (each) => each.status === "fulfilled" && typeof each.value === "object",
      ).length;
      await app.worker.drain();
      await other.drain();
      expect([round, accepted, smtp.mails.length]).toEqual([round, accepted, 1 - accepted]);
      const answers = (await item(id)).steps.filter((step) => step.kind === "answer");
      expect(answers).toHaveLength(1 - accepted);
      undone += accepted;
    }
    expect([undone > 0, undone < 12]).toEqual([true, true]);
  });

  if (!databases.includes(kind)) return;

  it("sends nothing, returns the text, and leaves the conversation as it was", async () => {
    const { app, smtp, item, deliver } = inbox;
    const id = await begun();
    const answerId = await replied(id, { next: "done" });
    app.clock.advance(9 * second);
    await app.worker.drain();
    expect(smtp.mails).toEqual([]);
    const presses = await Promise.all([1, 2].map(() => undo(id, answerId, "one-press")));
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const texts = await Promise.all(presses.map(async (each) => (await each.json()).text));
    expect(texts.toSorted()).toEqual(["", "Yes, on Tuesdays."]);
    await deliver();
    expect(smtp.mails).toEqual([]);
    const after = await item(id);
    expect(after).toMatchObject({ state: "new", assignee: "", metAt: "", version: 3 });
    expect(after.steps.map((step) => step.kind)).toEqual(["moved", "answer_undone"]);
    const again = await undo(id, answerId);
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      "This reply isn't here any more. A colleague may have taken it back.",
    ]);
    // The text goes again, as a new reply.
    expect((await inbox.answer(id, { version: 3, text: "Yes, on Wednesdays." })).status).toBe(200);
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it("is possible with a clock that never stands still", async () => {
    const { clock } = inbox.app;
    const now = clock.now;
    clock.now = () => {
      clock.advance(1);
      return now();
    };
    const id = await begun();
    const answerId = await replied(id);
    expect((await undo(id, answerId)).status).toBe(200);
  });

  it("is refused once the mail is on its way, also while it's retried, and the screen offers it only until then", async () => {
    const { app, smtp, owner, item } = inbox;
    const id = await begun();
    const answerId = await replied(id);
    const actor = await actorBy(app, owner);
    const left = async () => {
      const { steps } = await itemScreen(app.services, actor, { kind: "messages", id });
      return steps.find((step) => step.kind === "answer")?.undoMs;
    };
    expect(await left()).toBe(10 * second);
    app.clock.advance(4 * second);
    expect(await left()).toBe(6 * second);
    app.clock.advance(6 * second);
    smtp.refuseWith = 451;
    await app.worker.drain();
    const late = await undo(id, answerId);
    expect([late.status, (await late.json()).message]).toEqual([
      409,
      "It's too late to undo: the reply is already on its way. You can send another one to correct it.",
    ]);
    expect(await left()).toBe(0);
    smtp.refuseWith = undefined;
    app.clock.advance(10 * second);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
    expect((await undo(id, answerId)).status).toBe(409);
    expect(await item(id)).toMatchObject({ state: "waiting" });
  });

  it("is refused after a failed attempt, also when the mail is to be tried at once", async () => {
    const { app, smtp, act } = inbox;
    const id = await begun();
    const answerId = await replied(id);
    app.clock.advance(10 * second);
    smtp.refuseWith = 451;
    await app.worker.drain();
    const { outbox_id } = await app.services.store.db
      .selectFrom("inbox_answers")
      .select("outbox_id")
      .where("id", "=", answerId)
      .executeTakeFirstOrThrow();
    app.clock.advance(second);
    // A server that said otherwise can have it all the same.
    expect((await act("email-queue", "retryMail", { id: outbox_id }, { who: inbox.owner })).status).toBe(200);
    expect((await undo(id, answerId)).status).toBe(409);
    smtp.refuseWith = undefined;
    app.clock.advance(10 * second);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  it("keeps what a colleague has changed since, and leaves no promise that looks kept", async () => {
    const { app, item, move, owner, act } = inbox;
    const id = await begun();
    const answerId = await replied(id);
    await act(`messages/${id}`, "moveConversation", { version: 2, assignee: "" }, { who: owner });
    expect((await undo(id, answerId)).status).toBe(200);
    expect(await item(id)).toMatchObject({ state: "open", metAt: "", assignee: "" });
    expect((await item(id)).due).not.toBeNull();

    const closed = await begun();
    const second = await replied(closed);
    app.clock.advance(1);
    await move(closed, { version: 2, state: "done" });
    expect((await undo(closed, second)).status).toBe(200);
    expect(await item(closed)).toMatchObject({ state: "done" });
  });

  it("takes back no reply of another conversation", async () => {
    const id = await begun();
    const answerId = await replied(id);
    const other = await inbox.write();
    expect((await undo(other, answerId)).status).toBe(409);
    expect((await inbox.item(id)).steps.some((step) => step.kind === "answer")).toBe(true);
  });

  it("gives a snoozed conversation its time back", async () => {
    const { app, act, item } = inbox;
    const id = await begun();
    await act("messages", "snoozeSeveral", { items: [{ id, version: 1 }], until: "later" });
    const { snoozedUntil } = await item(id);
    const answerId = await replied(id, { version: 2 });
    expect(await item(id)).toMatchObject({ state: "waiting", snoozedUntil: "" });
    expect((await undo(id, answerId)).status).toBe(200);
    expect(await item(id)).toMatchObject({ state: "snoozed", snoozedUntil });
    app.clock.advance(Date.parse(snoozedUntil) - app.clock.now().getTime());
    await app.worker.drain();
    await inbox.actAgain();
    expect((await item(id)).state).toBe("open");
  });
});
