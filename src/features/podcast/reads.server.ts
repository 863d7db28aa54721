import { podcast as page } from "#content/pages/podcast.ts";
import { currentEpisodes, samplesAreShown } from "#content/podcast/current-episodes.ts";
import { ownShow, sampleEpisodes, sampleShow } from "#content/podcast/samples.ts";
import { day, hour, instantAfter, second } from "#platform/clock/clock.ts";
import type { FeedShow, LinkedFile } from "#platform/feed/feed.ts";
import { bestTranscript } from "#platform/feed/spoken-text.ts";
import type { Services } from "#platform/services.ts";
import { filesFreshDays, markOf, ownEpisode, sampleEpisode, shownEpisode, waitAfter } from "./rules.ts";
import { type Episode, storedChapters, storedLines } from "./schema.ts";
import { podcastSettingsOf } from "./settings.server.ts";
import type { PodcastFileRow } from "./table.server.ts";
import { type FeedCopy, fetchFile, refreshFeed, storedCopy } from "./writes.server.ts";

/** If the feed has never been read, the show has no episodes. */
export type Podcast = {
  /** Without a feed, it's the episodes that the team has made, or our samples until there is one. */
  source: "feed" | "own" | "samples";
  show: Omit<FeedShow, "episodes"> | undefined;
  episodes: readonly Episode[];
};

/** This process's state of the feed. */
type Keeper = {
  url: string;
  copy: FeedCopy | undefined;
  shown: Podcast;
  loaded: boolean;
  /** When to fetch again, and the number of failures in a row. */
  due: number;
  failures: number;
  busy: Promise<void> | undefined;
  /** Transcripts and chapters being fetched, and until when failed ones aren't retried. */
  files: Map<string, Promise<string | undefined>>;
  failed: Map<string, number>;
};

/** The longest a visitor waits for a feed that was never fetched, or for an episode's transcript. */
const timeoutMs = 3 * second;
const mostFilesAtOnce = 4;
const mostFailedKnown = 500;
const nothing: Podcast = { source: "feed", show: undefined, episodes: [] };

/** What the team has made of it, or the samples with the texts that the team has given them. */
function withoutFeed(): Podcast {
  if (!samplesAreShown())
    return {
      source: "own",
      show: { ...ownShow, description: page.introduction, explicit: false },
      episodes: currentEpisodes().map(ownEpisode),
    };
  return {
    source: "samples",
    show: { ...sampleShow, explicit: false },
    episodes: sampleEpisodes.map(sampleEpisode),
  };
}

// One cache per opened store, so that tests with several sites in one process stay separate.
const keepers = new WeakMap<Services["store"], Keeper>();

function keeperOf(services: Services): Keeper | undefined {
  const { PODCAST_FEED_URL: url } = podcastSettingsOf(services);
  if (url === undefined) return undefined;
  const known = keepers.get(services.store);
  if (known) return known;
  const created: Keeper = {
    url,
    copy: undefined,
    shown: nothing,
    loaded: false,
    due: 0,
    failures: 0,
    busy: undefined,
    files: new Map(),
    failed: new Map(),
  };
  keepers.set(services.store, created);
  return created;
}

/**
 * The show: the feed's last good copy; if no feed is set (and during prerendering, which has no services), the team's
 * episodes or our samples. A stale copy is served and refreshed in the background.
 */
export async function podcastNow(services: Services | undefined): Promise<Podcast> {
  const keeper = services && keeperOf(services);
  if (!services || !keeper) return withoutFeed();
  await load(services, keeper);
  const refreshing = refreshWhenDue(services, keeper);
  if (!keeper.copy && refreshing) await atMost(timeoutMs, refreshing);
  return keeper.shown;
}

/**
 * Keeps the copy fresh while there are no visitors. Returns a function that stops it and waits for a request in
 * progress.
 */
export function startPodcastRefresh(services: Services): () => Promise<void> {
  const keeper = keeperOf(services);
  if (!keeper) return () => Promise.resolve();
  let timer: NodeJS.Timeout;
  const poll = () => {
    void podcastNow(services);
    // Random delays, so that sites that start together don't all fetch at the same time.
    timer = setTimeout(poll, waitAfter(0) * (1 + Math.random() / 5)).unref();
  };
  timer = setTimeout(poll, 0).unref();
  return async () => {
    clearTimeout(timer);
    await keeper.busy;
  };
}

async function load(services: Services, keeper: Keeper): Promise<void> {
  if (keeper.loaded) return;
  try {
    const copy = await storedCopy(services, keeper.url);
    // Another visitor may have triggered a fetch meanwhile.
    if (copy && !keeper.copy) take(services, keeper, copy);
    keeper.loaded = true;
  } catch (error) {
    services.log.warn({ event: "podcast.copy_unread", error: String(error) });
  }
}

