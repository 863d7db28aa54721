import { type CheerioAPI, load } from "cheerio";
import { afterAll, assert, beforeAll, expect, it } from "vitest";
import { frameTranslations } from "#content/frame-translations/frame-translations.ts";
import type { SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { saveDraft as saveCampaign } from "#features/campaigns/writes/draft.server.ts";
import { publishCampaign } from "#features/campaigns/writes/publish.server.ts";
import { translateCampaign } from "#features/campaigns/writes/translations.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addPage } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith, publishedCampaign } from "../support/campaigns.ts";
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

const page = async (path: string) => load(await (await fetch(site.url + path)).text());

async function publish(document: string, change: (value: unknown) => unknown): Promise<void> {
  await services.asSite(async () => {
    const { value: base } = await documentState(services, editor, document);
    const { revision } = await saveDraft(services, editor, { document, base, value: change(base) });
    await publishDraft(services, editor, { document, revision });
  });
}

/** A page on the site. */
async function made(address: string, more: Partial<SimplePageContent> = {}): Promise<void> {
  const { document } = await services.asSite(() =>
    addPage(services, editor, { title: "A winter retreat", address }),
  );
  await publish(document, () => simplePage({ address, ...more }));
}

/** Waits until the site shows something, which usually takes half a second. */
async function until(path: string, isSo: ($: CheerioAPI) => boolean): Promise<CheerioAPI> {
  const began = performance.now();
  for (;;) {
    const $ = await page(path);
    if (isSo($)) return $;
    if (performance.now() - began > 10_000) throw new Error(`${path} hasn't changed after ten seconds.`);
  }
}

const isThere = (path: string) =>
  until(path, ($) => $("link[rel=canonical]").attr("href") === site.url + path);
const frameIn = ($: CheerioAPI) => $("html").attr("lang");
const alternates = ($: CheerioAPI) =>
  $("head link[rel=alternate][hreflang]")
    .get()
    .map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);

const { document: french, shipped } = frameTranslations.fr;
const signOff = (more: object = {}) =>
  publish(french.id, () => ({ ...french.shipped, signedOffBy: "Sample reader", ...more }));

it("links a page with its translations, and says in which language and direction each is", async () => {
  await made("retreat");
  await made("retraite", { language: "fr", translationOf: "/retreat", title: "Une retraite" });
  await made("khalwa", { language: "ar", translationOf: "/retraite", title: "\u062e\u0644\u0648\u0629" });
  const $ = await until("/retreat", (now) => alternates(now).length === 3);
  await isThere("/khalwa");
  const everyOne = [
    ["ar", `${site.url}/khalwa`],
    ["en", `${site.url}/retreat`],
    ["fr", `${site.url}/retraite`],
  ];
  for (const path of ["/retreat", "/retraite", "/khalwa"])
    expect(alternates(await until(path, (now) => alternates(now).length === 3)).toSorted()).toEqual(everyOne);
  expect($("main a[hreflang=fr]").attr("href")).toBe("/retraite");
  expect($("main a[hreflang=fr]").text()).toBe("français");
  const arabic = await page("/khalwa");
  expect(arabic("h1").closest("[lang]").attr("lang")).toBe("ar");
  expect(arabic("h1").closest("[dir]").attr("dir")).toBe("rtl");
  // No words of the frame are in Arabic, and they don't claim to be.
  expect(frameIn(arabic)).toBe("en");
});

it("keeps the words around a page English, and marked so, until somebody has signed the language off", async () => {
  await made("automne", { language: "fr", title: "Un week-end d’automne" });
  const before = await isThere("/automne");
  expect(frameIn(before)).toBe("en");
  expect(before("h1").closest("[lang]").attr("lang")).toBe("fr");
  expect(before("header").text()).toContain("Leave quickly");
  await signOff();
  const $ = await until("/automne", (now) => frameIn(now) === "fr");
  expect($("header").text()).toContain("Quitter");
  expect($("footer").text()).toContain("appelez ou textez le");
  expect($("footer a[href='tel:988']").length).toBeGreaterThan(0);
  expect($("meta[property='og:locale']").attr("content")).toBe("fr_CA");
  const missed = ["Leave quickly", "Help in a crisis", "Skip to the main content", "More help lines"];
  for (const english of missed) expect($("body").text()).not.toContain(english);
  // The agreement is stored in English, and the form says so.
  expect($("#letter").attr("lang")).toBe("en");
  expect($("main").text()).toContain("Aller au formulaire de contact");
  // English pages stay as they are.
  expect(frameIn(await page("/retreat"))).toBe("en");
  expect(frameIn(await page("/"))).toBe("en");
});

it("falls back to English when the team writes a text that nobody has translated, and says which", async () => {
  await publish("crisis-lines", (value) => ({ ...Object(value), lead: "If you’re in crisis," }));
  await until("/automne", (now) => frameIn(now) === "en");
  const problem = await signOff({ signedOffBy: "Another reader" }).catch((error: unknown) =>
    JSON.stringify(error),
  );
  expect(problem).toContain("Some texts have no translation yet: “If you’re in crisis,”.");
  await signOff({ added: [{ id: "a1", english: "If you’re in crisis,", text: "Si vous êtes en crise," }] });
  const $ = await until("/automne", (now) => frameIn(now) === "fr");
  expect($("header").text()).toContain("Si vous êtes en crise,");
});

it("refuses a translation that changes a help line’s number", async () => {
  const english = "Call 988";
  expect(shipped.crisis).toHaveProperty(english);
  const crisis = { ...french.shipped.texts.crisis, "text-call-988": "Appelez le 989" };
  const texts = { ...french.shipped.texts, crisis };
  const problem = await signOff({ texts }).catch((error: unknown) => JSON.stringify(error));
  expect(problem).toContain("Please keep the numbers of “Call 988” as they are");
});

it("refuses a translation of itself, of a page in the same language and of a page that isn’t the team’s", async () => {
  const refused = async (more: Partial<SimplePageContent>) =>
    made("hiver", { language: "fr", ...more }).catch((error: unknown) => JSON.stringify(error));
  expect(await refused({ translationOf: "/retreat" })).toContain("is in the same language");
  for (const [translationOf, sentence] of [
    ["/retreat", "this one is the page itself"],
    ["/contact", "Please choose a page of your own"],
    ["/gone", "Please choose one of our pages"],
  ] as const) {
    const value = simplePage({ address: "retreat", translationOf });
    const problem = await publish("page-retreat", () => value).catch((error: unknown) =>
      JSON.stringify(error),
    );
    expect(problem).toContain(sentence);
  }
});

it("puts a campaign in French into a French frame, and names its translations", async () => {
  const { id } = await publishedCampaign(services);
  const draft = await translateCampaign(services, editor, id, "fr");
  const content = { ...draft.content, slug: "l-attente" };
  const { revision } = draft;
  await publishCampaign(
    services,
    editor,
    draft.id,
    await saveCampaign(services, editor, draft.id, { revision, content }),
  );
  const $ = await until("/campaign/l-attente", (now) => frameIn(now) === "fr");
  expect(alternates($)).toEqual([
    ["fr", `${site.url}/campaign/l-attente`],
    ["en", `${site.url}/campaign/the-wait`],
  ]);
  const crisis = $("main [lang=fr]").filter((_, each) =>
    $(each).text().includes("Ce n’est ni un service de crise"),
  );
  assert(crisis.length > 0);
  expect(frameIn(await page("/campaign/the-wait"))).toBe("en");
});
