import { once } from "node:events";
import { join, resolve } from "node:path";
import type { ServerBuild } from "react-router";
import { pageVariants, settingPaths } from "#content/index.ts";
import { podcastPaths } from "#content/pages/podcast.ts";
import { site } from "#content/site.ts";
import { type FeatureServices, features, firstOwnerAddress, stepsToLaunch } from "#features/index.server.ts";
import { day } from "#platform/clock/clock.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import type { ResponseWatcher } from "#platform/http/response-watcher.ts";
import type { Services } from "#platform/services.ts";
import { readEnvironment } from "#platform/settings/read.ts";
import { planDailyJob } from "#worker/daily.ts";
import { createWorker } from "#worker/worker.ts";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { readArchive } from "./built-files.ts";
import { existingMarker, unmarkedData } from "./data-marker.ts";
import { demoFiles, demoMarkOf } from "./demo-mark.ts";
import { expirePages } from "./expire-pages.ts";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";
import { createKeptSearches } from "./kept-searches.ts";
import { lookFiles } from "./look-files.ts";
import { loadMemoryPages, memoryPagesOf } from "./memory-pages.ts";
import { sweepPackedCopies } from "./packed-copies.ts";
import { createPageReads, readPageReads } from "./page-reads.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createPageTaskRunner } from "./page-task-runner.ts";
import { createLatePages } from "./pages-drawn-on-demand.ts";
import { paperFiles } from "./paper-files.ts";
import { pageSettingsOf } from "./render-once.ts";
import { responseHeaders } from "./response-headers.ts";
import { createStaticFinder } from "./serve-static.ts";
import { shareImages } from "./share-images.ts";
import { lastingFiles, manifestAddress, seoFiles, sitemapAddress, webManifest } from "./text-files.ts";
import { workerAddress, workerFile } from "./worker-file.ts";

export type Running = { url: string; stop(): Promise<void> };

const graceMs = 10_000;

type Place = { buildDir: string; say(line: string): void };

/** Opens everything and serves until `stop`; `say` prints lines to the terminal. */
export async function startWith(build: ServerBuild, place: Place): Promise<Running> {
  const services = await assemble(readEnvironment());
  // Timers, and what the server calls, inherit it.
  return services.asSite(() => serve(build, services, place));
}

