import { hour, instantAfter } from "#platform/clock/clock.ts";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { rowById } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { olderVersionHours } from "../rules/limits.ts";
import { type ScheduleStatus, statusAt } from "../rules/schedule.ts";
import { type CampaignContent, campaignContent } from "../schema/campaign.ts";
import type { CampaignRow } from "../table.server.ts";
import { capsOf, everyResponse } from "./marks.server.ts";

/** A published campaign. */
export type LiveCampaign = {
  id: string;
  slug: string;
  version: number;
  status: ScheduleStatus;
  content: CampaignContent;
};

/** One version's decrypted content, cached: it never changes, and every visit needs it. */
const opened = new WeakMap<FieldCipher, Map<string, CampaignContent>>();
const mostOpened = 200;

/** Undefined if there is no such version. */
export async function versionContent(
  { store, cipher }: Services,
  campaignId: string,
  version: number,
): Promise<CampaignContent | undefined> {
  const known = opened.get(cipher) ?? new Map<string, CampaignContent>();
  opened.set(cipher, known);
  const id = `${campaignId}:${version}`;
  const cached = known.get(id);
  if (cached) return cached;
  const row = await store.db
    .selectFrom("campaign_versions")
    .select("content")
    .where("campaign_id", "=", campaignId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return undefined;
  const content = campaignContent.parse(
    JSON.parse(cipher.decrypt(row.content, { table: "campaign_versions", column: "content", id })),
  );
  if (known.size >= mostOpened) known.clear();
  known.set(id, content);
  return content;
}

/** Removes a deleted campaign from the cache. */
export function forgetOpened({ cipher }: Pick<Services, "cipher">, campaignId: string): void {
  const known = opened.get(cipher);
  for (const id of known?.keys() ?? []) if (id.startsWith(`${campaignId}:`)) known?.delete(id);
}

const slugShape = /^[a-z0-9-]{1,60}$/;

/** The campaign at an address, its new address, or undefined. Drafts have no address. */
export async function campaignAt(
  services: Services,
  slug: string,
): Promise<LiveCampaign | { movedTo: string } | undefined> {
  // An address can contain characters a database query can't.
  if (!slugShape.test(slug)) return undefined;
  const row = await services.store.db
    .selectFrom("campaign_slugs")
    .innerJoin("campaigns", "campaigns.id", "campaign_slugs.campaign_id")
    .select([
      "campaigns.id",
      "campaigns.slug",
      "campaigns.version",
      "campaigns.state",
      "campaigns.opens",
      "campaigns.closes",
    ])
    .where("campaign_slugs.slug", "=", slug)
    .executeTakeFirst();
  if (!row || row.version === 0) return undefined;
  if (row.slug !== slug) return { movedTo: row.slug };
  return liveOf(services, row);
}

/** The same by id, for reads and writes of responses. */
export async function liveCampaign(services: Services, id: string): Promise<LiveCampaign | undefined> {
  const row = await rowById(services.store.db, "campaigns", id).executeTakeFirst();
  return row && row.version > 0 ? liveOf(services, row) : undefined;
}

async function liveOf(
  services: Services,
  row: Pick<CampaignRow, "id" | "slug" | "version" | "state" | "opens" | "closes">,
): Promise<LiveCampaign | undefined> {
  const { id, slug, version, state, opens, closes } = row;
  if (state === "deleted") return undefined;
  const content = await versionContent(services, id, version);
  if (!content) return undefined;
  return { id, slug, version, content, status: statusAt({ state, opens, closes }, services.clock.now()) };
}

/** The content that a response answers: the current version, or the previous one during its grace period. */
export async function answerableContent(
  services: Services,
  live: LiveCampaign,
  version: number,
): Promise<CampaignContent | undefined> {
  if (version === live.version) return live.content;
  const row = await services.store.db
    .selectFrom("campaign_versions")
    .select("superseded_at")
    .where("campaign_id", "=", live.id)
    .where("version", "=", version)
    .executeTakeFirst();
  const oldest = instantAfter(services.clock, -olderVersionHours * hour);
  if (!row || (row.superseded_at !== "" && row.superseded_at < oldest)) return undefined;
  return versionContent(services, live.id, version);
}

/** What is full: the campaign as a whole, or options, as "question.option". */
export async function fullParts(
  services: Services,
  { id, content }: Pick<LiveCampaign, "id" | "content">,
): Promise<{ whole: boolean; options: readonly string[] }> {
  const caps = capsOf(services, id, content);
  if (caps.size === 0) return { whole: false, options: [] };
  const rows = await services.store.db
    .selectFrom("campaign_capacity")
    .select(["mark", "taken"])
    .where("campaign_id", "=", id)
    .execute();
  const full = rows.filter(({ mark, taken }) => taken >= (caps.get(mark)?.cap ?? Number.POSITIVE_INFINITY));
  return {
    whole: full.some(({ mark }) => mark === everyResponse),
    options: full.flatMap(({ mark }) => {
      const part = caps.get(mark);
      return part?.option === undefined ? [] : [`${part.question}.${part.option}`];
    }),
  };
}
