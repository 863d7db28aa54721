import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail, MailTaker, TakenAs } from "#platform/mail/incoming/incoming-mail.ts";
import { wasForwarded } from "#platform/mail/incoming/reports/failed-recipients.ts";
import { readReport } from "#platform/mail/incoming/reports/report.ts";
import type { Report } from "#platform/mail/incoming/reports/report-kind.ts";
import type { Services } from "#platform/services.ts";
import { reportedMail } from "../reads.server.ts";
import { sentMails } from "../record.server.ts";
import type { SentMailRow } from "../table.server.ts";
import { noteReturned } from "./returned.server.ts";

/**
 * Takes reports of mail servers and complaints about mails of ours. What they say counts only for the address that the
 * mail was sent to, and none of their text is kept. They cause no mail: neither to the visitor, nor to the server, nor to
 * the team. What matches none of our mails is left to others: a person can have written it.
 */
export function takeReports(services: Services): MailTaker {
  return async (tx, mail) => {
    const report = readReport(mail);
    // An automatic reply to one of our mails has somebody's words.
    if (!report || (report.kind === "automatic" && mail.report === undefined)) return undefined;
    const sent = await reportedMail(services, tx, mail);
    if (!sent) return undefined;
    await noteReport(tx, services, mail, { sent, report });
    return takenAs(report);
  };
}

function takenAs({ kind }: Report): TakenAs {
  if (kind === "complaint") return "complaint";
  return kind === "delayed" || kind === "automatic" ? "automatic" : "bounce";
}

async function noteReport(
  tx: Tx,
  services: Services,
  mail: IncomingMail,
  { sent, report: { kind: said, status } }: { sent: SentMailRow; report: Report },
): Promise<void> {
  if (said === "delayed" || said === "automatic") return;
  const email = sentMails.fromRow(services, sent).email;
  // Where somebody forwards our mail to is gone, but they can still read it themselves.
  const kind = said === "hard" && wasForwarded(mail, email) ? "soft" : said;
  await noteReturned(tx, services, { sent, email, report: kind, status });
}
