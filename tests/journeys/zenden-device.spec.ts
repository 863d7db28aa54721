import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Listens to what reaches the loudspeaker, and notes what is planned for it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = {
      meters: [] as AnalyserNode[],
      ramps: [] as [number, number, number][],
      tones: 0,
      contexts: 0,
    };
    Object.assign(window, { heard });
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) {
      if (to instanceof AudioDestinationNode) {
        const meter = this.context.createAnalyser();
        meter.fftSize = 4096;
        connect.call(this, meter as never);
        heard.meters.push(meter);
      }
      return connect.call(this, to as never, ...(rest as never[])) as never;
    } as typeof connect;
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      heard.ramps.push([value, time, performance.now() / 1000]);
      return ramp.call(this, value, time);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      // The slow motion of the waves is an oscillator too, far below hearing.
      if (this.frequency.value > 20) heard.tones += 1;
      return start.call(this, when);
    };
    const Original = AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
  });
}

type Heard = { meters: AnalyserNode[]; ramps: [number, number, number][]; tones: number; contexts: number };

/** The loudest of everything that is heard now. */
function level(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { meters } = Reflect.get(window, "heard") as Heard;
    return Math.max(
      0,
      ...meters.map((meter) => {
        const samples = new Float32Array(meter.fftSize);
        meter.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      }),
    );
  });
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const { ramps, tones, contexts } = Reflect.get(window, "heard") as Heard;
    return { ramps, tones, contexts };
  });

test.describe("night sounds", () => {
  for (const [name, words] of [
    ["Rain", "Rain is falling."],
    ["Waves", "Waves are coming in."],
    ["Brown noise", "Brown noise is playing."],
  ] as const)
    test(`${name} can be heard, and only after a press`, async ({ page }) => {
      await listen(page);
      await page.goto("/resources/zenden");
      await button(page, "Start").click();
      await expect(button(page, "Pause")).toBeVisible();
      expect((await noted(page)).contexts).toBe(0);
      await button(page, "Night sounds").click();
      await button(page, name).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect.poll(() => level(page)).toBeGreaterThan(0.002);
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Quiet sounds");
      await button(page, "Stop the sound").click();
      await expect(page.getByText("No sound plays until you choose one.")).toBeVisible();
      await expect.poll(() => level(page)).toBeLessThan(0.0005);
      expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
    });

  test("goes on through other exercises, and leaves with whoever leaves", async ({ page }) => {
    await listen(page);
    await page.goto("/resources/zenden");
    await button(page, "Night sounds").click();
    await button(page, "Brown noise").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => level(page)).toBeGreaterThan(0.002);
    await button(page, "Body scan").click();
    await button(page, "Start").click();
    await button(page, "Stop").click();
    await button(page, "4-7-8").click();
    expect(await level(page)).toBeGreaterThan(0.002);
    await page.getByRole("main").getByRole("link", { name: "Meet the community" }).click();
    await expect(page).toHaveURL(/peer-support-community$/);
    await expect.poll(() => level(page)).toBeLessThan(0.0005);
  });

  test("grows faint after the time chosen, and the volume can be turned down to nothing", async ({
    page,
  }) => {
    await listen(page);
    await page.goto("/resources/zenden");
    await button(page, "Night sounds").click();
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
  });
});

test("tones and vibrations mark each step when asked for", async ({ page }) => {
  await listen(page);
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
  await page.clock.install();
  await page.goto("/resources/zenden");
  await button(page, "Length and pace").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("A soft tone").check({ force: true });
  await sheet.getByLabel("A short vibration").check({ force: true });
  await page.keyboard.press("Escape");
  const before = (await noted(page)).tones;
  expect(before).toBe(1);
  await page.clock.pauseAt(Date.now() + 60_000);
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
});

test("keeps the screen awake while an exercise runs, and no longer", async ({ page }) => {
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
  await page.clock.install();
  await page.goto("/resources/zenden");
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
  await button(page, "Go on").click();
  await expect.poll(awake).toEqual({ asked: 3, released: 1 });
  await page.clock.fastForward("10:00");
  await expect(button(page, "Once more")).toBeVisible();
  await expect.poll(awake).toEqual({ asked: 3, released: 2 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await awake()).toEqual({ asked: 3, released: 2 });
});

test("sends nothing while exercises run and sounds play", async ({ page }) => {
  await page.clock.install();
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });
  await button(page, "About this exercise").click();
  await page.keyboard.press("Escape");
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The browser itself may fetch the site's icon for its media keys.
    if (!pathname.startsWith("/icons/")) sent.push(pathname);
  });
  for (const name of ["Long sigh", "4-7-8", "5-4-3-2-1", "Muscles", "Body scan", "Box breath"]) {
    await button(page, name).click();
    await button(page, "Start").click();
    await page.clock.fastForward("12:00");
    await expect(button(page, "Once more")).toBeVisible();
  }
  expect(sent).toEqual([]);
  await button(page, "Night sounds").click();
  await button(page, "Rain").click();
  await expect(page.getByText("Rain is falling.")).toBeVisible();
  // The part that makes sounds comes from our own server, once.
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^\/assets\/night-sound-/)]);
  await button(page, "Waves").click();
  await page.waitForTimeout(500);
  expect(sent).toHaveLength(1);
});

test("fills the screen, and Escape leaves that first", async ({ page }) => {
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });
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
  await expect(page).toHaveURL(/zenden$/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Weather");
});

test("more help can be reached from the full screen", async ({ page }) => {
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });
  await button(page, "Full screen").click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe("room");
  await page.getByRole("link", { name: "More help" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(page.getByRole("heading", { name: "If it is more than a hard minute" })).toBeInViewport();
});

test("where the device cannot fill the screen there is no button for it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
  await page.goto("/resources/zenden", { waitUntil: "networkidle" });
  await button(page, "Length and pace").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(button(page, "Full screen")).toHaveCount(0);
});
