import type { BrowserContext, Page } from "@playwright/test";
import { analytics as words } from "../../src/content/analytics.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { type Site, startSite } from "../support/start-site.ts";

test.use({ reducedMotion: "reduce" });

const id = "G-AB12CD34EF";

/**
 * Stands in for the service: its script does what the real one is known for. It sends each event as it comes, tries to
 * set its cookie and to see the page around it, watches the history, and says goodbye when the page goes. It keeps to
 * its switch.
 */
const standIn = `(() => {
const off = () => window["ga-disable-${id}"] === true;
const look = (what) => { try { return String(what()); } catch { return "shut"; } };
const send = (event) => {
  if (off()) return;
  const query = new URLSearchParams({
    ...event,
    cookie: look(() => (document.cookie = "_ga=1", document.cookie)),
    store: look(() => localStorage.length),
    around: look(() => parent.document.title),
    referrer: document.referrer,
    title: document.title,
  });
  fetch("https://region1.google-analytics.com/g/collect?" + query, { method: "POST", mode: "no-cors", keepalive: true });
};
const take = ([kind, name, given]) => { if (kind === "event") send({ name, ...given }); };
for (const each of dataLayer) take(each);
dataLayer.push = (each) => take(each);
for (const name of ["popstate", "hashchange", "click", "scroll"]) addEventListener(name, () => send({ name }));
addEventListener("pagehide", () => send({ name: "goodbye" }));
})()`;

type Sent = { scripts: string[]; events: Record<string, string>[]; others: string[] };

/** Everything that goes to another server, from any page of this browser. */
async function listen(context: BrowserContext, site: Site): Promise<Sent> {
  const sent: Sent = { scripts: [], events: [], others: [] };
  await context.route(/^https?:/, (route) => {
    const url = new URL(route.request().url());
    if (url.origin === site.url) return route.continue();
    if (url.host === "www.googletagmanager.com") {
      sent.scripts.push(url.pathname + url.search);
      return route.fulfill({ contentType: "text/javascript", body: standIn });
    }
    if (url.host.endsWith(".google-analytics.com")) {
      sent.events.push({
        ...Object.fromEntries(url.searchParams),
        from: route.request().headers().referer ?? "",
      });
      return route.fulfill({ status: 204 });
    }
    sent.others.push(url.href);
    return route.abort();
  });
  return sent;
}

const paths = ({ events }: Sent, { url }: Site) =>
  events.map(({ name, page_location: place = "" }) => `${name} ${place.replace(url, "")}`);

const bar = (page: Page) => page.getByRole("region", { name: words.heading });
const choice = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: words.choice });
/** Long enough for anything that was going to be sent. */
const allIsSent = (page: Page) => page.waitForTimeout(600);

/** Goes on by a link of the page, as a reader does. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.getByRole("contentinfo").locator(`a[href="${href}"]`);
  // On phones the footer's menus are folded.
  if (!(await link.isVisible()))
    await page
      .getByRole("contentinfo")
      .locator("details", { has: page.locator(`a[href="${href}"]`) })
      .locator("summary")
      .click();
  await link.click();
  await shows(page, href);
}

/** The address runs ahead of the page; the head comes with it. */
const shows = (page: Page, path: string) =>
  expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));

let asking: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  asking = await startSite({ ANALYTICS_ID: id });
});
test.afterAll(() => asking.stop());

