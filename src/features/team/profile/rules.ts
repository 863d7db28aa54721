/** When a team member gets mails about what colleagues assign to them and where they mention them. */
export const mailTimes = ["now", "daily"] as const;
export type MailTime = (typeof mailTimes)[number];

export const mailTimeSetting = (memberId: string) => `inbox.mails.${memberId}`;

/** A stored choice; at once unless they chose otherwise. */
export function mailTimeIn(stored: string | undefined): MailTime {
  return stored === "daily" ? "daily" : "now";
}

export const weeklySummarySetting = (memberId: string) => `summary.weekly.${memberId}`;

/** Nobody gets it unasked. */
export const wantsWeeklySummary = (stored: string | undefined) => stored === "on";
