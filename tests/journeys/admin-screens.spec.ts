import { adminScreens } from "#features/index.server.ts";
import { axeFaults } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { teamPassword } from "../support/prepared-data.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { untilColoursStand } from "../support/sound.ts";

test.use({ alone: "lists" });

/** Each part of the settings is a screen of its own to whoever looks at it. */
const more = ["newsletters", "site", "server"].map((part) => `/admin/settings?part=${part}`);
/** The editors of the longest texts, with sections, lists and plans. */
const editors = [
  ...["pregnancy-loss", "journal-prompts", "crisis-lines", "journeys-questions", "privacy-policy"],
  ...["home-faq", "groups", "plans", "site", "founders"],
].map((id) => `/admin/site/${id}`);
const addresses = [...adminScreens.map(({ path }) => path).filter((path) => !path.includes(":")), ...more];

test("every screen of the admin can be used by everyone in both themes, fits the narrowest phone, and isn't longer than three screens", async ({
  page,
}) => {
  test.slow();
  await page.goto("/admin/login");
  await page.getByRole("textbox", { name: "Email address" }).fill("owner@kinward.test");
  await page.getByLabel("Password", { exact: true }).fill(teamPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin");
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
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(high, `${address} at 1440`).toBeLessThanOrEqual(3 * 900);
  }
});
