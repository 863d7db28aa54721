import { ownNameOf } from "#content/languages.ts";
import { rowById } from "#platform/database/open.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { ScheduleStatus } from "../rules/schedule.ts";
import { type Original, originalOf } from "../rules/untranslated.ts";
import type { CampaignRow } from "../table.server.ts";
import { campaignDraft, campaignTarget, draftOf } from "./admin.server.ts";
import { liveCampaign } from "./live.server.ts";

export type Translation = { id: string; title: string; language: string; status: ScheduleStatus };

/** The texts of linked campaigns that were there before this one, which is a translation of them. */
export async function originalsOf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly Original[]> {
  authorize(actor, "campaigns.write", campaignTarget(id));
  const { created_at: createdAt } = await rowById(
    services.store.db,
    "campaigns",
    id,
  ).executeTakeFirstOrThrow();
  return (await otherRows(services, id))
    .filter((row) => row.created_at < createdAt && may(actor, "campaigns.read", campaignTarget(row.id)))
    .map((row) => originalOf(draftOf(services, row).content));
}

/** The other rows of a campaign's translations, oldest first. */
async function otherRows({ store }: Services, id: string): Promise<CampaignRow[]> {
  const own = await rowById(store.db, "campaigns", id).executeTakeFirst();
  if (own === undefined || own.translations === "") return [];
  return store.db
    .selectFrom("campaigns")
    .selectAll()
    .where("translations", "=", own.translations)
    .where("id", "!=", id)
    .where("state", "!=", "deleted")
    .orderBy("created_at")
    .execute();
}

/** Drafts included. @throws {HttpError} not_found. */
export async function translationsOf(services: Services, actor: Actor, id: string): Promise<Translation[]> {
  await campaignDraft(services, actor, id);
  return (await otherRows(services, id))
    .filter((row) => may(actor, "campaigns.read", campaignTarget(row.id)))
    .map((row) => translationOf(services, row));
}

function translationOf(services: Services, row: CampaignRow): Translation {
  const { id, status, content } = draftOf(services, row);
  return { id, title: content.title, status, language: content.language };
}

/** The languages of every campaign that has translations, by its id. */
export async function translatedLanguages(services: Services): Promise<ReadonlyMap<string, string[]>> {
  const rows = await services.store.db
    .selectFrom("campaigns")
    .selectAll()
    .where("translations", "!=", "")
    .where("state", "!=", "deleted")
    .orderBy("created_at")
    .execute();
  const all = rows.map((row) => ({ ...row, language: draftOf(services, row).content.language }));
  return new Map(
    all.map(({ id, translations }) => [
      id,
      all.flatMap((each) => (each.translations === translations && each.id !== id ? [each.language] : [])),
    ]),
  );
}

/** Only those that can be answered now. */
export async function openTranslations(
  services: Services,
  id: string,
): Promise<readonly { href: string; language: string; name: string }[]> {
  const rows = await otherRows(services, id);
  const live = await Promise.all(rows.map((row) => liveCampaign(services, row.id)));
  return live.flatMap((each) => {
    if (each?.status !== "open") return [];
    const { language } = each.content;
    return [{ href: `/campaign/${each.slug}`, language, name: ownNameOf(language) }];
  });
}

/** Campaigns that can be linked as a translation: those without one, in another language. */
export async function linkableCampaigns(
  services: Services,
  actor: Actor,
  { id, language }: { id: string; language: string },
): Promise<Translation[]> {
  authorize(actor, "campaigns.write");
  const rows = await services.store.db
    .selectFrom("campaigns")
    .selectAll()
    .where("translations", "=", "")
    .where("id", "!=", id)
    .where("state", "not in", ["deleted", "archived"])
    .orderBy("changed_at", "desc")
    .limit(mostListed)
    .execute();
  return rows.map((row) => translationOf(services, row)).filter((each) => each.language !== language);
}

/** A list to choose from, not to search in. */
const mostListed = 50;
