import * as z from "zod";
import { adminScreens } from "#features/index.server.ts";
import { campaignWith, section, wordsQuestion } from "#tests/support/campaign-content.ts";
import { axeFaults } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { untilColoursStand } from "../support/sound.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ alone: "lists" });

/** Each part of the settings is a screen of its own to whoever looks at it. */
const more = ["newsletters", "site", "server"].map((part) => `/admin/settings?part=${part}`);
/** The editors of the longest texts, with sections, lists and plans, and of the articles with most subjects and sources. */
const editors = [
  ...["pregnancy-loss", "journal-prompts", "crisis-lines", "journeys-questions", "privacy-policy"],
  ...["home-faq", "groups", "plans", "site", "founders"],
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
const addresses = [...adminScreens.map(({ path }) => path).filter((path) => !path.includes(":")), ...more];

test("every screen of the admin can be used by everyone in both themes, fits the narrowest phone, and isn't longer than three screens", async ({
  page,
  site,
}) => {
  test.slow();
  await signIn(page, "owner");
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const size = () => ({
      wide: document.documentElement.scrollWidth,
      high: document.documentElement.scrollHeight,
    });
    expect((await page.evaluate(size)).wide, `${address} at 320`).toBeLessThanOrEqual(320);
    for (const [width, colorScheme] of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await untilColoursStand(page);
      expect(await axeFaults(page, "without frame"), `${address} at ${width}`).toEqual([]);
    }
    expect((await page.evaluate(size)).high, `${address} at 1440`).toBeLessThanOrEqual(3 * 900);
  }
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
