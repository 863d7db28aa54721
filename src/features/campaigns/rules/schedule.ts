/** When a campaign is open: computed from the clock whenever somebody asks, never by a job. */

/** What the team has done with a campaign. */
export type CampaignState = "draft" | "published" | "closed" | "archived";

/** Where a campaign stands at one moment. */
export type Standing = "draft" | "notYet" | "open" | "closed" | "archived";

/** The same with whether an open campaign has a place left. */
export type CampaignStatus = Standing | "full";

export type Scheduled = { state: CampaignState; opens: string; closes: string };

/** Open from the opening instant on, closed from the closing instant on. */
export function standingAt({ state, opens, closes }: Scheduled, now: Date): Standing {
  if (state !== "published") return state;
  const instant = now.toISOString();
  if (closes !== "" && instant >= closes) return "closed";
  if (opens !== "" && instant < opens) return "notYet";
  return "open";
}
