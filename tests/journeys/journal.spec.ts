import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { axeFaults } from "../support/axe.ts";
import {
  begin,
  button,
  everythingKept,
  passphrase,
  sheet,
  shownPrompt,
  unlock,
  visit,
  write,
} from "../support/journal.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { secretsIn, wordsIn } from "../support/words-in.ts";

test.use({ reducedMotion: "reduce" });

/**
 * Makes the key of a passphrase with little work. That a guess costs 600,000 rounds: vault.test.ts. The whole run pays it.
 */
async function withCheapKeys(page: Page): Promise<void> {
  if (isWholeRun) return;
  await page.addInitScript(() => {
    // A page without a secure address, as the empty one at first, has none.
    if (!("SubtleCrypto" in window)) return;
    const { deriveKey } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.deriveKey = function (how, ...given) {
      return deriveKey.call(this, { ...(how as Pbkdf2Params), iterations: 1 }, ...given);
    };
  });
}

/** Puts the page out of sight or back into it, as a device does. */
function seen(page: Page, state: "hidden" | "visible"): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, "without frame")).toEqual([]);
}

const written = ["Zanzibar title", "umbrella feeling", "Marmalade words", "that nobody reads."];

/** Begins a journal with an entry. */
async function writeEntry(page: Page): Promise<void> {
  await begin(page);
  await page.getByLabel(/^Title/).fill("Zanzibar title");
  await page.getByLabel(/^How you feel/).fill("umbrella feeling");
  await write(page, "Marmalade words 🕯 that nobody reads.");
}

/** Leaves quickly in the middle of a word on a device that seals slowly, with a clock that stands, so that nothing hurries. */
async function leaveInMidWord(page: Page): Promise<void> {
  await page.route("**/slow-device", async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.fulfill({ body: "done" });
  });
  await page.evaluate(() => {
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = async function (...given) {
      await fetch("/slow-device");
      return encrypt.apply(this, given);
    };
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await sheet(page).press("End");
  await page.evaluate(() => {
    document.execCommand("insertText", false, ", and the last words");
    document.querySelector<HTMLAnchorElement>("a[data-leave]")?.click();
  });
  await expect(page).toHaveURL(/weather\.kinward\.example/);
  await page.clock.resume();
}

async function secondBrowser(page: Page): Promise<{ context: BrowserContext; page: Page }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("no browser");
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  return { context, page: await context.newPage() };
}

