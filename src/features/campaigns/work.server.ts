import { day, instantAfter } from "#platform/clock/clock.ts";
import { listedDays, type WorkKind } from "#platform/work/work-kind.ts";
import { campaignsClosing } from "./reads/list.server.ts";

export const campaignsWork: readonly WorkKind[] = [
  {
    id: "campaigns.closing",
    tag: "soon",
    permission: "campaigns.read",
    label: "Campaigns that close within a week",
    async read(services, actor) {
      const closing = await campaignsClosing(services, actor, instantAfter(services.clock, listedDays * day));
      return closing.map(({ id, title }) => ({
        item: id,
        count: 1,
        sentence: `"${title}" closes soon`,
        href: `/admin/campaigns/${id}/responses`,
      }));
    },
  },
];
