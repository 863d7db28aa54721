/** When a team member gets mails about what colleagues assign to them and where they mention them. */
export const mailTimes = ["now", "daily"] as const;
export type MailTime = (typeof mailTimes)[number];

/** The name under which a member's choice is stored. */
export const mailTimeSetting = (memberId: string) => `inbox.mails.${memberId}`;

/** A stored choice; at once unless they chose otherwise. */
export function mailTimeIn(stored: string | undefined): MailTime {
  return stored === "daily" ? "daily" : "now";
}

/** The name under which a team member's wish for the weekly summary is stored. */
export const weeklySummarySetting = (memberId: string) => `summary.weekly.${memberId}`;

/** Whether they want it; nobody gets it unasked. */
export const wantsWeeklySummary = (stored: string | undefined) => stored === "on";
