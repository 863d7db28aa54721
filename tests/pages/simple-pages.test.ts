import { load } from "cheerio";
import { afterAll, assert, beforeAll, expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import type { PagePart, SimplePageContent } from "#content/simple-pages/simple-page.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { addPicture } from "#features/pictures/writes.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { previewPage } from "#features/site-content/reads/render.server.ts";
import { addPage } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft, shareDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft, removeDocument } from "#features/site-content/writes/publishing.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { firstLoad } from "../support/first-load.ts";
import { drawing } from "../support/pictures.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { partsOfEachKind, simplePage } from "../support/simple-pages.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Those that serve the database. This process publishes, and each of them learns of it in the same way. */
let sites: readonly RunningSite[];
let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  const shared = { DATA_DIR: site.dataDir, SITE_URL: site.url, ROLE: "web" };
  sites = isWholeRun ? [site, await startSite(shared)] : [site];
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  for (const each of sites.toReversed()) await each.stop();
});

const answer = ({ url }: RunningSite, path: string, headers = {}) =>
  plainFetch(url + path, { redirect: "manual", headers });
const text = async (each: RunningSite, path: string) => (await answer(each, path)).text();

async function publish(id: string, value: SimplePageContent): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, id));
  const { revision } = await services.asSite(() =>
    saveDraft(services, editor, { document: id, base, value }),
  );
  await services.asSite(() => publishDraft(services, editor, { document: id, revision }));
}

/** A page on the site. */
async function made(address: string, more: Partial<SimplePageContent> = {}): Promise<string> {
  const { document } = await services.asSite(() =>
    addPage(services, editor, { title: "A winter retreat", address }),
  );
  await publish(document, simplePage({ address, ...more }));
  return document;
}

/** Waits until something is so in every process. */
async function untilEach(isSo: (each: RunningSite) => Promise<boolean>): Promise<void> {
  await Promise.all(sites.map((each) => until(() => isSo(each))));
}

const isThere = (path: string) => untilEach(async (each) => (await answer(each, path)).status === 200);

it("serves a page with every part from memory in every process, compressed and with its data file", async () => {
  const file = (await drawing(600, 400).jpeg().toBuffer()).toString("base64");
  const picture = await addPicture(services, editor, { file, alt: "A lake at dusk" });
  const shown: PagePart = { id: "p", kind: "picture", picture: picture.id, caption: "The lake in January" };
  expect((await answer(site, "/events/winter")).status).toBe(404);
  await made("events/winter", { parts: [...partsOfEachKind, shown] });
  await isThere("/events/winter");
  for (const each of sites) {
    const page = await answer(each, "/events/winter", { "accept-encoding": "br" });
    const etag = page.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect(page.headers.get("content-encoding")).toBe("br");
    const again = await answer(each, "/events/winter", { "if-none-match": etag, "accept-encoding": "br" });
    expect(again.status).toBe(304);
    const $ = load(await page.text());
    expect($("h1").text()).toBe("A winter retreat");
    expect($("title").text()).toBe("A winter retreat - Kinward");
    expect($("link[rel=canonical]").attr("href")).toBe(`${site.url}/events/winter`);
    expect($("meta[property='og:image']").attr("content")).toBe(`${site.url}/share/page-events--winter.jpg`);
    expect(
      $("main h2")
        .map((_, heading) => $(heading).text())
        .get(),
    ).toEqual(["What to expect", "Getting there", "Hear about the next one", "Write to us", "Come with us"]);
    expect($("main a[href='https://house.example.org/stay']").attr("rel")).toContain("noopener");
    expect($("main details summary").text()).toContain("Who is it for?");
    expect($("main a[href='tel:988']")).toHaveLength(1);
    expect($("form#newsletter-form").attr("action")).toContain("/api/newsletter/signup");
    expect($("main img[alt='A lake at dusk']").length).toBeGreaterThan(0);
    expect($("figcaption").text()).toBe("The lake in January");
    const ids = $("[id]")
      .map((_, element) => $(element).attr("id"))
      .get();
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    const data = $("script[type='application/ld+json']")
      .map((_, script) => $(script).text())
      .get()
      .join();
    for (const word of ["FAQPage", "WebPage", "BreadcrumbList", "Who is it for?"])
      expect(data).toContain(word);
    expect(await text(each, "/events/winter.data")).toContain("kumquat");
    expect(await text(each, "/sitemap.xml")).toContain("/events/winter</loc>");
    expect((await answer(each, "/Events/Winter/")).headers.get("location")).toBe("/events/winter");
    // Unknown addresses like it lead to it.
    expect(await text(each, "/events/winters")).toContain('href="/events/winter"');
  }
});

