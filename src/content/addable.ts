/** Documents that the team adds and deletes while the site runs: articles, pages of its own, episodes. */
import { type ContentDocument, contentDocument, current } from "./current.ts";

type Addable = { state: "shown" | "hidden" };

type Kind<Value extends Addable, Shown> = {
  /** Those of this repository. */
  shipped?: readonly ContentDocument<Value>[];
  /** What a document with this id says until it's published; nobody sees it. */
  hidden(id: string): Value;
  /** What visitors get of it. */
  show(value: Value, document: ContentDocument<Value>, isPreview: boolean): Shown;
  /** Which comes first; without it, the order in which they became known. */
  order?(one: Shown, other: Shown): number;
};

/** The documents of one kind, and what visitors see of them. */
export function addableDocuments<Value extends Addable, Shown>(kind: Kind<Value, Shown>) {
  const documents = new Map((kind.shipped ?? []).map((document) => [document.id, document]));
  let kept: { of: readonly Value[]; shown: readonly Shown[] } | undefined;

  function seen() {
    return [...documents.values()].flatMap((document) => {
      const preview = document.preview?.();
      const value = preview ?? current(document);
      // A preview shows what the page would be, whether or not it's on the site.
      return preview || value.state === "shown"
        ? [{ document, value, isPreview: preview !== undefined }]
        : [];
    });
  }

  return {
    /** Every document by its id, also of those that nobody can see yet. */
    all: (): ReadonlyMap<string, ContentDocument<Value>> => documents,
    /** The document with this id; one that isn't there yet is added, hidden until it's published. */
    document(id: string): ContentDocument<Value> {
      const known = documents.get(id);
      if (known) return known;
      const added = contentDocument<Value>(id, kind.hidden(id));
      documents.set(id, added);
      return added;
    },
    /** What visitors see. While nothing is published, always the same array. */
    shown(): readonly Shown[] {
      const now = seen();
      if (kept?.of.length === now.length && kept.of.every((value, at) => value === now[at]?.value))
        return kept.shown;
      const shown = now.map(({ document, value, isPreview }) => kind.show(value, document, isPreview));
      if (kind.order) shown.sort(kind.order);
      if (!now.some(({ isPreview }) => isPreview)) kept = { of: now.map(({ value }) => value), shown };
      return shown;
    },
  };
}
