import type { Page } from "@playwright/test";
import { zenden } from "../../src/content/pages/zenden.ts";
import { axeFaults } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page) => page.locator("[data-said]");

/** The room with a clock that can be pushed forward. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/resources/zenden");
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
}

for (const exercise of zenden.exercises)
  test(`${exercise.title}: starts, pauses, goes on and ends by itself`, async ({ page }) => {
    await open(page);
    const [first] = exercise.steps;
    if (!first) throw new Error("an exercise has steps");
    await button(page, exercise.short).click();
    await expect(button(page, exercise.short)).toHaveAttribute("aria-pressed", "true");
    const moon = page.locator(".zenden-moon");
    await expect(moon).toContainText(exercise.title);
    await button(page, "Start").click();
    await expect(moon.getByText(first.word, { exact: true })).toBeVisible();
    await expect(said(page)).toContainText(first.guide ?? `${first.word}, ${first.seconds}`);

    await button(page, "Pause").click();
    await expect(moon).toContainText("Paused");
    await expect(said(page)).toHaveText("Paused");
    // A pause has no end of its own.
    await page.clock.fastForward("01:00:00");
    await expect(moon).toContainText("Paused");
    await button(page, "Go on").click();
    await expect(moon.getByText(first.word, { exact: true })).toBeVisible();

    await page.clock.fastForward("12:00");
    await expect(moon).toContainText(exercise.ending.word);
    await expect(said(page)).toHaveText(`${exercise.ending.word}. ${exercise.ending.text}`);
    await button(page, "Once more").click();
    await expect(moon.getByText(first.word, { exact: true })).toBeVisible();
    await button(page, "Stop").click();
    await expect(button(page, "Start")).toBeVisible();
    await expect(said(page)).toContainText("Stopped.");
  });

test("walks through the steps in time, also after a tab has slept", async ({ page }) => {
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const moon = page.locator(".zenden-moon");
  await button(page, "4-7-8").click();
  await button(page, "Start").click();
  await expect(moon).toContainText("through the nose, 1 of 4");
  await page.clock.runFor(1000);
  await expect(moon).toContainText("through the nose, 2 of 4");
  await page.clock.fastForward(3000);
  await expect(moon).toContainText("Hold");
  await expect(moon).toContainText("softly, 1 of 7");
  await page.clock.fastForward(7000);
  await expect(moon).toContainText("through the mouth, 1 of 8");
  // Two rounds later, in one leap.
  await page.clock.fastForward(2 * 19_000);
  await expect(moon).toContainText("through the mouth, 1 of 8");
  await page.clock.fastForward(8000);
  await expect(moon).toContainText("through the nose, 1 of 4");
});

test("length, pace and version are chosen, and the words follow", async ({ page }) => {
  await open(page);
  const moon = page.locator(".zenden-moon");
  await expect(page.getByText("Ends by itself after 3 minutes.")).toBeVisible();
  const choices = button(page, "Length and pace");
  await choices.click();
  const sheet = page.getByRole("dialog", { name: "Length and pace" });
  await sheet.getByText("1 minute").click();
  await sheet.getByText("Slower").click();
  await sheet.getByText("Without holds").click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(choices).toBeFocused();
  await expect(page.getByText("Ends by itself after 1 minute.")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, "Start").click();
  await page.clock.fastForward(4 * 1300 - 100);
  await expect(moon).toContainText("Breathe in");
  await page.clock.fastForward(200);
  await expect(moon).toContainText("Breathe out");
  await page.clock.fastForward(64_000);
  await expect(moon).toContainText("Rest here");
  // What was chosen is kept for this visit, also while another exercise is looked at.
  await button(page, "Long sigh").click();
  await expect(page.getByText("Ends by itself after 3 minutes.")).toBeVisible();
  await button(page, "Box breath").click();
  await expect(page.getByText("Ends by itself after 1 minute.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("a step can be left early, and another exercise begins at its own beginning", async ({ page }) => {
  await open(page);
  const moon = page.locator(".zenden-moon");
  await button(page, "5-4-3-2-1").click();
  await button(page, "Start").click();
  await expect(moon).toContainText("5 things");
  await button(page, "Next step").click();
  await expect(moon).toContainText("4 things");
  await expect(said(page)).toContainText("Name 4 things you can touch.");
  for (const things of ["3 things", "2 things", "1 thing"]) {
    await button(page, "Next step").click();
    await expect(moon).toContainText(things);
  }
  await page.locator("#body-scan").getByRole("link", { name: "Do it with the guide" }).click();
  await expect(page).toHaveURL(/#room$/);
  await expect(moon).toContainText("Body scan");
  await expect(button(page, "Start")).toBeVisible();
});

test("belly and pelvis are left out until someone asks for them", async ({ page }) => {
  await open(page);
  await button(page, "Muscles").click();
  const seen = async () => {
    const words = new Set<string>();
    await button(page, "Start").click();
    for (let step = 0; step < 16; step += 1) {
      words.add((await page.locator(".zenden-moon p").first().textContent()) ?? "");
      if (await button(page, "Next step").isVisible()) await button(page, "Next step").click();
    }
    return words;
  };
  expect(await seen()).not.toContain("Seat and belly");
  await button(page, "Length and pace").click();
  await page.getByRole("dialog").getByText("Whole body").click();
  await page.keyboard.press("Escape");
  expect(await seen()).toContain("Seat and belly");
});

test("the moon breathes, and holds its breath while paused", async ({ page }) => {
  await page.goto("/resources/zenden");
  const scale = () => page.locator("[data-moon]").evaluate((moon) => Number(getComputedStyle(moon).scale));
  await button(page, "Start").click();
  await expect.poll(scale).toBeGreaterThan(0.9);
  await button(page, "Pause").click();
  const held = await scale();
  expect(held).toBeGreaterThanOrEqual(0.86);
  expect(held).toBeLessThanOrEqual(1);
  await page.waitForTimeout(600);
  expect(await scale()).toBe(held);
});

test("with reduced motion nothing moves and the ring fills in four", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, "Start").click();
  const ring = page.locator(".moon-ring");
  const offset = () =>
    ring.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDashoffset));
  for (const [step, left] of [75, 50, 25, 0].entries()) {
    if (step > 0) await page.clock.fastForward(1000);
    await expect(page.locator(".zenden-moon")).toContainText(`slowly, ${step + 1} of 4`);
    expect(await offset()).toBe(left);
  }
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  expect(await page.locator("[data-moon]").evaluate((moon) => getComputedStyle(moon).scale)).toBe("none");
});

test("tells a screen reader each step once, and never counts", async ({ page }) => {
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[data-said]");
    if (region)
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await button(page, "Start").click();
  for (let second = 0; second < 16; second += 1) await page.clock.runFor(1000);
  await expect(said(page)).toHaveText("Breathe in, 4");
  const heard = await page.evaluate(() => Reflect.get(window, "heard"));
  expect(heard).toEqual(["Breathe in, 4", "Hold, 4", "Breathe out, 4", "Rest, 4", "Breathe in, 4"]);
});

test("the keyboard reaches everything, and its ring can be seen on the night", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/resources/zenden");
  await button(page, "Full screen").focus();
  const order = [
    ...zenden.exercises.map(({ short }) => short),
    "Night sounds",
    "Length and pace",
    "Start",
    "About this exercise",
  ];
  for (const name of order) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
    const shadow = await button(page, name).evaluate((element) => getComputedStyle(element).boxShadow);
    expect(shadow).toContain("rgb(248, 203, 134)");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "call or text 988" }).last()).toBeFocused();
  await button(page, "Start").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button(page, "Go on")).toBeFocused();
});

test("is whole when come to from another page, and gone when left", async ({ page }) => {
  await page.goto("/membership", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "ZenDen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeFocused();
  await button(page, "Start").click();
  await expect(page.locator(".zenden-moon")).toContainText("Breathe in");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Membership Options" })).toBeVisible();
  await page.goForward();
  await expect(button(page, "Start")).toBeVisible();
});

test("says for machines what it is, and that it costs nothing", async ({ page }) => {
  await page.goto("/resources/zenden");
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(data).toMatchObject({
    "@type": "WebApplication",
    applicationCategory: "LifestyleApplication",
    offers: { price: "0", priceCurrency: "USD" },
  });
  expect(data.featureList).toEqual(expect.arrayContaining(["It works offline", "Nothing is sent"]));
});

for (const [width, colorScheme] of looks)
  test(`axe finds nothing at ${width}, ${colorScheme}`, async ({ page }) => {
    // Five states are looked at, each for some seconds.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/resources/zenden");
    const faults = async () => await axeFaults(page);
    expect(await faults()).toEqual([]);
    await button(page, "Muscles").click();
    await button(page, "Start").click();
    await expect(button(page, "Next step")).toBeVisible();
    expect(await faults()).toEqual([]);
    await button(page, "Stop").click();
    for (const name of ["Night sounds", "Length and pace", "About this exercise"]) {
      await button(page, name).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faults()).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

test("fits a narrow phone, also while something runs", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/resources/zenden");
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every exercise can be read and done: its steps, its care, what is known of it", async ({ page }) => {
    await page.goto("/resources/zenden");
    await expect(button(page, "Start")).toBeHidden();
    await page.getByRole("link", { name: "Read the exercises" }).click();
    for (const { id, title, inWords, care, evidence } of zenden.exercises) {
      const part = page.locator(`#${id}`);
      await expect(part.getByRole("heading", { name: title })).toBeVisible();
      await expect(part.locator("ol > li")).toHaveCount(inWords.length);
      for (const step of inWords) await expect(part.getByText(step)).toBeVisible();
      for (const line of care) await expect(part.getByText(line)).toBeVisible();
      await expect(part).toContainText(
        evidence.level === "some" ? "Some evidence" : "Little direct evidence",
      );
      await expect(part.getByText(/worse, stop/)).toBeVisible();
      for (const { title: source } of evidence.sources)
        await expect(part.getByRole("link", { name: source })).toHaveAttribute("rel", "noopener");
    }
    const help = page.getByRole("main").getByRole("link", { name: "988", exact: true });
    await expect(help).toHaveAttribute("href", "tel:988");
  });
});
