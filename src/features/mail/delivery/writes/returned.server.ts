import { instantNow } from "#platform/clock/clock.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import type { Tx } from "#platform/database/open.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { complaintWording } from "../copy.ts";
import { reportIndexes } from "../table.server.ts";
import { type Reported, stopIfNeeded } from "./stops.server.ts";

/**
 * Notes once that a mail came back or was complained about: with its address, with the feature whose mail it was, and,
 * after a complaint, in the consent log.
 */
export async function noteReturned(
  tx: Tx,
  services: Services,
  { sent, email, report, status }: Reported,
): Promise<void> {
  const { ids, clock, cipher } = services;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("mail_reports")
    .values({
      id: ids.next(),
      mail_id: sent.id,
      mail_kind: sent.kind,
      kind: report,
      status: status.slice(0, 20),
      email_index: cipher.blindIndex(reportIndexes, comparableEmail(email)),
      at: instantNow(clock),
    })
    .onConflict((conflict) => conflict.columns(["mail_id", "kind"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const isStopped = await stopIfNeeded(tx, services, { sent, email, report, status });
  const reported: ReportedMail = { id: sent.id, mail: sent.kind, report, status, email, isStopped };
  for (const handler of services.contributions.reportHandlers) await handler(services)(tx, reported);
  // Last, because every sign-up waits for the log's lock.
  if (report === "complaint")
    await recordConsent(tx, services, {
      subject: consentSubject(services, comparableEmail(email)),
      kind: "withdrawn",
      ...complaintWording,
    });
}
