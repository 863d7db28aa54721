import { type FeedEpisode, FeedRefused, type FeedShow, type LinkedFile } from "./feed.ts";
import { lineOf, notesOf, oneLine, safeAddress } from "./notes-text.ts";
import { attributeOf, childrenOf, parseXml, textIn, type XmlNode } from "./read-xml.ts";

const mostEpisodes = 5000;
const longest = { title: 200, summary: 500, guid: 500, author: 120 };
const day = 24 * 60 * 60 * 1000;
const firstPodcasts = Date.parse("2000-01-01");
const longestSeconds = 48 * 60 * 60;
const mostFiles = 8;

type Around = { now: Date; trustedHost: string | undefined };

/**
 * Reads an RSS 2.0 feed with the iTunes and Podcasting 2.0 namespaces. The result contains only bounded plain text
 * and validated addresses; episodes without a title and duplicates are left out.
 * @throws {FeedRefused} when it isn't such a feed.
 */
export function readFeed(text: string, around: Around): FeedShow {
  const [rss] = childrenOf(parseXml(text), "rss");
  const [channel] = rss ? childrenOf(rss, "channel") : [];
  if (!channel) throw new FeedRefused("it is no RSS feed");
  const title = oneLine(textIn(channel, "title"), longest.title);
  if (title === "") throw new FeedRefused("the show has no title");
  const author = oneLine(textIn(channel, "itunes:author"), longest.author);
  const guid = textIn(channel, "podcast:guid").trim().toLowerCase();
  return {
    title,
    description: lineOf(textIn(channel, "description", "itunes:summary"), 1000),
    ...(author === "" ? {} : { author }),
    ...(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(guid) ? { guid } : {}),
    language: languageOf(textIn(channel, "language")),
    explicit: isExplicit(channel),
    episodes: episodesOf(channel, around),
  };
}

function episodesOf(channel: XmlNode, around: Around): readonly FeedEpisode[] {
  const byGuid = new Map<string, FeedEpisode>();
  for (const item of childrenOf(channel, "item")) {
    if (byGuid.size >= mostEpisodes) break;
    const episode = episodeOf(item, around);
    if (episode && !byGuid.has(episode.guid)) byGuid.set(episode.guid, episode);
  }
  // Episodes without a date keep their order and come last.
  return [...byGuid.values()].sort((one, other) =>
    (other.published ?? "").localeCompare(one.published ?? ""),
  );
}

function episodeOf(item: XmlNode, around: Around): FeedEpisode | undefined {
  const title = oneLine(lineOf(textIn(item, "title", "itunes:title"), longest.title), longest.title);
  if (title === "") return undefined;
  const html = textIn(item, "content:encoded", "description", "itunes:summary");
  const audio = audioOf(item, around.trustedHost);
  const published = publishedOf(textIn(item, "pubDate", "dc:date"), around.now);
  const seconds = secondsOf(textIn(item, "itunes:duration"));
  const guid = oneLine(textIn(item, "guid"), longest.guid) || audio?.url || `title:${title}`;
  const [chapters] = filesOf(item, "podcast:chapters", around.trustedHost);
  return {
    guid,
    title,
    summary: lineOf(textIn(item, "itunes:subtitle", "description", "itunes:summary"), longest.summary),
    notes: notesOf(html),
    ...(published === undefined ? {} : { published }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(audio === undefined ? {} : { audio }),
    ...(chapters === undefined ? {} : { chapters }),
    transcripts: filesOf(item, "podcast:transcript", around.trustedHost),
    explicit: isExplicit(item),
  };
}

const audioEndings: Readonly<Record<string, string>> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
};

function audioOf(item: XmlNode, trustedHost: string | undefined): FeedEpisode["audio"] {
  for (const enclosure of childrenOf(item, "enclosure")) {
    const url = safeAddress(attributeOf(enclosure, "url"), trustedHost);
    if (url === undefined) continue;
    const declaredType = attributeOf(enclosure, "type").trim().toLowerCase();
    const ending = new URL(url).pathname.split(".").at(-1)?.toLowerCase() ?? "";
    // A missing or generic type is guessed from the file name; anything that isn't audio is skipped.
    const type = /^audio\/[\w.+-]{1,40}$/.test(declaredType)
      ? declaredType
      : /^(?:|application\/octet-stream|binary\/octet-stream)$/.test(declaredType)
        ? audioEndings[ending]
        : undefined;
    if (type === undefined) continue;
    const bytes = Number(attributeOf(enclosure, "length"));
    return { url, type, ...(Number.isSafeInteger(bytes) && bytes > 0 ? { bytes } : {}) };
  }
  return undefined;
}

function filesOf(item: XmlNode, name: string, trustedHost: string | undefined): readonly LinkedFile[] {
  return childrenOf(item, name)
    .slice(0, mostFiles)
    .flatMap((node) => {
      const url = safeAddress(attributeOf(node, "url"), trustedHost);
      const type = attributeOf(node, "type").split(";")[0]?.trim().toLowerCase() ?? "";
      return url !== undefined && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? [{ url, type }] : [];
    });
}

function publishedOf(text: string, now: Date): string | undefined {
  const at = Date.parse(text.slice(0, 60));
  if (Number.isNaN(at) || at < firstPodcasts || at > now.getTime() + 2 * day) return undefined;
  return new Date(at).toISOString();
}

/** Seconds, or minutes and hours with colons. */
function secondsOf(text: string): number | undefined {
  const parts = text.trim().split(":").map(Number);
  if (text.trim() === "" || parts.length > 3 || parts.some((part) => !(part >= 0))) return undefined;
  const seconds = Math.round(parts.reduce((sum, part) => sum * 60 + part, 0));
  return seconds > 0 && seconds <= longestSeconds ? seconds : undefined;
}

function isExplicit(node: XmlNode): boolean {
  return /^(?:yes|true|explicit)$/i.test(textIn(node, "itunes:explicit").trim());
}

function languageOf(text: string): string {
  const language = text.trim();
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : "en";
}
