import { lockPictures } from "#features/pictures/reads.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { issueMessages as sentences } from "../copy.ts";
import { issueRow, openContent, pictureIdsIn } from "../reads/content.server.ts";
import { goneAudience } from "../reads/receivers.server.ts";
import { isWelcomeEmail } from "../reads/welcome.server.ts";
import { issueFaults } from "../rules/issue-faults.ts";
import type { IssueState } from "../rules/sending.ts";
import { selectRecipientsJob } from "../rules/sending.ts";
import type { IssueMove } from "../schema.ts";
import type { IssueRow } from "../table.server.ts";
import { lacksSender } from "../team-settings.server.ts";
import { conflictError } from "./draft.server.ts";
import { sliceEntry } from "./slices.server.ts";

/**
 * Schedules a draft, or sends it now.
 * @throws {HttpError} invalid_input with what prevents sending; conflict if someone changed it.
 */
export async function scheduleIssue(
  services: Services,
  actor: Actor,
  { id, revision, sendAt, zone }: { id: string; revision: number; sendAt: string; zone: string },
): Promise<void> {
  authorize(actor, "newsletter.send");
  const { store, clock } = services;
  const content = openContent(services, await issueRow(services, id));
  const named = pictureIdsIn(content.text);
  const [fault] = issueFaults(content, {
    needsSender: await lacksSender(services, content),
    gone: await goneAudience(services, content),
    pictures: { named: named.length, there: named.length },
  });
  if (fault !== undefined) throw new HttpError("invalid_input", { message: fault });
  if (await isWelcomeEmail(services.store.db, id))
    throw new HttpError("conflict", { message: sentences.welcomeOnly });
  const at = sendAt === "" ? "" : new Date(sendAt).toISOString();
  if (at !== "" && at <= instantNow(clock)) throw fieldError("sendAt", sentences.past);
  await store.transact(async (tx) => {
    if ((await lockPictures(tx, named)).size < named.length)
      throw new HttpError("invalid_input", { message: sentences.picturesGone });
    const { run } = await changeState(tx, services, {
      id,
      revision,
      from: ["draft"],
      set: { state: "scheduled", send_at: at, zone },
    });
    await enqueue(tx, services, {
      kind: selectRecipientsJob,
      payload: { letterId: id, turn: String(run) },
      ...(at === "" ? {} : { runAt: at }),
    });
    await recordAudit(tx, services, { actor, action: "letters.scheduled", subject: id });
  });
}

const moves = {
  unschedule: { from: ["scheduled"], to: "draft", action: "letters.unscheduled" },
  pause: { from: ["sending"], to: "paused", action: "letters.paused" },
  resume: { from: ["paused"], to: "sending", action: "letters.resumed" },
  stop: { from: ["sending", "paused"], to: "stopped", action: "letters.stopped" },
} as const satisfies Record<
  IssueMove,
  { from: readonly IssueState[]; to: IssueState; action: `letters.${string}` }
>;

export async function moveIssue(
  services: Services,
  actor: Actor,
  { id, revision, move }: { id: string; revision: number; move: IssueMove },
): Promise<void> {
  authorize(actor, "newsletter.send");
  if (move === "resume") await refuseWithoutSender(services, id);
  const { from, to, action } = moves[move];
  const now = instantNow(services.clock);
  await services.store.transact(async (tx) => {
    const { run } = await changeState(tx, services, {
      id,
      revision,
      from,
      set: {
        state: to,
        ...(move === "unschedule" ? { send_at: "" } : {}),
        ...(move === "stop" ? { finished_at: now } : {}),
        // What came back before was seen by whoever resumes it.
        ...(move === "resume" ? { paused_for: "" as const, counted_from: now } : {}),
      },
    });
    // Someone may have unscheduled it while its recipients were being selected.
    if (move === "unschedule") await tx.deleteFrom("issue_mails").where("issue_id", "=", id).execute();
    if (move === "resume") await enqueue(tx, services, sliceEntry({ issueId: id, run, slice: 1 }));
    if (move === "stop")
      await tx
        .updateTable("issue_mails")
        .set({ state: "skipped", at: now })
        .where("issue_id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    await recordAudit(tx, services, { actor, action, subject: id });
  });
}

/** @throws {HttpError} invalid_input until someone has entered the newsletter sender. */
async function refuseWithoutSender(services: Services, id: string): Promise<void> {
  if (await lacksSender(services, openContent(services, await issueRow(services, id))))
    throw new HttpError("invalid_input", { message: sentences.postal });
}

/** The incremented run number makes jobs of earlier runs do nothing. */
async function changeState(
  tx: Tx,
  { clock }: Services,
  {
    id,
    revision,
    from,
    set,
  }: { id: string; revision: number; from: readonly IssueState[]; set: Partial<IssueRow> },
): Promise<{ run: number }> {
  const changed = await tx
    .updateTable("issues")
    .set((row) => ({
      ...set,
      revision: revision + 1,
      turn: row("turn", "+", 1),
      changed_at: instantNow(clock),
    }))
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "in", from)
    .returning("turn as run")
    .executeTakeFirst();
  if (!changed) throw await conflictError(tx, id, revision);
  return changed;
}

/**
 * Retries emails that failed or may not have arrived. The latter can arrive twice, but have the same Message-ID, so
 * most mail programs show them once.
 * @returns how many.
 */
export async function sendAgain(
  services: Services,
  actor: Actor,
  { id, which }: { id: string; which: "unsure" | "failed" },
): Promise<number> {
  authorize(actor, "newsletter.send");
  await refuseWithoutSender(services, id);
  return services.store.transact(async (tx) => {
    const issue = await tx
      .updateTable("issues")
      .set((row) => ({
        state: "sending",
        finished_at: "",
        counted_from: instantNow(services.clock),
        turn: row("turn", "+", 1),
        revision: row("revision", "+", 1),
        changed_at: instantNow(services.clock),
      }))
      .where("id", "=", id)
      .where("state", "in", ["sending", "sent"])
      // Its individual emails have been deleted, so the recipients are unknown.
      .where("counts", "=", "")
      .returning("turn as run")
      .executeTakeFirst();
    if (!issue) throw await conflictError(tx, id, 0);
    const { numUpdatedRows } = await tx
      .updateTable("issue_mails")
      .set({ state: "waiting", at: instantNow(services.clock), reason: "" })
      .where("issue_id", "=", id)
      .where("state", "=", which)
      .where(({ eb, or }) => or([eb("subscriber_id", "is not", null), eb("place_id", "is not", null)]))
      .executeTakeFirst();
    await enqueue(tx, services, sliceEntry({ issueId: id, run: issue.run, slice: 1 }));
    await recordAudit(tx, services, { actor, action: "letters.sent_again", subject: id });
    return Number(numUpdatedRows);
  });
}
