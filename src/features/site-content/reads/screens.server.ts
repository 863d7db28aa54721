import { editableArticles } from "#content/documents/articles.server.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { documentSections } from "#content/documents/register.server.ts";
import { samplesIn } from "#content/documents/samples.ts";
import { currentPages } from "#content/index.ts";
import { articleDocumentId, slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import type { UploadedPicture } from "#content/uploaded-pictures.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { picturesById } from "#features/pictures/reads/pictures.server.ts";
import type { Services } from "#platform/services.ts";
import { articlesCopy, listCopy } from "../copy/screen.ts";
import { documentRow, emptyRow, knownDocument, stateOf } from "../reads.server.ts";
import { longestSearch } from "../rules/found-documents.ts";
import { isRecord } from "../rules/json.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { publishingRule } from "../writes/publishing-setting.server.ts";
import { previewBase } from "./preview-link.server.ts";
import { mailsOf } from "./preview-mail.server.ts";
import { pagesOf, problemsByField } from "./render.server.ts";
import { versionsOf } from "./versions.server.ts";

/** The list of documents, and the words it's searched for. */
export async function documentsScreen(services: Services, actor: Actor, search: string) {
  authorize(actor, "content.read");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const sections = documentSections.map(({ id, title, documents }) => ({
    id,
    title,
    documents: [
      ...(id === "resources" ? [articlesCard()] : []),
      ...documents.map((document) =>
        documentCard(
          document,
          rows.find((each) => each.id === document.id),
        ),
      ),
    ],
  }));
  return { title: listCopy.title, sections, search: search.slice(0, longestSearch) };
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

/** Articles have a list of their own. */
function articlesCard() {
  const { title, about, count } = articlesCopy;
  return { id: "articles", title, about, tags: [count(editableArticles().length)], samples: undefined };
}

/** How many of a document's values are still samples, in words; undefined if none is. */
function samplesLeft({ form, now, shipped }: EditableDocument): string | undefined {
  const left = samplesIn(form, now(), shipped).length;
  return left === 0 ? undefined : listCopy.samples(left);
}

/** The list of articles: those that need something first, then as in the library. */
export async function articlesScreen(services: Services, actor: Actor) {
  authorize(actor, "content.read");
  const rows = await services.store.db
    .selectFrom("content_documents")
    .selectAll()
    .where("id", "like", `${articleDocumentId("")}%`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const articles = editableArticles().flatMap((document) => {
    const row = byId.get(document.id) ?? emptyRow(document.id);
    const state = articleState(document, row);
    if (state === undefined) return [];
    const { value } = stateOf(document, row);
    const scheduled = row.unfit_at ? listCopy.unfit : row.scheduled ? listCopy.scheduled : undefined;
    return { id: document.id, title: titleIn(value) || document.title, state, scheduled };
  });
  const urgency = ({ state }: { state: keyof typeof articlesCopy.states }) =>
    Object.keys(articlesCopy.states).indexOf(state);
  return {
    title: articlesCopy.title,
    articles: articles
      .sort((one, other) => urgency(one) - urgency(other))
      .map(({ state, ...article }) => ({ ...article, state: articlesCopy.states[state] })),
    mayWrite: may(actor, "content.write"),
  };
}

/** An article that was begun and thrown away has none. */
function articleState(
  document: EditableDocument,
  row: ContentDocumentRow,
): keyof typeof articlesCopy.states | undefined {
  const isInFiles = titleIn(document.shipped) !== "";
  if (!isInFiles && row.published === "") return row.draft + row.scheduled === "" ? undefined : "new";
  if (row.draft !== "") return "draft";
  const { published } = stateOf(document, row);
  if (isRecord(published) && published.state === "hidden") return "hidden";
  return row.published === "" ? "shipped" : "published";
}

/** The title in an article's value; empty if it has none. */
function titleIn(value: unknown): string {
  return isRecord(value) && typeof value.title === "string" ? value.title.trim() : "";
}

/** The editor of one document. @throws {HttpError} not_found. */
export async function documentScreen(services: Services, actor: Actor, id: string) {
  authorize(actor, "content.read");
  const document = await knownDocument(services, id);
  const state = stateOf(document, await documentRow(services.store.db, id));
  const isArticle = slugOfDocument(id) !== undefined;
  const title = (isArticle && titleIn(state.value)) || document.title;
  const shown = new Set(pagesOf(document));
  const links = currentPages().map(({ path, name }) => ({ value: path, label: `${name} (${path})` }));
  // A page that isn't on the site yet can be previewed all the same.
  const isNew = document.preview.startsWith("/") && links.every(({ value }) => value !== document.preview);
  const previewed = isNew ? [{ value: document.preview, label: title }, ...links] : links;
  return {
    id,
    title,
    isArticle,
    hasOriginal: !isArticle || titleIn(document.shipped) !== "",
    about: document.about,
    form: document.form,
    shipped: JSON.stringify(document.shipped),
    preview: document.preview,
    pages: [
      ...mailsOf(document),
      ...previewed.filter(({ value }) => value === document.preview || shown.has(value)),
    ],
    links,
    mayWrite: may(actor, "content.write"),
    previewBase: may(actor, "content.write") ? previewBase(services, id) : undefined,
    pictures: await shownPictures(services, document.form, [state.value, state.published]),
    publishing: { rule: await publishingRule(services), actor: { id: actor.id, role: actor.role } },
    state: asText(state),
    problems: problemsByField(document, state.value),
    versions: await versionsOf(services, actor, id),
  };
}

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
