/** Documents that the team adds and deletes while the site runs: articles, pages of its own, episodes. */
import {
  type ContentDocument,
  contentDocument,
  identityNow,
  isPreviewed,
  noteRead,
  ofSite,
  siteNow,
  valueOver,
  withName,
} from "./current.ts";

type Addable = { state: "shown" | "hidden" };

type Kind<Value extends Addable, Shown> = {
  /** What a render is noted to have read that depends on which there are (current.ts). */
  list: string;
  /** Those of this repository. */
  shipped?: readonly ContentDocument<Value>[];
  /** What a document with this id says until it's published; nobody sees it. */
  hidden(id: string): Value;
  /** What visitors get of it. */
  show(value: Value, document: ContentDocument<Value>, isPreview: boolean): Shown;
  /** Which comes first; without it, the order in which they became known. */
  order?(one: Shown, other: Shown): number;
};

/** What a site knows of one kind: its documents by id, and what visitors saw of them when they were last listed. */
type Known<Value, Shown> = {
  documents: Map<string, ContentDocument<Value>>;
  kept: { of: readonly Value[]; name: string; shown: readonly Shown[] } | undefined;
};

/** The documents of one kind, and what visitors see of them. */
export function addableDocuments<Value extends Addable, Shown>(kind: Kind<Value, Shown>) {
  const shipped = kind.shipped ?? [];
  const begin = (): Known<Value, Shown> => ({
    documents: new Map(shipped.map((document) => [document.id, document])),
    kept: undefined,
  });
  const now = ofSite(begin);

  function seen(documents: Iterable<ContentDocument<Value>>) {
    return [...documents].flatMap((document) => {
      const value = valueOver(document) ?? document.shipped;
      const isPreview = isPreviewed(document);
      // A preview shows what the page would be, whether or not it's on the site.
      return isPreview || value.state === "shown" ? [{ document, value, isPreview }] : [];
    });
  }

  return {
    /** Every document by its id, also of those that nobody can see yet. */
    all: (): ReadonlyMap<string, ContentDocument<Value>> => now().documents,
    /** The document with this id; one that isn't there yet is added, hidden until it's published. */
    document(id: string): ContentDocument<Value> {
      const { documents } = now();
      const known = documents.get(id);
      if (known) return known;
      const added = contentDocument<Value>(id, kind.hidden(id));
      if (siteNow()) documents.set(id, added);
      return added;
    },
    /** What visitors see of one; undefined if they see nothing. */
    one(id: string): Shown | undefined {
      noteRead(id);
      const document = now().documents.get(id);
      const [found] = document ? seen([document]) : [];
      return found && kind.show(withName(found.value), found.document, found.isPreview);
    },
    /** What visitors see. While nothing is published, always the same array. */
    shown(): readonly Shown[] {
      noteRead(kind.list);
      const known = now();
      const { kept } = known;
      const { name } = identityNow();
      const each = seen(known.documents.values());
      const isKept = kept?.name === name && kept.of.length === each.length;
      if (isKept && kept.of.every((value, at) => value === each[at]?.value)) return kept.shown;
      const shown = each.map(({ document, value, isPreview }) =>
        kind.show(withName(value), document, isPreview),
      );
      if (kind.order) shown.sort(kind.order);
      if (!each.some(({ isPreview }) => isPreview))
        known.kept = { of: each.map(({ value }) => value), name, shown };
      return shown;
    },
  };
}
