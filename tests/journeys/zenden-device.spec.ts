import type { Page } from "@playwright/test";
import { zenden } from "../../src/content/pages/zenden.ts";
import { level, listen, noted } from "../support/hear.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

// The sounds themselves: src/features/zenden/client/noise.test.ts. That they are heard and stop is also seen below.
test("night sounds are heard after a press, grow faint in time, and leave with whoever leaves", {
  tag: "@all",
}, async ({ page }) => {
  await listen(page);
  await page.goto("/resources/zenden");
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
  expect((await noted(page)).contexts).toBe(0);
  await button(page, "Night sounds").click();
  for (const [name, words] of [
    ["Rain", "Rain is falling."],
    ["Waves", "Waves are coming in."],
    ["Brown noise", "Brown noise is playing."],
  ] as const)
    await test.step(`${name} can be heard`, async () => {
      await button(page, name).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect.poll(() => level(page)).toBeGreaterThan(0.002);
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Quiet sounds");
      await button(page, "Stop the sound").click();
      await expect(page.getByText("No sound plays until you choose one.")).toBeVisible();
      await expect.poll(() => level(page)).toBeLessThan(0.0005);
      expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
    });

  await test.step("grows faint after the time chosen, and the volume can be turned down to nothing", async () => {
    await button(page, "Waves").click();
    await expect.poll(() => level(page)).toBeGreaterThan(0.002);
    const last = async () => (await noted(page)).ramps.filter(([value]) => value === 0).at(-1)?.[1] ?? 0;
    expect(await last()).toBeGreaterThan(29 * 60);
    expect(await last()).toBeLessThan(31 * 60);
    await page.getByRole("dialog").getByText("15 min").click();
    await expect.poll(last).toBeLessThan(16 * 60);
    expect(await last()).toBeGreaterThan(15 * 60 - 1);
    await page.getByLabel("Volume").focus();
    await page.keyboard.press("Home");
    await expect.poll(() => level(page)).toBeLessThan(0.0005);
    await page.keyboard.press("End");
  });

  await test.step("goes on through other exercises, and leaves with whoever leaves", async () => {
    await button(page, "Brown noise").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => level(page)).toBeGreaterThan(0.002);
    await button(page, "Stop").click();
    await button(page, "Body scan").click();
    await button(page, "Start").click();
    await button(page, "Stop").click();
    await button(page, "4-7-8").click();
    expect(await level(page)).toBeGreaterThan(0.002);
    await page.getByRole("main").getByRole("link", { name: "Meet the community" }).click();
    await expect(page).toHaveURL(/peer-support-community$/);
    await expect.poll(() => level(page)).toBeLessThan(0.0005);
  });
});

