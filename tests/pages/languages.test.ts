import { type CheerioAPI, load } from "cheerio";
import { afterAll, assert, beforeAll, expect, it, vi } from "vitest";
import { frameTranslations } from "#content/frame-translations/frame-translations.ts";
import type { SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { saveDraft as saveCampaign } from "#features/campaigns/writes/draft.server.ts";
import { publishCampaign } from "#features/campaigns/writes/publish.server.ts";
import { translateCampaign } from "#features/campaigns/writes/translations.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { newsletterLink } from "#features/newsletter/reads.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addPage } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith, publishedCampaign } from "../support/campaigns.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { simplePage } from "../support/simple-pages.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";

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

const page = async (path: string) => load(await (await plainFetch(site.url + path)).text());

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

/** Waits until the site shows something, and reads the page then. */
function until(path: string, isSo: ($: CheerioAPI) => boolean): Promise<CheerioAPI> {
  return vi.waitFor(async () => {
    const $ = await page(path);
    if (!isSo($)) throw new Error(`${path} has not changed.`);
    return $;
  }, patiently);
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
  const $ = await until("/retreat", (now) => alternates(now).length === 4);
  await isThere("/khalwa");
  const everyOne = [
    ["ar", `${site.url}/khalwa`],
    ["en", `${site.url}/retreat`],
    ["fr", `${site.url}/retraite`],
    ["x-default", `${site.url}/retreat`],
  ];
  for (const path of ["/retreat", "/retraite", "/khalwa"])
    expect(alternates(await until(path, (now) => alternates(now).length === 4)).toSorted()).toEqual(everyOne);
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
  expect(before("#letter").attr("lang")).toBe("en");
  expect(before("#letter form").text()).toContain("Yes, subscribe me to your newsletter.*");
  expect(before("#letter form [name=language]")).toHaveLength(0);
  await signOff();
  const $ = await until("/automne", (now) => frameIn(now) === "fr");
  expect($("header").text()).toContain("Quitter");
  expect($("footer").text()).toContain("appelez ou textez le");
  expect($("footer a[href='tel:988']").length).toBeGreaterThan(0);
  expect($("meta[property='og:locale']").attr("content")).toBe("fr_CA");
  const missed = ["Leave quickly", "Help in a crisis", "Skip to the main content", "More help lines"];
  for (const english of missed) expect($("body").text()).not.toContain(english);
  const form = $("#letter form");
  expect(form.closest("[lang]").attr("lang")).toBe("fr");
  expect(form.text()).toContain("Oui, inscrivez-moi à votre infolettre.*");
  expect(form.text()).toContain("L’infolettre elle-même est rédigée en anglais.");
  expect(form.find("[name=language]").val()).toBe("fr");
  expect($("main").text()).toContain("Aller au formulaire de contact");
  // English pages stay as they are.
  expect(frameIn(await page("/retreat"))).toBe("en");
  expect(frameIn(await page("/"))).toBe("en");
  expect((await page("/retreat"))("#letter form [name=language]")).toHaveLength(0);
});

/** Sends the newsletter's form of a page as a browser without scripts does. */
async function sendForm(path: string, typed: Readonly<Record<string, string>>): Promise<Response> {
  const form = (await page(path))("#letter form");
  const fields = form.serializeArray().map(({ name, value }): [string, string] => [name, value]);
  return fetch(site.url + form.attr("action"), {
    method: "POST",
    body: new URLSearchParams([...fields.filter(([name]) => !(name in typed)), ...Object.entries(typed)]),
    headers: { accept: "text/html", origin: site.url, referer: site.url + path },
    redirect: "manual",
  });
}

it("takes a sign-up without scripts in French, from its errors to the thanks", async () => {
  const wrong = await sendForm("/automne", { email: "ada@example" });
  expect(wrong.status).toBe(422);
  const again = load(await wrong.text());
  expect(frameIn(again)).toBe("fr");
  expect(again("h1").text()).toBe("Un week-end d’automne");
  expect(again("#letter form").text()).toContain("Veuillez indiquer une adresse courriel valide");
  expect(again("#letter form").text()).toContain("Veuillez cocher la case pour accepter");
  expect(again("#letter form [name=email]").val()).toBe("ada@example");
  expect(again("main").text()).not.toMatch(/Please|Failed/);
  const right = await sendForm("/automne", { email: "ada@example.org", consentToNewsletter: "on" });
  expect(right.status).toBe(303);
  const thanks = await page(right.headers.get("location") ?? "");
  expect(frameIn(thanks)).toBe("fr");
  expect(thanks("main").text()).toContain("Votre inscription à notre infolettre est enregistrée.");
  expect(await services.store.db.selectFrom("consent").select("wording").execute()).toEqual([
    { wording: "Oui, inscrivez-moi à votre infolettre.*" },
  ]);
  // Other languages and other forms lead to English.
  for (const path of ["/thank-you/newsletter?language=es", "/thank-you/contact?language=fr"])
    expect(frameIn(await page(path))).toBe("en");
});

