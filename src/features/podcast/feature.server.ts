import { day, instantAfter, second } from "#platform/clock/clock.ts";
import type { Command, Terminal } from "#platform/command.ts";
import type { Feature } from "#platform/feature.ts";
import { FeedRefused, type FeedShow } from "#platform/feed/feed.ts";
import { FetchRefused, guardedFetch } from "#platform/fetch/guarded-fetch.ts";
import type { Services } from "#platform/services.ts";
import { podcastFiles } from "./api.server.ts";
import { startPodcastRefresh } from "./reads.server.ts";
import routes from "./routes.ts";
import { filesKeptDays } from "./rules.ts";
import { podcastSettings, podcastSettingsOf } from "./settings.server.ts";
import { refreshFeed } from "./writes.server.ts";

export const podcastFeature = {
  name: "podcast",
  routes,
  settings: podcastSettings,
  files: podcastFiles,
  reservedPaths: [/^\/resources\/podcast\/((feed|sitemap)\.xml|[^/]+\.(vtt|chapters\.json))$/],
  commands: podcastCommands,
  retention: { "podcast.files": removeOldPodcastFiles },
  background: startPodcastRefresh,
} satisfies Feature;

async function removeOldPodcastFiles({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("podcast_files")
    .where("fetched_at", "<", instantAfter(clock, -filesKeptDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** `podcast check`: fetches the feed now and prints its content and the hosts that serve the audio. */
function podcastCommands(services: Services): readonly Command[] {
  return [
    {
      name: "podcast check",
      usage: "podcast check",
      summary: "fetches the feed at PODCAST_FEED_URL now and prints a summary",
      async run(_words, terminal) {
        const { PODCAST_FEED_URL: url } = podcastSettingsOf(services);
        if (url === undefined) {
          terminal.print("PODCAST_FEED_URL is not set. The site shows three sample episodes.");
          return 0;
        }
        try {
          const { show } = await refreshFeed(services, url, undefined);
          terminal.print(`Show:     ${show.title}`);
          terminal.print(`Episodes: ${show.episodes.length}, newest: ${show.episodes[0]?.title ?? ""}`);
          await tellOfAudio(services, show, url, terminal);
          return 0;
        } catch (error) {
          if (!(error instanceof FeedRefused) && !(error instanceof FetchRefused)) throw error;
          terminal.print(`The feed was rejected: ${error.message}. The site keeps the last good copy.`);
          return 1;
        }
      },
    },
  ];
}

async function tellOfAudio(services: Services, show: FeedShow, url: string, terminal: Terminal) {
  const newest = show.episodes.find(({ audio }) => audio !== undefined)?.audio;
  if (!newest) return terminal.print("Audio:    none that a browser can play");
  const host = new URL(newest.url).host;
  terminal.print(`Audio:    hosted at ${host}`);
  if (services.settings.SITE_URL.startsWith("https:") && newest.url.startsWith("http:"))
    terminal.print("          It's only available over http, so an https site can't play it.");
  const { url: end } = await guardedFetch({
    url: newest.url,
    method: "HEAD",
    maxBytes: 0,
    timeoutMs: 10 * second,
    trustedHost: new URL(url).host,
  });
  const last = new URL(end).host;
  if (last === host) return;
  terminal.print(`          It redirects to ${last}`);
  if (!podcastSettingsOf(services).PODCAST_AUDIO_HOSTS.some((known) => isCovered(last, known)))
    terminal.print(`          Add ${last} to PODCAST_AUDIO_HOSTS, or browsers won't play it.`);
}

function isCovered(host: string, known: string): boolean {
  return known.startsWith("*.") ? host.endsWith(known.slice(1)) : host === known;
}
