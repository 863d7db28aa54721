import { XMLBuilder } from "fast-xml-parser";
import { feedAway } from "#content/podcast/player-copy.ts";
import { sampleShow } from "#content/podcast/samples.ts";
import { second } from "#platform/clock/clock.ts";
import type { LinkedFile, SpokenLine } from "#platform/feed/feed.ts";
import type { FileResponse, ServedFile } from "#platform/http/served-file.ts";
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

function forApps(text: string, type: string): FileResponse {
  return { text, type, forOthers: true };
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** The show as RSS 2.0 with the iTunes and Podcasting 2.0 namespaces; all addresses are absolute. */
async function feedOf(services: Services): Promise<FileResponse> {
  const { source, show, episodes } = await podcastNow(services);
  // With a 404, apps would assume the feed is gone for good and drop it.
  if (!show) return { text: feedAway, type: plainText, awaySeconds: waitAfter(1) / second };
  const { SITE_URL: siteUrl } = services.settings;
  const link = siteUrl + showPath;
  const image = `${siteUrl}/podcast/cover.jpg`;
  const { license } = sampleShow;
  const channel = {
    title: show.title,
    link,
    "atom:link": { "@href": `${link}/feed.xml`, "@rel": "self", "@type": "application/rss+xml" },
    description: show.description,
    language: show.language,
    image: { url: image, title: show.title, link },
    "itunes:author": show.author ?? sampleShow.author,
    "itunes:image": { "@href": image },
    "itunes:category": { "@text": "Society & Culture" },
    "itunes:explicit": String(show.explicit),
    "itunes:type": "episodic",
    // Directories list the show's own feed, and neither a copy of it nor samples.
    ...(source === "own" ? {} : { "itunes:block": "Yes" }),
    ...(show.guid === undefined ? {} : { "podcast:guid": show.guid }),
    "podcast:locked": "yes",
    "podcast:medium": "podcast",
    ...(source === "samples"
      ? { "podcast:license": { "@url": siteUrl + license.path, "#text": license.text } }
      : {}),
    item: episodes.slice(0, episodesInFeed).map((episode) => itemOf(episode, siteUrl)),
  };
  const text: unknown = builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "@xmlns:podcast": "https://podcastindex.org/namespace/1.0",
      channel,
    },
  });
  return forApps(String(text), "application/rss+xml; charset=utf-8");
}

function itemOf(episode: Episode, siteUrl: string) {
  const { audio, files, guid, title, path, summary, published, seconds, explicit } = episode;
  const absolute = (address: string) => (address.startsWith("/") ? siteUrl + address : address);
  const file = ({ url, type }: LinkedFile) => ({ "@url": absolute(url), "@type": type });
  return {
    title,
    link: siteUrl + path,
    guid: { "@isPermaLink": "false", "#text": guid },
    ...(published === undefined ? {} : { pubDate: new Date(published).toUTCString() }),
    description: summary,
    ...(typeof audio === "string"
      ? {}
      : {
          enclosure: {
            "@url": absolute(audio.url),
            "@length": String(audio.bytes ?? 0),
            "@type": audio.type,
          },
        }),
    ...(seconds === undefined ? {} : { "itunes:duration": String(Math.round(seconds)) }),
    "itunes:explicit": String(explicit),
    "itunes:episodeType": "full",
    ...(files.transcripts.length === 0 ? {} : { "podcast:transcript": files.transcripts.map(file) }),
    ...(files.chapters === undefined ? {} : { "podcast:chapters": file(files.chapters) }),
  };
}

/** The episode pages of a feed, for search engines; our own are in the site's sitemap. */
async function sitemapOf(services: Services): Promise<FileResponse | undefined> {
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