async function serve(
  build: ServerBuild,
  services: FeatureServices,
  { buildDir, say }: Place,
): Promise<Running> {
  const { settings, store, mailer } = services;
  const dataDir = resolve(settings.DATA_DIR);
  const metrics = await openMetrics(services);
  if (metrics.url) say(`Metrics: ${metrics.url}`);
  const worker = createWorker(services);
  const startWork = async () => {
    if (settings.ROLE === "web") return;
    await planDailyJob(services);
    worker.start();
  };
  const following = features.map(({ follow }) => follow?.(services));
  const stopWork = async () => {
    await worker.stop();
    await Promise.all(following.map((end) => end?.()));
    metrics.close();
    mailer.close();
    await store.close();
  };

  say(`Data:  ${dataDir}${store.kind === "postgres" ? " and PostgreSQL" : ""}`);
  if (existingMarker(settings) === undefined) say(unmarkedData);
  say(`Mails: ${mailer.target}`);
  if (settings.ROLE === "worker") {
    await startWork();
    return { url: "", stop: stopWork };
  }

  const siteUrl = settings.SITE_URL;
  const cacheDir = join(dataDir, "pages");
  const analytics = settings.ANALYTICS_ID !== undefined;
  const renderer = createPageRenderer(build, services);
  const demo = demoMarkOf(settings);
  const options = { siteUrl, cacheDir, analytics, mark: demo.mark };
  const reads = createPageReads(() => readPageReads(buildDir));
  const shown = { podcastFeed: settings.PODCAST_FEED_URL !== undefined };
  const makeSeoFiles = () => seoFiles(siteUrl, shown);
  const memoryPages = new Map([
    ...loadMemoryPages({ files: readArchive(buildDir), offline: settings.OFFLINE === "on", ...options }),
    ...reads.note(sitemapAddress, makeSeoFiles),
    ...reads.note(manifestAddress, webManifest),
    ...demoFiles(settings),
  ]);
  const builtWorker = memoryPages.get(workerAddress);
  const makeWorker = () => (builtWorker ? workerFile(builtWorker, options) : new Map<string, never>());
  for (const [address, file] of reads.note(workerAddress, makeWorker)) memoryPages.set(address, file);
  const builtFiles = [...memoryPages];
  const builtIn = (folder: string) => new Map(builtFiles.filter(([address]) => address.startsWith(folder)));
  // The build knows only the samples; pages of a feed are rendered per request.
  if (shown.podcastFeed)
    for (const path of podcastPaths) for (const ending of ["", ".data"]) memoryPages.delete(path + ending);
  const rendered = [...pageVariants, ...settingPaths.flatMap((path) => [path, `${path}.data`])];
  for (const address of rendered) memoryPages.delete(address);
  const kept = new Map(
    features.flatMap(({ keptPages = [] }) =>
      keptPages.flatMap(({ path, isCurrent }) =>
        [path, `${path}.data`].map((at) => [at, () => isCurrent(services)] as const),
      ),
    ),
  );
  const files = new Map(
    [
      ...lastingFiles(services),
      [sitemapAddress, async () => makeSeoFiles()] as const,
      [manifestAddress, async () => webManifest()] as const,
      [workerAddress, async () => makeWorker()] as const,
    ].map(([address, make]) => [address, () => reads.note(address, make)] as const),
  );
  const render = (address: string) =>
    reads.note(address, () => renderer.renderOnce(address, kept.has(address) ? services : undefined));
  const latePages = createLatePages(
    memoryPages,
    new Map([
      ...[...rendered, ...kept.keys()].map((address) => {
        return [address, async () => memoryPagesOf(address, await render(address), options)] as const;
      }),
      ...files,
    ]),
    kept,
  );
  const papers = paperFiles(builtIn("/downloads/"), services, options);
  const looks = lookFiles(new Map([...builtIn("/illustrations/"), ...builtIn("/icons/")]), services, options);
  const tasks = createPageTaskRunner(pageSettingsOf(settings));
  const searches = createKeptSearches(services, renderer);
  const expire = expirePages({
    pages: memoryPages,
    late: latePages,
    render,
    reads,
    options,
    log: services.log,
    files,
    shareImage: shareImages(builtIn("/share/"), services, options),
    madeFiles: (isAmong) => [...papers(isAmong), ...looks(isAmong)],
  });
  announcePages(services, {
    runTask: tasks.run,
    render: (path) => renderer.renderOnce(path),
    pagesReading: reads.reading,
    expire(affected) {
      searches.clear();
      expire(affected);
    },
  });
  const headers = await responseHeaders(services);
  const app = createApp({ services, pages: renderer, isStopping: () => server.isClosing, searches, headers });
  const watchers = [...features.flatMap(({ watch }) => watch?.(services) ?? []), ...metrics.watchers];
  const server = createHttpServer(app, {
    find: createStaticFinder(memoryPages, headers),
    latePages,
    watchers,
  });
  try {
    const port = await listen(server, settings.PORT, settings.HOST);
    const host = settings.HOST === "127.0.0.1" ? "localhost" : settings.HOST;
    const url = `http://${host}:${port}`;
    say(`${site.productName} is at ${url}`);
    // After a crash under load thousands of mails can wait, and people's requests come first.
    await startWork();
    const saying = sayWhatIsLeft(services, { url, say });
    const sweep = () => void sweepPackedCopies(cacheDir, services.clock.now());
    sweep();
    const sweeping = setInterval(sweep, day).unref();
    const background = features.map(({ background }) => background?.(services));
    return {
      url,
      async stop() {
        await closeGracefully(server, graceMs);
        await saying;
        tasks.stop();
        clearInterval(sweeping);
        // After the last response, which may have been counted, and before the database is closed.
        await Promise.all([
          ...background.map((end) => end?.()),
          ...watchers.map((watcher) => watcher.stop()),
        ]);
        await stopWork();
      },
    };
  } catch (error) {
    await stopWork();
    throw error;
  }
}

/** Says who can be the first of the team, and what is left to do before the site goes public. */
async function sayWhatIsLeft(
  services: FeatureServices,
  { url, say }: { url: string; say(line: string): void },
): Promise<void> {
  try {
    const first = await firstOwnerAddress(services);
    if (first !== undefined)
      say(
        `First person of the team, within 24 hours: ${first} or script/admin add EMAIL --role owner --name "NAME"`,
      );
    const steps = (await stepsToLaunch(services)).filter(({ done }) => !done).length;
    if (steps > 0) say(`Before the site goes public: ${steps} steps are left at ${url}/admin`);
  } catch (error) {
    services.log.warn({ event: "start.steps_unread", error: String(error) });
  }
}

/** Where a process serves its metrics, who counts for them, and what ends it. */
type OpenMetrics = { url?: string; watchers: readonly ResponseWatcher[]; close(): void };

/** Serves /metrics on METRICS_PORT, if there is one. @throws when the port is in use. */
async function openMetrics(services: Services): Promise<OpenMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.settings;
  if (port === undefined) return { watchers: [], close: () => undefined };
  // Loaded only here, so that a start without metrics is as quick as before.
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics(services);
  const server = createMetricsServer(metrics, services.log).listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${actual}/metrics`,
    watchers: [metrics.watcher],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
