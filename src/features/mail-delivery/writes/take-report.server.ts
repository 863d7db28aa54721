import { consentSubject, recordConsent } from "#features/privacy/consent/writes.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail, MailTaker, TakenAs } from "#platform/mail/incoming/incoming-mail.ts";
import { wasForwarded } from "#platform/mail/incoming/reports/failed-recipients.ts";
import { readReport } from "#platform/mail/incoming/reports/report.ts";
import type { Report } from "#platform/mail/incoming/reports/report-kind.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import { idOfTag } from "#platform/mail/tagged-address.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { complaintWording } from "../copy.ts";
import { reportedMail } from "../reads.server.ts";
import { decryptSentTo, indexOf, type SentMailRow } from "../table.server.ts";
import { stopIfNeeded } from "./stops.server.ts";

/**
 * Takes reports of mail servers and complaints. What they say counts only for the address that the mail was sent to, and
 * none of their text is kept. They cause no mail: neither to the visitor, nor to the server, nor to the team.
 */
export function takeReports(services: Services): MailTaker {
  return async (tx, mail) => {
    const report = readReport(mail);
    if (!report || report.kind === "automatic") return isForReports(services, mail) ? "automatic" : undefined;
    const sent = await reportedMail(services, tx, mail);
    if (sent) await noteReport(tx, services, mail, { sent, report });
    return takenAs(report);
  };
}

/** Nobody writes to a return path; programs answer to it. */
function isForReports({ cipher }: Services, { to }: IncomingMail): boolean {
  return to.some((address) => idOfTag(cipher, "bounce", address) !== undefined);
}

function takenAs({ kind }: Report): TakenAs {
  if (kind === "complaint") return "complaint";
  return kind === "delayed" ? "automatic" : "bounce";
}

async function noteReport(
  tx: Tx,
  services: Services,
  mail: IncomingMail,
  { sent, report: { kind: said, status } }: { sent: SentMailRow; report: Report },
): Promise<void> {
  if (said === "delayed" || said === "automatic") return;
  const { ids, clock, cipher } = services;
  const email = decryptSentTo(services, sent);
  // Where somebody forwards our mail to is gone, but they can still read it themselves.
  const kind = said === "hard" && wasForwarded(mail, email) ? "soft" : said;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("mail_reports")
    .values({
      id: ids.next(),
      mail_id: sent.id,
      mail_kind: sent.kind,
      kind,
      status: status.slice(0, 20),
      email_index: cipher.blindIndex(indexOf.reports, comparableEmail(email)),
      at: instantNow(clock),
    })
    .onConflict((conflict) => conflict.columns(["mail_id", "kind"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const isStopped = await stopIfNeeded(tx, services, { sent, email, report: kind, status });
  const reported: ReportedMail = { id: sent.id, mail: sent.kind, report: kind, status, email, isStopped };
  for (const handler of services.contributions.reportHandlers) await handler(services)(tx, reported);
  // Last, because every sign-up waits for the log's lock.
  if (kind === "complaint")
    await recordConsent(tx, services, {
      subject: consentSubject(services, comparableEmail(email)),
      kind: "withdrawn",
      ...complaintWording,
    });
}
