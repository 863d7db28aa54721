import type { Page } from "@playwright/test";
import { hasStepsInFirstScreen, hasWaysInFirstScreen, openStill } from "../support/home.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

/** From here on the clock of every page stands still. */
async function pauseClock(page: Page) {
  await page.clock.install();
  // So far ahead that it isn't over when the browser hears of it.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens a page that isn't hydrated until a key is pressed: whatever else begins it needs the clock. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState();
}

test("the home page moves into place as it is read or after a second, and comes back whole from another page", async ({
  page,
}) => {
  await pauseClock(page);
  await open(page, "/");
  await page.keyboard.press("Shift");
  await page.locator(".steps[data-live]").waitFor();

  await test.step("parts below the first screen shift when they are seen, and all of them after a second", async () => {
    const banner = page.locator("[data-reveal]", { hasText: "Your Journey, Our Support" });
    const letter = page.locator("#newsletter [data-reveal]").first();
    await expect(letter).toHaveCSS("translate", "0px 16px");
    await expect(banner).not.toHaveClass(/animate-in/);
    await banner.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(banner).toHaveClass(/animate-in/);
    await page.clock.runFor(900);
    await expect(letter).not.toHaveClass(/animate-in/);
    await page.clock.runFor(100);
    await expect(letter).toHaveClass(/animate-in/);
    await expect(letter).toHaveCSS("translate", /^(none|0px)$/);
    await expect(letter).not.toBeInViewport();
    await page.clock.resume();
  });

  await test.step("a link inside the page leads to its part", async () => {
    if (!isWholeRun) return;
    await page.getByRole("main").getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL(/#mission$/);
    await expect(page.locator("#mission")).toBeInViewport();
  });

  await test.step("the page comes back whole from another page", async () => {
    await page.goto("/contact");
    await page.getByRole("link", { name: "Kinward" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.locator(".steps[data-live]").waitFor();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
    if (!isWholeRun) return;
    await page.getByRole("link", { name: "Join Now" }).first().click();
    await expect(page).toHaveURL(/\/membership$/);
  });
});

/** Headings and moving parts that have a place on the page but can't be read. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const isFaint = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).opacity !== "1" || isFaint(part.parentElement));
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4), [data-reveal]")]
      .filter((part) => part.checkVisibility())
      .filter((part) => isFaint(part) || getComputedStyle(part).visibility === "hidden")
      .map((part) => part.textContent);
  });

test("every page can be read before and after anything moves", async ({ page }) => {
  await pauseClock(page);
  for (const path of ["/", "/journeys", "/journeys/infertility/discovery", "/our-family", "/membership"]) {
    await open(page, path);
    await expect(page.locator("main h1"), path).toBeVisible();
    expect(await faint(page), path).toEqual([]);
    await page.keyboard.press("Shift");
    await untilHydrated(page);
    await page.clock.runFor(1200);
    expect(await faint(page), path).toEqual([]);
  }
});

// What it says and where it leads: tests/pages/home.test.ts. Choosing month or year: membership.spec.ts.
test("the home page is used from top to bottom", { tag: "@all" }, async ({ page }) => {
  await openStill(page);
  await page.clock.resume();

  await test.step("prices by the year are there without a reload", async () => {
    const plans = page.locator("#plans");
    await expect(plans.getByText("$30", { exact: true })).toBeVisible();
    await plans.scrollIntoViewIfNeeded();
    await plans.getByText("Yearly", { exact: true }).click();
    await expect(plans.getByText("$300", { exact: true })).toBeVisible();
    await expect(plans.getByText("Save 2 months with yearly billing!")).toBeVisible();
    await expect(plans.getByRole("link", { name: /^Choose Premium/ })).toHaveAttribute(
      "href",
      /\/cart\/add\?/,
    );
    await expect(page).toHaveURL(/\?billing=yearly$/);
    await page.keyboard.press("ArrowLeft");
    await expect(plans.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(page).toHaveURL(/\/$/);
    await expect(plans.getByText("$30", { exact: true })).toBeVisible();
    await expect(plans.getByText("Save 2 months")).toHaveCount(0);
  });

  await test.step("one question is open at most, and pressing it closes it", async () => {
    const open = page.locator("details[name=faq][open]");
    await expect(page.locator("details[name=faq]")).toHaveCount(5);
    await expect(open).toHaveCount(1);
    await page.getByText("How do clinic coupons work?").click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText("Press the “Have a coupon?” link");
    await page.getByText("How do clinic coupons work?").click();
    await expect(open).toHaveCount(0);
  });

  await test.step("nothing is pushed over the edge at any width", async () => {
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a press on Subscribe is answered as soon as the page is taken over", async () => {
    await page.goto("/");
    await page.locator(".steps[data-live]").waitFor();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
  });
});

// Without motion: home-steps.spec.ts.
test("the first screen has the titles of the cards, the button that stops them, and on phones the ways in", {
  tag: "@all",
}, async ({ page }) => {
  await openStill(page);
  await hasStepsInFirstScreen(page, "Pause", [
    [390, 844, 1],
    [1366, 768, 3],
    [1440, 900, 3],
  ]);
  await hasWaysInFirstScreen(page);
  await page.getByRole("link", { name: "After a miscarriage", exact: true }).click();
  await expect(page).toHaveURL(/\/pregnancy-loss$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // The form for month or year as it is sent: tests/pages/public-without-scripts.test.ts.
  test("everything is there to be read", { tag: "@all" }, async ({ page }) => {
    await page.goto("/?billing=yearly");
    for (const text of [
      "From people who have been there",
      "Work out what you feel",
      "Open up when you’re ready",
      "Talk with people who have been there",
      "explain tests, choices, law and money in plain words",
      "Save 2 months with yearly billing!",
      "$300",
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByText("Monthly", { exact: true }).click();
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/\?billing=monthly#plans$/);
    await expect(page.getByText("$30", { exact: true })).toBeVisible();
    await page.getByText("Who sees what I write?").click();
    await expect(page.getByText("Before you send a form, it tells you")).toBeVisible();
  });
});

test("the home page can be left while its parts are being hydrated", async ({ page }) => {
  await page.addInitScript(() => {
    const controllers: AbortController[] = [];
    const Original = AbortController;
    window.AbortController = class extends Original {
      constructor() {
        super();
        controllers.push(this);
      }
    };
    // React hydrates in a task that a message begins: here it comes after the page has been left.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (document.documentElement.dataset.left === undefined) postMessage.call(this, message);
      else setTimeout(() => postMessage.call(this, message), 200);
    };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      if (this === document.getElementById("letter") && document.documentElement.dataset.left === undefined) {
        document.documentElement.dataset.left = "";
        queueMicrotask(() => {
          for (const controller of controllers) controller.abort();
        });
      }
      addEventListener.apply(this, given);
    };
  });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("#letter").scrollIntoViewIfNeeded();
  await expect(page.locator("#letter form")).toHaveCount(0);
});
