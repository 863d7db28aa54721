import type { Editor } from "@tiptap/react";

/** Puts a picture behind what is selected: the picture before is still selected, and would be replaced by the next. */
export function insertPicture(editor: Editor, attrs: { src: string; alt: string }): void {
  const { to } = editor.state.selection;
  editor.chain().focus().insertContentAt(to, { type: "image", attrs }).run();
}