function take({ clock, settings }: Services, keeper: Keeper, copy: FeedCopy): void {
  const isHttps = settings.SITE_URL.startsWith("https:");
  if (copy.show !== keeper.copy?.show) {
    const { episodes, ...show } = copy.show;
    keeper.shown = {
      source: "feed",
      show,
      episodes: episodes.map((episode) => shownEpisode(episode, isHttps)),
    };
  }
  keeper.copy = copy;
  keeper.failures = 0;
  keeper.due = Math.min(Date.parse(copy.checkedAt), clock.now().getTime()) + waitAfter(0);
}

/** At most one request to the host at a time; undefined if none is needed. */
function refreshWhenDue(services: Services, keeper: Keeper): Promise<void> | undefined {
  if (!keeper.busy && services.clock.now().getTime() >= keeper.due)
    keeper.busy = refresh(services, keeper).finally(() => {
      keeper.busy = undefined;
    });
  return keeper.busy;
}

async function refresh(services: Services, keeper: Keeper): Promise<void> {
  try {
    take(services, keeper, await refreshFeed(services, keeper.url, keeper.copy));
  } catch (error) {
    keeper.failures += 1;
    keeper.due = services.clock.now().getTime() + waitAfter(keeper.failures);
    services.log.warn({ event: "podcast.feed_refused", failures: keeper.failures, error: String(error) });
  }
}

/** The episode for a slug, including older titles; undefined if there is none. */
export function episodeAt({ source, episodes }: Podcast, slug: string): Episode | undefined {
  const exact = episodes.find((episode) => episode.slug === slug);
  if (exact || source !== "feed") return exact;
  const hash = markOf(slug);
  return episodes.find((episode) => markOf(episode.slug) === hash);
}

/** The hosts a page must allow for audio: the file's host, and those it may redirect to according to the settings. */
export function audioServers(services: Services, audio: Episode["audio"]): readonly string[] {
  if (typeof audio === "string" || audio.host === undefined) return [];
  const { origin, protocol } = new URL(audio.url);
  return [origin, ...podcastSettingsOf(services).PODCAST_AUDIO_HOSTS.map((host) => `${protocol}//${host}`)];
}

/** The episode with its separate files: fetched once, then stored. What can't be fetched is left out. */
export async function withFiles(services: Services | undefined, episode: Episode): Promise<Episode> {
  const keeper = services && keeperOf(services);
  if (!services || !keeper) return episode;
  const transcript = bestTranscript(episode.files.transcripts);
  const [lines, chapters] = await Promise.all([
    transcript && contentOf(services, keeper, transcript, "transcript"),
    episode.files.chapters && contentOf(services, keeper, episode.files.chapters, "chapters"),
  ]);
  const read = storedLines.safeParse(parsed(lines)).data ?? [];
  return {
    ...episode,
    chapters: storedChapters.safeParse(parsed(chapters)).data ?? [],
    transcript: read.length === 0 ? [] : [{ lines: read }],
  };
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? undefined : JSON.parse(json);
}

async function contentOf(services: Services, keeper: Keeper, file: LinkedFile, kind: PodcastFileRow["kind"]) {
  const row = await services.store.db
    .selectFrom("podcast_files")
    .selectAll()
    .where("url", "=", file.url)
    .where("kind", "=", kind)
    .executeTakeFirst()
    .catch(() => undefined);
  if (row && row.fetched_at > instantAfter(services.clock, -filesFreshDays * day)) return row.content;
  const fetching = fetchOnce(services, keeper, file, kind);
  return row?.content ?? (fetching && (await atMost(timeoutMs, fetching)));
}

function fetchOnce(
  services: Services,
  { url, files, failed }: Keeper,
  file: LinkedFile,
  kind: PodcastFileRow["kind"],
): Promise<string | undefined> | undefined {
  const key = `${kind} ${file.url}`;
  const now = services.clock.now().getTime();
  if (files.has(key)) return files.get(key);
  if (files.size >= mostFilesAtOnce || now < (failed.get(key) ?? 0)) return undefined;
  const fetching = fetchFile(services, file, kind, new URL(url).host)
    .catch((error: unknown) => {
      services.log.warn({ event: "podcast.file_refused", kind, error: String(error) });
      if (failed.size >= mostFailedKnown) failed.clear();
      failed.set(key, now + hour);
      return undefined;
    })
    .finally(() => files.delete(key));
  files.set(key, fetching);
  return fetching;
}

async function atMost<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
