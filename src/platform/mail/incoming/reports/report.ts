import type { IncomingMail } from "../incoming-mail.ts";
import { isAutomaticReply } from "./automatic-reply.ts";
import { readDeliveryStatus } from "./delivery-status.ts";
import { feedbackKind } from "./feedback.ts";
import { readPlainBounce } from "./plain-bounce.ts";
import type { Report } from "./report-kind.ts";

/** Reads what a mail reports; undefined for mails of people. Nothing in it decides which address it's about. */
export function readReport(mail: IncomingMail): Report | undefined {
  if (mail.report?.kind === "feedback-report") return { kind: feedbackKind(mail.report.fields), status: "" };
  if (mail.report?.kind === "delivery-status") return readDeliveryStatus(mail.report.fields, mail.text);
  // Other forms of complaints and reports come with fewer headers than automatic replies, so these are asked first.
  if (isAutomaticReply(mail)) return { kind: "automatic", status: "" };
  return readPlainBounce(mail);
}
