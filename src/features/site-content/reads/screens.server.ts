import type { AddableKind } from "#content/documents/addable.server.ts";
import { articleKind } from "#content/documents/articles.server.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { episodeKind } from "#content/documents/own-episodes.server.ts";
import { addableKindOf, documentSections, isAdded } from "#content/documents/register.server.ts";
import { samplesIn } from "#content/documents/samples.ts";
import { pageKind } from "#content/documents/simple-pages.server.ts";
import { currentPages, pageAt } from "#content/index.ts";
import type { UploadedPicture } from "#content/uploaded-pictures.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { picturesById } from "#features/pictures/reads.server.ts";
import { settingNow } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { articlesCopy, episodesCopy, pagesCopy } from "../copy/addable.ts";
import { listCopy } from "../copy/screen.ts";
import { longestSearch } from "../rules/found-documents.ts";
import { isRecord, titleIn } from "../rules/json.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { publishing } from "../team-settings.server.ts";
import { discardedDrafts, documentRow, knownDocument, stateOf, versionsOf } from "./documents.server.ts";
import { mailsOf } from "./mails.server.ts";
import { numberPlaces } from "./number-places.server.ts";
import { sharedDraft } from "./preview-link.server.ts";
import { problemsOf } from "./problems.server.ts";
import { pagesOf } from "./render.server.ts";

/** The list of documents, and the words it's searched for. */
export async function documentsScreen(services: Services, actor: Actor, search: string) {
  authorize(actor, "content.read");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const sections = documentSections.map(({ id, title, documents }) => ({
    id,
    title,
    documents: documents.map((document) =>
      documentCard(
        document,
        rows.find((each) => each.id === document.id),
      ),
    ),
  }));
  return {
    title: listCopy.title,
    sections: [{ id: "own", title: "Articles and new pages", documents: ownLists(rows) }, ...sections],
    search: search.slice(0, longestSearch),
  };
}

function documentCard(document: EditableDocument, row: ContentDocumentRow | undefined) {
  const { id, title, about } = document;
  const state = row?.draft ? "draft" : row?.published ? "published" : undefined;
  const scheduled = row?.unfit_at ? listCopy.unfit : row?.scheduled ? listCopy.scheduled : undefined;
  return {
    id,
    title,
    about,
    tags: [state && listCopy.states[state], scheduled].filter((each) => each !== undefined),
    samples: samplesLeft(document),
  };
}

/** What the team adds has lists of its own. */
function ownLists(rows: readonly ContentDocumentRow[]) {
  const added = (kind: AddableKind) =>
    rows.filter(({ id, draft, published }) => kind.owns(id) && draft + published !== "").length;
  return [
    { id: "articles", copy: articlesCopy, count: articleKind.all().length },
    { id: "pages", copy: pagesCopy, count: added(pageKind) },
    { id: "episodes", copy: episodesCopy, count: added(episodeKind) },
  ].map(({ id, copy: { title, about, count: inWords }, count }) => ({
    id,
    title,
    about,
    tags: [inWords(count)],
    samples: undefined,
  }));
}

/** How many of a document's values are still samples, in words; undefined if none is. */
function samplesLeft({ form, now, shipped }: EditableDocument): string | undefined {
  const left = samplesIn(form, now(), shipped).length;
  return left === 0 ? undefined : listCopy.samples(left);
}

/** The editor of one document. @throws {HttpError} not_found. */
export async function documentScreen(services: Services, actor: Actor, id: string) {
  authorize(actor, "content.read");
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
  return {
    id,
    title,
    kind,
    // What is off the site already has nothing left to delete.
    isRemovable:
      kind !== undefined &&
      !(isRecord(state.published) && state.published.state === "hidden" && state.version > 0),
    isOnSite: pageAt(document.preview) !== undefined,
    hasOriginal: !isAdded(id),
    about: document.about,
    form: document.form,
    shipped: JSON.stringify(document.shipped),
    preview: document.preview,
    pages: [
      ...mailsOf(document),
      ...previewed.filter(({ value }) => value === document.preview || currentPaths.has(value)),
    ],
    links,
    mayWrite: may(actor, "content.write"),
    shared: may(actor, "content.write") ? sharedDraft(services, row) : undefined,
    pictures: await shownPictures(services, document.form, [state.value, state.published]),
    publishing: { rule: await settingNow(services, publishing), actor: { id: actor.id, role: actor.role } },
    state: asText(state),
    problems: await problemsOf(services, document, state.value),
    numberPlaces: await numberPlaces(services, actor, id),
    versions: await versionsOf(services, actor, id),
    discarded: may(actor, "content.write") ? await discardedDrafts(services, actor, id) : [],
  };
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
