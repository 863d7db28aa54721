import { type Editor, Node } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { placeAttribute } from "./pasted-pictures.ts";

const name = "picturePlace";

/** The place of a picture that is being uploaded. It's never stored: the text is written without it. */
export function picturePlace(waiting: string) {
  return Node.create({
    name,
    group: "block",
    atom: true,
    addAttributes: () => ({
      key: { default: "", parseHTML: (element: Element) => element.getAttribute(placeAttribute) },
    }),
    parseHTML: () => [{ tag: `img[${placeAttribute}]` }],
    renderHTML: () => [
      "p",
      { class: "rounded-lg border border-dashed border-line-strong px-4 py-3 text-small text-ink-soft" },
      waiting,
    ],
    renderText: () => "",
  });
}

/** Keeps places for pictures where the cursor is, or at the position where they were dropped. */
export function insertPlaces(view: EditorView, keys: readonly string[], dropped?: number): void {
  const { selection, schema, tr } = view.state;
  // A chosen picture isn't replaced by the next one.
  const from = dropped ?? (selection instanceof NodeSelection ? selection.to : selection.from);
  const to = dropped ?? selection.to;
  const places = keys.flatMap((key) => schema.nodes[name]?.create({ key }) ?? []);
  tr.replaceRange(from, to, new Slice(Fragment.from(places), 0, 0));
  tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to))));
  view.dispatch(tr.scrollIntoView());
}

/** Puts the uploaded picture in its place. Undo goes back to before the paste, not to the place. */
export function fillPlace(editor: Editor, key: string, attrs: { src: string; alt: string }): void {
  const { tr, schema } = editor.state;
  const [place] = placesOf(editor, [key]);
  const image = schema.nodes.image?.create(attrs);
  if (place === undefined || !image) insertPicture(editor, attrs);
  else editor.view.dispatch(tr.replaceWith(place, place + 1, image).setMeta("addToHistory", false));
}

/** Removes the places of pictures that won't come. */
export function removePlaces(editor: Editor, keys: readonly string[]): void {
  const { tr } = editor.state;
  for (const place of placesOf(editor, keys).reverse()) tr.delete(place, place + 1);
  if (tr.docChanged) editor.view.dispatch(tr.setMeta("addToHistory", false));
}

function placesOf({ state }: Editor, keys: readonly string[]): number[] {
  const found: number[] = [];
  state.doc.descendants((node, at) => {
    if (node.type.name === name && keys.includes(String(node.attrs.key))) found.push(at);
  });
  return found;
}

/** Puts a picture behind what is selected: the picture before is still selected, and would be replaced by the next. */
export function insertPicture(editor: Editor, attrs: { src: string; alt: string }): void {
  const { to } = editor.state.selection;
  editor.chain().focus().insertContentAt(to, { type: "image", attrs }).run();
}