test("keeps every word unreadable, sends nothing, and has the last letters when it is loaded again in mid-sentence", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await withCheapKeys(page);
  await visit(page);
  await expect(page.getByRole("heading", { name: "Begin a journal" })).toBeVisible();
  // What stands below the empty field doesn't cover it, on low screens either.
  const top = (of: Element) => of.getBoundingClientRect().top;
  const fieldEnds = await sheet(page).evaluate((field) => field.getBoundingClientRect().bottom);
  expect(await page.locator("#journal-unsaved").evaluate(top)).toBeGreaterThan(fieldEnds);

  await test.step("the first words need no passphrase, and are kept nowhere until there is one", async () => {
    // Whoever only reads the page leaves no trace of a journal.
    expect((await everythingKept(page)).databases).toEqual([]);
    await sheet(page).fill("First words before any passphrase.");
    expect((await everythingKept(page)).databases).toEqual([]);
    await sheet(page).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "x".repeat(300_000));
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole("alert").filter({ hasText: "200,000" })).toBeVisible();
    await expect(sheet(page)).toHaveValue("First words before any passphrase.");
    await page.emulateMedia({ media: "print" });
    await expect(sheet(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await button(page, "Save with a passphrase").click();
    await expect(page.getByRole("heading", { name: "Begin a journal" })).toBeFocused();
    await button(page, "Begin").click();
    await expect(page.getByText(/Please use at least 12 characters/)).toBeVisible();
    await expect(page.getByLabel("Passphrase", { exact: true })).toBeFocused();
    await button(page, "Back to my words").click();
    await expect(sheet(page)).toHaveValue("First words before any passphrase.");
  });

  const requests = requestsFrom(page);
  await test.step("what is written is sent nowhere and kept so that nobody can read it", async () => {
    const title = await page.title();
    const entries = await page.evaluate(() => history.length);
    await begin(page);
    await expect(sheet(page)).toHaveValue("First words before any passphrase.");
    await page.getByLabel(/^Title/).fill("Zanzibar title");
    await page.getByLabel(/^How you feel/).fill("umbrella feeling");
    await write(page, "Marmalade words 🕯 that nobody reads.");
    await button(page, "Write about this").click();
    const prompt = await shownPrompt(page);
    await expect(sheet(page)).toHaveAccessibleDescription(new RegExp(prompt.replace("?", "\\?")));
    await write(page, "x".repeat(3_000));
    expect(requests).toEqual([]);
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const kept = await everythingKept(page);
    expect(kept.fields.sort()).toEqual(["lock: iv kdf key", "records: data id iv revision"]);
    // The dump does read what is inside: the lock says in the clear how its key is made.
    expect(kept.text).toContain("PBKDF2");
    // Sizes are those of the buckets and the seal's own 16 bytes.
    for (const size of kept.sizes) expect([1024, 2048, 4096].map((bucket) => bucket + 16)).toContain(size);
    expect(wordsIn(kept.text, [...written, prompt, passphrase])).toEqual([]);
    expect(secretsIn(kept.text, ["x".repeat(20)])).toEqual([]);
    for (const [name, value] of [
      ["spellcheck", "false"],
      ["autocomplete", "off"],
    ] as const)
      await expect(sheet(page)).toHaveAttribute(name, value);
  });

  await test.step("loaded again in mid-sentence it comes back locked, with all but the letters that were on their way", async () => {
    const sentence = "Nobody knows that I sat in the car until it was dark.";
    await write(page, sentence.slice(0, -26));
    await sheet(page).press("End");
    await page.keyboard.type(sentence.slice(-26, -6), { delay: 30 });
    const left = page.waitForNavigation();
    await page.evaluate((last) => {
      document.execCommand("insertText", false, last);
      location.reload();
    }, sentence.slice(-6));
    await left;
    await untilHydrated(page);
    requests.length = 0;
    // That another passphrase opens nothing: journal-control.test.ts.
    if (isWholeRun) {
      await page.getByLabel("Passphrase", { exact: true }).fill("lamp river friday coat");
      await button(page, "Open").click();
      await expect(page.getByText(/That passphrase doesn’t open this journal/)).toBeVisible();
    }
    await unlock(page);
    await expect(sheet(page)).toHaveValue("");
    await page.getByLabel("Search your words").fill("sat NOBODY");
    await expect(page.getByText("These entries contain your words.")).toBeVisible();
    await button(page, /Nobody knows/).click();
    await expect(sheet(page)).toHaveValue(/^Nobody/);
    const kept = await sheet(page).inputValue();
    expect(sentence.slice(0, kept.length)).toBe(kept);
    expect(sentence.length - kept.length, `"${kept}"`).toBeLessThanOrEqual(20);
    expect(requests).toEqual([]);
  });

  await test.step("an ordinary print of the page leaves the journal out, and an entry is printed alone when asked", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText("Nobody knows").filter({ visible: true })).toHaveCount(0);
    if (!isWholeRun) return;
    await page.emulateMedia({ media: "screen" });
    await button(page, "Print this entry").click();
    await page.emulateMedia({ media: "print" });
    const paper = page.locator(".journal-paper");
    await expect(paper).toContainText(/NOT PROTECTED[\s\S]*Nobody knows/);
    await expect(paper).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(paper).toHaveCount(0);
  });
});

