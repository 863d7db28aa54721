import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addPage } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import {
  publishDraft,
  removeDocument,
  restoreVersion,
} from "#features/site-content/writes/publishing.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { simplePage } from "../support/simple-pages.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";

let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

const answer = (path: string) => fetch(site.url + path, { redirect: "manual" });

async function publish(document: string, value: unknown): Promise<number> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  return (await services.asSite(() => publishDraft(services, editor, { document, revision }))).revision;
}

/** Waits for the other process, which usually takes half a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo()))
    if (performance.now() - began > 15_000) throw new Error("It hasn't arrived after 15 seconds.");
}

async function isPicture(path: string): Promise<void> {
  const response = await answer(path);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("etag")).toBeTruthy();
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
}

it("is drawn again when a title changes, and is the build's again when the title is", async () => {
  const { shipped, id } = articleDocument("pcos-and-fertility");
  const path = articlePath("pcos-and-fertility");
  const image = `/share${path.replaceAll("/", "-").replace("-", "/")}.jpg`;
  const tag = async () => (await answer(image)).headers.get("etag");
  const built = await tag();
  expect(built).toBeTruthy();
  // The same title is the same picture.
  await publish(id, { ...shipped, summary: "A quiet summary." });
  await until(async () => (await (await answer(path)).text()).includes("A quiet summary."));
  expect(await tag()).toBe(built);
  const revision = await publish(id, { ...shipped, title: "PCOS: what it changes, and what it doesn’t" });
  await until(async () => (await tag()) !== built);
  await isPicture(image);
  await services.asSite(() => restoreVersion(services, editor, { document: id, revision, version: 0 }));
  await until(async () => (await tag()) === built);
});

it("is drawn for a page that the team makes, and goes with it", async () => {
  const { document } = await services.asSite(() =>
    addPage(services, editor, { title: "Winter", address: "journeys-infertility" }),
  );
  const title = "A very long title of a page about a winter retreat 冬 by a lake";
  const revision = await publish(document, simplePage({ address: "journeys-infertility", title }));
  const [image, other] = ["/share/page-journeys-infertility.jpg", "/share/journeys-infertility.jpg"];
  const before = (await answer(other)).headers.get("etag");
  await until(async () => (await answer(image)).status === 200);
  await isPicture(image);
  // A page of the site with nearly the same address keeps its own.
  expect((await answer(other)).headers.get("etag")).toBe(before);
  await services.asSite(() => removeDocument(services, editor, { document, revision }));
  await until(async () => (await answer(image)).status === 404);
});