test("sends nothing before a yes, then each page once, and nothing more after a no", async ({
  page,
  context,
}) => {
  const { url } = asking;
  const sent = await listen(context, asking);
  const answer = await page.goto(`${url}/contact?from=a-friend#top`);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("frame-src 'self'");
  // Not even after a yes does another company's script run in the page itself.
  expect(policy).not.toMatch(/google|https?:\/\//);

  await test.step("the page has nothing of the question in it, and the team's has nothing at all", async () => {
    const contact = (await answer?.text()) ?? "";
    expect(contact).toContain("/analytics/bar.js");
    for (const text of [words.choice, words.heading]) expect(contact).not.toContain(text);
    const login = await page.request.get(`${url}/admin/login`);
    expect(await login.text()).not.toContain("/analytics/");
    expect(login.headers()["content-security-policy"]).not.toContain("frame-src");
  });

  await test.step("reading on and Escape are no answer", async () => {
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("Escape");
    await follow(page, "/membership");
    await expect(bar(page)).toBeVisible();
    await allIsSent(page);
    expect(sent).toEqual({ scripts: [], events: [], others: [] });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step("a yes sends the page, from a frame that sees nothing of it", async () => {
    await bar(page).getByRole("button", { name: words.yes }).press("Enter");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText(words.done.yes)).toBeAttached();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => paths(sent, asking)).toEqual(["page_view /membership"]);
    expect(sent.scripts).toEqual([`/gtag/js?id=${id}`]);
    // No cookie, no store, no page around it, no address it came from, no title.
    expect(sent.events[0]).toMatchObject({
      cookie: "shut",
      store: "shut",
      around: "shut",
      referrer: "",
      title: "",
      from: "",
      page_title: "",
      page_referrer: "",
    });
    await follow(page, "/contact");
    await expect.poll(() => paths(sent, asking)).toEqual(["page_view /membership", "page_view /contact"]);
  });

  await test.step("it is taken back at the foot of the page: at once, and without a reload", async () => {
    await context.addCookies([
      { name: "_ga", value: "old", url },
      { name: "_ga_AB12CD34EF", value: "old", url },
    ]);
    await choice(page).press("Enter");
    await expect(bar(page)).toContainText(words.now.yes);
    await expect(bar(page).getByRole("heading")).toBeFocused();
    await bar(page).getByRole("button", { name: words.no }).press("Enter");
    await expect(bar(page)).toContainText(words.done.stopped);
    await page.keyboard.press("Escape");
    await expect(bar(page)).toHaveCount(0);
    await expect(choice(page)).toBeFocused();
    await expect(page.locator("iframe")).toHaveCount(0);
    await follow(page, "/membership");
    await allIsSent(page);
    expect(sent.events).toHaveLength(2);
    expect(await context.cookies()).toEqual([]);
    expect(sent.others).toEqual([]);
  });
});

test("asks beside the page: both answers look the same, and nothing with the focus is under the bar", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(`${asking.url}/journeys/donor-conception`);
  const [no, yes] = [words.no, words.yes].map((name) => bar(page).getByRole("button", { name }));
  if (!no || !yes) throw new Error("the bar has two answers");
  const look = (it: typeof no) =>
    it.evaluate((found) => {
      const { width, height } = found.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(found);
      return { width, height, color, backgroundColor, borderColor, fontWeight };
    });
  expect(await look(no)).toEqual(await look(yes));

  await page.mouse.wheel(0, 2500);
  const links = page.getByRole("main").getByRole("link");
  for (let at = 0; at < Math.min(6, await links.count()); at += 1) {
    await links.nth(at).focus();
    const [top, focused] = [await bar(page).boundingBox(), await links.nth(at).boundingBox()];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  }
  await isSound(page, "whole");
});

