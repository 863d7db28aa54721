import { type Database, rowById, type Tx } from "#platform/database/open.ts";
import { same } from "#platform/drafts/merge.ts";
import type { Feature } from "#platform/feature.ts";
import { HttpError, notFoundError } from "#platform/http/errors.ts";
import { type Actor, authorize, may, type Permission, type Target } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { type CampaignStatus, statusAt } from "../rules/schedule.ts";
import { type CampaignContent, campaignContent } from "../schema/campaign.ts";
import type { CampaignRow } from "../table.server.ts";
import { fullParts, versionContent } from "./live.server.ts";

type CampaignDraft = ReturnType<typeof draftOf>;

export type CampaignBesidePublic = Omit<CampaignDraft, "status"> & {
  status: CampaignStatus;
  /** Whether the draft differs from what is public. */
  unpublished: boolean;
};

/** A campaign, as what limited access includes. */
export const campaignTarget = (id: string): Target => ({ kind: "campaign", id });

/** @throws {HttpError} not_found. */
export async function campaignDraft(
  services: Services,
  actor: Actor,
  id: string,
): Promise<CampaignBesidePublic> {
  authorize(actor, "campaigns.read", campaignTarget(id));
  const row = await rowById(services.store.db, "campaigns", id).executeTakeFirstOrThrow(notFoundError);
  const draft = draftOf(services, row);
  const published = row.version > 0 ? await versionContent(services, id, row.version) : undefined;
  const full =
    draft.status === "open" &&
    published !== undefined &&
    (await fullParts(services, { id, content: published })).whole;
  return {
    ...draft,
    status: full ? "full" : draft.status,
    unpublished: published !== undefined && !same(draft.content, published),
  };
}

/** Once a campaign was public, people's answers can be in it. */
export function deletionOf({ version }: Pick<CampaignRow, "version">): Permission {
  return version === 0 ? "campaigns.write" : "records.delete";
}

/** The status of a campaign after a change, with the revision made by it, never a later one by someone else. */
export async function statusAfter(
  services: Services,
  actor: Actor,
  id: string,
  { revision }: Pick<CampaignDraft, "revision">,
): Promise<Omit<CampaignBesidePublic, "content">> {
  const { content: _content, ...status } = await campaignDraft(services, actor, id);
  return { ...status, revision };
}

/** Decrypts a row. @throws {HttpError} not_found if the campaign was deleted. */
export function draftOf({ cipher, clock }: Pick<Services, "cipher" | "clock">, row: CampaignRow) {
  const { id, state } = row;
  if (state === "deleted") throw new HttpError("not_found");
  const content = campaignContent.parse(
    JSON.parse(cipher.decrypt(row.content, { table: "campaigns", column: "content", id })),
  );
  const status = statusAt({ state, opens: row.opens, closes: row.closes }, clock.now());
  return {
    id,
    revision: row.revision,
    version: row.version,
    status,
    /** The public address; empty before the first publication. */
    slug: row.slug,
    changedAt: row.changed_at,
    /** The public closing time; empty for none. */
    publicCloses: row.closes,
    content,
  };
}

export const campaignTitles: NonNullable<Feature["itemTitles"]> = async ({ store: { db } }, ids) => {
  const named = db.selectFrom("campaigns").select(["id", "title"]).where("id", "in", ids);
  const rows = await named.where("state", "!=", "deleted").execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** The campaigns that limited access can be given to. */
export async function campaignsByTitle(db: Database | Tx): Promise<readonly { id: string; title: string }[]> {
  return db
    .selectFrom("campaigns")
    .select(["id", "title"])
    .where("state", "!=", "deleted")
    .orderBy("title")
    .orderBy("id")
    .execute();
}

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
