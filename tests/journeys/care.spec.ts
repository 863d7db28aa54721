import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const numbers = (page: Page) => page.getByRole("region", { name: "Journey by the Numbers" });
const story = (page: Page) => page.getByRole("region", { name: "Our story in five chapters" });
const figures = (page: Page) => page.locator("#numbers dl");
const chapters = (page: Page) => page.getByRole("region", { name: "The chapters, one at a time" });
const show = (page: Page) => numbers(page).getByRole("button", { name: "Show this part" });
const banner = (page: Page) => page.getByRole("banner");
const panel = (page: Page) => page.getByRole("dialog", { name: "Quiet settings" });

async function awake(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

async function openPanel(page: Page) {
  await banner(page).getByRole("button", { name: "Quiet settings" }).click();
  await expect(panel(page)).toBeVisible();
}

test.describe("gentle mode", () => {
  test("keeps hard passages behind their note until one press opens them", async ({ page }) => {
    await awake(page, "/our-family");
    await expect(numbers(page).getByText("This part talks about: pregnancy loss")).toBeVisible();
    await expect(figures(page)).toBeHidden();
    await expect(chapters(page)).toBeHidden();
    await show(page).click();
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeHidden();
    const hide = numbers(page).getByRole("button", { name: "Hide this part" });
    await expect(hide).toBeFocused();
    await hide.press("Enter");
    await expect(figures(page)).toBeHidden();
    await expect(show(page)).toBeFocused();
  });

  test("is turned off and on by one button, keeps the choice on the device and sends nothing", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await awake(page, "/our-family");
    const before = asked.length;
    await banner(page).getByRole("button", { name: "Gentle mode: on" }).click();
    await expect(banner(page).getByRole("button", { name: "Gentle mode: off" })).toBeFocused();
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /this part/ })).toHaveCount(0);
    expect(asked.slice(before).filter((one) => !/ .*\.(?:js|svg|css|woff2)$/.test(one))).toEqual([]);
    await page.reload();
    await expect(figures(page)).toBeVisible();
    await banner(page).getByRole("button", { name: "Gentle mode: off" }).click();
    await expect(figures(page)).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });

  test("is chosen topic by topic, and each choice counts at once and later", async ({ page }) => {
    await awake(page, "/our-family");
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Pregnancy loss" }).uncheck();
    await panel(page).getByRole("checkbox", { name: "Birth or a newborn" }).uncheck();
    await panel(page).getByRole("button", { name: "Done" }).click();
    await expect(panel(page)).toBeHidden();
    // The figures speak of loss, birth and money, the story of loss, birth and children.
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeHidden();
    await page.reload();
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeHidden();
    await openPanel(page);
    await expect(panel(page).getByRole("checkbox", { name: "Pregnancy loss" })).not.toBeChecked();
    await expect(panel(page).getByRole("checkbox", { name: "Children" })).toBeChecked();
    await panel(page).getByRole("checkbox", { name: "Amounts of money" }).check();
    await expect(figures(page)).toBeHidden();
    await panel(page).getByRole("checkbox", { name: "Gentle mode" }).uncheck();
    await expect(panel(page).getByRole("group", { name: "Topics that wait behind a note" })).toBeHidden();
    await expect(figures(page)).toBeVisible();
    await panel(page).getByRole("button", { name: "Close the settings" }).click();
    await expect(banner(page).getByRole("button", { name: "Gentle mode: off" })).toBeVisible();
  });

  test("shows nothing first that it then takes away, and moves nothing", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { frames: 0, shown: 0, shift: 0 };
      Object.assign(window, { seen });
      const look = () => {
        // While the style sheet is on its way nothing is drawn, so what has a place then is not seen.
        const drawn = document.styleSheets.length > 0;
        if (drawn) seen.frames += 1;
        if (drawn) seen.shown += document.querySelector("#numbers dl")?.getClientRects().length ?? 0;
        if (document.documentElement.dataset.awake === undefined) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await awake(page, "/our-family");
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    expect(seen.frames).toBeGreaterThan(0);
    expect(seen.shown).toBe(0);
    // A font that arrives late may move a letter or two, a passage that closes would be a thousand times that.
    expect(seen.shift).toBeLessThan(0.001);
  });

  test("opens the part that holds the place an address asks for", async ({ page }) => {
    await page.route("**/our-family", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace("<dl ", '<dl id="told" '),
      });
    });
    await page.goto("/our-family#told");
    await expect(figures(page)).toBeInViewport();
    await numbers(page).getByRole("button", { name: "Hide this part" }).click();
    await expect(figures(page)).toBeHidden();
    await page.evaluate(() => {
      location.hash = "";
      location.hash = "#told";
    });
    await expect(figures(page)).toBeInViewport();
    await expect(chapters(page)).toBeHidden();
  });

  test("opens it after a navigation inside the site too", async ({ page }) => {
    await page.route("**/assets/page-*.js", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        "(`dl`,{className:`mt-stack",
        "(`dl`,{id:`told`,className:`mt-stack",
      );
      await route.fulfill({ response: answer, body });
    });
    await awake(page, "/contact");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/our-family#told";
      link.textContent = "To the figures";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "To the figures" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Family");
    await expect(figures(page)).toBeInViewport();
  });

  test("prints what is shown and no buttons", async ({ page }) => {
    await awake(page, "/our-family");
    await show(page).click();
    await page.emulateMedia({ media: "print" });
    await expect(figures(page)).toBeVisible();
    await expect(story(page).getByText("The first months pass lightly.").first()).toBeHidden();
    await expect(page.getByRole("button", { name: /this part/ })).toHaveCount(0);
  });

  test("lets a carousel that was closed move once it is open", async ({ page }) => {
    await awake(page, "/our-family");
    await story(page).getByRole("button", { name: "Show this part" }).click();
    await chapters(page).getByRole("button", { name: "Next chapter" }).click();
    await expect(chapters(page).getByRole("button", { name: /^Chapter 2 of 5/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(chapters(page).getByRole("heading", { name: "Shared understanding" })).toBeInViewport();
  });

  test("answers before any other script has come, and once only", async ({ page }) => {
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await free;
      await route.continue();
    });
    await page.goto("/our-family", { waitUntil: "commit" });
    await show(page).click();
    await expect(figures(page)).toBeVisible();
    await banner(page).getByRole("button", { name: "Gentle mode: on" }).click();
    await expect(chapters(page)).toBeVisible();
    await banner(page).getByRole("button", { name: "Quiet settings" }).click();
    letGo();
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).not.toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-gentle");
  });

  test("shows everything where nothing could open it", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/our-family`);
    await expect(figures(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /this part|Gentle mode|Quiet settings/ })).toHaveCount(0);
    await context.close();
  });

  test("is in the drawer on a phone, and so are the settings", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await awake(page, "/our-family");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Gentle mode: on" }).click();
    await expect(figures(page)).toBeVisible();
    await drawer.getByRole("button", { name: "Quiet settings" }).click();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole("checkbox", { name: "Gentle mode" }).check();
    await panel(page).getByRole("button", { name: "Done" }).click();
    await expect(drawer.getByRole("button", { name: "Quiet settings" })).toBeFocused();
    await expect(drawer.getByRole("button", { name: "Gentle mode: on" })).toBeVisible();
    await expect(figures(page)).toBeHidden();
  });
});

test("the settings are reached and left by keyboard", async ({ page }) => {
  await awake(page, "/contact");
  const opener = banner(page).getByRole("button", { name: "Quiet settings" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("a neutral name in the tab", () => {
  test("stands on every page, from its first moment and through every navigation", async ({
    page,
    request,
  }) => {
    await awake(page, "/journeys/infertility");
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Show a neutral name in the browser tab" }).check();
    await expect(page).toHaveTitle("Home page");
    await panel(page).getByRole("button", { name: "Done" }).click();
    await banner(page).getByRole("link", { name: "Membership" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership Options");
    await expect(page).toHaveTitle("Home page");
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, { titles });
      new MutationObserver(() => titles.add(document.title)).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await awake(page, "/our-family");
    await banner(page).getByRole("link", { name: "Membership" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership Options");
    // "Nothing yet" is what the tab says before the head of the page has come.
    const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
    expect(titles.filter((title) => title !== "")).toEqual(["Home page"]);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /Membership/);
    expect(await (await request.get("/membership")).text()).toMatch(/<title>[^<]*Membership[^<]*<\/title>/);
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Show a neutral name in the browser tab" }).uncheck();
    await expect(page).toHaveTitle(/Membership/);
    await panel(page).getByRole("button", { name: "Done" }).click();
    await banner(page).getByRole("link", { name: "Our Family" }).click();
    await expect(page).toHaveTitle(/^Our Family/);
  });
});

test.describe("the card with more help lines", () => {
  const card = (page: Page) => page.getByRole("contentinfo").locator("details");

  test("shows the lines of the region that the reader chooses, on every page", async ({ page }) => {
    await awake(page, "/membership");
    await card(page).getByText("More help lines").click();
    await expect(card(page).getByRole("link", { name: "Text HOME to 741741" })).toBeVisible();
    await expect(card(page).getByRole("link", { name: "Call 1-866-277-3553" })).toBeHidden();
    await expect(card(page).getByRole("radio", { name: "United States" })).toBeChecked();
    await card(page).getByRole("radio", { name: "Canada" }).check();
    await expect(card(page).getByRole("link", { name: "Call 1-866-277-3553" })).toHaveAttribute(
      "href",
      "tel:+18662773553",
    );
    await expect(card(page).getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
    await expect(card(page).getByText("Text HOME to 741741")).toBeHidden();
    await awake(page, "/contact");
    const beside = page.getByRole("main").locator("details");
    await beside.getByText("More help lines").click();
    await expect(beside.getByRole("radio", { name: "Canada" })).toBeChecked();
    await expect(beside.getByRole("link", { name: "Call 1-800-668-6868" })).toBeVisible();
    await beside.getByRole("radio", { name: "United States" }).check();
    await card(page).getByText("More help lines").click();
    await expect(card(page).getByRole("radio", { name: "United States" })).toBeChecked();
    await expect(card(page).getByText("Text HOME to 741741")).toBeVisible();
    await expect(card(page).getByText(/^Checked on /)).toBeVisible();
  });

  test("stands beside every form for free text", async ({ page }) => {
    for (const path of ["/contact", "/clinics/contact", "/clinics/partnership"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText("More help lines"), path).toBeVisible();
    }
  });

  test("shows both regions without script", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`);
    await card(page).getByText("More help lines").click();
    for (const name of ["United States", "Canada"])
      await expect(card(page).getByText(name, { exact: true }).and(page.locator("p"))).toBeVisible();
    await expect(card(page).getByRole("link", { name: "Text HOME to 741741" })).toBeVisible();
    await expect(card(page).getByRole("link", { name: "Call 1-866-277-3553" })).toBeVisible();
    await expect(card(page).getByRole("radio")).toHaveCount(0);
    await context.close();
  });

  test.describe("for a browser set to Canada", () => {
    test.use({ locale: "en-CA" });
    test("begins with Canada", async ({ page }) => {
      await awake(page, "/membership");
      await card(page).getByText("More help lines").click();
      await expect(card(page).getByRole("radio", { name: "Canada" })).toBeChecked();
      await expect(card(page).getByText("Kids Help Phone")).toBeVisible();
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

  test("counts three presses within a second, and no slower ones", async ({ page }) => {
    await page.clock.install();
    await page.goto("/membership");
    await page.clock.runFor(3000);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await pressAt(page, 0, 600, 1200, 1800);
    await stays(page);
    await pressAt(page, 1500, 1900, 2300);
    await expect(page).toHaveTitle("Weather");
    await page.goBack();
    expect(page.url()).not.toContain("/membership");
  });

  test("does not count a press that closed something", async ({ page }) => {
    await awake(page, "/contact");
    await openPanel(page);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
    await stays(page);
    await page.waitForTimeout(1100);
    const journeys = banner(page).getByRole("button", { name: "Journeys" });
    await journeys.focus();
    await page.keyboard.press("Enter");
    await expect(journeys).toHaveAttribute("aria-expanded", "true");
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
    await stays(page);
    await page.waitForTimeout(1100);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Weather");
  });

  test("takes the page's place before any other script has come, by key and by press", async ({ page }) => {
    await page.route("**/assets/*.js", () => undefined);
    for (const leave of [
      () => banner(page).getByRole("link", { name: "Leave quickly" }).click(),
      async () => {
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
      },
    ]) {
      await page.goto("/privacy-policy", { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.goto("/support/groups", { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await leave();
      await expect(page).toHaveTitle("Weather");
      await page.goBack({ waitUntil: "commit" });
      expect(page.url()).not.toContain("/support/groups");
    }
  });

  test("is a plain link without script", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/support/groups`);
    const link = page.getByRole("banner").getByRole("link", { name: "Leave quickly" }).first();
    await expect(link).toHaveAttribute("href", "https://weather.kinward.example/");
    await expect(link).not.toHaveAttribute("target");
    await context.close();
  });
});

for (const [width, colorScheme] of looks)
  test(`axe finds nothing at ${width}, ${colorScheme}: the panel, the card, parts closed and open`, async ({
    page,
  }) => {
    // Four looks at the whole page.
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const fine = async () => expect(await axeFaults(page)).toEqual([]);
    await awake(page, "/our-family");
    await fine();
    await show(page).click();
    await page.getByRole("contentinfo").getByText("More help lines").click();
    await fine();
    if (width === 390) await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("button", { name: "Quiet settings" }).filter({ visible: true }).click();
    await expect(panel(page)).toBeVisible();
    await fine();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
