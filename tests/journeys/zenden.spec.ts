import type { Page } from "@playwright/test";
import { zenden } from "../../src/content/pages/zenden.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page) => page.locator("[data-said]");

/** Time goes on only when it is pushed. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** The room with a clock that can be pushed forward. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/resources/zenden");
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
}

test("an exercise starts, pauses, goes on, keeps time and ends by itself, without motion if that is asked for", async ({
  page,
}) => {
  await open(page);
  const moon = page.locator(".zenden-moon");

  await test.step("with reduced motion nothing moves and the ring fills in four", async () => {
    await stopTime(page);
    await button(page, "Start").click();
    const offset = () =>
      page
        .locator(".moon-ring")
        .evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDashoffset));
    for (const [step, left] of [75, 50, 25, 0].entries()) {
      if (step > 0) await page.clock.fastForward(1000);
      await expect(moon).toContainText(`slowly, ${step + 1} of 4`);
      expect(await offset()).toBe(left);
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator("[data-moon]").evaluate((disc) => getComputedStyle(disc).scale)).toBe("none");
    await button(page, "Stop").click();
    await page.clock.resume();
  });

  // One that is counted, one of the senses and one of the body; zenden-device.spec.ts sees all of them to their ends.
  const kinds = isWholeRun ? ["box-breathing", "grounding", "body-scan"] : ["grounding"];
  for (const exercise of zenden.exercises.filter(({ id }) => kinds.includes(id)))
    await test.step(`${exercise.title}: starts, pauses, goes on and ends by itself`, async () => {
      const [first] = exercise.steps;
      if (!first) throw new Error("an exercise has steps");
      await button(page, exercise.short).click();
      await expect(button(page, exercise.short)).toHaveAttribute("aria-pressed", "true");
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
      await button(page, "Resume").click();
      await expect(moon.getByText(first.word, { exact: true })).toBeVisible();

      await page.clock.fastForward("12:00");
      await expect(moon).toContainText(exercise.ending.word);
      await expect(said(page)).toHaveText(`${exercise.ending.word}. ${exercise.ending.text}`);
      await button(page, "Again").click();
      await expect(moon.getByText(first.word, { exact: true })).toBeVisible();
      await button(page, "Stop").click();
      await expect(button(page, "Start")).toBeVisible();
      await expect(said(page)).toContainText("Stopped.");
    });

  await test.step("a step can be left early, and another exercise begins at its own beginning", async () => {
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
    await page.locator("#body-scan summary").click();
    await page.locator("#body-scan").getByRole("link", { name: "Do it with the guide" }).click();
    await expect(page).toHaveURL(/#room$/);
    await expect(moon).toContainText("Body scan");
    await expect(button(page, "Start")).toBeVisible();
  });

  await test.step("tells a screen reader each step once, and never counts", async () => {
    await button(page, "Box breath").click();
    await stopTime(page);
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
    for (let second = 0; second < 16; second += 1) await page.clock.fastForward(1000);
    await expect(said(page)).toHaveText("Breathe in, 4");
    const heard = await page.evaluate(() => Reflect.get(window, "heard"));
    expect(heard).toEqual(["Breathe in, 4", "Hold, 4", "Breathe out, 4", "Rest, 4", "Breathe in, 4"]);
    await button(page, "Stop").click();
    await page.clock.resume();
  });

  await test.step("length, pace and version are chosen, and the words follow", async () => {
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
    await stopTime(page);
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
    // Without holds is kept on the device, for every exercise that has them; nothing else is.
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ "zenden-holds": "without" });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    if (!isWholeRun) return;
    await page.clock.resume();
    await page.reload();
    await choices.click();
    await expect(sheet.getByRole("radio", { name: "Without holds" })).toBeChecked();
    await sheet.getByText("With holds").click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.keyboard.press("Escape");
  });
});

// The plans of the exercises: src/features/zenden/rules.test.ts.
test("an exercise follows the clock after a tab has slept, and leaves belly and pelvis out until someone asks for them", {
  tag: "@all",
}, async ({ page }) => {
  await open(page);
  const moon = page.locator(".zenden-moon");
  await test.step("belly and pelvis are left out until someone asks for them", async () => {
    await button(page, "Muscles").click();
    const seen = async () => {
      await button(page, "Start").click();
      return moon.evaluate(async (element) => {
        const words = new Set<string>();
        for (let step = 0; step < 16; step += 1) {
          words.add(element.querySelector("p")?.textContent ?? "");
          element.querySelector("button")?.click();
          await new Promise(requestAnimationFrame);
        }
        return [...words];
      });
    };
    expect(await seen()).not.toContain("Seat and belly");
    await button(page, "Length and pace").click();
    await page.getByRole("dialog").getByText("Whole body").click();
    await page.keyboard.press("Escape");
    expect(await seen()).toContain("Seat and belly");
  });

  await test.step("walks through the steps in time, also after a tab has slept", async () => {
    await button(page, "4-7-8").click();
    await stopTime(page);
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
    await button(page, "Stop").click();
    await page.clock.resume();
  });
});
