import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { begin, path, sheet, unlock, visit } from "../support/journal.ts";
import { expect, test, untilHydrated } from "../support/site.ts";

const sentence = "Nobody knows that I sat in the car until it was dark.";

/** A browser of its own on a profile that outlives it, started as people start theirs, so that it can be killed. */
async function openBrowser(profile: string, url: string) {
  const child = spawn(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [
      "--headless",
      "--window-size=1024,640",
      // What moves on the page costs the device more than the writing does.
      "--force-prefers-reduced-motion",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    // A process group of its own: what is started may be a script around the browser, which has to die with it.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  started.push(child);
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error("no page");
  await page.goto(url + path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return { page, kill: () => kill(child) };
}

/** Where the browser lets itself be steered; it says so once it is up. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let heard = "";
    stderr?.on("data", (part: Buffer) => {
      heard += part.toString();
      const [, address] = /DevTools listening on (\S+)/.exec(heard) ?? [];
      if (address !== undefined) done(address);
    });
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

const started: ChildProcess[] = [];
test.afterEach(async () => {
  for (const child of started.splice(0)) await kill(child);
});

/** What there is of the only entry after the page was opened again. */
async function textAfter(page: Page): Promise<string> {
  await unlock(page);
  const entry = page.locator("#journal-entries ~ ul button");
  if ((await entry.count()) === 0) return "";
  await entry.click();
  await expect(sheet(page)).not.toHaveValue("");
  return sheet(page).inputValue();
}

/**
 * How many letters may be on their way when the end comes. On an idle machine none or the last few are; a busy one
 * takes longer for each save. A save that waits for a pause would lose all 53.
 */
const mostMissing = 20;

/** Every letter but those that were on their way. */
function expectAlmostAll(kept: string): void {
  expect(sentence.slice(0, kept.length)).toBe(kept);
  expect(sentence.length - kept.length, `"${kept}"`).toBeLessThanOrEqual(mostMissing);
}

// That each letter is saved as it comes: src/features/journal/client/open-journal.test.ts, and in a page that is loaded
// again in mid-sentence journal.spec.ts.
test("a sentence typed without a pause is there after the browser was killed in the middle of it", {
  tag: "@all",
}, async ({ site }) => {
  const profile = mkdtempSync(join(tmpdir(), "kinward-profile-"));
  const first = await openBrowser(profile, site.url);
  await begin(first.page);
  await first.page.keyboard.type(sentence, { delay: 40 });
  await first.kill();
  const again = await openBrowser(profile, site.url);
  try {
    expectAlmostAll(await textAfter(again.page));
  } finally {
    await again.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test("on a slow device the last letters are there when the page is loaded again, or another one opened, in mid-sentence", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page);
  await begin(page);
  const session = await context.newCDPSession(page);
  const slowness = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  const leave = async (last: string, how: "reload" | "go") => {
    await slowness(4);
    await page.keyboard.type(sentence.slice(-26, -6), { delay: 30 });
    // The last letters and the leaving come in one moment, as with a key that repeats.
    const left = page.waitForNavigation();
    await page.evaluate(
      ([words, way]) => {
        document.execCommand("insertText", false, words);
        if (way === "reload") location.reload();
        else location.assign("/contact");
      },
      [last, how] as const,
    );
    await left;
    await slowness(1);
  };

  // The device grows slow in mid-sentence, which spares the test half of the slow letters.
  await sheet(page).pressSequentially(sentence.slice(0, -26), { delay: 30 });
  await leave(sentence.slice(-6), "reload");
  await untilHydrated(page);
  expectAlmostAll(await textAfter(page));

  await sheet(page).fill(sentence.slice(0, -26));
  await sheet(page).press("End");
  await leave(sentence.slice(-6), "go");
  await visit(page);
  expectAlmostAll(await textAfter(page));
});
