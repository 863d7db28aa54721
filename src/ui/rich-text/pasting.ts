import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { areFilesMeant, isPicture } from "./given-files.ts";
import type { LeftOut } from "./left-out.ts";
import { type PastePlace, type ReadPaste, readablePaste } from "./pasted-html.ts";
import { newKey, type PastedPicture } from "./pasted-pictures.ts";
import { insertPlaces } from "./picture-place.ts";

type Pasting = {
  levels: readonly number[];
  /** How many cells the tables of the text may have together; 0 where it can't have tables. */
  mostCells: number;
  hasPictures: boolean;
  unwrapped: PastePlace["unwrapped"];
  /** Pictures that have a place in the text and must be uploaded. */
  onPictures(pictures: readonly PastedPicture[]): void;
  /** What couldn't be put in as it was; nothing, if everything could. */
  onLeftOut(left: Partial<LeftOut>): void;
};

/** What the editor does with what is pasted and dropped: text and tables, pictures inside it, and files. */
export function pasteProps({
  levels,
  mostCells,
  hasPictures,
  unwrapped,
  onPictures,
  onLeftOut,
}: Pasting): EditorProps {
  // Read in `transformPastedHTML`, which ProseMirror calls right before `handlePaste` and `handleDrop`.
  let read: ReadPaste | undefined;

  function take(view: EditorView, data: DataTransfer | null, dropped?: number): boolean {
    const paste = read;
    read = undefined;
    if (!data) return false;
    const files = [...data.files];
    // Office programs add a picture of the text that was copied.
    const isText = paste ? !paste.isEmpty : !areFilesMeant({ files, plain: data.getData("text/plain") });
    if (isText || files.length === 0) {
      onLeftOut(paste?.left ?? {});
      if (paste && paste.pictures.length > 0) onPictures(paste.pictures);
      // Nothing can be put in, so what is selected stays.
      return paste?.isEmpty ?? false;
    }
    const alt = (files.length === 1 && paste?.alt) || "";
    const pictures = files.filter(isPicture).map((file) => ({ key: newKey(), file, alt }));
    const others = files.filter((file) => !isPicture(file)).map(({ name }) => name);
    onLeftOut({ files: others, ...(hasPictures ? {} : { refusedPictures: pictures.length }) });
    if (!hasPictures || pictures.length === 0) return true;
    insertPlaces(
      view,
      pictures.map(({ key }) => key),
      dropped,
    );
    onPictures(pictures);
    return true;
  }

  return {
    transformPastedHTML(html, view) {
      read = readablePaste(html, placeIn(view, { levels, mostCells, hasPictures, unwrapped }));
      return read.html;
    },
    transformPastedText: (text) => unwrapped(text),
    handlePaste: (view, { clipboardData }) => take(view, clipboardData),
    handleDrop(view, event, _slice, isMoved) {
      // Moved or copied within the text, where browsers add the picture as a file.
      if (isMoved || view.dragging) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      return take(view, event.dataTransfer, at);
    },
  };
}

function placeIn(
  { state }: EditorView,
  { levels, mostCells, hasPictures, unwrapped }: Omit<Pasting, "onPictures" | "onLeftOut">,
): PastePlace {
  let cells = 0;
  state.doc.descendants((node) => {
    // As `cellsIn` of the platform counts them, which is rather too many.
    if (node.type.name === "table") cells += (node.childCount + 1) * ((node.firstChild?.childCount ?? 0) + 2);
  });
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
  return {
    levels,
    hasPictures,
    unwrapped,
    hasTables: mostCells > 0,
    room: Math.max(0, mostCells - cells),
    inTable: around.includes("tableHeader") ? "head" : around.includes("tableCell") ? "body" : undefined,
  };
}
