import { site } from "#content/site.ts";
import { day as dayMs } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { listAddress, listOf } from "#platform/list/columns.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import { printedCard } from "#platform/qr/printed-card.server.ts";
import type { Services } from "#platform/services.ts";
import {
  campaignColumns,
  campaignsCopy as copy,
  listMessages as messages,
  titleOf,
} from "../copy/campaign-columns.ts";
import { type CampaignListQuery, campaignListQuery, campaignStatuses } from "../schema/list.ts";
import { campaignDraft, campaignTarget, deletionOf } from "./admin.server.ts";
import { type CampaignLine, campaignList } from "./list.server.ts";
import { versionContent } from "./live.server.ts";

const path = "/admin/campaigns";

export async function campaignsScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const parsed = campaignListQuery.safeParse(
    Object.fromEntries([...search].filter(([, value]) => value !== "")),
  );
  const query: CampaignListQuery = parsed.success ? parsed.data : {};
  const { items, counts, next } = await campaignList(services, actor, query);
  const all = campaignStatuses.reduce((sum, each) => sum + counts[each], 0);
  const visible = all - counts.archived;
  const writes = may(actor, "campaigns.write");
  const { cursor, ...narrowed } = query;
  return {
    title: copy.title,
    total: all === 0 ? copy.none : messages.total(all, counts.open),
    newUrl: writes ? `${path}/new` : undefined,
    unreadable: !parsed.success,
    query: { search: query.search ?? "", standing: query.standing ?? "", sort: query.sort ?? "changed" },
    tabs: [
      { id: "", label: copy.all, count: visible },
      ...tabs.map((id) => ({ id, label: copy.status[id], count: counts[id] })),
    ].map(({ id, ...tab }) => ({
      ...tab,
      href: listAddress(path, { ...narrowed, standing: id }),
      here: id === (query.standing ?? ""),
    })),
    list: listOf(
      campaignColumns,
      items.map((line) => ({ ...line, erasedIn: daysUntilErased(line, services.clock.now()) })),
      (line) => shownRow(line, services, actor),
    ),
    empty: all === 0 ? ("first" as const) : query.search ? ("search" as const) : ("state" as const),
    noMatch: query.search ? messages.noMatch(query.search) : copy.noMatch,
    cleared: listAddress(path, { ...narrowed, search: undefined }),
    everything: path,
    older: next === null ? undefined : listAddress(path, { ...narrowed, cursor: next }),
    first: cursor === undefined ? undefined : listAddress(path, narrowed),
  };
}

const tabs = ["open", "full", "notYet", "draft", "closed", "archived"] as const;

function shownRow(line: CampaignLine, { settings }: Services, actor: Actor) {
  const { id, revision, status, version, slug } = line;
  const writes = may(actor, "campaigns.write", campaignTarget(id));
  const edit = writes ? `${path}/${id}/edit` : undefined;
  const responses = `${path}/${id}/responses`;
  return {
    id,
    revision,
    title: titleOf(line),
    /** As it must be typed to delete it. */
    typedTitle: line.title,
    status,
    href: edit ?? responses,
    link: version > 0 && status !== "archived" ? `${settings.SITE_URL}/campaign/${slug}` : undefined,
    edit,
    responses,
    card: `${path}/${id}/card`,
    mayDuplicate: may(actor, "campaigns.write"),
    mayArchive: may(actor, "campaigns.publish", campaignTarget(id)),
    mayDelete: may(actor, deletionOf(line)),
  };
}

// The last response expires this many days after it was sent; only its day is known, not the hour.
function daysUntilErased({ status, lastAnswer, retentionDays }: CampaignLine, now: Date): number | undefined {
  if ((status !== "closed" && status !== "archived") || lastAnswer === "") return undefined;
  const end = Date.parse(`${lastAnswer}T00:00:00.000Z`) + (retentionDays + 1) * dayMs;
  return Math.ceil((end - now.getTime()) / dayMs);
}

export type CampaignsContent = Awaited<ReturnType<typeof campaignsScreen>>;

export type ShownCampaign = CampaignsContent["list"]["rows"][number];

/**
 * The link, QR code and printable card of a campaign's public page. Before publication there is nothing to print.
 * @throws {HttpError} not_found.
 */
export async function campaignCard(
  services: Services,
  actor: Actor,
  { id, search }: { id: string; search: URLSearchParams },
) {
  authorize(actor, "campaigns.read", campaignTarget(id));
  const { status, slug, version, content: draft } = await campaignDraft(services, actor, id);
  const common = {
    campaign: draft.title || copy.untitled,
    edit: may(actor, "campaigns.write", campaignTarget(id)) ? `${path}/${id}/edit` : undefined,
    open: status === "open",
  };
  if (version === 0 || status === "archived") return { ...common, card: undefined };
  const content = await versionContent(services, id, version);
  if (!content) throw new HttpError("not_found");
  const { title, purpose, contact } = content;
  const page = {
    path: `/campaign/${slug}`,
    here: `${path}/${id}/card`,
    search,
    saveAs: `campaign-${slug}`,
  };
  const card = await printedCard(services, page, {
    name: site.productName,
    title,
    text: [purpose],
    contact: `Questions? ${[contact.name, contact.email].filter(Boolean).join(", ")}`,
  });
  return { ...common, card };
}
