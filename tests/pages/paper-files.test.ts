import { afterAll, beforeAll, expect, it } from "vitest";
import { crisisDocument } from "#content/crisis.ts";
import { editableDocument } from "#content/documents/register.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft, restoreVersion } from "#features/site-content/writes/publishing.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { structureOf } from "../support/pdf-structure.ts";
import { readPdf } from "../support/read-pdf.ts";
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

async function publish(document: string, value: unknown): Promise<number> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  return (await services.asSite(() => publishDraft(services, editor, { document, revision }))).revision;
}

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

/** Waits for the other process, which usually takes half a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo()))
    if (performance.now() - began > 30_000) throw new Error("It hasn't arrived after 30 seconds.");
}

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
