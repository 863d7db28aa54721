import { sql } from "kysely";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue, enqueueMany } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { issueRow } from "../reads/admin.server.ts";
import { openContent } from "../reads/open-content.server.ts";
import { receiversOf } from "../reads/receivers.server.ts";
import { senderNow } from "../reads/sender.server.ts";
import { mailsPerSlice, sliceMs } from "../rules.ts";
import { mailJob, sliceJob } from "./job-names.server.ts";

/** One run of an issue; jobs of earlier runs do nothing. */
type Turn = { issueId: string; turn: number };

/** Whether an issue is still in this run and status; its row is locked until the transaction ends. */
async function holds(tx: Tx, { issueId, turn }: Turn, state: "scheduled" | "sending"): Promise<boolean> {
  const row = await tx
    .updateTable("letters")
    .set((known) => ({ state: known.ref("state") }))
    .where("id", "=", issueId)
    .where("turn", "=", turn)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the recipients (idempotently) and queues the first emails. */
export async function startIssue(services: Services, which: Turn): Promise<void> {
  const { store, ids, clock } = services;
  const row = await issueRow(services, which.issueId);
  if (row.state !== "scheduled" || row.turn !== which.turn) return;
  if ((await senderNow(services)) === undefined) return backToDraft(services, which);
  for await (const { receivers } of receiversOf(services, openContent(services, row))) {
    const goesOn = await store.transact(async (tx) => {
      if (!(await holds(tx, which, "scheduled"))) return false;
      if (receivers.length === 0) return true;
      const mails = receivers.map((subscriberId) => ({
        id: ids.next(),
        letter_id: which.issueId,
        subscriber_id: subscriberId,
        state: "waiting" as const,
        entry_id: "",
        at: instantNow(clock),
        reason: "",
      }));
      await tx
        .insertInto("letter_mails")
        .values(mails)
        .onConflict((conflict) => conflict.columns(["letter_id", "subscriber_id"]).doNothing())
        .execute();
      return true;
    });
    if (!goesOn) return;
  }
  await store.transact(async (tx) => {
    if (!(await holds(tx, which, "scheduled"))) return;
    await tx
      .updateTable("letters")
      .set({ state: "sending", begun_at: instantNow(clock) })
      .where("id", "=", which.issueId)
      .execute();
    await enqueue(tx, services, sliceEntry({ ...which, slice: 1 }));
  });
}

/**
 * An issue due without a sender becomes a draft again. It keeps its scheduled time, so that its screen can say why it
 * wasn't sent.
 */
async function backToDraft({ store, clock }: Services, which: Turn): Promise<void> {
  await store.transact(async (tx) => {
    if (!(await holds(tx, which, "scheduled"))) return;
    await tx
      .updateTable("letters")
      .set((known) => ({
        state: "draft",
        send_at: known
          .case()
          .when("send_at", "=", "")
          .then(instantNow(clock))
          .else(known.ref("send_at"))
          .end(),
        revision: known("revision", "+", 1),
        turn: known("turn", "+", 1),
        changed_at: instantNow(clock),
      }))
      .where("id", "=", which.issueId)
      .execute();
  });
}

/** The outbox entry of one slice. Its id makes queueing idempotent. */
export function sliceEntry({ issueId, turn, slice }: Turn & { slice: number }) {
  return {
    id: `${issueId}:${turn}:${slice}`,
    kind: sliceJob,
    payload: { letterId: issueId, turn: String(turn), slice: String(slice) },
  };
}

/**
 * Queues an issue's next emails, spread over a slice of time, and the job for the next slice. Emails still in the
 * outbox count, so that the sending speed is also kept after an outage.
 */
export async function nextSlice(
  services: Services,
  { slice: number, ...which }: Turn & { slice: number },
): Promise<void> {
  const { store, clock } = services;
  const row = await issueRow(services, which.issueId);
  const slice = mailsPerSlice(openContent(services, row).pace);
  const sender = await senderNow(services);
  await store.transact(async (tx) => {
    if (!(await holds(tx, which, "sending"))) return;
    if (sender === undefined) return pauseIssue(tx, services, which.issueId);
    const next = sliceEntry({ ...which, slice: number + 1 });
    // This slice was done before; the outbox repeated the job after a crash.
    if (await tx.selectFrom("outbox").select("id").where("id", "=", next.id).executeTakeFirst()) return;
    await noteGivenUp(tx, services, which.issueId);
    const open = await openMails(tx, which.issueId);
    if (open.waiting + open.queued + open.later === 0) {
      await tx
        .updateTable("letters")
        .set((known) => ({
          state: "sent",
          finished_at: instantNow(clock),
          revision: known("revision", "+", 1),
        }))
        .where("id", "=", which.issueId)
        .execute();
      return;
    }
    await handOver(tx, services, which, Math.min(open.waiting, slice - open.queued));
    // Only deferred emails are left, so checking can wait.
    const wait = open.waiting + open.queued > 0 ? sliceMs : minute;
    await enqueue(tx, services, { ...next, runAt: instantAfter(clock, wait) });
  });
}

/** Pauses the issue until the sender is entered and someone resumes it. */
async function pauseIssue(tx: Tx, { clock }: Services, issueId: string): Promise<void> {
  await tx
    .updateTable("letters")
    .set((known) => ({
      state: "paused",
      revision: known("revision", "+", 1),
      turn: known("turn", "+", 1),
      changed_at: instantNow(clock),
    }))
    .where("id", "=", issueId)
    .execute();
}

/** Emails whose outbox entry was given up have failed. */
async function noteGivenUp(tx: Tx, { clock }: Services, issueId: string): Promise<void> {
  await tx
    .updateTable("letter_mails")
    .set({ state: "failed", at: instantNow(clock), reason: "given up" })
    .where("letter_id", "=", issueId)
    .where("state", "in", ["queued", "retrying"])
    .where("entry_id", "in", tx.selectFrom("outbox").select("id").where("state", "=", "dead"))
    .execute();
}

async function openMails(tx: Tx, issueId: string) {
  const rows = await tx
    .selectFrom("letter_mails")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .where("letter_id", "=", issueId)
    .where("state", "in", ["waiting", "queued", "retrying", "handing"])
    .groupBy("state")
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of("waiting"), queued: of("queued"), later: of("retrying") + of("handing") };
}

async function handOver(tx: Tx, services: Services, { issueId, turn }: Turn, count: number): Promise<void> {
  if (count <= 0) return;
  const next = tx
    .selectFrom("letter_mails")
    .select("id")
    .where("letter_id", "=", issueId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .limit(count);
  const now = instantNow(services.clock);
  const mails = await tx
    .updateTable("letter_mails")
    .set({ state: "queued", at: now, entry_id: sql<string>`id || ${`:${turn}`}` })
    .where("id", "in", next)
    .returning(["id", "entry_id"])
    .execute();
  await enqueueMany(
    tx,
    services,
    mails.map(({ id, entry_id }, at) => ({
      id: entry_id,
      kind: mailJob,
      payload: { mailId: id },
      runAt: instantAfter(services.clock, Math.floor((at * sliceMs) / mails.length)),
    })),
  );
}
