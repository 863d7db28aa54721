import type { AddableKind } from "#content/documents/addable.server.ts";
import { articleKind } from "#content/documents/articles.server.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, editableDocument } from "#content/documents/register.server.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { type Actor, authorizeList, may, newArticles } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { addableLists, type articlesCopy, type episodesCopy, type pagesCopy } from "../copy/addable.ts";
import { listCopy } from "../copy/screen.ts";
import { isRecord, titleIn } from "../rules/json.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { addressIn } from "./address.server.ts";
import { documentTarget, emptyRow, stateOf } from "./document-row.server.ts";

type Copy = typeof articlesCopy | typeof pagesCopy | typeof episodesCopy;

/** The list of one kind of documents that the team adds: those that need something first, then as the kind has them. */
export async function addableScreen(
  services: Services,
  actor: Actor,
  { kind, copy }: { kind: AddableKind; copy: Copy },
) {
  const ids = authorizeList(actor, "content.read", "article");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const order: readonly string[] = Object.keys(copy.states);
  const documents = kind.all().flatMap((document) => {
    if (ids?.has(document.id) === false) return [];
    const row = byId.get(document.id) ?? emptyRow(document.id);
    const state = stateIn(document, row);
    if (state === undefined) return [];
    const { value } = stateOf(document, row);
    const address = addressIn(document.id, value);
    return {
      id: document.id,
      title: titleIn(value) || document.title,
      address: address === undefined ? undefined : `/${address}`,
      state,
      scheduled: row.unfit_at
        ? listCopy.unfit
        : row.scheduled
          ? listCopy.scheduled
          : row.asked_at
            ? listCopy.asked
            : undefined,
    };
  });
  return {
    title: copy.title,
    documents: documents
      .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
      .map(({ state, ...document }) => ({ ...document, state: copy.states[state] })),
    mayWrite: may(actor, "content.write", documentTarget(newArticles)),
    // Not for limited access: an import begins many articles.
    importHref:
      kind === articleKind && may(actor, "content.write") ? `${addableLists.article.href}/import` : undefined,
  };
}

/** A document that was created and then discarded has none. */
function stateIn(document: EditableDocument, row: ContentDocumentRow): keyof Copy["states"] | undefined {
  const isInFiles = titleIn(document.shipped) !== "";
  if (!isInFiles && row.published === "") return row.draft + row.scheduled === "" ? undefined : "new";
  if (row.draft !== "") return "draft";
  const { published } = stateOf(document, row);
  if (isRecord(published) && published.state === "hidden") return "hidden";
  return row.published === "" ? "shipped" : "published";
}

/** The titles of documents by id. An article, a page or an episode has its own, which is in its draft at first. */
export async function documentTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("content_documents")
    .select(["id", "draft", "published"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ id, draft, published }) => {
      const value = draft || published;
      const own = addableKindOf(id) && value !== "" ? titleIn(JSON.parse(value)) : "";
      const title = own || editableDocument(id)?.title;
      return title === undefined ? [] : [[id, title] as const];
    }),
  );
}

/** The articles that limited access can be given to. */
export async function articlesByTitle(db: Database | Tx): Promise<readonly { id: string; title: string }[]> {
  const rows = await db.selectFrom("content_documents").selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return articleKind
    .all()
    .flatMap((document) => {
      const row = byId.get(document.id) ?? emptyRow(document.id);
      if (stateIn(document, row) === undefined) return [];
      return [{ id: document.id, title: titleIn(stateOf(document, row).value) || document.title }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
