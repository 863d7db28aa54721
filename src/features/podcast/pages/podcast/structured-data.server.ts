import { podcast as page } from "#content/pages/podcast.ts";
import { sampleShow } from "#content/podcast/samples.ts";
import { organization } from "#web/structured-data/organization.server.ts";
import type { Podcast } from "../../reads.server.ts";
import type { Episode } from "../../schema.ts";

function seriesOf({ show }: Podcast, siteUrl: string) {
  return {
    "@type": "PodcastSeries",
    "@id": `${siteUrl}${page.path}#show`,
    name: show?.title ?? sampleShow.title,
    url: `${siteUrl}${page.path}`,
    webFeed: `${siteUrl}${page.follow.address}`,
  };
}

export function showData(podcast: Podcast, siteUrl: string) {
  return {
    "@context": "https://schema.org",
    ...seriesOf(podcast, siteUrl),
    ...(podcast.show ? { description: podcast.show.description, inLanguage: podcast.show.language } : {}),
    image: `${siteUrl}/podcast/cover.jpg`,
    publisher: organization(siteUrl),
  };
}

/** Structured data of one episode: what the page shows, including the full transcript. */
export function episodeData(episode: Episode, podcast: Podcast, siteUrl: string) {
  const { title, path, summary, published, audio, seconds, transcript } = episode;
  const length = seconds === undefined ? {} : { duration: `PT${Math.round(seconds)}S` };
  const transcriptText = transcript.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ");
  return {
    "@context": "https://schema.org",
    "@type": "PodcastEpisode",
    name: title,
    url: `${siteUrl}${path}`,
    description: summary,
    ...(published === undefined ? {} : { datePublished: published }),
    ...length,
    ...(podcast.show ? { inLanguage: podcast.show.language } : {}),
    ...(typeof audio === "string"
      ? {}
      : {
          associatedMedia: {
            "@type": "AudioObject",
            contentUrl: audio.host === undefined ? siteUrl + audio.url : audio.url,
            encodingFormat: audio.type,
            ...length,
            ...(transcriptText === "" ? {} : { transcript: transcriptText }),
          },
        }),
    partOfSeries: seriesOf(podcast, siteUrl),
  };
}
