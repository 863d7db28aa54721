import { fieldGroups } from "./fields.ts";
import type { ReportKind } from "./report-kind.ts";

/** Of RFC 5965 and its registry. The others say something about us as senders, or that a mail wasn't spam. */
const complaints = ["abuse", "fraud", "virus", "opt-out", "opt-out-list", "miscategorized"];

/** What a feedback report says. One without a type is a complaint: some providers leave it out. */
export function feedbackKind(fields: string): ReportKind {
  const type = fieldGroups(fields)
    .flatMap((group) => group.get("feedback-type") ?? [])[0]
    ?.toLowerCase();
  return type === undefined || complaints.includes(type) ? "complaint" : "automatic";
}
