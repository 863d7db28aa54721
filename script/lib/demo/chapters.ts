import { planCampaigns } from "./campaign-chapter.ts";
import { planGroups } from "./groups-chapter.ts";
import { planInbox } from "./inbox-chapter.ts";
import { planMentoring } from "./mentoring-chapter.ts";
import { planNewsletter } from "./newsletter-chapter.ts";
import { planSite } from "./site-chapter.ts";
import type { Story } from "./story.ts";
import { planVisits } from "./visits-chapter.ts";

export function planChapters(story: Story): void {
  planInbox(story);
  planNewsletter(story);
  planCampaigns(story);
  planGroups(story);
  planMentoring(story);
  planSite(story);
  planVisits(story);
}
