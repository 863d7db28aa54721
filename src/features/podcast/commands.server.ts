import { second } from "#platform/clock/clock.ts";
import { FeedRefused, type FeedShow } from "#platform/feed/feed.ts";
import { FetchRefused, guardedFetch } from "#platform/http/guarded-fetch.ts";
import type { Services } from "#platform/services.ts";
import type { Command, Terminal } from "#platform/terminal/command.ts";
import { podcastSettingsOf } from "./settings.server.ts";
import { refreshFeed } from "./writes.server.ts";

/** `podcast check`: fetches the feed now and says what came, and which hosts the audio needs. */
export function podcastCommands(services: Services): readonly Command[] {
  return [
    {
      name: "podcast check",
      usage: "podcast check",
      summary: "fetch the feed of PODCAST_FEED_URL now and say what is in it",
      async run(_words, terminal) {
        const { PODCAST_FEED_URL: url } = podcastSettingsOf(services);
        if (url === undefined) {
          terminal.print("PODCAST_FEED_URL is not set. The three samples are shown.");
          return 0;
        }
        try {
          const { show } = await refreshFeed(services, url, undefined);
          terminal.print(`Show:     ${show.title}`);
          terminal.print(`Episodes: ${show.episodes.length}, the newest: ${show.episodes[0]?.title ?? ""}`);
          await tellOfAudio(services, show, url, terminal);
          return 0;
        } catch (error) {
          if (!(error instanceof FeedRefused) && !(error instanceof FetchRefused)) throw error;
          terminal.print(`The feed was not taken: ${error.message}. The last good copy stays.`);
          return 1;
        }
      },
    },
  ];
}

async function tellOfAudio(services: Services, show: FeedShow, url: string, terminal: Terminal) {
  const newest = show.episodes.find(({ audio }) => audio !== undefined)?.audio;
  if (!newest) return terminal.print("Audio:    none that a browser plays");
  const host = new URL(newest.url).host;
  terminal.print(`Audio:    lies at ${host}`);
  if (services.settings.SITE_URL.startsWith("https:") && newest.url.startsWith("http:"))
    terminal.print("          It is offered over http only, so an https site does not play it.");
  const { url: end } = await guardedFetch({
    url: newest.url,
    method: "HEAD",
    maxBytes: 0,
    timeoutMs: 10 * second,
    trustedHost: new URL(url).host,
  });
  const last = new URL(end).host;
  if (last === host) return;
  terminal.print(`          It is handed on to ${last}`);
  if (!podcastSettingsOf(services).PODCAST_AUDIO_HOSTS.some((known) => isCovered(last, known)))
    terminal.print(`          Add ${last} to PODCAST_AUDIO_HOSTS, or browsers will not play it.`);
}

function isCovered(host: string, known: string): boolean {
  return known.startsWith("*.") ? host.endsWith(known.slice(1)) : host === known;
}
