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
import { type RunningSite, startSite } from "../support/start-site.ts";

let site: RunningSite;
let second: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");

// Two processes serve one database, and this one publishes.
beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  second = await startSite({ DATA_DIR: site.dataDir, SITE_URL: site.url, ROLE: "web" });
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await second.stop();
  await site.stop();
});

const hub = "/resources/knowledge-hub";

async function publish(document: string, value: unknown): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
}

const answer = ({ url }: RunningSite, path: string) => fetch(url + path, { redirect: "manual" });
const text = async (each: RunningSite, path: string) => (await answer(each, path)).text();

/** Waits until something is so in both processes, which usually takes half a second. */
async function untilBoth(isSo: (each: RunningSite) => Promise<boolean>): Promise<void> {
  const began = performance.now();
  await Promise.all(
    [site, second].map(async (each) => {
      while (!(await isSo(each)))
        if (performance.now() - began > 10_000) throw new Error("It hasn't arrived after ten seconds.");
    }),
  );
}

it("shows a changed article wherever it's listed, in both processes", async () => {
  const slug = "iui-in-plain-words";
  const { shipped } = articleDocument(slug);
  const before = await answer(site, `${hub}/${slug}`);
  expect(await before.text()).toContain(shipped.title);
  const title = "IUI, day by day";
  const words = `${shipped.text}\n\n## One more thing\n\nBring a rutabaga & "quotes" <3.\n`;
  await publish(`article-${slug}`, { ...shipped, title, reviewed: "2026-11-25", text: words });
  await untilBoth(async (each) => (await text(each, `${hub}/${slug}`)).includes(title));
  for (const each of [site, second]) {
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

it("shows pictures in a text and in place of an illustration, and their new description, in both processes", async () => {
  const file = (await drawing(500, 300).jpeg().toBuffer()).toString("base64");
  const picture = await addPicture(services, editor, { file, alt: "A lit window" });
  const slug = "endometriosis-and-fertility";
  const { shipped } = articleDocument(slug);
  await publish(`article-${slug}`, {
    ...shipped,
    text: `${shipped.text}\n\n![A lamp](/pictures/${picture.id})\n`,
  });
  const file500 = `/pictures/${picture.id}-${picture.hash}-500.avif`;
  await untilBoth(async (each) => (await text(each, `${hub}/${slug}`)).includes(file500));
  expect(await text(site, `${hub}/${slug}`)).toContain('alt="A lamp"');
  expect((await answer(second, file500)).status).toBe(200);
  const { value: founders } = await services.asSite(() => documentState(services, editor, "founders"));
  await publish(
    "founders",
    withValueAt(founders, ["chapters", "donor-conception", "photograph"], picture.id),
  );
  await untilBoth(async (each) => (await text(each, "/our-family")).includes(file500));
  const change = { alt: "A window at dusk", decorative: false, focusX: 50, focusY: 50, revision: 1 };
  await changePicture(services, editor, picture.id, change);
  await untilBoth(async (each) => (await text(each, "/our-family")).includes("A window at dusk"));
});

it("shows portraits where the team has put them, never how people agreed to it, and nothing without any", async () => {
  const places = {
    founders: "/our-family",
    hosts: "/support/groups",
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
    await untilBoth(async (each) => (await text(each, path)).includes(`Robin of ${place}`));
    const page = await text(site, path);
    expect(
      page.match(/Robin of \w+/g)?.every((name) => name === `Robin of ${place}`),
      path,
    ).toBe(true);
    expect(page, path).toContain(address);
    expect(page, path).not.toContain("quince");
  }
  await publish("people", { portraits: [] });
  await untilBoth(async (each) => !(await text(each, "/our-family")).includes("Robin"));
});

it("leads on from an article that was taken off the site, or says that it's gone", async () => {
  const slug = "two-mums-two-dads";
  const { shipped } = articleDocument(slug);
  const path = `${hub}/${slug}`;
  await publish(`article-${slug}`, { ...shipped, state: "hidden" });
  await untilBoth(async (each) => (await answer(each, path)).status === 404);
  for (const listed of [hub, `${hub}/feed.xml`, "/sitemap.xml", `${hub}/solo-by-choice`])
    expect(await text(second, listed), listed).not.toContain(slug);
  await publish(`article-${slug}`, { ...shipped, state: "hidden", redirect: "/journeys/surrogacy" });
  await untilBoth(
    async (each) => (await answer(each, path)).headers.get("location") === "/journeys/surrogacy",
  );
  await publish(`article-${slug}`, shipped);
  await untilBoth(async (each) => (await text(each, path)).includes("</article>"));
  expect(await text(site, hub)).toContain(slug);
  // From memory again, as before.
  expect((await answer(site, path)).headers.get("etag")).not.toBeNull();
});

it("has a new article in both processes, in memory, and found by search, feed and sitemap", async () => {
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
    text: `## What to say\n\nAs little as you like: kumquat.\n\n## A long list\n\n${"- item\n".repeat(3_000)}`,
  };
  const { revision } = await services.asSite(() =>
    saveDraft(services, editor, { document, base: value, value: finished }),
  );
  const preview =
    new URL((await services.asSite(() => shareDraft(services, editor, document))).link).pathname + path;
  expect(await text(site, preview)).toContain("kumquat");
  expect((await answer(site, path)).status).toBe(404);
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
  await untilBoth(async (each) => (await answer(each, path)).status === 200);
  for (const each of [site, second]) {
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
  const third = await startSite({ DATA_DIR: site.dataDir, SITE_URL: site.url, ROLE: "web" });
  expect(await text(third, path)).toContain("kumquat");
  expect(await text(third, "/sitemap.xml")).toContain("telling-your-boss");
  await third.stop();
});
