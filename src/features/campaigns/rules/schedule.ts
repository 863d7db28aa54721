/** When a campaign is open: computed from the clock, never set by a job. */

/** The state set by the team. */
export type CampaignState = "draft" | "published" | "closed" | "archived";

/** A campaign's status at a point in time, by its state and schedule alone. */
export type ScheduleStatus = "draft" | "notYet" | "open" | "closed" | "archived";

/** The same, and whether an open campaign is full. */
export type CampaignStatus = ScheduleStatus | "full";

export type Scheduled = { state: CampaignState; opens: string; closes: string };

/** Open from the opening time on, closed from the closing time on. */
export function statusAt({ state, opens, closes }: Scheduled, now: Date): ScheduleStatus {
  if (state !== "published") return state;
  const instant = now.toISOString();
  if (closes !== "" && instant >= closes) return "closed";
  if (opens !== "" && instant < opens) return "notYet";
  return "open";
}
