import type { PasteCopy } from "./left-out.ts";

export type RichTextCopy = {
  toolbar: string;
  tools: Readonly<Record<Tool, string>>;
  link: { address: string; save: string; cancel: string };
  paste: PasteCopy;
};

export type Tool =
  | ("heading" | "subheading" | "bold" | "italic" | "link" | "bullets" | "numbers" | "quote" | "line")
  | ("undo" | "redo");