// Each kind of file and passphrase: src/features/journal/client/backup.test.ts. What becomes of both journals, and erasing:
// journal-control.test.ts beside it.
test("moves to another browser in a file, and is accessible and valid at every step", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  await visit(page);
  await button(page, "Save with a passphrase").click();
  await expectAccessible(page);
  await button(page, "Back to my words").click();
  await writeEntry(page);
  await button(page, "Write about this").click();
  await write(page, "x".repeat(3_000));
  await expectAccessible(page);
  const html = new HtmlValidate({
    extends: ["html-validate:recommended"],
    // What a browser writes out differs from what a server sends; the served page is held to all of it elsewhere.
    rules: {
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "valid-id": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "tel-non-breaking": "off",
      "attr-case": "off",
      "no-inline-style": "error",
    },
  });
  const report = await html.validateString(
    await page.locator("#journal").evaluate((element) => element.outerHTML),
  );
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);

  await page.reload();
  const requests = requestsFrom(page);
  await page.getByLabel("Passphrase", { exact: true }).fill("lamp river friday coat");
  await button(page, "Open").click();
  await expect(page.getByText(/That passphrase doesn’t open this journal/)).toBeVisible();
  await expectAccessible(page);
  await unlock(page);

  await button(page, "Backup and settings").click();
  await page.getByText("15 minutes").click();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await button(page, "Save a backup file").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(`Look for ${download.suggestedFilename()} in your downloads.`)).toBeVisible();
  const file = await readFile(await download.path(), "utf8");
  expect(wordsIn(file, written)).toEqual([]);
  expect(secretsIn(file, ["x".repeat(20)])).toEqual([]);

  const other = await secondBrowser(page);
  await visit(other.page);
  await other.page.getByText("Open a backup file instead").click();
  const upload = async (name: string, buffer: string, words = passphrase) => {
    await other.page
      .getByLabel("Backup file", { exact: true })
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(buffer) });
    await other.page.getByLabel("Passphrase of that file").fill(words);
    await button(other.page, /^Check and/).click();
  };
  await upload("holiday.json", '{"photos":[]}');
  await expect(other.page.getByText(/This isn’t a backup of this journal/)).toBeVisible();
  await upload("hostile.json", file.replace('"iterations":600000', '"iterations":10000000000'));
  await expect(other.page.getByText(/doesn’t look like a real backup/)).toBeVisible();
  await upload("cut.json", file.replace(/"data":"../g, '"data":"AA'));
  await expect(other.page.getByText("This backup file is damaged. Nothing was changed.")).toBeVisible();
  await upload("backup.json", file, "not the passphrase");
  await expect(other.page.getByText(/That passphrase doesn’t open this file/)).toBeVisible();
  expect((await everythingKept(other.page)).databases).toEqual([]);
  await other.page.getByLabel("Backup file", { exact: true }).setInputFiles(await download.path());
  await other.page.getByLabel("Passphrase of that file").fill(passphrase);
  await button(other.page, /^Check and/).click();
  await button(other.page, /Zanzibar title/).click();
  await expect(sheet(other.page)).toHaveValue("Marmalade words 🕯 that nobody reads.");

  await button(other.page, "Backup and settings").click();
  await button(other.page, "Save as readable text").click();
  await expect(other.page.getByText(/The copy won’t be protected/)).toBeVisible();
  const handing = other.page.waitForEvent("download");
  await button(other.page, "Save it unprotected").click();
  const readable = await readFile(await (await handing).path(), "utf8");
  expect(readable).toMatch(/^NOT PROTECTED: [\s\S]*Zanzibar title · umbrella feeling\s+Marmalade words/);
  await button(other.page, "Erase the journal…").click();
  await button(other.page, "Erase it all").click();
  await expect(other.page.getByText("Please type the word erase. Nothing was erased.")).toBeVisible();
  await other.page.getByLabel("Type the word erase to confirm").fill("Erase");
  await button(other.page, "Erase it all").click();
  await expect(other.page.getByText("The journal is erased from this browser.")).toBeVisible();
  expect((await everythingKept(other.page)).databases).toEqual([]);
  expect(requests).toEqual([]);
  await other.context.close();
});

