import { afterAll, beforeAll, expect, it } from "vitest";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { addPicture, changePicture } from "#features/pictures/writes.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addArticle } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft, shareDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { drawing } from "../support/pictures.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Those that serve the database. This process publishes, and each of them learns of it in the same way. */
const sites: RunningSite[] = [];
let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");

async function startAnother(): Promise<RunningSite> {
  const [first] = sites;
  const shared = first ? { DATA_DIR: first.dataDir, SITE_URL: first.url } : {};
  const started = await startSite({ ...shared, ROLE: "web" });
  sites.push(started);
  return started;
}

beforeAll(async () => {
  site = await startAnother();
  if (isWholeRun) await startAnother();
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  for (const each of sites.toReversed()) await each.stop();
});

const hub = "/resources/knowledge-hub";

async function publish(document: string, value: unknown): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
}

const answer = ({ url }: RunningSite, path: string) => plainFetch(url + path, { redirect: "manual" });
const text = async (each: RunningSite, path: string) => (await answer(each, path)).text();

/** Waits until something is so in every process. */
async function untilEach(isSo: (each: RunningSite) => Promise<boolean>): Promise<void> {
  await Promise.all(sites.map((each) => until(() => isSo(each))));
}

const draftSlug = "what-donor-conceived-adults-ask-for";
const draftId = `article-${draftSlug}`;

/** Saves a draft with this text, and shares it. @returns the address of its preview. */
async function shared(text: string): Promise<string> {
  const shipped = articleDocument(draftSlug).shipped;
  const { value: base } = await services.asSite(() => documentState(services, editor, draftId));
  const notes =
    shipped.topics.length > 0 ? `<Note topics="${shipped.topics.join(" ")}">\n\nWords.\n\n</Note>\n\n` : "";
  const { problems } = await services.asSite(() =>
    saveDraft(services, editor, {
      document: draftId,
      base,
      value: { ...shipped, text: notes + text },
    }),
  );
  expect(problems).toEqual({});
  return `${(await services.asSite(() => shareDraft(services, editor, draftId))).link}/resources/knowledge-hub/${draftSlug}`;
}

async function expectAnswersBefore(text: string): Promise<void> {
  const address = await shared(text);
  const order: string[] = [];
  const preview = fetch(address).then(async (answer) => {
    order.push("preview");
    return { status: answer.status, html: await answer.text() };
  });
  // The preview is under way once the server has taken a later request, too.
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    order.push("health");
  }
  const { status, html } = await preview;
  expect(order.at(0)).toBe("health");
  expect(status).toBe(200);
  expect(html).toContain("Preview. Nothing on this page is published yet.");
  expect(html).toContain("</html>");
}

// The first previews of this site, so that the process for drafts has to start meanwhile, too.
it("answers another request before the preview of a table with as many cells as a text may have is there", () =>
  expectAnswersBefore(`${"|a".repeat(50)}\n${"|-".repeat(50)}\n${"|\n".repeat(50)}`));

it.each([
  ["a list of as many items as fit", "- a\n".repeat(3_900)],
  ["as many headings as fit", "## a\n\n".repeat(4_500)],
])("answers another request before the preview of %s is there", { tags: "all" }, (_name, text) =>
  expectAnswersBefore(text),
);

it("previews an uploaded change to a page in the process for drafts, with what others have published", async () => {
  expect(await (await fetch(await shared("A quiet kumquat."))).text()).toContain("A quiet kumquat.");
});

it("shows a changed article wherever it's listed, in every process", async () => {
  const slug = "iui-in-plain-words";
  const { shipped } = articleDocument(slug);
  const before = await answer(site, `${hub}/${slug}`);
  expect(await before.text()).toContain(shipped.title);
  const title = "IUI, day by day";
  const words = `${shipped.text}\n\n## One more thing\n\nBring a rutabaga & "quotes" <3.\n`;
  await publish(`article-${slug}`, { ...shipped, title, reviewed: "2026-11-25", text: words });
  await untilEach(async (each) => (await text(each, `${hub}/${slug}`)).includes(title));
  for (const each of sites) {
    const page = await text(each, `${hub}/${slug}`);
    expect(page).toContain('id="one-more-thing"');
    expect(page).toContain("Bring a rutabaga &amp;");
    expect(page).toMatch(/"headline":"IUI, day by day"/);
    expect(page).toContain("November 25, 2026");
    for (const path of [hub, "/knowledge-hub", `${hub}?q=rutabaga`, `${hub}/feed.xml`, `${hub}/${slug}.data`])
      expect(await text(each, path), path).toContain(title);
    expect(await text(each, `${hub}/ivf-in-plain-words`)).not.toContain("IUI in plain words");
    expect(await text(each, "/sitemap.xml")).toMatch(
      new RegExp(`${slug}</loc><lastmod>2026-11-25</lastmod>`),
    );
    expect(await (await answer(each, `${hub}/texts.json`)).json()).toEqual({
      [slug]: expect.stringContaining("rutabaga"),
    });
  }
  const after = await answer(site, `${hub}/${slug}`);
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
});

