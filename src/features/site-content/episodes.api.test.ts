import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { currentSitemap, pageAt } from "#content/index.ts";
import type { EpisodeContent } from "#content/podcast/own-episode.ts";
import { sampleEpisodes } from "#content/podcast/samples.ts";
import { podcastNow } from "#features/podcast/reads.server.ts";
import { readFeed } from "#platform/feed/read-feed.ts";
import { actAs } from "#tests/support/admin.ts";
import { episodeXml, feedXml, gives, startFeedHost } from "#tests/support/feed-host.ts";
import { ownEpisode } from "#tests/support/own-episodes.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { type DatabaseKind, databases, openTestApp } from "#tests/support/test-app.ts";
import { exportContent } from "./reads/export.server.ts";
import { importContent } from "./writes/import.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const path = "/resources/podcast/waiting-together";
const id = "podcast-waiting-together";

async function start(kind: DatabaseKind, settings = {}) {
  const app = await openTestApp(kind, settings);
  open.push(app);
  const { cookie } = await actAs(app, "editor");
  const { act, publish } = contentEditor(app, { cookie });
  const make = async (more: Partial<EpisodeContent> = {}) => {
    const { body } = await act("episodes", "addEpisode", { title: more.title ?? "Waiting together" });
    expect(await publish(body.document, ownEpisode(more))).toMatchObject({ status: 200 });
    return String(body.document);
  };
  const get = async (address: string) => {
    const response = await app.app.request(siteUrl + address);
    return { status: response.status, text: await response.text() };
  };
  return { app, act, publish, make, get };
}

/** The wrong values, the field that says so, and a part of its sentence. */
const wrong: readonly [more: Partial<EpisodeContent>, field: string, sentence: string][] = [
  [{ audio: "https://sound.example.org/talk" }, "audio", "the address of a sound file"],
  [{ audio: "https://sound.example.org/talk.exe" }, "audio", "the address of a sound file"],
  [{ audio: "https://me:secret@sound.example.org/a.mp3" }, "audio", "begins with https://"],
  [{ length: "a while" }, "length", "minutes and seconds"],
  [{ length: "0:00" }, "length", "minutes and seconds"],
  [{ length: "24:70" }, "length", "minutes and seconds"],
  [{ chapters: [{ id: "a", title: "Late", start: "25:00" }] }, "chapters.0.start", "before the end"],
  [
    {
      chapters: [
        { id: "a", title: "Two", start: "2:00" },
        { id: "b", title: "One", start: "1:00" },
      ],
    },
    "chapters.1.start",
    "after the chapter before it",
  ],
  [{ topics: ["loss", "loss"] }, "topics", "only once"],
  [{ transcript: " " }, "transcript", "fill this in"],
  [{ transcript: "x".repeat(40_001) }, "transcript", "at most 40000"],
];

