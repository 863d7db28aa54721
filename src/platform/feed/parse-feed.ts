import { decodeFile } from "../csv/decode-file.ts";
import { type Chapter, FeedRefused, type FeedShow, type SpokenLine } from "./feed.ts";
import { readFeed } from "./read-feed.ts";
import { chaptersOf, spokenLines } from "./spoken-text.ts";

/** A body as the feed's host sent it, with the type that it claims. */
type Sent = { body: Uint8Array; type: string };

/** What was read, or why it wasn't. An error wouldn't come back from the process that parses as itself. */
export type Parsed<Content> = { content: Content } | { refused: string };

export function parseShow(sent: Sent, around: Parameters<typeof readFeed>[1]): Parsed<FeedShow> {
  return refusing(() => {
    const show = readFeed(decoded(sent), around);
    if (show.episodes.length === 0) throw new FeedRefused("it has no episodes");
    return show;
  });
}

/** Parses a file that belongs to an episode; `type` is what the feed calls a transcript. */
export function parseEpisodeFile(
  sent: Sent,
  file: { kind: "chapters" | "transcript"; type: string },
): Parsed<readonly Chapter[] | readonly SpokenLine[]> {
  return refusing(() => {
    const text = decoded(sent);
    return file.kind === "chapters" ? chaptersOf(text) : spokenLines(text, file.type);
  });
}

function refusing<Content>(parse: () => Content): Parsed<Content> {
  try {
    return { content: parse() };
  } catch (error) {
    if (error instanceof FeedRefused) return { refused: error.message };
    throw error;
  }
}

function decoded({ body, type }: Sent): string {
  const [, charset] = /charset="?([\w-]+)/i.exec(type) ?? [];
  const start = Buffer.from(body.subarray(0, 200)).toString("latin1");
  const [, inFile] = /^[^>]{0,100}encoding=["']([\w-]+)/.exec(start) ?? [];
  const file = decodeFile(body, charset ?? inFile);
  if (!file) throw new FeedRefused("its letters are in an unknown encoding");
  return file.text;
}
