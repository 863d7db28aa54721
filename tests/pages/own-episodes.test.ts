import { load } from "cheerio";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EpisodeContent } from "#content/podcast/own-episode.ts";
import { sampleEpisodes } from "#content/podcast/samples.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addEpisode } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft, removeDocument } from "#features/site-content/writes/publishing.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { ownEpisode } from "../support/own-episodes.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";

let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");
const path = "/resources/podcast/waiting-together";
const sample = sampleEpisodes[0]?.path ?? "";

// The site is another process than the one that publishes.
beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

const answer = (address: string) => plainFetch(site.url + address, { redirect: "manual" });
const text = async (address: string) => (await answer(address)).text();

async function publish(document: string, value: EpisodeContent): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
}

it("shows an episode with its player, transcript and notes, and the samples are gone", async () => {
  expect((await answer(sample)).status).toBe(200);
  expect(await text("/privacy-policy")).not.toContain("the podcast’s host");
  const { document } = await services.asSite(() =>
    addEpisode(services, editor, { title: "Waiting together" }),
  );
  await publish(document, ownEpisode());
  await until(async () => (await answer(path)).status === 200);
  await until(async () => (await answer(sample)).status === 404);
  const page = await answer(path);
  expect(page.headers.get("content-security-policy")).toContain("media-src 'self' https://sound.example.org");
  const $ = load(await page.text());
  expect($("h1").text()).toBe("Waiting together");
  expect($("title").text()).toBe("Waiting together - Kinward podcast");
  const main = $("main").text();
  for (const part of [
    "kumquat",
    "We mention a lake.",
    "The first week",
    "sound.example.org",
    "pregnancy loss",
  ])
    expect(main).toContain(part);
  expect(main).not.toContain("Sample");
  // The way around a hard part leads somewhere.
  for (const link of $('main a[href^="#"]').toArray())
    expect($($(link).attr("href") ?? "").length, $(link).text()).toBe(1);
  const list = load(await text("/resources/podcast"));
  expect(list(`main a[href="${path}"]`).attr("target")).toBe("_self");
  expect(list("main").text()).not.toContain("Sample");
  // Other pages still allow no other server.
  const home = await answer("/");
  expect(home.headers.get("content-security-policy")).not.toContain("sound.example.org");
  const sitemap = await text("/sitemap.xml");
  expect(sitemap).toContain(path);
  expect(sitemap).not.toContain(sample);
  expect(await text("/resources/podcast/feed.xml")).toContain("waiting-together.mp3");
});

it("leads a deleted episode where the team says, and brings the samples back after the last one", async () => {
  const document = "podcast-waiting-together";
  const { revision } = await services.asSite(() => documentState(services, editor, document));
  await services.asSite(() =>
    removeDocument(services, editor, { document, revision, redirect: "/resources/podcast" }),
  );
  await until(async () => (await answer(sample)).status === 200);
  const gone = await answer(path);
  expect(gone.status).toBe(302);
  expect(gone.headers.get("location")).toBe("/resources/podcast");
  expect(await text("/sitemap.xml")).toContain(sample);
});
