/** What an episode that the team makes consists of. Its sound is at a host; the words are here. */
import type { Day } from "../claims/claim.ts";
import type { Topic } from "../content-notes.ts";
import type { SitePath } from "../schema.ts";

/** A chapter; its start is a time such as 2:30. */
export type OwnChapter = { id: string; title: string; start: string };

/** An episode as the team edits it. */
export type EpisodeContent = {
  state: "shown" | "hidden";
  /** Where the address of a hidden episode leads. */
  redirect?: SitePath;
  title: string;
  summary: string;
  published: Day;
  audio: `https://${string}`;
  /** A time such as 24:10. */
  length: string;
  topics: readonly Topic[];
  /** Paragraphs with an empty line between them. */
  notes?: string;
  chapters: readonly OwnChapter[];
  transcript: string;
};

const audioTypes: Readonly<Record<string, string>> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  opus: "audio/ogg",
};

/** The media type of a sound file, by how its address ends; undefined if it isn't one that browsers play. */
export function audioType(address: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(URL.parse(address)?.pathname ?? "")?.[1];
  return ending === undefined ? undefined : audioTypes[ending.toLowerCase()];
}

/** The seconds of a time such as 24:10 or 1:02:10; undefined if it isn't one. */
export function secondsOf(time: string): number | undefined {
  if (!/^(?:\d{1,2}:)?\d{1,2}:\d{2}$/.test(time)) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = time.split(":").map(Number).reverse();
  return seconds > 59 || (hours > 0 && minutes > 59) ? undefined : hours * 3600 + minutes * 60 + seconds;
}

/** The paragraphs of a text that has empty lines between them. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
