import * as z from "zod";
import { adminScreens } from "#features/index.server.ts";
import { campaignWith, section, wordsQuestion } from "#tests/support/campaign-content.ts";
import { axeFaults } from "../support/axe.ts";
import { written } from "../support/inbox.ts";
import { looks } from "../support/looks.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { untilColoursStand } from "../support/sound.ts";
import { signIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

// Elsewhere React would draw everything anew in the browser, and say so in the console, if the server's page differed.
test.use({ locale: "fr-FR", timezoneId: "Asia/Kathmandu" });
// The whole run also measures screens that grow with what other files add.
if (isWholeRun) test.use({ alone: "lists" });
else test.use({ data: "lists" });

/** One screen of each kind: figures, a list, and panels with forms. */
const kinds = ["/admin", "/admin/campaigns", "/admin/settings"];

/** Each part of the settings is a screen of its own to whoever looks at it. */
const more = ["newsletters", "site", "server"].map((part) => `/admin/settings?part=${part}`);
/** The editors of the longest texts, with sections, lists and plans, and of the articles with most subjects and sources. */
const editors = [
  ...["pregnancy-loss", "journal-prompts", "crisis-lines", "journeys-questions", "privacy-policy"],
  ...["home-faq", "plans", "site", "founders"],
  ...["article-deciding-how-many-times", "article-money-talks-canada"],
].map((id) => `/admin/site/${id}`);
const height = () => document.documentElement.scrollHeight;
const longLabel = "How often are these hard?";
/** A campaign with a long card to open. */
const campaign = campaignWith({
  slug: "",
  sections: [
    section("first", {
      kind: "matrix",
      id: "hard",
      label: longLabel,
      help: "",
      required: false,
      showIf: null,
      columns: ["never", "sometimes", "often"].map((id) => ({ id, label: id })),
      rows: ["wait", "nights", "work", "family", "money", "tests"].map((id) => ({ id, label: id })),
    }),
    section("second", ...["a1", "a2", "a3", "a4"].map((id) => ({ ...wordsQuestion, id }))),
  ],
});
/** Longer ones, such as addresses, may have to be broken on a phone. */
const shortWord = 14;
/** The widths at which words are looked at; those of `looks` are among them. */
const widths = isWholeRun ? [320, 390, 600, 768, 1024, 1180, 1440] : [320, 390, 1440];
const everyScreen = [...adminScreens.map(({ path }) => path).filter((path) => !path.includes(":")), ...more];

/** The short words that are broken into two lines. */
function brokenWords(most: number): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only")) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
      if (word.length > most) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()]
          .filter(({ width: wide }) => wide > 0)
          .map(({ top }) => Math.round(top / 4)),
      );
      if (tops.size > 1) words.push(word);
    }
  }
  return words;
}

test("the screens of the admin can be used by everyone in both themes, fit the narrowest phone, break no short word at any width, and aren't longer than three screens", async ({
  page,
  site,
}) => {
  test.slow();
  await page.request.post("/api/contact", { data: written, headers: { origin: site.url } });
  await signIn(page, "owner");
  const broken: string[] = [];
  for (const [at, address] of (isWholeRun ? everyScreen : kinds).entries()) {
    // Axe takes most of the time: outside the whole run it sees one screen in one look and the next in the other.
    const seen = isWholeRun ? looks : looks.slice(at % 2, (at % 2) + 1);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    // With `download`, Chromium saves a refusal as if it were the file, and asks nobody to confirm.
    await expect(page.locator('a[download][href^="/api/"]'), address).toHaveCount(0);
    const size = () => ({
      wide: document.documentElement.scrollWidth,
      high: document.documentElement.scrollHeight,
    });
    expect((await page.evaluate(size)).wide, `${address} at 320`).toBeLessThanOrEqual(320);
    for (const width of widths) {
      const [, colorScheme] = looks.find(([each]) => each === width) ?? [];
      if (colorScheme) await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const word of await page.evaluate(brokenWords, shortWord))
        broken.push(`${word} on ${address} at ${width}`);
      if (!seen.some(([each]) => each === width)) continue;
      await untilColoursStand(page);
      expect(await axeFaults(page, "without frame"), `${address} at ${width}`).toEqual([]);
    }
    expect((await page.evaluate(size)).high, `${address} at 1440`).toBeLessThanOrEqual(3 * 900);
  }
  expect(broken).toEqual([]);
});

test("the editors of the longest texts and the builder of campaigns aren't longer than three screens", {
  tag: "@all",
}, async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "owner");
  for (const address of editors) {
    await page.goto(address);
    await untilHydrated(page);
    if (address.includes("article-")) await page.locator(".kw-rich-text").waitFor();
    expect(await page.evaluate(height), `${address} at 1440`).toBeLessThanOrEqual(3 * 900);
  }
  const made = await page.request.post("/admin/campaigns/new", {
    data: { operation: "createCampaign", content: campaign },
    headers: { origin: site.url },
  });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  await page.goto(`/admin/campaigns/${id}/edit`);
  await page.getByRole("button", { name: longLabel, exact: true }).click();
  await page.locator("summary", { hasText: /^Appearance$/ }).click();
  await expect(page.getByLabel("Show questions")).toBeVisible();
  expect(await page.evaluate(height), "the builder at 1440").toBeLessThanOrEqual(3 * 900);
  expect(await axeFaults(page, "without frame"), "the builder").toEqual([]);
});
