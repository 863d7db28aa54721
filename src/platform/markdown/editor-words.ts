/** Words of the editor with their marks as Markdown's nested emphases. */
import type { PhrasingContent } from "mdast";
import { unlinked } from "./tree.ts";

/** A piece of a line: its words or a break, and what is around them. */
type Piece = { node: PhrasingContent; marks: readonly EditorMark[] };

/** The outermost first, where two marks begin and end at the same places. */
const order = ["bold", "italic", "strike", "link", "unlinked"];

/** The words of a paragraph, or of a line, which can't break. */
export function phrasing(
  nodes: readonly EditorNode[],
  kind: "paragraph" | "line" = "paragraph",
): PhrasingContent[] {
  return nested(trimmed(nodes.flatMap((node) => pieces(node, kind))));
}

function pieces({ type, text, attrs = {}, marks = [] }: EditorNode, kind: "paragraph" | "line"): Piece[] {
  const known = marks.filter(isKnown);
  if (type === "hardBreak")
    return [{ node: kind === "line" ? { type: "text", value: " " } : { type: "break" }, marks: known }];
  if (type === "sourceText") return [{ node: { type: "html", value: String(attrs.source) }, marks: known }];
  if (type === "image")
    return [{ node: { type: "image", url: String(attrs.src), alt: String(attrs.alt ?? "") }, marks: [] }];
  if (text === undefined) return [];
  if (marks.some((mark) => mark.type === "code"))
    return [{ node: { type: "inlineCode", value: text.replaceAll("\n", " ") }, marks: known }];
  return withSpacesApart(kind === "line" ? text.replaceAll("\n", " ") : text).map((value) => ({
    node: { type: "text", value },
    marks: known,
  }));
}

/** The words of a text, with the spaces at its ends and each no-break space on their own. Lines have no spaces at theirs. */
function withSpacesApart(text: string): string[] {
  const lines = text.replace(/[\t\v\f\r]/g, " ").split("\n");
  const last = lines.length - 1;
  const joined = lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === last ? line : line.trimEnd()))
    .filter((line, at) => line !== "" || at === 0 || at === last)
    .join("\n");
  return joined
    .split(/([^\S \n])/)
    .flatMap((part) => {
      const words = part.trim();
      const from = part.indexOf(words);
      return words === "" ? [part] : [part.slice(0, from), words, part.slice(from + words.length)];
    })
    .filter((part) => part !== "");
}

const isKnown = ({ type, attrs }: EditorMark) =>
  type === "link" ? typeof attrs?.href === "string" && attrs.href !== "" : order.includes(type);

const isBreak = (piece: Piece | undefined) => piece?.node.type === "break";
const isGap = ({ node }: Piece) => node.type === "text" && node.value.trim() === "";
const isSpace = (piece: Piece) => isBreak(piece) || isGap(piece);

/**
 * Without spaces and breaks at both ends and without spaces around breaks. A space keeps only the marks that go on after
 * it, since an emphasis that begins or ends with a space isn't read as one.
 */
function trimmed(line: readonly Piece[]): Piece[] {
  const whole = line.slice(
    line.findIndex((piece) => !isSpace(piece)),
    line.findLastIndex((piece) => !isSpace(piece)) + 1,
  );
  const kept = whole.filter((piece, at) => {
    const [before, after] = [whole[at - 1], whole.slice(at).find((each) => !isGap(each))];
    return !isGap(piece) || !(before === undefined || isSpace(before) || isBreak(after));
  });
  return kept.map((piece, at) => {
    if (!isSpace(piece)) return piece;
    const before = kept.slice(0, at).findLast((each) => !isSpace(each))?.marks ?? [];
    const after = kept.slice(at).find((each) => !isSpace(each))?.marks ?? [];
    return { ...piece, marks: piece.marks.filter((mark) => has(before, mark) && has(after, mark)) };
  });
}

const isSame = (one: EditorMark, other: EditorMark) =>
  one.type === other.type &&
  one.attrs?.href === other.attrs?.href &&
  (one.attrs?.title ?? "") === (other.attrs?.title ?? "");
const has = (marks: readonly EditorMark[], mark: EditorMark) => marks.some((each) => isSame(each, mark));

/** Nests the marks, the longest outermost. Where two overlap, the one that begins later is split. */
function nested(line: readonly Piece[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (let at = 0; at < line.length; ) {
    const piece = line[at];
    if (!piece) break;
    const runs = piece.marks.map((mark) => ({ mark, end: endOf(line, at, mark) }));
    const [longest] = runs.sort((one, other) => other.end - one.end || rank(one.mark) - rank(other.mark));
    // Where an emphasis is split, the space between its parts is in neither.
    if (!longest || isSpace(piece)) {
      add(made, piece.node);
      at += 1;
      continue;
    }
    const { mark, end } = longest;
    const inside = line
      .slice(at, end)
      .map(({ node, marks }) => ({ node, marks: marks.filter((each) => !isSame(each, mark)) }));
    made.push(around(mark, nested(inside)));
    at = end;
  }
  return made;
}

const rank = ({ type }: EditorMark) => order.indexOf(type);

function endOf(line: readonly Piece[], from: number, mark: EditorMark): number {
  const end = line.findIndex(({ marks }, at) => at > from && !has(marks, mark));
  const run = line.slice(from, end < 0 ? line.length : end);
  return from + run.findLastIndex((piece) => !isSpace(piece)) + 1;
}

/** Adds a node; texts and codes side by side are one. No-break spaces end an address, so they are apart. */
function add(made: PhrasingContent[], node: PhrasingContent): void {
  const before = made.at(-1);
  if (before?.type === "text" && node.type === "text" && !isNoBreak(before.value + node.value))
    before.value += node.value;
  else if (before?.type === "inlineCode" && node.type === "inlineCode") before.value += node.value;
  else made.push({ ...node });
}

const isNoBreak = (text: string) => /[^\S \n]/.test(text);

function around(mark: EditorMark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === "bold") return { type: "strong", children };
  if (mark.type === "italic") return { type: "emphasis", children };
  if (mark.type === "strike") return { type: "delete", children };
  if (mark.type === "unlinked") return unlinked(children);
  const { href, title } = mark.attrs ?? {};
  return { type: "link", url: String(href), title: typeof title === "string" ? title : null, children };
}

/** A part of a text as the editor has it: the JSON of ProseMirror. */
export type EditorNode = {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
};

export type EditorMark = { type: string; attrs?: Record<string, unknown> };
