import { feedAway } from "#content/podcast/player-copy.ts";
import { sampleShow } from "#content/podcast/samples.ts";
import { second } from "#platform/clock/clock.ts";
import type { SpokenLine } from "#platform/feed/feed.ts";
import { type FeedItem, writeFeed } from "#platform/feed/write-feed.ts";
import type { FileAnswer, ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { episodeAt, type Podcast, podcastNow } from "./reads.server.ts";
import { episodesInFeed, showPath, waitAfter } from "./rules.ts";
import type { Episode } from "./schema.ts";

const plainText = "text/plain; charset=utf-8";
const xml = "application/xml; charset=utf-8";

/** The feed, and transcripts and chapters of our own in the formats that apps read; only the samples' words have times. */
export function podcastFiles(services: Services): ServedFile[] {
  const episodeOf = async (slug: string, sources: readonly Podcast["source"][]) => {
    const podcast = await podcastNow(services);
    return sources.includes(podcast.source) ? episodeAt(podcast, slug) : undefined;
  };
  return [
    { path: `${showPath}/feed.xml`, make: () => feedOf(services) },
    { path: `${showPath}/sitemap.xml`, make: () => sitemapOf(services) },
    {
      path: `${showPath}/:file{[a-z0-9-]+\\.vtt}`,
      async make({ params: { file = "" } }) {
        const episode = await episodeOf(file.replace(/\.vtt$/, ""), ["samples"]);
        return episode && forApps(vttOf(episode), "text/vtt; charset=utf-8");
      },
    },
    {
      path: `${showPath}/:file{[a-z0-9-]+\\.chapters\\.json}`,
      async make({ params: { file = "" } }) {
        const episode = await episodeOf(file.replace(/\.chapters\.json$/, ""), ["samples", "own"]);
        return episode && forApps(chaptersJson(episode), "application/json+chapters");
      },
    },
  ];
}

function forApps(text: string, type: string): FileAnswer {
  return { text, type, forOthers: true };
}

async function feedOf(services: Services): Promise<FileAnswer> {
  const { source, show, episodes } = await podcastNow(services);
  // With a 404, apps would assume the feed is gone for good and drop it.
  if (!show) return { text: feedAway, type: plainText, awaySeconds: waitAfter(1) / second };
  const { SITE_URL: siteUrl } = services.settings;
  const text = writeFeed({
    title: show.title,
    description: show.description,
    link: siteUrl + showPath,
    self: `${siteUrl}${showPath}/feed.xml`,
    image: `${siteUrl}/podcast/cover.jpg`,
    author: show.author ?? sampleShow.author,
    guid: show.guid,
    language: show.language,
    explicit: show.explicit,
    category: "Society & Culture",
    listed: source === "own",
    license:
      source === "samples"
        ? { text: sampleShow.license.text, url: siteUrl + sampleShow.license.path }
        : undefined,
    items: episodes.slice(0, episodesInFeed).map((episode) => itemOf(episode, siteUrl)),
  });
  return forApps(text, "application/rss+xml; charset=utf-8");
}

function itemOf(episode: Episode, siteUrl: string): FeedItem {
  const absolute = (address: string) => (address.startsWith("/") ? siteUrl + address : address);
  const { audio, files, guid, title, path, summary, published, seconds, explicit } = episode;
  return {
    guid,
    title,
    link: siteUrl + path,
    summary,
    published,
    seconds,
    explicit,
    audio: typeof audio === "string" ? undefined : { ...audio, url: absolute(audio.url) },
    transcripts: files.transcripts.map(({ url, type }) => ({ url: absolute(url), type })),
    chapters: files.chapters && { ...files.chapters, url: absolute(files.chapters.url) },
  };
}

/** The episode pages of a feed, for search engines; our own are in the site's sitemap. */
async function sitemapOf(services: Services): Promise<FileAnswer | undefined> {
  const { source, episodes } = await podcastNow(services);
  if (source !== "feed") return undefined;
  const urls = episodes.map(({ path }) => `  <url><loc>${services.settings.SITE_URL}${path}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return { text, type: xml };
}

function vttOf({ transcript }: Episode): string {
  const cues = transcript.flatMap(({ lines }) => lines.map(cueOf));
  return ["WEBVTT", ...cues, ""].join("\n\n");
}

function cueOf({ start = 0, end = start, text }: SpokenLine): string {
  return `${vttTime(start)} --> ${vttTime(end)}\n${text}`;
}

/** As in 00:01:02.500. */
function vttTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

function chaptersJson({ title, chapters }: Episode): string {
  const listed = chapters.map(({ start, title: name }) => ({ startTime: start, title: name }));
  return JSON.stringify({ version: "1.2.0", title, chapters: listed });
}
