import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { mailStops } from "../record.server.ts";
import { outweighs, type StopReason, softStop, stopReason } from "../rules.ts";
import { type MailStopRow, reportIndexes, type SentMailRow, stopAddresses } from "../table.server.ts";

/** `sent`: the mail, which has a row only while a mailbox is set up. */
export type Reported = {
  sent: Pick<SentMailRow, "id" | "kind" | "at">;
  email: string;
} & Pick<ReportedMail, "report" | "status">;

/**
 * Stops mail to an address if the report is a reason to. A bounce of a mail from before its owner confirmed that it
 * works isn't one.
 * @returns whether mail to it is stopped now.
 */
export async function stopIfNeeded(tx: Tx, services: Services, reported: Reported): Promise<boolean> {
  const known = await lockStop(tx, services, reported.email);
  const isStopped = known !== undefined && known.lifted_at === "";
  const reason = stopReason(reported.report, await softMails(tx, services, reported, known));
  if (reason === undefined) return isStopped;
  if (reason !== "complaint" && known && reported.sent.at < known.lifted_at) return isStopped;
  const stopping = { ...reported, reason };
  if (known) await stopAgain(tx, services, known, stopping);
  else if (!(await stopFirst(tx, services, stopping))) {
    // Another report came at the same moment.
    const other = await lockStop(tx, services, reported.email);
    if (other) await stopAgain(tx, services, other, stopping);
  }
  return true;
}

/** Locks an address's row until the transaction ends. Lock it before a subscriber, so that two can't deadlock. */
export async function lockStop(tx: Tx, services: Services, email: string): Promise<MailStopRow | undefined> {
  const comparable = comparableEmail(email);
  await adoptIndexes(tx, services, stopAddresses, [comparable]);
  return tx
    .updateTable("mail_stops")
    .set(({ ref }) => ({ reason: ref("reason") }))
    .where("email_index", "in", mailStops.indexesOf(services, email))
    .returningAll()
    .executeTakeFirst();
}

/** How many mails to this address came back lately, of those that were sent since it was last confirmed. */
async function softMails(
  tx: Tx,
  { cipher, clock }: Services,
  { email }: Reported,
  known: MailStopRow | undefined,
): Promise<number> {
  const since = instantAfter(clock, -softStop.days * day);
  const { count } = await tx
    .selectFrom("mail_reports")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .innerJoin("sent_mails", "sent_mails.id", "mail_reports.mail_id")
    .where("mail_reports.email_index", "in", cipher.blindIndexes(reportIndexes, comparableEmail(email)))
    .where("mail_reports.kind", "=", "soft")
    .where("mail_reports.at", ">=", since)
    .where("sent_mails.at", ">=", known?.lifted_at ?? "")
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Stopping = Reported & { reason: StopReason };

/** @returns whether the address had no row yet. */
async function stopFirst(
  tx: Tx,
  services: Services,
  { sent, email, reason, status }: Stopping,
): Promise<boolean> {
  const id = services.ids.next();
  const row = {
    id,
    ...mailStops.toRow(services, id, { email }),
    reason,
    status,
    mail_kind: sent.kind,
    stopped_at: instantNow(services.clock),
    asked_at: "",
    lifted_at: "",
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("mail_stops")
    .values(row)
    .onConflict((conflict) => conflict.column("email_index").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

async function stopAgain(
  tx: Tx,
  { clock }: Services,
  known: MailStopRow,
  { sent, reason, status }: Stopping,
): Promise<void> {
  const isStopped = known.lifted_at === "";
  if (isStopped && outweighs(known.reason, reason)) return;
  await tx
    .updateTable("mail_stops")
    .set({
      reason,
      status,
      mail_kind: sent.kind,
      // The link that was mailed works as long as it's the same stop.
      ...(isStopped ? {} : { stopped_at: instantNow(clock), asked_at: "" }),
      lifted_at: "",
    })
    .where("id", "=", known.id)
    .execute();
}

/** Lets mail go to an address again, once its owner has confirmed it. @returns whether it was stopped. */
export async function liftStop(tx: Tx, services: Services, email: string): Promise<boolean> {
  const known = await lockStop(tx, services, email);
  if (known?.lifted_at !== "") return false;
  await tx
    .updateTable("mail_stops")
    .set({ lifted_at: instantNow(services.clock) })
    .where("id", "=", known.id)
    .execute();
  return true;
}
