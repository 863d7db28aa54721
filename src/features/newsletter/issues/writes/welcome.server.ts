import { lockPictures } from "#features/pictures/reads.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { issueMessages as sentences } from "../copy.ts";
import { issueRow, openContent, pictureIdsIn } from "../reads/content.server.ts";
import { welcomeEmails } from "../reads/welcome.server.ts";
import { issueFaults } from "../rules/issue-faults.ts";
import { freeDay, mostWelcomeEmails, nextSweep, welcomeJob } from "../rules/welcome.ts";
import { senderNow } from "../team-settings.server.ts";
import { conflictError, createIssue } from "./draft.server.ts";

/** Locks the series until the transaction ends. */
export async function lockSeries(tx: Tx): Promise<{ since: string; revision: number }> {
  return tx
    .updateTable("welcome_series")
    .set((known) => ({ revision: known.ref("revision") }))
    .returning(["since", "revision"])
    .executeTakeFirstOrThrow();
}

/**
 * Turns the series on or off. Only people who confirm after it was turned on are in it.
 * @throws {HttpError} invalid_input without a sender or an email; conflict if someone changed it.
 */
export async function switchSeries(
  services: Services,
  actor: Actor,
  { on, revision }: { on: boolean; revision: number },
): Promise<void> {
  authorize(actor, "newsletter.send");
  if (on && (await senderNow(services)) === undefined)
    throw new HttpError("invalid_input", { message: sentences.postal });
  await services.store.transact(async (tx) => {
    const series = await lockSeries(tx);
    if (series.revision !== revision) throw new HttpError("conflict", { message: sentences.welcomeChanged });
    if (on === (series.since !== "")) return;
    if (on && (await welcomeEmails(tx).where("issues.state", "=", "welcome").execute()).length === 0)
      throw new HttpError("invalid_input", { message: sentences.welcomeEmpty });
    await tx
      .updateTable("welcome_series")
      .set({ since: on ? instantNow(services.clock) : "", revision: revision + 1 })
      .execute();
    if (on) await planSweep(tx, services);
    const action = on ? "letters.welcome_on" : "letters.welcome_off";
    await recordAudit(tx, services, { actor, action, subject: "welcome" });
  });
}

/** Plans the next look for people to whom an email is due, once for all processes. */
export async function planSweep(tx: Tx, services: Services): Promise<void> {
  const next = nextSweep(services.clock.now());
  await enqueueOnce(tx, services, { ...next, kind: welcomeJob, payload: {} });
}

/**
 * Begins another email of the series, as a draft. @returns its id.
 * @throws {HttpError} invalid_input if there are five.
 */
export async function addWelcomeEmail(services: Services, actor: Actor): Promise<string> {
  authorize(actor, "newsletter.send");
  return createIssue(services, actor, {}, async (tx, id) => {
    await lockSeries(tx);
    const emails = await welcomeEmails(tx).execute();
    if (emails.length >= mostWelcomeEmails)
      throw new HttpError("invalid_input", { message: sentences.welcomeFull });
    const days = freeDay(emails.map((each) => each.days));
    await tx.insertInto("welcome_emails").values({ issue_id: id, days, sent: 0 }).execute();
  });
}

/** @throws {HttpError} not_found. */
export async function changeWelcomeDays(
  services: Services,
  actor: Actor,
  { id, days }: { id: string; days: number },
): Promise<void> {
  authorize(actor, "newsletter.send");
  await services.store.transact(async (tx) => {
    await lockSeries(tx);
    const emails = await welcomeEmails(tx).execute();
    if (emails.some((each) => each.id !== id && each.days === days))
      throw fieldError("days", sentences.welcomeDayTaken);
    const { numUpdatedRows } = await tx
      .updateTable("welcome_emails")
      .set({ days })
      .where("issue_id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "letters.welcome_days", subject: id });
  });
}

/**
 * Adds a draft to the series, or takes it out to change it. While it's out, people to whom it's due wait.
 * @throws {HttpError} invalid_input with what prevents sending; conflict if someone changed it.
 */
export async function moveWelcomeEmail(
  services: Services,
  actor: Actor,
  { id, revision, move }: { id: string; revision: number; move: "add" | "take_out" },
): Promise<void> {
  authorize(actor, "newsletter.send");
  const { text, ...content } = openContent(services, await issueRow(services, id));
  const pictures = pictureIdsIn(text);
  const isAdded = move === "add";
  if (isAdded) {
    const [fault] = issueFaults(
      { ...content, text },
      {
        needsSender: (await senderNow(services)) === undefined,
        pictures: { named: pictures.length, there: pictures.length },
      },
    );
    if (fault !== undefined) throw new HttpError("invalid_input", { message: fault });
  }
  await services.store.transact(async (tx) => {
    if (isAdded && (await lockPictures(tx, pictures)).size < pictures.length)
      throw new HttpError("invalid_input", { message: sentences.picturesGone });
    const changed = await tx
      .updateTable("issues")
      .set((row) => ({
        state: isAdded ? "welcome" : "draft",
        revision: revision + 1,
        turn: row("turn", "+", 1),
        changed_at: instantNow(services.clock),
      }))
      .where("id", "=", id)
      .where("id", "in", tx.selectFrom("welcome_emails").select("issue_id"))
      .where("revision", "=", revision)
      .where("state", "=", isAdded ? "draft" : "welcome")
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw await conflictError(tx, id, revision);
    const action = isAdded ? "letters.welcome_added" : "letters.welcome_taken_out";
    await recordAudit(tx, services, { actor, action, subject: id });
  });
}
