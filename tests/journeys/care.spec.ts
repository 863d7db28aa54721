import type { Page } from "@playwright/test";
import { banner, figures, openHydrated, openPanel, panel } from "../support/care.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });

const card = (page: Page) => page.getByRole("contentinfo").locator("details");

test("the settings, and a neutral name in the tab", async ({ page }) => {
  await openHydrated(page, "/journeys/infertility");
  await test.step("the settings are reached and left by keyboard", async () => {
    const opener = banner(page).getByRole("button", { name: "Quiet settings" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("the name stands on every page, from its first moment and through every navigation", async () => {
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Show a neutral name in the browser tab" }).check();
    await expect(page).toHaveTitle("Home page");
    await panel(page).getByRole("button", { name: "Done" }).click();
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, { titles });
      new MutationObserver(() => titles.add(document.title)).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await openHydrated(page, "/our-family");
    await banner(page).getByRole("link", { name: "Membership" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership Options");
    // "Nothing yet" is what the tab says before the head of the page has come.
    const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
    expect(titles.filter((title) => title !== "")).toEqual(["Home page"]);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /Membership/);
    if (!isWholeRun) return;
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Show a neutral name in the browser tab" }).uncheck();
    await expect(page).toHaveTitle(/Membership/);
    await panel(page).getByRole("button", { name: "Done" }).click();
    await banner(page).getByRole("link", { name: "Our Family" }).click();
    await expect(page).toHaveTitle(/^Our Family/);
  });
});

const regions = [
  {
    locale: "en-CA",
    own: "Canada",
    line: ["Call 1-866-277-3553", "tel:+18662773553"],
    other: "United States",
    otherLine: ["Text HOME to 741741", "sms:741741"],
  },
  {
    locale: "en-US",
    own: "United States",
    line: ["Text HOME to 741741", "sms:741741"],
    other: "Canada",
    otherLine: ["Call 1-866-277-3553", "tel:+18662773553"],
  },
] as const;
// What the card says before any script: tests/pages/public-without-scripts.test.ts.
for (const { locale, own, line, other, otherLine } of regions)
  test.describe(`for a browser set to ${locale}`, () => {
    test.use({ locale });

    test("the card with more help lines begins with its region, and shows the one that the reader chooses, on every page", {
      tag: locale === "en-US" ? "@all" : [],
    }, async ({ page }) => {
      await openHydrated(page, "/membership");
      await card(page).getByText("More help lines").click();
      await expect(card(page).getByRole("radio", { name: own })).toBeChecked();
      await expect(card(page).getByRole("link", { name: line[0] })).toHaveAttribute("href", line[1]);
      await expect(card(page).getByRole("link", { name: otherLine[0] })).toBeHidden();
      await card(page).getByRole("radio", { name: other }).check();
      await expect(card(page).getByRole("link", { name: otherLine[0] })).toHaveAttribute(
        "href",
        otherLine[1],
      );
      await expect(card(page).getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
      await expect(card(page).getByText(line[0])).toBeHidden();
      await openHydrated(page, "/contact");
      const beside = page.getByRole("main").locator("details");
      await beside.getByText("More help lines").click();
      await expect(beside.getByRole("radio", { name: other })).toBeChecked();
      await expect(beside.getByRole("link", { name: otherLine[0] })).toBeVisible();
      if (!isWholeRun) return;
      await beside.getByRole("radio", { name: own }).check();
      await card(page).getByText("More help lines").click();
      await expect(card(page).getByRole("radio", { name: own })).toBeChecked();
      await expect(card(page).getByText(line[0])).toBeVisible();
      await expect(card(page).getByText(/^Checked on /)).toBeVisible();
    });
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every passage is open, and both regions have their lines", { tag: "@all" }, async ({ page }) => {
    await test.step("shows everything where nothing could open it", async () => {
      await page.goto("/our-family");
      await expect(figures(page)).toBeVisible();
      await expect(page.getByRole("button", { name: /this part|gentle mode|Quiet settings/i })).toHaveCount(
        0,
      );
    });

    await test.step("shows the help lines of both regions", async () => {
      await page.goto("/contact");
      await card(page).getByText("More help lines").click();
      for (const name of ["United States", "Canada"])
        await expect(card(page).getByText(name, { exact: true }).and(page.locator("p"))).toBeVisible();
      await expect(card(page).getByRole("link", { name: "Text HOME to 741741" })).toBeVisible();
      await expect(card(page).getByRole("link", { name: "Call 1-866-277-3553" })).toBeVisible();
      await expect(card(page).getByRole("radio")).toHaveCount(0);
    });
  });
});

test.describe("leave quickly", () => {
  test.beforeEach(async ({ page, quiet }) => {
    quiet.allow(/./);
    await page.route("https://weather.kinward.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
    );
  });

  /** Presses Escape at these times, in milliseconds, by a clock that only we move. */
  async function pressAt(page: Page, ...times: readonly number[]) {
    let now = 0;
    for (const time of times) {
      await page.clock.runFor(time - now);
      now = time;
      await page.keyboard.press("Escape");
    }
  }
  const stays = async (page: Page) => {
    await page.waitForTimeout(300);
    await expect(page).not.toHaveTitle("Weather");
    await expect(page.locator("html")).not.toHaveAttribute("hidden");
  };

  test("counts three presses within a second, and none that closed something", async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/contact");
    await test.step("does not count a press that closed something", async () => {
      await openPanel(page);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
      await stays(page);
      await page.clock.runFor(1100);
      if (!isWholeRun) return;
      const journeys = banner(page).getByRole("button", { name: "Journeys" });
      await journeys.focus();
      await page.keyboard.press("Enter");
      await expect(journeys).toHaveAttribute("aria-expanded", "true");
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
      await stays(page);
      await page.clock.runFor(1100);
    });

    await test.step("counts three presses within a second, and no slower ones", async () => {
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await pressAt(page, 0, 600, 1200, 1800);
      await stays(page);
      await pressAt(page, 1500, 1900, 2300);
      await expect(page).toHaveTitle("Weather");
      await page.goBack();
      expect(page.url()).not.toContain("/contact");
    });
  });

  test("takes the page's place before any other script has come, by key and by press", async ({ page }) => {
    await page.route("**/assets/*.js", () => undefined);
    for (const leave of [
      () => banner(page).getByRole("link", { name: "Leave quickly" }).click(),
      async () => {
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
      },
    ]) {
      await page.goto("/support/groups", { waitUntil: "commit" });
      // One of the two ways out, for wide and narrow pages, is hidden once the style sheet is there.
      await expect(banner(page).getByRole("link", { name: "Leave quickly" })).toHaveCount(1);
      await leave();
      await expect(page).toHaveTitle("Weather");
      await page.goBack({ waitUntil: "commit" });
      expect(page.url()).not.toContain("/support/groups");
    }
  });
});
