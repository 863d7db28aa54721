const header = (headers: ReadonlyMap<string, string>, name: string) =>
  (headers.get(name) ?? "").trim().toLowerCase();

/** Exchange's spam confidence level from which it calls a mail spam. */
const spamLevel = 5;

/** Whether the mailbox's own server took a mail for spam. */
export function isSuspectedSpam(headers: ReadonlyMap<string, string>): boolean {
  return (
    header(headers, "x-spam-flag").startsWith("yes") ||
    header(headers, "x-spam-status").startsWith("yes") ||
    header(headers, "x-spam").startsWith("yes") ||
    /(?:^|;)\s?sfv:spm(?:;|$)/.test(header(headers, "x-forefront-antispam-report")) ||
    Number(header(headers, "x-ms-exchange-organization-scl") || "0") >= spamLevel
  );
}