it("answers the links of the French mails in French", async () => {
  const { id } = await services.store.db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
  const link = new URL(newsletterLink(services, "unsubscribe", id));
  const $ = await page(link.pathname);
  expect(frameIn($)).toBe("fr");
  expect($("h1").text()).toBe("Se désinscrire de l’infolettre");
  const done = await fetch(site.url + link.pathname, {
    method: "POST",
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url },
  });
  const left = load(await done.text());
  expect(frameIn(left)).toBe("fr");
  expect(left("h1").text()).toBe("Votre désinscription est faite");
  expect(left("main").text()).not.toMatch(/newsletter|Write to us/);
});

const asked = async (path: string, acceptLanguage: string) => {
  const answer = await plainFetch(site.url + path, { headers: { "accept-language": acceptLanguage } });
  return { answer, $: load(await answer.text()) };
};

it("says in the visitor’s language that an address leads nowhere, if somebody answers for that language", async () => {
  for (const path of ["/nulle-part", "/knowledge-hub/nulle-part", "/campaign/nulle-part"]) {
    const { answer, $ } = await asked(path, "fr-CA,fr;q=0.9,en;q=0.8");
    expect([path, answer.status, frameIn($)]).toEqual([path, 404, "fr"]);
    expect($("h1").text()).toBe("Nous avons déménagé");
    expect($("title").text()).toContain("Page introuvable");
    expect($("header").text()).toContain("Quitter");
    expect($("main").text()).not.toContain("Home");
    expect(answer.headers.get("vary")).toContain("accept-language");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  // A page of ours that it may have meant keeps its own language.
  const near = (await asked("/retreats", "fr")).$("main [lang=en]");
  expect(near.text()).toContain("A winter retreat");
});

it("says it in English to everybody else", async () => {
  const languages = [
    "",
    "en",
    "en-US,fr;q=0.9",
    "es,fr;q=0",
    "es",
    "de",
    "*",
    "fr;q=9",
    "../fr",
    ",;q=",
    "fr".repeat(4_000),
  ];
  for (const each of languages) {
    const { answer, $ } = await asked("/nowhere", each);
    expect([each.slice(0, 20), answer.status, frameIn($)]).toEqual([each.slice(0, 20), 404, "en"]);
    expect($("h1").text()).toBe("We’ve Moved!");
  }
  // Pages that are there don’t depend on it.
  expect(frameIn((await asked("/", "fr")).$)).toBe("en");
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
    ["x-default", `${site.url}/campaign/the-wait`],
  ]);
  const crisis = $("main [lang=fr]").filter((_, each) =>
    $(each).text().includes("Ce n’est ni un service de crise"),
  );
  assert(crisis.length > 0);
  expect(frameIn(await page("/campaign/the-wait"))).toBe("en");
});

it("asks for a receipt code in the language of the campaign that led there", async () => {
  // The link comes with the receipt, after the answers.
  expect(await (await fetch(`${site.url}/campaign/l-attente`)).text()).toContain("/your-answer?language=fr");
  const receipt = await page("/your-answer?language=fr");
  expect(frameIn(receipt)).toBe("fr");
  expect(receipt("h1").text()).toBe("Voir, modifier ou effacer vos réponses");
  expect(receipt("main form").text()).toContain("Code de reçu");
  expect(receipt("main").text()).not.toMatch(/receipt|answers/i);
  const data = await fetch(`${site.url}/your-answer.data?language=fr`);
  expect(await data.text()).toContain("Code de reçu");
  const wrong = await fetch(`${site.url}/api/receipts/read`, {
    method: "POST",
    body: new URLSearchParams({ code: "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS", language: "fr" }),
    headers: { accept: "text/html", origin: site.url },
  });
  expect(wrong.status).toBe(404);
  const again = load(await wrong.text());
  expect(frameIn(again)).toBe("fr");
  expect(again("main").text()).toContain("Nous n’avons trouvé aucune réponse avec ce code.");
});

it("asks for a receipt code in English where nobody answers for the language", async () => {
  for (const language of ["es", "de", "ar", "en", "", "__proto__", "fr%00x", "x".repeat(900)]) {
    const receipt = await page(`/your-answer?language=${language}`);
    expect(frameIn(receipt)).toBe("en");
    expect(receipt("main form").text()).toContain("Receipt code");
  }
  expect((await page("/campaign/the-wait"))("html").html()).not.toContain("your-answer?language");
});
