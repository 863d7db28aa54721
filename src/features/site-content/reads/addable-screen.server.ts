import type { AddableKind } from "#content/documents/addable.server.ts";
import { articleKind } from "#content/documents/articles.server.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, editableDocument } from "#content/documents/register.server.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { type Columns, listAddress, listOf } from "#platform/list/columns.ts";
import { type Actor, authorizeList, may, newArticles } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { addableLists, type articlesCopy, type episodesCopy, type pagesCopy } from "../copy/addable.ts";
import { editorCopy, listCopy } from "../copy/screen.ts";
import { foldedText, longestSearch, wordsOf } from "../rules/found-documents.ts";
import { isRecord, titleIn } from "../rules/json.ts";
import type { ContentDocumentRow } from "../table.server.ts";
import { addressIn } from "./address.server.ts";
import { documentTarget, emptyRow, stateOf } from "./document-row.server.ts";
import { namesOf } from "./names.server.ts";

type Copy = typeof articlesCopy | typeof pagesCopy | typeof episodesCopy;
type State = keyof Copy["states"];

/** One of the list, as far as its columns show it. */
type Listed = {
  title: string;
  address: string | undefined;
  state: string;
  /** When it was last changed, and by whom; empty for what nobody has changed. */
  at: string;
  by: string;
};

const columns = {
  title: { heading: "Title", value: ({ title }) => title, detail: ({ address }) => address },
  state: { heading: "State", value: ({ state }) => state },
  by: { heading: "Last edited by", value: ({ by }) => by, format: "soft" },
  at: { heading: "Last edited", value: ({ at }) => at, format: "time" },
} satisfies Columns<Listed>;

type Query = { kind: AddableKind; copy: Copy; search?: string; state?: string };

/**
 * The list of one kind of documents that the team adds: those that need something first, then those that were edited
 * last. `search` finds words of the title and the address.
 */
export async function addableScreen(
  services: Services,
  actor: Actor,
  { kind, copy, search = "", state: wanted = "" }: Query,
) {
  const here = addableLists[kind.name].href;
  const all = await listed(services, actor, { kind, copy });
  const words = wordsOf(search.slice(0, longestSearch));
  const found = all.filter(({ title, address = "" }) => {
    const text = foldedText(`${title} ${address}`);
    return words.every((word) => text.includes(word));
  });
  const isWanted = (each: (typeof all)[number]) =>
    wanted === "" || each.status === wanted || (wanted === scheduled && each.waits === listCopy.scheduled);
  const states = [...Object.entries(copy.states), [scheduled, listCopy.scheduled] as const];
  const tabs = states.flatMap(([status, label]) => {
    const count = found.filter(
      (each) => each.status === status || (status === scheduled && each.waits === label),
    ).length;
    return count === 0
      ? []
      : [{ label, href: listAddress(here, { search, state: status }), here: wanted === status, count }];
  });
  return {
    title: copy.title,
    list: listOf(columns, found.filter(isWanted), ({ id, status, waits }) => ({
      id,
      href: `/admin/site/${id}`,
      isUsual: status === "published" || status === "shipped",
      waits,
    })),
    isEmpty: all.length === 0,
    here,
    search: search.slice(0, longestSearch),
    state: wanted,
    tabs: [
      { label: "All", href: listAddress(here, { search }), here: wanted === "", count: found.length },
      ...tabs,
    ],
    mayWrite: may(actor, "content.write", documentTarget(newArticles)),
    // Not for limited access: an import begins many articles.
    importHref: kind === articleKind && may(actor, "content.write") ? `${here}/import` : undefined,
  };
}

const scheduled = "scheduled";

async function listed(services: Services, actor: Actor, { kind, copy }: Pick<Query, "kind" | "copy">) {
  const ids = authorizeList(actor, "content.read", "article");
  const { db } = services.store;
  const rows = await db.selectFrom("content_documents").selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const published = await db
    .selectFrom("content_documents")
    .innerJoin("content_versions", (join) =>
      join
        .onRef("content_versions.document", "=", "content_documents.id")
        .onRef("content_versions.version", "=", "content_documents.version"),
    )
    .select(["id", "content_versions.at", "content_versions.by"])
    .execute();
  const versions = new Map(published.map(({ id, ...version }) => [id, version]));
  const nameOf = await namesOf(services);
  const order: readonly string[] = Object.keys(copy.states);
  const documents = kind.all().flatMap((document) => {
    if (ids?.has(document.id) === false) return [];
    const row = byId.get(document.id) ?? emptyRow(document.id);
    const status = stateIn(document, row);
    if (status === undefined) return [];
    const { value } = stateOf(document, row);
    const address = addressIn(document.id, value) ?? document.preview.slice(1);
    const version = versions.get(document.id);
    const by = row.draft === "" ? version?.by : row.draft_by;
    return {
      id: document.id,
      title: titleIn(value) || document.title,
      address: `/${address}`,
      status,
      state: copy.states[status],
      at: row.draft === "" ? (version?.at ?? "") : row.draft_at,
      by: by ? nameOf(by) || editorCopy.versions.gone : "",
      waits: waitingIn(row),
    };
  });
  return documents.sort(
    (one, other) => order.indexOf(one.status) - order.indexOf(other.status) || other.at.localeCompare(one.at),
  );
}

/** What it waits for, besides its state. */
function waitingIn({ unfit_at, scheduled: value, asked_at }: ContentDocumentRow): string | undefined {
  if (unfit_at) return listCopy.unfit;
  if (value) return listCopy.scheduled;
  return asked_at ? listCopy.asked : undefined;
}

/** A document that was created and then discarded has none. */
function stateIn(document: EditableDocument, row: ContentDocumentRow): State | undefined {
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
