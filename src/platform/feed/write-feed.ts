import { XMLBuilder } from "fast-xml-parser";
import type { LinkedFile } from "./feed.ts";

/** One episode to write to a feed; all addresses are absolute. */
export type FeedItem = {
  guid: string;
  title: string;
  link: string;
  summary: string;
  published: string | undefined;
  seconds: number | undefined;
  audio: (LinkedFile & { bytes?: number }) | undefined;
  transcripts: readonly LinkedFile[];
  chapters: LinkedFile | undefined;
  explicit: boolean;
};

type FeedOfShow = {
  title: string;
  description: string;
  /** The page of the show, and the address of this feed. */
  link: string;
  self: string;
  image: string;
  author: string;
  guid: string | undefined;
  language: string;
  explicit: boolean;
  category: string;
  /** Whether directories should list this feed: it's the show's own, and not a copy of it or samples. */
  listed: boolean;
  license: { text: string; url: string } | undefined;
  items: readonly FeedItem[];
};

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** The show as RSS 2.0 with the iTunes and Podcasting 2.0 namespaces. */
export function writeFeed(show: FeedOfShow): string {
  const channel = {
    title: show.title,
    link: show.link,
    "atom:link": { "@href": show.self, "@rel": "self", "@type": "application/rss+xml" },
    description: show.description,
    language: show.language,
    image: { url: show.image, title: show.title, link: show.link },
    "itunes:author": show.author,
    "itunes:image": { "@href": show.image },
    "itunes:category": { "@text": show.category },
    "itunes:explicit": String(show.explicit),
    "itunes:type": "episodic",
    ...(show.listed ? {} : { "itunes:block": "Yes" }),
    ...(show.guid === undefined ? {} : { "podcast:guid": show.guid }),
    "podcast:locked": "yes",
    "podcast:medium": "podcast",
    ...(show.license === undefined
      ? {}
      : { "podcast:license": { "@url": show.license.url, "#text": show.license.text } }),
    item: show.items.map(itemOf),
  };
  const feed = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "@xmlns:podcast": "https://podcastindex.org/namespace/1.0",
      channel,
    },
  };
  const text: unknown = builder.build(feed);
  return String(text);
}

function itemOf(item: FeedItem) {
  const { audio, chapters, published, seconds } = item;
  return {
    title: item.title,
    link: item.link,
    guid: { "@isPermaLink": "false", "#text": item.guid },
    ...(published === undefined ? {} : { pubDate: new Date(published).toUTCString() }),
    description: item.summary,
    ...(audio === undefined
      ? {}
      : { enclosure: { "@url": audio.url, "@length": String(audio.bytes ?? 0), "@type": audio.type } }),
    ...(seconds === undefined ? {} : { "itunes:duration": String(Math.round(seconds)) }),
    "itunes:explicit": String(item.explicit),
    "itunes:episodeType": "full",
    ...(item.transcripts.length === 0
      ? {}
      : { "podcast:transcript": item.transcripts.map(({ url, type }) => ({ "@url": url, "@type": type })) }),
    ...(chapters === undefined
      ? {}
      : { "podcast:chapters": { "@url": chapters.url, "@type": chapters.type } }),
  };
}
