/** The shape of a card or poster to print: a few lines, a few steps, room for a name. */
import type { SheetPathId } from "../worksheets/worksheet.ts";
import type { Language } from "./paper-copy.ts";

export type CardPart =
  | { kind: "text"; text: string }
  | { kind: "steps"; items: readonly string[] }
  | { kind: "list"; title?: string; items: readonly string[] }
  /** Who can be reached, and how. */
  | { kind: "lines"; items: readonly { who: string; how: string }[] }
  /** Room to write after each of these. */
  | { kind: "write"; labels: readonly string[] }
  | { kind: "small"; text: string };

export type Card = {
  /** The name of the file. */
  id: string;
  title: string;
  /** What it is good for, in a line or two of English: the list of downloads is in English. */
  text: string;
  language: Language;
  tags: readonly (SheetPathId | "crisis")[];
  /** Four cards to cut out of one page, or one page to hang up. */
  size: "pocket" | "page";
  parts: readonly CardPart[];
};
