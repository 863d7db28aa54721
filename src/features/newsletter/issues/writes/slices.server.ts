import { sql } from "kysely";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { enqueue, enqueueMany } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { issueRow, openContent } from "../reads/content.server.ts";
import { receiversOf } from "../reads/receivers.server.ts";
import { mailJob, mailsPerSlice, sliceJob, sliceMs } from "../rules/sending.ts";
import { lacksSender } from "../team-settings.server.ts";

/** One run of an issue; jobs of earlier runs do nothing. */
type IssueRun = { issueId: string; run: number };

/** Locks an issue's row until the transaction ends; false if it isn't in this run and status any more. */
async function lockInState(tx: Tx, { issueId, run }: IssueRun, state: "scheduled" | "sending") {
  const row = await tx
    .updateTable("issues")
    .set((known) => ({ state: known.ref("state") }))
    .where("id", "=", issueId)
    .where("turn", "=", run)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the recipients (idempotently) and queues the first emails. */
export async function startIssue(services: Services, issueRun: IssueRun): Promise<void> {
  const { store, ids, clock } = services;
  const row = await issueRow(services, issueRun.issueId);
  if (row.state !== "scheduled" || row.turn !== issueRun.run) return;
  const content = openContent(services, row);
  if (await lacksSender(services, content)) return returnToDraft(services, issueRun);
  for await (const { receivers } of receiversOf(services, content)) {
    const isStillScheduled = await store.transact(async (tx) => {
      if (!(await lockInState(tx, issueRun, "scheduled"))) return false;
      if (receivers.length === 0) return true;
      const mails = receivers.map((receiver) => ({
        ...receiver,
        id: ids.next(),
        issue_id: issueRun.issueId,
        state: "waiting" as const,
        entry_id: "",
        at: instantNow(clock),
        reason: "",
        report: "" as const,
      }));
      await tx
        .insertInto("issue_mails")
        .values(mails)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
    if (!isStillScheduled) return;
  }
  await store.transact(async (tx) => {
    if (!(await lockInState(tx, issueRun, "scheduled"))) return;
    await tx
      .updateTable("issues")
      .set({ state: "sending", begun_at: instantNow(clock) })
      .where("id", "=", issueRun.issueId)
      .execute();
    await enqueue(tx, services, sliceEntry({ ...issueRun, slice: 1 }));
  });
}

/**
 * An issue due without a sender becomes a draft again. It keeps its scheduled time, so that its screen can say why it
 * wasn't sent.
 */
async function returnToDraft({ store, clock }: Services, issueRun: IssueRun): Promise<void> {
  await store.transact(async (tx) => {
    if (!(await lockInState(tx, issueRun, "scheduled"))) return;
    await tx
      .updateTable("issues")
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
      .where("id", "=", issueRun.issueId)
      .execute();
  });
}

/** Its id makes queueing idempotent. */
export function sliceEntry({ issueId, run, slice }: IssueRun & { slice: number }) {
  return {
    id: `${issueId}:${run}:${slice}`,
    kind: sliceJob,
    payload: { letterId: issueId, turn: String(run), slice: String(slice) },
  };
}

/**
 * Queues an issue's next emails, spread over a slice of time, and the job for the next slice. Emails still in the
 * outbox count, so that the sending speed is also kept after an outage.
 */
export async function nextSlice(
  services: Services,
  { slice: number, ...issueRun }: IssueRun & { slice: number },
): Promise<void> {
  const { store, clock } = services;
  const row = await issueRow(services, issueRun.issueId);
  const content = openContent(services, row);
  const slice = mailsPerSlice(content.pace);
  const needsSender = await lacksSender(services, content);
  await store.transact(async (tx) => {
    if (!(await lockInState(tx, issueRun, "sending"))) return;
    if (needsSender) return pauseIssue(tx, services, issueRun.issueId);
    const next = sliceEntry({ ...issueRun, slice: number + 1 });
    // This slice was done before; the outbox repeated the job after a crash.
    if (await rowById(tx, "outbox", next.id).executeTakeFirst()) return;
    await failGivenUpMails(tx, services, issueRun.issueId);
    const open = await openMails(tx, issueRun.issueId);
    if (open.waiting + open.queued + open.underWay + open.deferred === 0) {
      await tx
        .updateTable("issues")
        .set((known) => ({
          state: "sent",
          finished_at: instantNow(clock),
          revision: known("revision", "+", 1),
        }))
        .where("id", "=", issueRun.issueId)
        .execute();
      return;
    }
    await queueNextMails(tx, services, issueRun, Math.min(open.waiting, slice - open.queued));
    // Only deferred emails are left, so checking can wait.
    const wait = open.waiting + open.queued + open.underWay > 0 ? sliceMs : minute;
    await enqueue(tx, services, { ...next, runAt: instantAfter(clock, wait) });
  });
}

/** Pauses the issue until the sender is entered and someone resumes it. */
async function pauseIssue(tx: Tx, { clock }: Services, issueId: string): Promise<void> {
  await tx
    .updateTable("issues")
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
export async function failGivenUpMails(tx: Tx, { clock }: Services, issueId: string): Promise<void> {
  await tx
    .updateTable("issue_mails")
    .set({ state: "failed", at: instantNow(clock), reason: "given up" })
    .where("issue_id", "=", issueId)
    .where("state", "in", ["queued", "retrying"])
    .where("entry_id", "in", tx.selectFrom("outbox").select("id").where("state", "=", "dead"))
    .execute();
}

async function openMails(tx: Tx, issueId: string) {
  const rows = await tx
    .selectFrom("issue_mails")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .where("issue_id", "=", issueId)
    .where("state", "in", ["waiting", "queued", "retrying", "handing"])
    .groupBy("state")
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of("waiting"), queued: of("queued"), underWay: of("handing"), deferred: of("retrying") };
}

async function queueNextMails(tx: Tx, services: Services, { issueId, run }: IssueRun, count: number) {
  if (count <= 0) return;
  const next = tx
    .selectFrom("issue_mails")
    .select("id")
    .where("issue_id", "=", issueId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .limit(count);
  const now = instantNow(services.clock);
  const mails = await tx
    .updateTable("issue_mails")
    .set({ state: "queued", at: now, entry_id: sql<string>`id || ${`:${run}`}` })
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
