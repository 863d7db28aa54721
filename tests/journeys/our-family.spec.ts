import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

const titles = [
  "Infertility begins",
  "Shared understanding",
  "The adoption journey",
  "The biological journey",
  "Donor conception",
];
const name = (at: number) => `Chapter ${at + 1} of 5: ${titles[at]}`;

/** The carousel with its motion in place. */
async function openStory(page: Page) {
  await page.goto("/our-family");
  const carousel = page.getByRole("region", { name: "The chapters, one at a time" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("[data-live]")).toBeVisible();
  const shows = async (at: number) => {
    await expect(carousel.getByRole("button", { name: name(at) })).toHaveAttribute("aria-current", "true");
    await expect(carousel.locator("[aria-current]")).toHaveCount(1);
    await expect(carousel.locator("[aria-roledescription=slide]:not([inert]) h3")).toHaveText([
      titles[at] ?? "",
    ]);
    // Embla counts as arrived when the slide lies on the row's left edge.
    await expect
      .poll(() =>
        carousel.locator("[data-live]").evaluate((row, wanted) => {
          const slide = row.querySelectorAll("[aria-roledescription=slide]")[wanted];
          return Math.abs((slide?.getBoundingClientRect().x ?? -1) - row.getBoundingClientRect().x);
        }, at),
      )
      .toBeLessThan(1);
  };
  return { carousel, shows };
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("figures and chapters stand still until they are turned by button, key or hand, or listed", async ({
    page,
  }) => {
    await page.clock.install();
    const { carousel, shows } = await openStory(page);

    await test.step("nothing moves or counts by itself", async () => {
      const figures = await page.locator("#numbers dl").textContent();
      // Longer than the hero's step on the home page, the one thing that moves by itself.
      // The clock stands but for what we push: whoever goes round must not come back to where they were.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      if (isWholeRun) await page.clock.runFor(16_000);
      else await page.clock.fastForward(16_000);
      await shows(0);
      await expect(page.locator("#numbers dl")).toHaveText(figures ?? "");
      await expect(carousel.locator("[aria-live=polite]")).toBeEmpty();
      await page.clock.resume();
    });

    await test.step("a drag turns the chapter, a slip of the hand does not", async () => {
      const box = await carousel.boundingBox();
      const from = { x: (box?.x ?? 0) + 400, y: (box?.y ?? 0) + 200 };
      const drag = async (by: number) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + by, from.y, { steps: 4 });
        await page.waitForTimeout(250);
        await page.mouse.up();
      };
      await expect(page.locator(".spotlight"), "costs nothing without a pointer").toBeHidden();
      await drag(-8);
      await expect(page.locator(".spotlight")).toBeVisible();
      await shows(0);
      if (isWholeRun) {
        await drag(-700);
        await shows(1);
        await drag(700);
        await shows(0);
        // A slow hand on a wide screen: less than half of the chapter.
        await page.setViewportSize({ width: 1440, height: 900 });
        await drag(-400);
        await shows(1);
        await drag(400);
        await shows(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        await carousel.scrollIntoViewIfNeeded();
      }
      await drag(-700);
      await shows(1);
    });

    await test.step("a button turns the chapter with motion, and at once with reduced motion", async () => {
      await carousel.getByRole("button", { name: "Previous chapter" }).click();
      await shows(0);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await shows(0);
      await carousel.getByRole("button", { name: "Next chapter" }).click();
      await shows(1);
      await carousel.getByRole("button", { name: "Previous chapter" }).click();
      await shows(0);
    });

    await test.step("a press in the row is a press", async () => {
      await carousel.scrollIntoViewIfNeeded();
      const details = carousel.locator("details").first();
      // Under ten pixels it is still a press.
      const summary = await carousel.locator("summary").first().boundingBox();
      await page.mouse.move((summary?.x ?? 0) + 40, (summary?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move((summary?.x ?? 0) + 44, (summary?.y ?? 0) + 20);
      // A press by hand takes about this long; Embla takes anything much quicker for a flick.
      await page.waitForTimeout(100);
      await page.mouse.up();
      await expect(details).toHaveAttribute("open", "");
      await carousel.locator("summary").first().click();
      await expect(details).not.toHaveAttribute("open");
    });

    await test.step("the chapters go round both ways, and each is announced", async () => {
      const said = carousel.locator("[aria-live=polite]");
      if (isWholeRun) {
        for (const at of [1, 2, 3, 4, 0]) {
          await carousel.getByRole("button", { name: "Next chapter" }).click();
          await shows(at);
          await expect(said).toHaveText(name(at));
        }
        await carousel.getByRole("button", { name: "Previous chapter" }).click();
        await shows(4);
        await carousel.getByRole("button", { name: "Next chapter" }).click();
        await shows(0);
      }
      await carousel.getByRole("button", { name: name(2) }).click();
      await shows(2);
      await expect(said).toHaveText(name(2));
      await expect(carousel.getByText("Sample text").nth(2)).toBeInViewport();
      await carousel.getByRole("button", { name: name(0) }).click();
      await shows(0);
    });

    await test.step("the arrow keys turn the chapters and the focus is never lost", async () => {
      await carousel.getByRole("group", { name: "Chapters. The arrow keys turn them." }).focus();
      await page.keyboard.press("ArrowLeft");
      await shows(4);
      await page.keyboard.press("ArrowRight");
      await shows(0);
      await page.keyboard.press("Tab");
      await expect(carousel.locator("summary").first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(carousel.getByText("At first we didn’t worry much.")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await shows(1);
      await expect(carousel.locator("[data-live]")).toBeFocused();
      // Chapters out of sight are out of the keyboard's way too.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(carousel.getByRole("button", { name: name(0) })).toBeFocused();
      await page.keyboard.press("Alt+ArrowRight");
      await shows(1);
      await page.keyboard.press("ArrowLeft");
      await shows(0);
      await carousel.locator("summary").first().click();
    });

    await test.step("the row lies still when the browser brings something in it into view", async () => {
      if (!isWholeRun) return;
      await carousel
        .locator("summary")
        .first()
        .evaluate((summary) => summary.scrollIntoView({ inline: "center" }));
      await shows(0);
      await carousel.scrollIntoViewIfNeeded();
    });

    // The list and the note as they are sent: tests/pages/our-family.test.ts.
    if (!isWholeRun) return;
    await test.step("the list is one choice away, and the place is kept", async () => {
      await carousel.getByRole("button", { name: "Next chapter" }).click();
      await shows(1);
      await page.getByRole("radio", { name: "Read as a list" }).check({ force: true });
      await expect(carousel).toBeHidden();
      const rows = page.locator("#our-story ol > li");
      await expect(rows).toHaveCount(5);
      for (const [at, title] of titles.entries())
        await expect(rows.nth(at).getByRole("heading", { name: title })).toBeVisible();
      await page.getByRole("radio", { name: "One at a time" }).check({ force: true });
      await expect(rows.first()).toBeHidden();
      await shows(1);
      await carousel.getByRole("button", { name: "Next chapter" }).click();
      await shows(2);
    });

    await test.step("a note of what the figures are about stands above them, and leads past them", async () => {
      const section = page.getByRole("region", { name: "Journey by the Numbers" });
      const note = section.getByText("This part talks about: pregnancy loss, birth, divorce and money.");
      const noteBox = await note.boundingBox();
      const firstBox = await section.locator("dl").boundingBox();
      expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(firstBox?.y ?? 0);
      await note.getByRole("link", { name: "Skip this part" }).click();
      await expect(page).toHaveURL(/#our-story$/);
      await expect(page.getByRole("heading", { name: "Our story in five chapters" })).toBeInViewport();
    });

    await test.step("on paper the chapters are a list", async () => {
      await page.emulateMedia({ media: "print" });
      for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.locator("#our-story [aria-roledescription=carousel]")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("fits a narrow screen, as a row and as a list, and the list is sound", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("radio", { name: "Read as a list" }).check({ force: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await isSound(page);
    });
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });

  test("no buttons, but bars and a swipe", { tag: "@all" }, async ({ page }) => {
    const { carousel, shows } = await openStory(page);
    await expect(carousel.getByRole("button", { name: "Next chapter" })).toBeHidden();
    await expect(carousel.getByRole("button", { name: "Previous chapter" })).toBeHidden();
    await carousel.getByRole("button", { name: name(3) }).tap();
    await shows(3);
    const bar = await carousel.getByRole("button", { name: name(3) }).boundingBox();
    expect(bar?.width).toBeGreaterThanOrEqual(44);
    expect(bar?.height).toBeGreaterThanOrEqual(44);

    const touch = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const box = await carousel.boundingBox();
      const y = (box?.y ?? 0) + 120;
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: fromX, y }] });
      for (let at = 1; at <= 8; at += 1) {
        const x = fromX + ((toX - fromX) * at) / 8;
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
        await page.waitForTimeout(16);
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(320, 60);
    await shows(4);
    if (!isWholeRun) return;
    await swipe(320, 60);
    await shows(0);
    await swipe(60, 320);
    await shows(4);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  // Both as they are sent: tests/pages/our-family.test.ts.
  test("every chapter can be reached and read, in the row and in the list", { tag: "@all" }, async ({
    page,
  }) => {
    await page.goto("/our-family");
    const row = page.getByRole("group", { name: "Chapters. The arrow keys turn them." });
    await expect(page.getByRole("button", { name: "Next chapter" })).toBeHidden();
    for (const title of titles) {
      const heading = row.getByRole("heading", { name: title });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    }
    await row.locator("summary").last().click();
    await expect(row.getByText("We decided to be open from the start")).toBeVisible();
    await page.getByText("Read as a list").click();
    await expect(row).toBeHidden();
    for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
});
