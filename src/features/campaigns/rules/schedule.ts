/** When a campaign is open: computed from the clock, never set by a job. */

/** The state set by the team. */
export type CampaignState = "draft" | "published" | "closed" | "archived";

/** A campaign's status at a point in time. */
export type Standing = "draft" | "notYet" | "open" | "closed" | "archived";

/** The same, and whether an open campaign is full. */
export type CampaignStatus = Standing | "full";

export type Scheduled = { state: CampaignState; opens: string; closes: string };

/** Open from the opening time on, closed from the closing time on. */
export function standingAt({ state, opens, closes }: Scheduled, now: Date): Standing {
  if (state !== "published") return state;
  const instant = now.toISOString();
  if (closes !== "" && instant >= closes) return "closed";
  if (opens !== "" && instant < opens) return "notYet";
  return "open";
}
