import { day } from "#platform/clock/clock.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";

export type StopReason = "hard" | "soft" | "complaint";

/** How many mails must have come back for reasons that can pass, and within how many days, before mail is stopped. */
export const softStop = { mails: 5, days: 14 } as const;

/** Retention of which mail went to which address, in days: reports come within five days, complaints within weeks. */
export const sentMailDays = 30;

/** Retention of reports, and of stopped addresses, in months. */
export const reportMonths = 12;

/** How often a stopped address can be asked whether it works again. */
export const askAgainMs = day;

/** The minimum owners can set. */
export const reportRetention = {
  name: "mail-delivery.reports",
  unit: "months",
  least: 1,
  most: reportMonths,
} as const satisfies RetentionRule;

/** `softMails`: how many came back lately for reasons that can pass. */
export function stopReason(report: ReportedMail["report"], softMails: number): StopReason | undefined {
  if (report === "hard" || report === "complaint") return report;
  return report === "soft" && softMails >= softStop.mails ? "soft" : undefined;
}

const weight: Readonly<Record<StopReason, number>> = { soft: 0, hard: 1, complaint: 2 };

/** Whether a known reason stays when another comes: a complaint is never forgotten because a mail came back later. */
export function outweighs(known: StopReason, other: StopReason): boolean {
  return weight[known] > weight[other];
}
