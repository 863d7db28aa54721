import {
  episodeDocument,
  episodeDocuments,
  episodeList,
  episodeOfDocument,
  episodePath,
} from "../podcast/current-episodes.ts";
import { audioType, type EpisodeContent, secondsOf } from "../podcast/own-episode.ts";
import { addableKind, onTheSite } from "./addable.server.ts";
import { editable } from "./editable.server.ts";
import {
  crossChecked,
  day,
  group,
  itemId,
  list,
  longText,
  optional,
  text,
  webLink,
} from "./fields.server.ts";
import { late } from "./late.ts";
import { hardTopics } from "./topic-fields.server.ts";

/** About an hour and a half of speech. */
const longestTranscript = 40_000;

const chapter = () =>
  group(
    { label: "Chapter" },
    {
      id: itemId(),
      title: text({ label: "Title", max: 80 }),
      start: text({ label: "Begins at", help: "Minutes and seconds, such as 2:30.", max: 8 }),
    },
  );

const episodeSchema = late(() =>
  crossChecked(
    group(
      { label: "Episode" },
      {
        ...onTheSite("episode"),
        title: text({ label: "Title", max: 80 }),
        summary: longText({
          label: "Summary",
          help: "Under the title, in lists, in podcast apps and in search results.",
          max: 240,
        }),
        published: day({ label: "Day of publication" }),
        audio: webLink({
          label: "Address of the sound file",
          help: "At your podcast host, ending in .mp3, .m4a, .aac, .ogg or .opus.",
        }),
        length: text({ label: "Length", help: "Minutes and seconds, such as 24:10.", max: 8 }),
        topics: hardTopics(
          "What it talks about. A note with them stands before the player and the transcript.",
        ),
        notes: optional(
          longText({
            label: "Notes",
            help: "Who speaks, and what was mentioned. An empty line begins a new paragraph.",
            max: 4_000,
          }),
        ),
        chapters: list({ label: "Chapters", least: 0, most: 40, item: chapter() }),
        transcript: longText({
          label: "Transcript",
          help: "Every word, for people who can’t listen or would rather read. An empty line begins a new paragraph.",
          max: longestTranscript,
        }),
      },
    ),
    misfitOf,
  ),
);

const noTime = "Please enter minutes and seconds, such as 24:10";

/** What would break the player, or lead listeners astray. */
function misfitOf(episode: EpisodeContent): { field: string; message: string } | undefined {
  if (audioType(episode.audio) === undefined)
    return {
      field: "audio",
      message: "Please enter the address of a sound file: it ends in .mp3, .m4a, .aac, .ogg or .opus",
    };
  const length = secondsOf(episode.length);
  if (length === undefined || length === 0) return { field: "length", message: noTime };
  if (new Set(episode.topics).size < episode.topics.length)
    return { field: "topics", message: "Please choose each only once" };
  let before = -1;
  for (const [at, { start }] of episode.chapters.entries()) {
    const begins = secondsOf(start);
    if (begins === undefined) return { field: `chapters.${at}.start`, message: noTime };
    if (begins <= before || begins >= length)
      return {
        field: `chapters.${at}.start`,
        message: "Please enter a time after the chapter before it, and before the end",
      };
    before = begins;
  }
  return undefined;
}

/** The episodes of the team. While there are any, the samples aren't shown. */
export const episodeKind = addableKind<EpisodeContent>({
  name: "episode",
  owns: (id) => episodeOfDocument(id) !== undefined,
  documents: episodeDocuments,
  document: episodeDocument,
  edit(document) {
    const slug = episodeOfDocument(document.id) ?? document.id;
    const path = episodePath(slug);
    return editable<EpisodeContent>({
      document,
      title: slug,
      about: `An episode of the podcast, at ${path}.`,
      list: episodeList,
      preview: path,
      schema: episodeSchema,
    });
  },
});
