import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { draftOf } from "./admin.server.ts";
import { versionContent } from "./live.server.ts";

/** What the campaigns say that aren't archived: their drafts, and what is public. None for people who can't write them. */
export async function campaignTexts(
  services: Services,
  actor: Actor,
): Promise<readonly { id: string; title: string; contents: readonly CampaignContent[] }[]> {
  if (!may(actor, "campaigns.write")) return [];
  const rows = await services.store.db
    .selectFrom("campaigns")
    .selectAll()
    .where("state", "not in", ["deleted", "archived"])
    .orderBy("created_at", "desc")
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const { content } = draftOf(services, row);
      const published = await versionContent(services, row.id, row.version);
      return { id: row.id, title: row.title, contents: published ? [content, published] : [content] };
    }),
  );
}
