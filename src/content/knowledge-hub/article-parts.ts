/**
 * The two parts of an article that Markdown has no sign for: `<Note topics="…">` around a passage on hard topics, and
 * `<Urgent>` around warning signs and help lines. Each tag stands on a line of its own.
 */
import { repeatedNotes } from "../content-notes.ts";
import { sectionHeadings } from "./article-tree.ts";
import { headingId } from "./heading-id.ts";

type MarkdownPart = { kind: "markdown"; text: string };
type UrgentPart = { kind: "urgent"; text: string };
export type NotePart = {
  kind: "note";
  topics: readonly string[];
  parts: readonly (MarkdownPart | UrgentPart)[];
  /** The id of the heading after it, where readers go who skip the passage; undefined at the end of the article. */
  skipTo: string | undefined;
  /** Whether earlier notes have named its topics. */
  repeats: boolean;
};
export type ArticlePart = MarkdownPart | UrgentPart | NotePart;

const line = /^<(?:Note topics="([A-Za-z ]+)"|(Urgent)|\/(Note|Urgent))>[ \t]*$/;

/** An article's text in its parts. A tag that is never closed ends with the text. */
export function articleParts(text: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let note: { topics: string[]; parts: (MarkdownPart | UrgentPart)[] } | undefined;
  let urgent = false;
  let lines: string[] = [];
  function endPart() {
    const part = { kind: urgent ? "urgent" : "markdown", text: lines.join("\n").trim() } as const;
    if (part.text !== "") (note?.parts ?? parts).push(part);
    lines = [];
  }
  function endNote() {
    if (note) parts.push({ kind: "note", ...note, skipTo: undefined, repeats: false });
    note = undefined;
  }
  for (const each of text.split("\n")) {
    const [tag, topics, opensUrgent, closes] = line.exec(each) ?? [];
    if (tag === undefined) {
      lines.push(each);
      continue;
    }
    endPart();
    urgent = opensUrgent !== undefined;
    if (topics !== undefined || closes === "Note") endNote();
    if (topics !== undefined) note = { topics: topics.trim().split(/ +/), parts: [] };
  }
  endPart();
  endNote();
  const repeated = repeatedNotes(parts.map((part) => (part.kind === "note" ? part : { topics: [] })));
  return parts.map((part, at) =>
    part.kind === "note"
      ? { ...part, skipTo: headingAfter(parts.slice(at + 1)), repeats: repeated[at] ?? false }
      : part,
  );
}

function headingAfter(parts: readonly ArticlePart[]): string | undefined {
  for (const part of parts) {
    const texts = part.kind === "note" ? part.parts.map(({ text }) => text) : [part.text];
    const [heading] = texts.flatMap(sectionHeadings);
    if (heading !== undefined) return headingId(heading);
  }
  return undefined;
}
