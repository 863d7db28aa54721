/** A part of a text as the editor has it: the JSON of ProseMirror. */
export type EditorNode = {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
};

export type EditorMark = { type: string; attrs?: Record<string, unknown> };