test("keeps the screen awake, sends nothing, and marks each step by tone and touch", { tag: "@all" }, async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    const awake = { asked: 0, released: 0 };
    Object.assign(window, { awake });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          awake.asked += 1;
          const release = async () => {
            awake.released += 1;
          };
          return { release };
        },
      },
    });
  });
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, "vibrate", {
      value: (pattern: unknown) => {
        felt.push(pattern);
        return true;
      },
    });
  });
  await page.addInitScript(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
  await page.clock.install();
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });

  await test.step("keeps the screen awake while an exercise runs, and no longer", async () => {
    const awake = () => page.evaluate(() => Reflect.get(window, "awake"));
    await expect(button(page, "Start")).toBeVisible();
    expect(await awake()).toEqual({ asked: 0, released: 0 });
    await button(page, "Start").click();
    await expect.poll(awake).toEqual({ asked: 1, released: 0 });
    // The browser takes it back when the page is hidden; on coming back it is asked for again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(awake).toEqual({ asked: 2, released: 0 });
    await button(page, "Pause").click();
    await expect.poll(awake).toEqual({ asked: 2, released: 1 });
    await button(page, "Resume").click();
    await expect.poll(awake).toEqual({ asked: 3, released: 1 });
    await page.clock.fastForward("10:00");
    await expect(button(page, "Again")).toBeVisible();
    await expect.poll(awake).toEqual({ asked: 3, released: 2 });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(await awake()).toEqual({ asked: 3, released: 2 });
  });

  await test.step("sends nothing while exercises run to their ends and sounds play", async () => {
    await button(page, "About this exercise").click();
    await page.keyboard.press("Escape");
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The browser itself may fetch the site's icon for its media keys.
      if (!pathname.startsWith("/icons/")) sent.push(pathname);
    });
    const moon = page.locator(".zenden-moon");
    const exercises = zenden.exercises.toReversed();
    for (const { title, short, steps, ending } of isWholeRun ? exercises : exercises.slice(0, 1)) {
      await button(page, short).click();
      await expect(button(page, short)).toHaveAttribute("aria-pressed", "true");
      await expect(moon).toContainText(title);
      await button(page, "Start").click();
      await expect(moon.getByText(steps[0]?.word ?? "", { exact: true })).toBeVisible();
      await page.clock.fastForward("12:00");
      await expect(moon).toContainText(ending.word);
      await expect(button(page, "Again")).toBeVisible();
    }
    expect(sent).toEqual([]);
    await button(page, "Night sounds").click();
    await button(page, "Rain").click();
    await expect(page.getByText("Rain is falling.")).toBeVisible();
    // The part that makes sounds comes from our own server, once.
    await expect.poll(() => sent).toEqual([expect.stringMatching(/^\/assets\/night-sound-/)]);
    if (isWholeRun) {
      await button(page, "Waves").click();
      await expect(page.getByText("Waves are coming in.")).toBeVisible();
    }
    await expect.poll(() => level(page)).toBeGreaterThan(0.002);
    expect(sent).toHaveLength(1);
    await button(page, "Stop the sound").click();
    await expect.poll(() => level(page)).toBeLessThan(0.0005);
    await page.keyboard.press("Escape");
  });

  await test.step("tones and vibrations mark each step when asked for", async () => {
    // The exercise that has just ended waits for its start again.
    await button(page, "Long sigh").click();
    await button(page, "Box breath").click();
    await button(page, "Length and pace").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("A soft tone").check({ force: true });
    await sheet.getByLabel("A short vibration").check({ force: true });
    await page.keyboard.press("Escape");
    const before = (await noted(page)).tones;
    expect(before).toBe(1);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button(page, "Start").click();
    for (let step = 0; step < 3; step += 1) {
      await expect.poll(async () => (await noted(page)).tones).toBe(before + step + 1);
      await page.clock.fastForward(4000);
    }
    expect((await page.evaluate(() => Reflect.get(window, "felt"))).slice(0, 4)).toEqual([
      [70],
      [70],
      [40, 90, 40],
      [220],
    ]);
    await button(page, "Stop").click();
    await page.clock.resume();
  });

  await test.step("where the device cannot fill the screen there is no button for it", async () => {
    await button(page, "Length and pace").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(button(page, "Full screen")).toHaveCount(0);
  });
});

test("fills the screen, with more help in reach, and Escape leaves that first", { tag: "@all" }, async ({
  page,
}) => {
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });
  await test.step("more help can be reached from the full screen", async () => {
    await button(page, "Full screen").click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe("room");
    await page.getByRole("link", { name: "More help" }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(page.getByRole("heading", { name: "If it’s more than a hard minute" })).toBeInViewport();
  });

  await test.step("Escape leaves the full screen before it leaves the page", async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement?.id);
    await button(page, "Full screen").click();
    await expect.poll(isFull).toBe("room");
    await expect(button(page, "Leave full screen")).toBeVisible();
    await button(page, "Start").click();
    await expect(button(page, "Pause")).toBeVisible();
    // A sheet over it closes before the screen does.
    await button(page, "Night sounds").click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await isFull()).toBe("room");
    await page.keyboard.press("Escape");
    await expect.poll(isFull).toBeUndefined();
    await expect(button(page, "Full screen")).toBeVisible();
    // Two presses that closed something, two that did not: nobody is thrown out.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/zenden(#more-help)?$/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Weather");
  });
});