it("shows pictures in a text and in place of an illustration, and their new description, in every process", async () => {
  const file = (await drawing(500, 300).jpeg().toBuffer()).toString("base64");
  const picture = await addPicture(services, editor, { file, alt: "A lit window" });
  const slug = "endometriosis-and-fertility";
  const { shipped } = articleDocument(slug);
  await publish(`article-${slug}`, {
    ...shipped,
    text: `${shipped.text}\n\n![A lamp](/pictures/${picture.id})\n`,
  });
  const file500 = `/pictures/${picture.id}-${picture.hash}-500.avif`;
  await untilEach(async (each) => (await text(each, `${hub}/${slug}`)).includes(file500));
  expect(await text(site, `${hub}/${slug}`)).toContain('alt="A lamp"');
  expect((await answer(site, file500)).status).toBe(200);
  const { value: founders } = await services.asSite(() => documentState(services, editor, "founders"));
  await publish(
    "founders",
    withValueAt(founders, ["chapters", "donor-conception", "photograph"], picture.id),
  );
  await untilEach(async (each) => (await text(each, "/our-family")).includes(file500));
  const change = { alt: "A window at dusk", decorative: false, focusX: 50, focusY: 50, revision: 1 };
  await changePicture(services, editor, picture.id, change);
  await untilEach(async (each) => (await text(each, "/our-family")).includes("A window at dusk"));
});

it("shows portraits where the team has put them, never how people agreed to it, and nothing without any", async () => {
  const places = {
    founders: "/our-family",
    hosts: "/support/groups",
    moderators: "/support/peer-support-community",
    trainers: "/clinics/training",
    editors: `${hub}/pcos-and-fertility`,
  };
  const file = (await drawing(400, 500).jpeg().toBuffer()).toString("base64");
  const picture = await addPicture(services, editor, { file, alt: "Robin in a garden" });
  const address = `/pictures/${picture.id}-${picture.hash}`;
  for (const path of Object.values(places))
    expect(await text(site, path), path).not.toContain("rounded-full border-4");
  const portraits = Object.keys(places).map((place) => {
    const person = {
      id: `robin-${place}`,
      name: `Robin of ${place}`,
      role: "peer",
      consent: "by letter of quince",
    };
    return { ...person, place, picture: picture.id };
  });
  await publish("people", { portraits });
  for (const [place, path] of Object.entries(places)) {
    await untilEach(async (each) => (await text(each, path)).includes(`Robin of ${place}`));
    const page = await text(site, path);
    expect(
      page.match(/Robin of \w+/g)?.every((name) => name === `Robin of ${place}`),
      path,
    ).toBe(true);
    expect(page, path).toContain(address);
    expect(page, path).not.toContain("quince");
  }
  await publish("people", { portraits: [] });
  await untilEach(async (each) => !(await text(each, "/our-family")).includes("Robin"));
});

it("leads on from an article that was taken off the site, or says that it's gone", async () => {
  const slug = "two-mums-two-dads";
  const { shipped } = articleDocument(slug);
  const path = `${hub}/${slug}`;
  await publish(`article-${slug}`, { ...shipped, state: "hidden" });
  await untilEach(async (each) => (await answer(each, path)).status === 404);
  for (const listed of [hub, `${hub}/feed.xml`, "/sitemap.xml", `${hub}/solo-by-choice`])
    expect(await text(site, listed), listed).not.toContain(slug);
  await publish(`article-${slug}`, { ...shipped, state: "hidden", redirect: "/journeys/surrogacy" });
  await untilEach(
    async (each) => (await answer(each, path)).headers.get("location") === "/journeys/surrogacy",
  );
  await publish(`article-${slug}`, shipped);
  await untilEach(async (each) => (await text(each, path)).includes("</article>"));
  expect(await text(site, hub)).toContain(slug);
  // From memory again, as before.
  expect((await answer(site, path)).headers.get("etag")).not.toBeNull();
});

it("has a new article in every process, in memory, and found by search, feed and sitemap", async () => {
  const path = `${hub}/telling-your-boss`;
  expect((await answer(site, path)).status).toBe(404);
  const { document } = await services.asSite(() =>
    addArticle(services, editor, { title: "Telling your boss" }),
  );
  const { value } = await services.asSite(() => documentState(services, editor, document));
  expect(value).toMatchObject({ title: "Telling your boss" });
  const finished = {
    ...Object(value),
    summary: "What to say at work, and what you can keep to yourself.",
    description:
      "How to talk about treatment at work: what to say, what to keep to yourself, and who can help.",
    keywords: ["work", "boss", "leave"],
    text: `## What to say\n\nAs little as you like: kumquat.\n\n## A long list\n\n${"- item\n".repeat(isWholeRun ? 3_000 : 300)}`,
  };
  const { revision } = await services.asSite(() =>
    saveDraft(services, editor, { document, base: value, value: finished }),
  );
  const preview =
    new URL((await services.asSite(() => shareDraft(services, editor, document))).link).pathname + path;
  expect(await text(site, preview)).toContain("kumquat");
  expect((await answer(site, path)).status).toBe(404);
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
  await untilEach(async (each) => (await answer(each, path)).status === 200);
  for (const each of sites) {
    const page = await answer(each, path);
    expect(page.headers.get("etag")).not.toBeNull();
    const html = await page.text();
    expect(html).toContain("<h1");
    expect(html).toContain("/share/resources-knowledge-hub-telling-your-boss.jpg");
    expect(html).toContain("Read on");
    for (const listed of [hub, `${hub}?q=kumquat`, `${hub}/feed.xml`, "/sitemap.xml"])
      expect(await text(each, listed), listed).toContain("telling-your-boss");
    expect((await answer(each, "/Resources/knowledge-hub/telling-your-boss/")).headers.get("location")).toBe(
      path,
    );
  }
  // A process that starts later has it, too.
  const later = await startAnother();
  expect(await text(later, path)).toContain("kumquat");
  expect(await text(later, "/sitemap.xml")).toContain("telling-your-boss");
});