describe.each(databases)("episodes of the team on %s", (kind) => {
  it("take the place of the samples on the site, in the feed and in the sitemap", async () => {
    const { app, make, get } = await start(kind);
    const [sample] = sampleEpisodes;
    expect(app.services.asSite(() => pageAt(sample?.path ?? ""))).toBeDefined();
    expect(await make()).toBe(id);
    expect(app.services.asSite(() => pageAt(sample?.path ?? ""))).toBeUndefined();
    expect(app.services.asSite(() => pageAt(path))).toMatchObject({ name: "Waiting together" });
    const listed = app.services.asSite(() => currentSitemap().map((entry) => entry.path));
    expect(listed).toContain(path);
    expect(listed).not.toContain(sample?.path);
    const { source, episodes } = await app.services.asSite(() => podcastNow(app.services));
    expect(source).toBe("own");
    expect(episodes).toMatchObject([{ seconds: 1450, audio: { host: "sound.example.org" } }]);
    const feed = await get("/resources/podcast/feed.xml");
    expect(feed.text).not.toContain("itunes:block");
    const read = readFeed(feed.text, { now: app.clock.now(), trustedHost: "kinward.test" });
    expect(read).toMatchObject({
      title: "The Kinward podcast",
      episodes: [
        {
          title: "Waiting together",
          seconds: 1450,
          audio: { url: "https://sound.example.org/waiting-together.mp3", type: "audio/mpeg" },
        },
      ],
    });
    expect(JSON.parse((await get(`${path}.chapters.json`)).text)).toMatchObject({
      chapters: [
        { startTime: 0, title: "Hello" },
        { startTime: 150, title: "The first week" },
      ],
    });
    expect((await get(`${path}.vtt`)).status).toBe(404);
  });

  it("are listed newest first, and one that is deleted leads where the team says", async () => {
    const { app, make, act } = await start(kind);
    await make();
    await make({ title: "Older", published: "2026-10-01" });
    await make({ title: "Newest", published: "2026-11-22" });
    const titles = async () =>
      (await app.services.asSite(() => podcastNow(app.services))).episodes.map(({ title }) => title);
    expect(await titles()).toEqual(["Newest", "Waiting together", "Older"]);
    const removed = await act(id, "removeContent", { revision: 3, redirect: "/resources/podcast" });
    expect(removed).toMatchObject({ status: 200 });
    expect(await titles()).toEqual(["Newest", "Older"]);
    for (const [document, revision] of [
      ["podcast-older", 3],
      ["podcast-newest", 3],
    ] as const)
      expect(await act(document, "removeContent", { revision })).toMatchObject({ status: 200 });
    expect((await app.services.asSite(() => podcastNow(app.services))).source).toBe("samples");
  });

  it("say at the field what is wrong", async () => {
    const { act, publish } = await start(kind);
    await act("episodes", "addEpisode", { title: "Waiting together" });
    for (const [more, field, sentence] of wrong) {
      const { status, body } = await publish(id, ownEpisode(more));
      expect(status, field).toBe(422);
      expect(body.fields[field], JSON.stringify(more).slice(0, 80)).toContain(sentence);
    }
    expect(
      await publish(id, ownEpisode({ length: "1:02:10", transcript: "Hello. ".repeat(5_000) })),
    ).toMatchObject({ status: 200 });
  });

  it("get no address that something else has", async () => {
    const { act, make } = await start(kind);
    await make();
    for (const address of ["waiting-together", "../x", "feed.xml", "x".repeat(51)])
      expect(await act("episodes", "addEpisode", { title: "New", address })).toMatchObject({ status: 422 });
    expect(await act("episodes", "addEpisode", { title: "???" })).toMatchObject({ status: 422 });
    expect(await act("episodes", "addEpisode", { title: "x".repeat(81) })).toMatchObject({ status: 422 });
  });

  it("travel to another site as files, and a second import changes nothing", async () => {
    const { app, make } = await start(kind);
    await make();
    const folder = await mkdtemp(join(tmpdir(), "kinward-episodes-"));
    expect(await app.services.asSite(() => exportContent(app.services, folder))).toContain(`${id}.yaml`);
    // Each import reads every file of the folder.
    for (const name of await readdir(folder))
      if (![`${id}.yaml`, "mails.yaml"].includes(name)) await rm(join(folder, name));
    const other = await start("sqlite");
    const imported = await other.app.services.asSite(() =>
      importContent(other.app.services, { folder, publish: true }),
    );
    expect(imported).toMatchObject({ worked: true });
    expect(other.app.services.asSite(() => pageAt(path))).toMatchObject({ name: "Waiting together" });
    expect(
      (await other.app.services.asSite(() => importContent(other.app.services, { folder, publish: true })))
        .lines,
    ).toContain("waiting-together: unchanged");
  });
});

it("leaves the show to its feed where there is one", async () => {
  const host = await startFeedHost(gives(feedXml(episodeXml(1, "https://cdn.example.com/a.mp3"))));
  open.push(host);
  const { app, make } = await start("sqlite", { PODCAST_FEED_URL: `${host.url}/feed` });
  await make();
  expect((await app.services.asSite(() => podcastNow(app.services))).source).toBe("feed");
});