test("locks when left alone, out of sight or left quickly", async ({ page }) => {
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ body: "weather", contentType: "text/html" }),
  );
  await withCheapKeys(page);
  await visit(page);
  await page.clock.install();
  await begin(page);
  await write(page, "shared words");
  const words = async () => (await page.locator("main").textContent()) ?? "";
  expect(await words()).toContain("shared words");

  await page.clock.fastForward("04:50");
  await expect(sheet(page)).toBeVisible();
  await page.clock.fastForward("00:15");
  await expect(page.getByText(/Locked because nothing happened for a while/)).toBeVisible();
  expect(await words()).not.toContain("shared words");
  await unlock(page);

  // Covered at once, so that a list of open pages shows no word; locked after a minute.
  await button(page, /shared words/).click();
  await seen(page, "hidden");
  await expect(sheet(page)).toBeHidden();
  await page.clock.fastForward("00:20");
  await seen(page, "visible");
  await expect(sheet(page)).toBeVisible();
  await seen(page, "hidden");
  await page.clock.fastForward("01:05");
  await seen(page, "visible");
  await expect(page.getByText(/Locked while the page was in the background/)).toBeVisible();
  await unlock(page);

  // A page that the browser keeps for "back" holds no word in the very moment it goes.
  await button(page, /shared words/).click();
  await expect(sheet(page)).toHaveValue("shared words");
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return document.querySelector("main")?.innerHTML.includes("shared words");
  });
  expect(left).toBe(false);
  await unlock(page);

  // Leaving quickly saves the last words, and leaves nothing for "back". This device is slow: the other page would be there
  // before the words are sealed. The clock stands, so that nothing hurries.
  await button(page, /shared words/).click();
  await leaveInMidWord(page);
  await page.goBack();
  expect(page.url()).not.toContain("journaling");
  await visit(page);
  await unlock(page);
  await expect(button(page, /and the last words/)).toBeVisible();
});

// What each of them keeps: src/features/journal/client/open-journal.test.ts and journal-control.test.ts.
test("two tabs lose nothing of each other, and are locked and erased together", { tag: "@all" }, async ({
  page,
  context,
}) => {
  test.slow();
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ body: "weather", contentType: "text/html" }),
  );
  await visit(page);
  await page.clock.install();
  await begin(page);
  await write(page, "shared words");
  const other = await context.newPage();
  await visit(other);
  await unlock(other);
  await button(page, /shared words/).click();
  await button(other, /shared words/).click();
  await write(page, "shared words, and mine");
  await expect(sheet(other)).toHaveValue("shared words, and mine");
  await expect(other.getByText(/You’re seeing the newer version/)).toBeVisible();
  // Both write before either has saved, so neither can have heard of the other.
  for (const tab of [page, other])
    await tab.evaluate(() => {
      const encrypt = SubtleCrypto.prototype.encrypt;
      const bothWrote = new Promise((done) => Object.assign(window, { saveNow: done }));
      SubtleCrypto.prototype.encrypt = async function (...given) {
        await bothWrote;
        return encrypt.apply(this, given);
      };
    });
  await sheet(page).fill("mine alone");
  await sheet(other).fill("yours alone");
  for (const tab of [page, other]) await tab.evaluate(() => Reflect.get(window, "saveNow")());
  for (const tab of [page, other])
    for (const text of ["mine alone", "yours alone"])
      await expect(button(tab, new RegExp(text))).toBeVisible();

  // Leaving quickly saves the last words, and locks this tab and every other.
  await leaveInMidWord(page);
  await expect(other.getByText("Locked from another tab. What you wrote is saved.")).toBeVisible();
  await unlock(other);
  await expect(button(other, /and the last words/)).toBeVisible();

  // Erased in one tab, it is gone from the others too.
  await visit(page);
  await page.getByText("I have lost my passphrase").click();
  await button(page, "Erase the journal…").click();
  await page.getByLabel("Type the word erase to confirm").fill("erase");
  await button(page, "Erase it all").click();
  await expect(page.getByText("The journal is erased from this browser.")).toBeVisible();
  await expect(other.getByText("This journal was erased in another tab.")).toBeVisible();
  expect((await everythingKept(other)).databases).toEqual([]);
});
