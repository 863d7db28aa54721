/** What the kinds of documents that the team adds and deletes have in common. */
import type { ContentDocument } from "../current.ts";
import type { EditableDocument } from "./editable.server.ts";
import { choice, optional, pageLink } from "./fields.server.ts";

/** The fields that say whether it's on the site. `name` is what the team calls it, such as "article". */
export function onTheSite(name: string) {
  return {
    state: choice({
      label: "On the site",
      options: [
        { value: "shown", label: "Yes, once it’s published" },
        { value: "hidden", label: "No: take it off the site when this is published" },
      ],
    }),
    redirect: optional(
      pageLink({
        label: "If it’s off the site, its address leads to",
        help: `Without a page, the address says that the ${name} has moved or is gone.`,
      }),
    ),
  };
}

/** A kind of document that the team adds and deletes. */
export type AddableKind = {
  name: "article" | "page" | "episode";
  /** Whether a document's id is of this kind. */
  owns(id: string): boolean;
  /** Whether its default is in this repository. */
  isShipped(id: string): boolean;
  /** Makes a document known that another process may have added. Nobody sees it until it's published. */
  know(id: string): void;
  /** The document with this id; undefined if there is none. */
  editor(id: string): EditableDocument | undefined;
  /** Every document of this kind. */
  all(): readonly EditableDocument[];
};

type Described<Value> = Pick<AddableKind, "name" | "owns"> & {
  isShipped?: AddableKind["isShipped"];
  documents(): ReadonlyMap<string, ContentDocument<Value>>;
  document(id: string): ContentDocument<Value>;
  edit(document: ContentDocument<Value>): EditableDocument;
};

/** Joins a kind's documents with their form. */
export function addableKind<Value>({
  name,
  owns,
  isShipped = () => false,
  documents,
  document,
  edit,
}: Described<Value>): AddableKind {
  const editors = new WeakMap<ContentDocument<Value>, EditableDocument>();
  function editorOf(id: string): EditableDocument {
    const own = document(id);
    const known = editors.get(own) ?? edit(own);
    editors.set(own, known);
    return known;
  }
  return {
    name,
    owns,
    isShipped,
    know(id) {
      document(id);
    },
    editor: (id) => (documents().has(id) ? editorOf(id) : undefined),
    all: () => [...documents().keys()].map(editorOf),
  };
}
