import { publishedNow } from "#content/current.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, isAdded } from "#content/documents/register.server.ts";
import { currentPages, pageAt } from "#content/index.ts";
import { menusDocument } from "#content/menus.ts";
import type { UploadedPicture } from "#content/uploaded-pictures.ts";
import { picturesById } from "#features/pictures/reads.server.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { type Difference, differencesOf } from "../rules/differences.ts";
import { isRecord, titleIn } from "../rules/json.ts";
import { menuPlaces, placesWith } from "../rules/menu-entry.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import { publishingObstacle } from "../rules/publishing.ts";
import { publishing } from "../team-settings.server.ts";
import { documentRow, documentTarget, stateOf } from "./document-row.server.ts";
import { knownDocument } from "./documents.server.ts";
import { mailsOf } from "./mails.server.ts";
import { namesOf } from "./names.server.ts";
import { numberPlaces } from "./number-places.server.ts";
import { sharedDraft } from "./preview-link.server.ts";
import { problemsOf } from "./problems.server.ts";
import { pagesOf } from "./render.server.ts";

/**
 * The editor of one document; `page` is what its preview opens, if that shows the document.
 * @throws {HttpError} not_found.
 */
export async function documentScreen(services: Services, actor: Actor, id: string, page = "") {
  authorize(actor, "content.read", documentTarget(id));
  const document = await knownDocument(services, id);
  const row = await documentRow(services.store.db, id);
  const state = stateOf(document, row);
  const kind = addableKindOf(id)?.name;
  const title = (kind && titleIn(state.value)) || document.title;
  const currentPaths = new Set(pagesOf(services, document));
  const links = currentPages().map(({ path, name }) => ({ value: path, label: `${name} (${path})` }));
  // A page that isn't on the site yet can be previewed all the same.
  const isNew = document.preview.startsWith("/") && links.every(({ value }) => value !== document.preview);
  const previewed = isNew ? [{ value: document.preview, label: title }, ...links] : links;
  const pages = [
    ...mailsOf(document),
    ...previewed.filter(({ value }) => value === document.preview || currentPaths.has(value)),
  ];
  return {
    id,
    title,
    kind,
    // What is off the site already has nothing left to delete.
    isRemovable:
      kind !== undefined &&
      !(isRecord(state.published) && state.published.state === "hidden" && state.version > 0),
    isOnSite: pageAt(document.preview) !== undefined,
    menus: kind === "page" ? await menusFor(services, actor, document) : undefined,
    hasOriginal: !isAdded(id),
    about: document.about,
    isWide: document.isWide === true,
    isEverywhere: document.inFrame === true,
    isOfMails: document.mailGroup !== undefined,
    form: document.form,
    shipped: JSON.stringify(document.shipped),
    preview: document.preview,
    hasPaper: document.paper !== undefined,
    pages,
    opened: pages.some(({ value }) => value === page) ? page : document.preview,
    links,
    mayWrite: may(actor, "content.write", documentTarget(id)),
    mayPublish: may(actor, "content.publish"),
    asked: row.asked_at !== "",
    shared: may(actor, "content.write") ? sharedDraft(services, row) : undefined,
    pictures: await shownPictures(services, document.form, [state.value, state.published]),
    publishing: { rule: await settingNow(services, publishing), actor: { id: actor.id, role: actor.role } },
    state: asText(state),
    problems: await problemsOf(services, document, state.value),
    numberPlaces: await numberPlaces(services, actor, id),
    versions: await versionsOf(services, actor, id),
    discarded: may(actor, "content.write", documentTarget(id))
      ? await discardedDrafts(services, actor, id)
      : [],
  };
}

/** The menus that a page can be put into, and those that have it; undefined for whoever can't publish them. */
async function menusFor(services: Services, actor: Actor, { preview }: EditableDocument) {
  const rule = await settingNow(services, publishing);
  const isAllowed = may(actor, "content.publish") && publishingObstacle(rule, actor, actor.id) === undefined;
  if (!isAllowed || pageAt(preview) === undefined) return undefined;
  const published = publishedNow(menusDocument)?.value ?? menusDocument.shipped;
  return { places: menuPlaces(published), listed: placesWith(published, preview) };
}

export type DocumentContent = Awaited<ReturnType<typeof documentScreen>>;

async function shownPictures(
  { store }: Services,
  form: EditableDocument["form"],
  values: readonly unknown[],
): Promise<readonly UploadedPicture[]> {
  const ids = values.flatMap((value) => picturesIn(form, value).map(({ id }) => id));
  return [...(await picturesById(store.db, [...new Set(ids)])).values()];
}

/** Loader data is typed as plain values: documents travel as JSON. */
function asText<State extends { value: unknown; published: unknown }>({ value, published, ...state }: State) {
  return { ...state, value: JSON.stringify(value), published: JSON.stringify(published) };
}

export type ContentVersion = {
  version: number;
  at: string;
  /** The team member's name; empty if they have left. */
  by: string;
  changes: readonly Difference[];
};

/** How many versions the screen shows. */
const mostListed = 30;

/** Newest first. @throws {HttpError} not_found. */
export async function versionsOf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly ContentVersion[]> {
  authorize(actor, "content.read", documentTarget(id));
  const document = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_versions")
    .selectAll()
    .where("document", "=", id)
    .orderBy("version", "desc")
    .limit(mostListed + 1)
    .execute();
  const nameOf = await namesOf(services);
  return rows.slice(0, mostListed).map((row, at) => {
    const before = rows[at + 1];
    const earlier = before ? document.adapted(JSON.parse(before.value)) : document.shipped;
    return {
      version: row.version,
      at: row.at,
      by: nameOf(row.by),
      changes: differencesOf(document.form, earlier, document.adapted(JSON.parse(row.value))),
    };
  });
}

/** A draft that was thrown away, against what is published now. `value` is JSON. */
export type DiscardedDraft = Omit<ContentVersion, "version"> & { revision: number; value: string };

/** Newest first. @throws {HttpError} not_found. */
export async function discardedDrafts(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly DiscardedDraft[]> {
  authorize(actor, "content.write", documentTarget(id));
  const { form, adapted, now } = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_discards")
    .selectAll()
    .where("document", "=", id)
    // At this address there can have been an earlier article, of somebody else's.
    .$if(!may(actor, "content.write"), (query) => query.where("by", "=", actor.id))
    .orderBy("revision", "desc")
    .execute();
  const nameOf = await namesOf(services);
  return rows.map(({ revision, value: stored, by, at }) => {
    const value = adapted(JSON.parse(stored));
    return {
      revision,
      value: JSON.stringify(value),
      at,
      by: nameOf(by),
      changes: differencesOf(form, now(), value),
    };
  });
}
