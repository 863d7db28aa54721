import { type Fields, fieldGroups } from "./fields.ts";
import { verdictOf } from "./reasons.ts";
import type { Report, ReportKind } from "./report-kind.ts";

/** Reads the machine-readable part of a delivery report (RFC 3464), with the text for people where it says too little. */
export function readDeliveryStatus(fields: string, text: string): Report {
  const recipients = fieldGroups(fields).filter(
    (group) => group.has("action") || group.has("status") || group.has("final-recipient"),
  );
  const reports = recipients.map((group) => reportOf(group, text));
  // Each of our mails goes to one address. If that stands for several and one of them got the mail, it was reached.
  return reports.toSorted((one, other) => mildness(one.kind) - mildness(other.kind))[0] ?? unknown;
}

const unknown: Report = { kind: "unknown", status: "" };

const mildestFirst: readonly ReportKind[] = ["automatic", "delayed", "blocked", "soft", "unknown", "hard"];
const mildness = (kind: ReportKind) => mildestFirst.indexOf(kind);

function reportOf(group: Fields, text: string): Report {
  const action = group.get("action")?.toLowerCase().split(/\W/)[0] ?? "";
  const [status = ""] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(group.get("status") ?? "") ?? [];
  if (action === "delayed") return { kind: "delayed", status };
  if (["delivered", "relayed", "expanded"].includes(action) || status.startsWith("2."))
    return { kind: "automatic", status };
  const diagnosis = group.get("diagnostic-code") ?? "";
  return verdictOf({ status, text: diagnosis === "" ? text : diagnosis });
}
