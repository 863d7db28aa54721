import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crisisDocument } from "#content/crisis.ts";
import { editableDocument } from "#content/documents/register.server.ts";
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
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { structureOf } from "../support/pdf-structure.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { readPdf } from "../support/read-pdf.ts";
import { simplePage } from "../support/simple-pages.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";

// Files that the build has drawn, and the site draws anew when what they show is published.

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

async function publish(document: string, value: unknown): Promise<number> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  return (await services.asSite(() => publishDraft(services, editor, { document, revision }))).revision;
}

const answer = (path: string) => plainFetch(site.url + path, { redirect: "manual" });

describe("a file to print", () => {
  /** What a PDF says, without spaces: lines are broken anew. */
  async function textOf(file: string): Promise<string> {
    const response = await fetch(`${site.url}/downloads/${file}`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const { root, faults } = structureOf(readPdf(Buffer.from(await response.arrayBuffer())));
    expect(faults).toEqual([]);
    return root.text.replace(/\s+/g, "");
  }

  const tagOf = async (file: string) => (await fetch(`${site.url}/downloads/${file}`)).headers.get("etag");

  const sheet = "worksheets/support-map.pdf";

  it("prints a worksheet with the words that are published, and as the build drew it when they are undone", async () => {
    const built = await tagOf(sheet);
    const shipped = editableDocument("worksheets-everyone")?.shipped;
    const title = "My <people> & places";
    const revision = await publish(
      "worksheets-everyone",
      withValueAt(shipped, ["support-map", "title"], title),
    );
    await until(async () => (await textOf(sheet)).includes("My<people>&places"));
    // Nobody knows how large it is before somebody has asked for it, so the list doesn't say.
    const list = await (await fetch(`${site.url}/resources/digital-downloads`)).text();
    expect(list).toContain("My &lt;people&gt; &amp; places");
    await services.asSite(() =>
      restoreVersion(services, editor, { document: "worksheets-everyone", revision, version: 0 }),
    );
    await until(async () => (await tagOf(sheet)) === built);
  });

  it("prints every worksheet and card with the numbers of the crisis lines", async () => {
    const [card, spanish] = ["cards/crisis-card.pdf", "cards/crisis-card-spanish.pdf"];
    expect(await textOf(card)).toContain("Callortext988");
    const value = withValueAt(crisisDocument.shipped, ["numbers"], { danger: "912", crisis: "989" });
    await publish(crisisDocument.id, value);
    await until(async () => (await textOf(card)).includes("Callortext989"));
    expect(await textOf(card)).toContain("Call912");
    expect(await textOf(spanish)).toContain("Llameal912");
    expect(await textOf(sheet)).toContain("callortext989");
    for (const file of [card, spanish, sheet]) expect(await textOf(file)).not.toMatch(/988|911/);
  });
});

describe("a picture for social networks", () => {
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
});
