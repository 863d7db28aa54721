import type { Page } from "@playwright/test";
import { hasStepsInFirstScreen, hasWaysInFirstScreen, openStill, type Screen } from "../support/home.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

const steps = ["Learn", "Reflect", "Share"];

const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const after = (name: string) => steps[(steps.indexOf(name) + 1) % steps.length] ?? "";

/** Which of the three cards are open, as assistive technology hears it. */
async function openSteps(page: Page): Promise<string[]> {
  const open: string[] = [];
  for (const name of steps)
    if ((await step(page, name).getAttribute("aria-expanded")) === "true") open.push(name);
  return open;
}

test("the steps go round by themselves, and wait for whoever points, focuses or presses", {
  tag: "@all",
}, async ({ page }) => {
  // With an observer that never reports, parts of the page come in all the same.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await openStill(page);

  const button = (name: "Pause" | "Resume") => page.getByRole("button", { name });

  await test.step("the steps go round by themselves, every five seconds", async () => {
    const [first = ""] = await openSteps(page);
    await page.clock.fastForward(5000);
    await expect.poll(() => openSteps(page)).toEqual([after(first)]);
    await expect(page.locator("#newsletter [data-reveal]").first()).toHaveClass(/animate-in/);
    // How much of the five seconds is over is known only from a press on: a busy machine was slow to open the page.
    await button("Pause").click();
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual([after(first)]);
    await button("Resume").click();
    await expect.poll(() => openSteps(page)).toEqual([after(after(first))]);
    await page.clock.fastForward(4000);
    await expect.poll(() => openSteps(page)).toEqual([after(after(first))]);
    await page.clock.fastForward(1000);
    await expect.poll(() => openSteps(page)).toEqual([first]);
    for (let name = first; name !== "Learn"; name = after(name)) await page.clock.fastForward(5000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
  });

  await test.step("pointing at a step opens and pauses; leaving goes back and stays paused", async () => {
    await step(page, "Share").hover();
    await expect.poll(() => openSteps(page)).toEqual(["Share"]);
    await page.mouse.move(5, 5);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    // On again, and round to the first.
    await page.getByRole("button", { name: "Resume" }).click();
    for (let times = 0; times < 2; times += 1) await page.clock.fastForward(5000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
  });

  await test.step("focus and click open a step and pause; Resume moves on at once", async () => {
    await step(page, "Reflect").focus();
    await expect.poll(() => openSteps(page)).toEqual(["Reflect"]);
    await page.getByRole("button", { name: "Resume" }).focus();
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);

    if (!isWholeRun) return;
    await step(page, "Reflect").click();
    await page.mouse.move(5, 5);
    await expect.poll(() => openSteps(page)).toEqual(["Reflect"]);
    await page.getByRole("button", { name: "Resume" }).click();
    await expect.poll(() => openSteps(page)).toEqual(["Share"]);
    await page.clock.fastForward(5000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.fastForward(10_000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
  });
});

test("with reduced motion the steps go on when asked, in the first screen and to be read in every size and light", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStill(page);

  await test.step("nothing waits to be revealed", async () => {
    await expect(page.locator("[data-reveal=wait]")).toHaveCount(0);
    await expect(page.locator("[data-reveal]:not(.animate-in)")).toHaveCount(0);
  });

  await test.step("the first screen has the titles of the steps, and on phones the ways in", async () => {
    const screens: Screen[] = [
      [1366, 768, 3],
      [390, 844, 1],
      [1440, 900, 3],
    ];
    await hasStepsInFirstScreen(page, "Resume", isWholeRun ? screens : screens.slice(0, 2));
    await hasWaysInFirstScreen(page);
  });

  await test.step("the steps begin paused and go on one by one", async () => {
    const resume = page.getByRole("button", { name: "Resume" });
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
    await resume.click();
    await expect.poll(() => openSteps(page)).toEqual(["Reflect"]);
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual(["Reflect"]);
    await resume.click();
    await expect.poll(() => openSteps(page)).toEqual(["Share"]);
  });

  await test.step("each step has its own icon and colours, and its words can be read on the plain ground of its card", async () => {
    // The pointer stands where a card comes to lie at another width, which would open that card.
    await page.mouse.move(1, 1);
    // The ground that is plain depends on the width, the colours on the light.
    const screens = [
      [320, 700, "dark"],
      [1366, 768, "light"],
      [900, 800, "light"],
      [390, 844, "light"],
      [320, 700, "light"],
      [1366, 768, "dark"],
    ] as const;
    for (const [width, height, colorScheme] of isWholeRun ? screens : screens.slice(0, 1)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const looks: Look[] = [];
      for (const name of steps) {
        await step(page, name).focus();
        await expect(step(page, name)).toHaveAttribute("aria-expanded", "true");
        looks.push(await page.locator(".step[data-open]").evaluate(look));
      }
      for (const { ink, ground, room } of looks) {
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast("rgb(252, 249, 245)", ground)).toBeGreaterThanOrEqual(4.5);
        expect(room, `${width} ${colorScheme}`).toBeGreaterThanOrEqual(0);
      }
      for (const own of ["ink", "ground", "icon"] as const)
        expect(new Set(looks.map((each) => each[own])).size, own).toBe(3);
    }
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the steps wait to be asked on a phone, and stop where a finger touches the hero", async ({
    page,
  }) => {
    await openStill(page);
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual(["Learn"]);
    await page.getByRole("button", { name: "Resume" }).tap();
    await expect.poll(() => openSteps(page)).toEqual(["Reflect"]);
    await page.clock.fastForward(5000);
    await expect.poll(() => openSteps(page)).toEqual(["Share"]);
    await page.getByRole("heading", { level: 1 }).tap();
    await page.clock.fastForward(11_000);
    await expect.poll(() => openSteps(page)).toEqual(["Share"]);
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  });
});

type Look = { ink: string; ground: string; icon: string | null | undefined; room: number };

/**
 * The colours and icon of an open card, and the room that is left between its words and its picture. On phones the ground
 * is plain down to a share of the card, and from tablets up it is plain from a line down.
 */
function look(card: Element): Look {
  const [shade, details, subtitle, title] = [".step-shade", ".step-details", ".step-details p", "h2"].map(
    (one) => card.querySelector(one),
  );
  const box = (shade ?? card).getBoundingClientRect();
  const image = shade ? getComputedStyle(shade).backgroundImage : "";
  const share = /rgb\([^)]+\) (\d+)%/.exec(image)?.[1];
  const line = /rgb\([^)]+\) ([\d.]+)px/.exec(image)?.[1];
  const top = title?.getBoundingClientRect().top ?? 0;
  return {
    ink: subtitle ? getComputedStyle(subtitle).color : "",
    ground: getComputedStyle(card).backgroundColor,
    icon: card.querySelector("use")?.getAttribute("href"),
    room:
      share === undefined
        ? Math.round(top - box.top - Number(line))
        : box.top + (box.height * Number(share)) / 100 - (details?.getBoundingClientRect().bottom ?? 0),
  };
}

/** The contrast of two opaque colours, as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, pale = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (pale + 0.05) / (dark + 0.05);
}
