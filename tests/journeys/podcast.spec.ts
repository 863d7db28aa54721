import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { axeFaults } from "../support/axe.ts";
import { episodeXml, feedXml, gives, itemXml, startFeedHost } from "../support/feed-host.ts";
import { expect, test } from "../support/site.ts";
import { startSite } from "../support/start-site.ts";
import { isWholeRun } from "../support/whole-run.ts";

const listed = "/resources/podcast";
const episode = "/resources/podcast/a-minute-before-the-call";

/** The second at which the episode is. */
const place = (page: Page) =>
  page.locator("audio:not([controls])").evaluate((audio: HTMLAudioElement) => audio.currentTime);

test("plays an episode only when asked, says when the audio doesn't come, skips, changes speed, and finds the place again", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*.mp3", (route) => route.abort());
  // With "#play" it plays for who pressed a link of the list, and not for who only opens the address.
  await page.goto(`${episode}#play`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A minute before the call");
  const player = page.getByRole("group", { name: "Player" });
  const slider = player.getByRole("slider", { name: "Place in the episode" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute 54 seconds");
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeInViewport();
  expect(await place(page)).toBe(0);
  expect(asked.filter((url) => url.endsWith(".mp3"))).toEqual([]);

  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("status").getByText("The audio didn’t load.")).toBeVisible();
  await page.unroute("**/*.mp3");
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => place(page)).toBeGreaterThan(0.2);
  await expect(page.getByText("The audio didn’t load.")).toBeHidden();

  await player.getByRole("button", { name: "Forward 30 seconds" }).click();
  await expect.poll(() => place(page)).toBeGreaterThan(30);
  await player.getByLabel("Speed").selectOption("2");
  const rate = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  expect(await rate()).toBe(2);
  await player.getByRole("button", { name: "Back 15 seconds" }).click();
  await expect.poll(() => place(page)).toBeLessThan(30);
  await page.getByRole("button", { name: /Words for the call/ }).click();
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(63);
  await expect(page.getByRole("button", { name: /Words for the call/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await slider.focus();
  await page.keyboard.press("PageUp");
  await expect.poll(() => place(page)).toBeGreaterThan(90);
  await player.getByRole("button", { name: "Pause" }).press("Space");
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  const stopped = Math.floor(await place(page));
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([site.url]));

  await page.reload();
  await expect(player.getByText(/You stopped at 1:3\d\./)).toBeVisible();
  await expect(player.getByLabel("Speed")).toHaveValue("2");
  expect(await rate()).toBe(2);
  await expect(slider).toHaveValue(String(stopped));
  if (isWholeRun) {
    await player.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(stopped);
    await player.getByRole("button", { name: "Pause" }).click();
    await page.reload();
  }
  await player.getByRole("button", { name: "Start again" }).click();
  await expect(slider).toHaveValue("0");
  await player.getByLabel("Speed").selectOption("1");
  expect(await page.evaluate(() => localStorage.getItem("podcast-speed"))).toBeNull();
  await page.emulateMedia({ forcedColors: "active" });
  const edge = await player
    .getByRole("button", { name: "Play", exact: true })
    .evaluate((button) => ({ ...getComputedStyle(button) }));
  expect(edge.borderTopWidth).toBe("2px");
  expect(edge.borderTopColor).not.toBe(edge.backgroundColor);
  expect(edge.borderTopColor).not.toMatch(/^rgba\(.*, 0\)$/);
  await page.emulateMedia({ forcedColors: "none" });
  // At rest every page is looked at for faults of access, and the next player below while it plays.
  expect(await page.evaluate(() => localStorage.getItem("podcast-places"))).toBeNull();
});

// The list's links: tests/pages/podcast.test.ts.
test("plays from the list with one tap on a phone", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(listed);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const play = page.getByRole("link", { name: "Play: A minute before the call" });
  expect((await play.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await play.click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(0.2);
  expect(page.url()).toMatch(/a-minute-before-the-call$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // What is sent: tests/pages/public-without-scripts.test.ts.
  test("has the browser's own player, the chapters and every word", { tag: "@all" }, async ({ page }) => {
    await page.goto("/resources/podcast/when-a-baby-announcement-arrives");
    const player = page.locator("audio[controls]");
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute("preload", "none");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeHidden();
    await expect(page.getByText("This part talks about: pregnancy news.").first()).toBeVisible();
    await expect(page.getByText("Nobody is owed a reply in this minute.")).toBeVisible();
    await expect(page.getByText("call or text 988. In the US").first()).toBeVisible();
  });
});

// What a feed may say and how it is shown: src/features/podcast/podcast.api.test.ts. Which page allows its host, and that
// links lead there by loading it whole: tests/pages/own-episodes.test.ts.
test("shows a hostile feed as plain words, and plays from its host only, wherever one comes from", {
  tag: "@all",
}, async ({ browser }) => {
  test.slow();
  const sound = readFileSync("public/podcast/a-minute-before-the-call.mp3");
  const host = await startFeedHost(gives(""));
  const evil = itemXml(
    `<title>&lt;img src=x onerror=alert(1)&gt; An evening</title><guid>evil</guid><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>
     <description><![CDATA[<p>Read <a href="https://example.com/more">more</a><script>alert(1)</script> &lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;</p>]]></description>
     <enclosure url="${host.url}/talk.mp3" type="audio/mpeg"/>`,
  );
  const many = Array.from({ length: 45 }, (_, at) => episodeXml(at + 1, `${host.url}/talk.mp3`)).join("");
  host.answer = (request, response) =>
    request.url === "/feed"
      ? gives(feedXml(evil + many))(request, response)
      : gives(sound, "audio/mpeg")(request, response);
  const site = await startSite({ PODCAST_FEED_URL: `${host.url}/feed` });
  try {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    // The policy of the first page holds until the next one is loaded whole.
    await page.goto("/contact");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Podcast" }).click();
    await expect(page.getByText("Page 1 of 3")).toBeVisible();
    await expect(page.getByText("read by a computer voice")).toHaveCount(0);
    await page.getByRole("link", { name: "An evening", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("An evening");
    await expect(page.getByText(host.host)).toBeVisible();
    await expect(page.getByText("</script><script>alert(2)</script>").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "more (opens in a new tab)" })).toHaveAttribute(
      "href",
      "https://example.com/more",
    );
    expect(host.requests).toEqual(["/feed"]);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(0.3);
    await page.getByRole("link", { name: "Talk 45" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(0.3);
    expect(await axeFaults(page, "without frame")).toEqual([]);

    const pageOf = async (query: string) => load(await (await page.request.get(listed + query)).text());
    const newest = await pageOf("");
    expect(newest("a:contains('Older episodes')").attr("href")).toBe(`${listed}?page=2`);
    const older = await pageOf("?page=2");
    expect(older("main").text()).toContain("Page 2 of 3");
    expect(older("a:contains('Newer episodes')").attr("href")).toBe(listed);
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()["content-security-policy"] ?? "";
    expect(await policyOf("/resources/podcast")).toContain("media-src 'self';");
    expect(await policyOf(new URL(page.url()).pathname)).toContain(`media-src 'self' ${host.url};`);
    expect(await (await page.request.get("/privacy-policy")).text()).toContain(
      "host learns your network address when you press play",
    );
    for (const path of [episode, "/resources/podcast?page=4", "/resources/podcast?page=x"]) {
      const answer = await page.request.get(path);
      expect([answer.status(), await answer.text()], path).toEqual([
        404,
        expect.stringContaining("We’ve Moved!"),
      ]);
    }
    const map = await (await page.request.get("/sitemap.xml")).text();
    expect(map).not.toContain(episode);
    expect(await (await page.request.get("/robots.txt")).text()).toContain("/resources/podcast/sitemap.xml");
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
    await host.close();
  }
});
