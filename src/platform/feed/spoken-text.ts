import * as z from "zod";
import type { Chapter, LinkedFile, SpokenLine } from "./feed.ts";
import { notesOf, oneLine, withoutEntities } from "./notes-text.ts";

const mostLetters = 1_000_000;
const mostLines = 3000;
const mostChapters = 200;
const longestLine = 2000;
/** The longest cue read, markup included. */
const longestCue = 4 * longestLine;
const longestName = 80;
/** Subtitles come in fragments; a paragraph ends with a sentence once it is long enough. */
const paragraphFrom = 280;

// From the most readable format to the least.
const readable = [
  "text/vtt",
  "application/x-subrip",
  "application/srt",
  "text/srt",
  "application/json",
  "text/html",
  "text/plain",
];

/** The most readable of several transcripts; undefined if none is supported. */
export function bestTranscript(files: readonly LinkedFile[]): LinkedFile | undefined {
  const known = files.filter(({ type }) => readable.includes(type));
  return known.toSorted((one, other) => readable.indexOf(one.type) - readable.indexOf(other.type))[0];
}

/** A transcript of any format as lines; empty if it has none. */
export function spokenLines(text: string, type: string): readonly SpokenLine[] {
  if (type === "application/json") return joined(linesOfJson(text));
  if (type === "text/html") return htmlLines(text);
  if (type === "text/plain") return htmlLines(text.replaceAll("<", "&lt;"));
  return joined(linesOfCues(text));
}

function htmlLines(html: string): readonly SpokenLine[] {
  return notesOf(html, { letters: mostLetters, paragraphs: mostLines }).map((paragraph) => ({
    text: oneLine(paragraph.map((part) => part.text).join(""), longestLine),
  }));
}

const cueTimes =
  /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s+-->\s+((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

function linesOfCues(text: string): SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const block of text.replaceAll("\r", "").split(/\n[ \t]*\n/)) {
    if (lines.length >= mostLines) break;
    const rows = block.split("\n");
    const at = rows.findIndex((row) => row.includes("-->"));
    const [, from, to] = cueTimes.exec(rows[at] ?? "") ?? [];
    if (from === undefined || to === undefined) continue;
    const words = rows
      .slice(at + 1)
      .join(" ")
      .slice(0, longestCue);
    const [, voice] = /<v(?:\.[^ <>]*)? ([^<>]{1,80})>/.exec(words) ?? [];
    const line = oneLine(withoutEntities(words.replace(/<[^<>]*>/g, " ")), longestLine);
    if (line !== "") lines.push({ start: secondsAt(from), end: secondsAt(to), ...named(voice), text: line });
  }
  return lines;
}

function secondsAt(time: string): number {
  return time
    .replace(",", ".")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function named(voice: string | undefined): { speaker?: string } {
  const speaker = oneLine(voice ?? "", longestName);
  return speaker === "" ? {} : { speaker };
}

const jsonTranscript = z.object({
  segments: z.array(
    z.object({ startTime: z.number().min(0).optional(), speaker: z.string().optional(), body: z.string() }),
  ),
});

function linesOfJson(text: string): SpokenLine[] {
  const parsed = jsonTranscript.safeParse(parseJson(text));
  return (parsed.data?.segments ?? []).slice(0, mostLines).flatMap(({ startTime, speaker, body }) => {
    const line = oneLine(body, longestLine);
    const start = startTime === undefined ? {} : { start: startTime };
    return line === "" ? [] : [{ ...start, ...named(speaker), text: line }];
  });
}

function joined(scraps: readonly SpokenLine[]): readonly SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const scrap of scraps) {
    const last = lines.at(-1);
    const isDone = !last || (last.text.length >= paragraphFrom && /[.?!…]["”’]?$/.test(last.text));
    const speaks = scrap.speaker !== undefined && scrap.speaker !== last?.speaker;
    if (isDone || speaks || last.text.length > longestLine) lines.push({ ...scrap });
    else {
      last.text = `${last.text} ${scrap.text}`;
      if (scrap.end !== undefined) last.end = scrap.end;
    }
  }
  return lines;
}

const jsonChapters = z.object({ chapters: z.array(z.unknown()) });
const jsonChapter = z.object({
  startTime: z.number().min(0),
  title: z.string().optional(),
  toc: z.boolean().optional(),
});

/** The visible, valid chapters of a `podcast:chapters` file, in order. */
export function chaptersOf(text: string): readonly Chapter[] {
  const parsed = jsonChapters.safeParse(parseJson(text));
  return (parsed.data?.chapters ?? [])
    .flatMap((each) => {
      const { data: chapter } = jsonChapter.safeParse(each);
      const name = oneLine(chapter?.title ?? "", longestName);
      return !chapter || name === "" || chapter.toc === false
        ? []
        : [{ start: chapter.startTime, title: name }];
    })
    .slice(0, mostChapters)
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start !== all[at - 1]?.start);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
