import { existsSync, statSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { sampleEpisodes } from "#content/podcast/samples.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { readFeed } from "#platform/feed/read-feed.ts";
import { childrenOf, parseXml, textIn } from "#platform/feed/read-xml.ts";
import { bestTranscript, chaptersOf, spokenLines } from "#platform/feed/spoken-text.ts";
import { assemble } from "#server/assemble.ts";
import { episodeXml, type FeedHost, feedXml, gives, startFeedHost } from "#tests/support/feed-host.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { audioServers, episodeAt, podcastNow, startPodcastRefresh, withFiles } from "./reads.server.ts";
import { refreshFeed } from "./writes.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const audio = "https://cdn.example.com/talk.mp3";
const good = feedXml(episodeXml(1, audio) + episodeXml(2, audio));

async function hostThat(answer: FeedHost["answer"]): Promise<FeedHost> {
  const host = await startFeedHost(answer);
  open.push(host);
  return host;
}

async function siteWith(host: FeedHost, kind: (typeof databases)[number] = "sqlite", settings = {}) {
  const app = await openTestApp(kind, { PODCAST_FEED_URL: `${host.url}/feed`, ...settings });
  open.push(app);
  return app;
}

const titles = async ({ services }: Pick<TestApp, "services">) =>
  (await podcastNow(services)).episodes.map(({ title }) => title);

/** Shows the page and waits until the question to the host behind it is answered. */
async function later(app: TestApp, milliseconds: number) {
  app.clock.advance(milliseconds);
  await titles(app);
  await startPodcastRefresh(app.services)();
  return titles(app);
}

const at = (path: string) => `${siteUrl}/resources/podcast/${path}`;

describe("our own feed", () => {
  const bounds = { now: new Date("2026-11-21T10:00:00Z"), trustedHost: "kinward.test" };

  it("is read by our own reader, with every name an app asks for, and leads to files that are there", async () => {
    const app = await openTestApp("sqlite");
    open.push(app);
    const answer = await app.app.request(at("feed.xml"));
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-disposition")).toBeNull();
    const xml = await answer.text();
    const [channel] = childrenOf(parseXml(xml), "rss").flatMap((rss) => childrenOf(rss, "channel"));
    for (const name of [
      "link",
      "description",
      "language",
      "itunes:author",
      "itunes:explicit",
      "itunes:block",
    ])
      expect(textIn(channel ?? {}, name), name).not.toBe("");
    for (const name of ["podcast:guid", "podcast:locked", "podcast:medium", "podcast:license"])
      expect(textIn(channel ?? {}, name), name).not.toBe("");
    for (const name of ["itunes:image", "itunes:category", "atom:link"])
      expect(childrenOf(channel ?? {}, name), name).toHaveLength(1);

    const show = readFeed(xml, bounds);
    expect(show.guid).toMatch(/^[\da-f-]{36}$/);
    expect(show.episodes.map(({ guid }) => guid)).toEqual(sampleEpisodes.map(({ guid }) => guid));
    for (const { audio: sound, transcripts, chapters, seconds } of show.episodes) {
      const file = `public${new URL(sound?.url ?? "").pathname}`;
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBe(sound?.bytes);
      const vtt = await app.app.request(bestTranscript(transcripts)?.url ?? "");
      const lines = spokenLines(await vtt.text(), "text/vtt");
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.at(-1)?.end ?? Number.POSITIVE_INFINITY).toBeLessThan(seconds ?? 0);
      const listed = chaptersOf(await (await app.app.request(chapters?.url ?? "")).text());
      expect(listed[0]?.start).toBe(0);
      expect(listed.length).toBeGreaterThan(3);
    }
  });

  it("is not sent again to those who have it", async () => {
    const app = await openTestApp("sqlite");
    open.push(app);
    const etag = (await app.app.request(at("feed.xml"))).headers.get("etag") ?? "";
    const again = await app.app.request(at("feed.xml"), { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await app.app.request(at("feed.xml"), { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
  });

  it("has no file for an episode that is not there, and no sitemap of its own beside the site's", async () => {
    const app = await openTestApp("sqlite");
    open.push(app);
    for (const path of ["nowhere.vtt", "nowhere.chapters.json", "sitemap.xml"])
      expect((await app.app.request(at(path))).status, path).toBe(404);
  });

  it("tells a feed's episodes under our addresses, with the audio where it lies", async () => {
    const host = await hostThat(gives(good));
    const app = await siteWith(host);
    const show = readFeed(await (await app.app.request(at("feed.xml"))).text(), bounds);
    expect(show.title).toBe("Voices");
    expect(show.episodes.map((episode) => [episode.guid, episode.audio?.url])).toEqual([
      ["talk-2", audio],
      ["talk-1", audio],
    ]);
    const sitemap = await (await app.app.request(at("sitemap.xml"))).text();
    const [newest] = (await podcastNow(app.services)).episodes;
    expect(sitemap).toContain(`<loc>${siteUrl}${newest?.path}</loc>`);
    expect((await app.app.request(at("a-minute-before-the-call.vtt"))).status).toBe(404);
  });
});

describe.each(bothDatabases)("a feed on %s", (kind) => {
  it("is shown, asked for again when it is old, and confirmed when nothing is new", async () => {
    const host = await hostThat(
      gives(good, "application/rss+xml", { etag: '"one"', "last-modified": "then" }),
    );
    const app = await siteWith(host, kind);
    expect(await titles(app)).toEqual(["Talk 2", "Talk 1"]);
    await titles(app);
    expect(host.requests).toHaveLength(1);
    host.answer = (_request, response) => response.writeHead(304).end();
    expect(await later(app, 16 * minute)).toEqual(["Talk 2", "Talk 1"]);
    expect([host.headers["if-none-match"], host.headers["if-modified-since"]]).toEqual(['"one"', "then"]);
    host.answer = gives(feedXml(episodeXml(3, audio)));
    expect(await later(app, 5 * minute)).toEqual(["Talk 2", "Talk 1"]);
    expect(await later(app, 11 * minute)).toEqual(["Talk 3"]);
    expect(host.requests).toHaveLength(3);
  });

  if (!databases.includes(kind)) return;

  it("is still shown after a restart while its host is away", async () => {
    const host = await hostThat(gives(good));
    const app = await siteWith(host, kind);
    expect(await titles(app)).toHaveLength(2);
    await host.close();
    const again = await assemble(app.environment, { clock: app.clock });
    open.push({ close: () => again.store.close() });
    app.clock.advance(2 * hour);
    expect(await titles({ services: again })).toEqual(["Talk 2", "Talk 1"]);
  });
});

describe("a feed that is broken or hostile", () => {
  const lol = `<!DOCTYPE rss [<!ENTITY a "${"lol".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}">]>`;
  const bombs: readonly [string, FeedHost["answer"]][] = [
    ["is away", (_request, response) => response.writeHead(503).end("later")],
    ["is a page", gives("<html>Hello</html>", "text/html")],
    ["calls itself a picture", gives(good, "image/png")],
    ["is cut short", gives(good.slice(0, 400))],
    ["has no episodes", gives(feedXml(""))],
    ["is empty", gives("")],
    ["blows entities up", gives(good.replace("<rss", `${lol}<rss`).replace("Talk 1", "&b;"))],
    ["never ends", (_request, response) => endless(response)],
    ["leads in circles", (_request, response) => response.writeHead(302, { location: "/feed" }).end()],
    [
      "leads elsewhere inside",
      (_request, response) =>
        response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end(),
    ],
    ["breaks off", (request) => request.socket.destroy()],
    [
      "has letters nobody knows",
      gives(
        Buffer.concat([Buffer.from(good), Buffer.from([1, 0x81, 0xff])]),
        "application/xml; charset=klingon",
      ),
    ],
  ];

  function endless(response: Parameters<FeedHost["answer"]>[1]) {
    response.writeHead(200, { "content-type": "application/xml" });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  }

  it.each(bombs)("changes nothing when it %s", async (_what, answer) => {
    const host = await hostThat(gives(good));
    const app = await siteWith(host);
    await titles(app);
    host.answer = answer;
    expect(await later(app, 16 * minute)).toEqual(["Talk 2", "Talk 1"]);
    expect(host.requests.length).toBeGreaterThan(1);
    host.answer = gives(feedXml(episodeXml(9, audio)));
    expect(await later(app, 2 * minute)).toEqual(["Talk 9"]);
  });

  it("leaves a show without episodes where there never was a good copy, and is left alone for a while", async () => {
    const host = await hostThat(gives("no"));
    const app = await siteWith(host);
    expect(await podcastNow(app.services)).toEqual({ source: "feed", show: undefined, episodes: [] });
    const away = await app.app.request(at("feed.xml"));
    expect(away.status).toBe(503);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(away.headers.get("etag")).toBeNull();
    expect(host.requests).toHaveLength(1);
    await later(app, 61_000);
    await later(app, 61_000);
    expect(host.requests).toHaveLength(2);
    await later(app, 61_000);
    expect(host.requests).toHaveLength(3);
  });

  it("makes a visitor wait a few seconds at most, and only the first", async () => {
    const host = await hostThat(() => undefined);
    const app = await siteWith(host);
    // The host never answers: without a limit the test would run out of time.
    expect(await titles(app)).toEqual([]);
  }, 15_000);

  it("shows nothing of what others wrote into a file named for an episode", async () => {
    const more = (host: FeedHost) =>
      `<podcast:transcript url="${host.url}/words" type="text/html"/><podcast:chapters url="${host.url}/chapters" type="application/json"/>`;
    const host = await hostThat(gives(good));
    host.answer = (request, response) => {
      if (request.url === "/feed") gives(feedXml(episodeXml(1, audio, more(host))))(request, response);
      else if (request.url === "/words")
        gives("<p>Said <script>x</script>here</p>", "text/html")(request, response);
      else
        gives('{"chapters":[{"startTime":0,"title":"<b>One</b>"}]}', "application/json")(request, response);
    };
    const app = await siteWith(host);
    const podcast = await podcastNow(app.services);
    const [episode] = podcast.episodes;
    if (!episode) throw new Error("no episode");
    const whole = await withFiles(app.services, episode);
    expect(whole.transcript).toEqual([{ lines: [{ text: "Said here" }] }]);
    expect(whole.chapters).toEqual([{ start: 0, title: "<b>One</b>" }]);
    await withFiles(app.services, episode);
    expect(host.requests).toEqual(["/feed", "/words", "/chapters"]);
    host.answer = (_request, response) => response.writeHead(500).end();
    app.clock.advance(8 * day);
    expect((await withFiles(app.services, episode)).chapters).toHaveLength(1);
  });

  it.each([
    { written: "latin1", type: "application/rss+xml", says: "utf-8" },
    { written: "latin1", type: "application/rss+xml; charset=iso-8859-1", says: "iso-8859-1" },
    { written: "utf8", type: "application/rss+xml; charset=iso-8859-1", says: "iso-8859-1" },
    { written: "utf16le", type: "application/rss+xml", says: "utf-16" },
  ] as const)(
    "reads letters written as $written, said to be $says in “$type”",
    async ({ written, type, says }) => {
      const words = "Été, déjà vu, señora";
      const bytesOf = (text: string) => Buffer.from(text, written);
      const host = await hostThat(gives(""));
      const more = `<podcast:transcript url="${host.url}/words" type="text/vtt"/>`;
      const feed = feedXml(episodeXml(1, audio, more))
        .replace("Talk 1", words)
        .replace("UTF-8", says);
      host.answer = (request, response) =>
        request.url === "/feed"
          ? gives(bytesOf(feed), type)(request, response)
          : gives(bytesOf(`WEBVTT\n\n00:00.000 --> 00:02.000\n${words}`), "text/vtt")(request, response);
      const app = await siteWith(host);
      const [episode] = (await podcastNow(app.services)).episodes;
      if (!episode) throw new Error("no episode");
      expect(episode.title).toBe(words);
      const { transcript } = await withFiles(app.services, episode);
      expect(JSON.stringify(transcript)).toContain(words);
    },
  );
});

describe("an episode of a feed", () => {
  it("keeps its address when its title changes", async () => {
    const host = await hostThat(gives(good));
    const app = await siteWith(host);
    const [before] = (await podcastNow(app.services)).episodes;
    expect(before?.slug).toMatch(/^talk-2-[a-z0-9]{8}$/);
    host.answer = gives(good.replace("Talk 2", "Été: a new name!"));
    await later(app, 16 * minute);
    const podcast = await podcastNow(app.services);
    const after = episodeAt(podcast, before?.slug ?? "");
    expect(after?.title).toBe("Été: a new name!");
    expect(after?.slug).toMatch(/^ete-a-new-name-[a-z0-9]{8}$/);
    expect(episodeAt(podcast, "talk-2")).toBeUndefined();
  });

  it("is not played over an open connection on an https site, and from named servers only", async () => {
    const host = await hostThat(gives(feedXml(episodeXml(1, "http://cdn.example.com/a.mp3"))));
    const secure = {
      SITE_URL: "https://kinward.test",
      SMTP_URL: "smtps://mail.kinward.test",
      MAIL_FROM: "a@kinward.test",
      TEAM_MAIL: "b@kinward.test",
      RATE_LIMIT: "on",
    };
    const app = await siteWith(host, "sqlite", {
      ...secure,
      PODCAST_AUDIO_HOSTS: "*.cdn.example, media.example",
    });
    const [unsafe] = (await podcastNow(app.services)).episodes;
    expect(unsafe?.audio).toBe("unsafe");
    const unencrypted = refreshFeed(app.services, "http://feeds.example.org/feed", undefined);
    await expect(unencrypted).rejects.toThrow("not https");
    host.answer = gives(feedXml(episodeXml(1, "https://cdn.example.com:8443/a.mp3")));
    await later(app, 16 * minute);
    const [safe] = (await podcastNow(app.services)).episodes;
    expect(safe && audioServers(app.services, safe.audio)).toEqual([
      "https://cdn.example.com:8443",
      "https://*.cdn.example",
      "https://media.example",
    ]);
    expect(audioServers(app.services, "none")).toEqual([]);
  });
});

describe("settings", () => {
  it.each([
    { PODCAST_FEED_URL: "ftp://example.com/feed" },
    { PODCAST_AUDIO_HOSTS: "https://cdn.example.com" },
    { PODCAST_AUDIO_HOSTS: "cdn.example.com; script-src *" },
  ])("stop the start when they make no sense: %o", async (settings) => {
    await expect(openTestApp("sqlite", settings)).rejects.toThrow("PODCAST_");
  });
});