// Which paths are told and how: src/features/visits/analytics/rules.test.ts.
test("tells each page once: no query, no anchor, and what belongs to one person as its pattern", {
  tag: "@all",
}, async ({ page, context, quiet }) => {
  // Pages that are not there are part of the story.
  quiet.allow(/status of 404/);
  const { url } = asking;
  const sent = await listen(context, asking);
  await page.goto(`${url}/journeys/donor-conception?from=a-friend#top`);
  await follow(page, "/contact");
  await page.goBack();
  await shows(page, "/journeys/donor-conception");
  await expect(page).toHaveURL(/\?from=a-friend#top$/);
  await bar(page).getByRole("button", { name: words.yes }).press("Enter");

  // Queries, anchors and "back" to them are no page views; paths are, "back" included.
  await follow(page, "/membership");
  await page.evaluate(() => {
    location.hash = "plans";
  });
  await page.getByRole("radio", { name: /year/i }).first().press("Space");
  await expect(page).toHaveURL(/billing=yearly/);
  await follow(page, "/contact");
  await page.goBack();
  await shows(page, "/membership");
  await expect.poll(() => sent.events.length).toBe(4);
  await allIsSent(page);
  const walked = ["/journeys/donor-conception", "/membership", "/contact", "/membership"];
  expect(paths(sent, asking)).toEqual(walked.map((path) => `page_view ${path}`));

  // A page that is loaded remembers, and is one page view.
  const soFar = paths(sent, asking);
  for (const [path, told] of [
    ["/newsletter/unsubscribe/abc", "/newsletter/:purpose/:token"],
    ["/campaign/no-such-thing", "/404"],
    ["/accessibility", "/accessibility"],
  ]) {
    await page.goto(url + path);
    soFar.push(`page_view ${told}`);
    await expect.poll(() => paths(sent, asking), path).toEqual(soFar);
    await expect(bar(page)).toHaveCount(0);
  }
  await choice(page).press("Enter");
  await isSound(page, "whole");
  await bar(page).getByRole("button", { name: words.no }).press("Enter");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(choice(page)).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await allIsSent(page);
  expect(sent.events).toHaveLength(soFar.length);
});

// Its pages as they are sent: tests/pages/analytics.test.ts.
test("leaves no trace where it is not set up", { tag: "@all" }, async ({ page, context, site }) => {
  const loaded: string[] = [];
  page.on("response", async (answer) => {
    const body = /script|html|css|json/.test(answer.headers()["content-type"] ?? "")
      ? await answer.text()
      : "";
    const said = `${answer.url()} ${answer.headers()["content-security-policy"]} ${body}`;
    loaded.push(...(said.match(/analytics\/|googletag|google-analytics|frame-src|Analytics choice/g) ?? []));
  });
  const sent = await listen(context, site);
  await page.goto("/", { waitUntil: "networkidle" });
  await follow(page, "/contact");
  await expect(choice(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  expect(loaded).toEqual([]);
  expect(sent).toEqual({ scripts: [], events: [], others: [] });
});

// The rules of an answer: src/features/visits/analytics/rules.test.ts.
test("a no is kept, other words ask anew, and a browser that asks not to be tracked is not asked", {
  tag: "@all",
}, async ({ page, context, browser }) => {
  const { url } = asking;
  const sent = await listen(context, asking);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/contact`);
  await bar(page).getByRole("button", { name: words.no }).click();
  await expect(bar(page)).toHaveCount(0);
  const beside = await context.newPage();
  await beside.goto(`${url}/contact`);
  await expect(choice(beside)).toBeAttached();
  await expect(bar(beside)).toHaveCount(0);

  // Under other words the question comes again; on paper it does not, and one answer counts in every tab.
  await beside.evaluate(() =>
    localStorage.setItem("analytics", JSON.stringify({ answer: "yes", day: "2026-11-01", version: 0 })),
  );
  await beside.reload();
  await expect(bar(beside)).toBeVisible();
  await beside.emulateMedia({ media: "print" });
  await expect(bar(beside)).toBeHidden();
  await beside.emulateMedia({ media: "screen" });
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole("button", { name: words.no }).click();
  await expect(bar(beside)).toHaveCount(0);

  const guarded = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const guardedSent = await listen(guarded, asking);
  await guarded.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem(
      "analytics",
      JSON.stringify({ answer: "yes", day: new Date().toISOString().slice(0, 10), version: 2 }),
    );
  });
  const reader = await guarded.newPage();
  await reader.goto(`${url}/contact`);
  await choice(reader).click();
  await expect(bar(reader)).toContainText(words.now.signal);
  await expect(bar(reader).getByRole("button")).toHaveText([words.close]);
  await bar(reader).getByRole("button").click();
  await expect(bar(reader)).toHaveCount(0);
  await follow(reader, "/membership");
  await allIsSent(reader);
  await guarded.close();

  for (const each of [sent, guardedSent]) expect(each).toEqual({ scripts: [], events: [], others: [] });
});