it("costs no more than an article, and other pages nothing", async () => {
  await made("retreat");
  await isThere("/retreat");
  const { page, scripts } = await firstLoad(site.url, "/retreat");
  expect(page).toBeLessThan(14_000);
  expect(scripts).toBeLessThan(113_000);
});

it("can be seen before it's published, by the team and by people with the link", async () => {
  const { document } = await services.asSite(() =>
    addPage(services, editor, { title: "Soon", address: "soon" }),
  );
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const value = simplePage({ address: "soon", title: "Soon and quiet" });
  await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  const link = `${new URL((await services.asSite(() => shareDraft(services, editor, document))).link).pathname}/soon`;
  const shared = await answer(site, link);
  expect(shared.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await shared.text()).toContain("Soon and quiet");
  expect((await answer(site, "/soon")).status).toBe(404);
  // This process has no pages of its own.
  const elsewhere = services.asSite(() => {
    const known = editableDocument(document);
    assert(known);
    return previewPage(services, editor, { document: known, page: "/soon", value });
  });
  await expect(elsewhere).rejects.toMatchObject({ code: "unavailable" });
});

it("moves with a redirect, is deleted with one, and comes back", async () => {
  const id = await made("spring");
  await isThere("/spring");
  await publish(id, simplePage({ address: "events/spring" }));
  await isThere("/events/spring");
  const location = async (each: RunningSite, path: string) =>
    (await answer(each, path)).headers.get("location");
  await untilEach(async (each) => (await location(each, "/spring")) === "/events/spring");
  expect(await text(site, "/sitemap.xml")).not.toContain(`${site.url}/spring<`);
  const { revision } = await services.asSite(() => documentState(services, editor, id));
  await services.asSite(() =>
    removeDocument(services, editor, { document: id, revision, redirect: "/support/groups" }),
  );
  await untilEach(async (each) => (await location(each, "/events/spring")) === "/support/groups");
  for (const each of sites) {
    expect(await text(each, "/sitemap.xml")).not.toContain("spring");
    // For navigation in the app, too.
    expect(await text(each, "/events/spring.data")).toContain("/support/groups");
  }
  await publish(id, simplePage({ address: "events/spring" }));
  await isThere("/events/spring");
});

it("refuses marks within marks that take long to draw", async () => {
  const costly = {
    id: "a",
    kind: "text",
    text: `${"> ".repeat(2_000)}deep\n\n${"*".repeat(3_000)}`,
  } as const;
  await expect(made("costly", { parts: [costly] })).rejects.toMatchObject({ code: "invalid_input" });
  expect((await answer(site, "/costly")).status).toBe(404);
});

it("shows hostile texts as texts", async () => {
  const evil = `"><img src=x onerror=alert(1)> </script><script>alert(2)</script> {{7*7}} \${7*7} &lt;`;
  const long = `${"\u{1F469}\u200D\u{1F469}\u200D\u{1F467}".repeat(4)} ${"W".repeat(60)}`;
  const parts: readonly PagePart[] = [
    { id: "a", kind: "heading", text: evil },
    { id: "b", kind: "heading", text: long },
    {
      id: "c",
      kind: "text",
      text: "## Part 1\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n\n## Main\n\n## Main",
    },
    { id: "d", kind: "text", text: `${"> ".repeat(20)}deep\n\n${"*".repeat(300)}` },
    {
      id: "e",
      kind: "cards",
      cards: [{ id: "e1", title: evil.slice(0, 80), text: evil, href: "https://a.org/?a=1&b=%22" }],
    },
    { id: "f", kind: "faq", questions: [{ id: "f1", question: evil, answer: evil }] },
    { id: "g", kind: "call", heading: evil.slice(0, 90), text: evil, button: "<b>", page: "/contact" },
    { id: "h", kind: "form", form: "inquiry", heading: evil.slice(0, 90), text: evil },
  ];
  await made("hostile", { title: "<script>x</script>", introduction: evil, description: evil, parts });
  await isThere("/hostile");
  const html = await text(site, "/hostile");
  const $ = load(html);
  expect($("main script, main img[onerror], main [onerror], main iframe")).toHaveLength(0);
  expect($("main a[href^='javascript:'], main a[href^='data:']")).toHaveLength(0);
  expect($("h1").text()).toBe("<script>x</script>");
  expect($("main").text()).toContain("onerror=alert(1)");
  expect(html).not.toContain("<script>alert(2)");
  const ids = $("[id]")
    .map((_, element) => $(element).attr("id"))
    .get();
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  for (const script of $("script[type='application/ld+json']").get()) JSON.parse($(script).text());
});
