import { editableDocuments } from "#content/documents/register.server.ts";
import { pages as allPages } from "#content/index.ts";
import { sampleValues } from "#content/site.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listCopy } from "../copy/screen.ts";
import { documentRow, knownDocument, stateOf } from "../reads.server.ts";
import { previewBase } from "./preview-link.server.ts";
import { pagesOf, problemsByField } from "./render.server.ts";
import { versionsOf } from "./versions.server.ts";

/** The list of documents. */
export async function documentsScreen(services: Services, actor: Actor) {
  authorize(actor, "content.read");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const documents = editableDocuments.map(({ id, title, about }) => {
    const row = rows.find((each) => each.id === id);
    const state = row?.draft ? "draft" : row?.published ? "published" : "shipped";
    return {
      id,
      title,
      about,
      state: listCopy.states[state],
      samples: samplesLeft(id),
      scheduled: row?.unfit_at ? listCopy.unfit : row?.scheduled ? listCopy.scheduled : undefined,
    };
  });
  return { title: listCopy.title, documents };
}

/** How many of a document's values are still samples, in words; undefined if none is. */
function samplesLeft(id: string): string | undefined {
  const left = sampleValues().filter(({ name }) => name.startsWith(`${id}.`)).length;
  return left === 0 ? undefined : listCopy.samples(left);
}

/** The editor of one document. @throws {HttpError} not_found. */
export async function documentScreen(services: Services, actor: Actor, id: string) {
  authorize(actor, "content.read");
  const document = knownDocument(id);
  const state = stateOf(document, await documentRow(services.store.db, id));
  const shown = new Set(pagesOf(document));
  const links = allPages.map(({ path, name }) => ({ value: path, label: `${name} (${path})` }));
  return {
    id,
    title: document.title,
    about: document.about,
    form: document.form,
    preview: document.preview,
    pages: links.filter(({ value }) => shown.has(value)),
    links,
    mayWrite: may(actor, "content.write"),
    previewBase: may(actor, "content.write") ? previewBase(services, id) : undefined,
    state: asText(state),
    problems: problemsByField(document, state.value),
    versions: await versionsOf(services, actor, id),
  };
}

/** Loader data is typed as plain values: documents travel as JSON. */
function asText<State extends { value: unknown; published: unknown }>({ value, published, ...state }: State) {
  return { ...state, value: JSON.stringify(value), published: JSON.stringify(published) };
}
