import type { Page } from "@playwright/test";
import { journaling } from "../../src/content/pages/journaling.ts";
import { makeBackup } from "../../src/features/journal/client/backup.ts";
import { makeLock } from "../../src/features/journal/client/vault.ts";
import { blankEntry } from "../../src/features/journal/rules.ts";
import { randomId } from "../../src/platform/device-encryption/bytes.ts";
import {
  begin,
  button,
  passphrase,
  path,
  sheet,
  shownPrompt,
  unlock,
  visit,
  write,
} from "../support/journal.ts";
import { isOnFirstSheet } from "../support/printed.ts";
import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce" });

/** What is shown after each of so many presses for another prompt, all in one go. */
function otherPrompts(page: Page, times: number): Promise<string[]> {
  return button(page, "Another prompt").evaluate(async (another: HTMLButtonElement, presses) => {
    const shown: string[] = [];
    for (let at = 0; at < presses; at += 1) {
      another.click();
      await new Promise(requestAnimationFrame);
      shown.push(document.querySelector("[data-prompt]")?.textContent ?? "");
    }
    return shown;
  }, times);
}

// A full device on a phone: journal-phone.spec.ts. What becomes of the words: src/features/journal/client/open-journal.test.ts
// and journal-control.test.ts.
test("says what happened when the device is full or keeps nothing, and leaves the words on the screen", {
  tag: "@all",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if ("full" in window && window.full) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await visit(page);
  await begin(page);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await sheet(page).fill("words without room");
  await expect(page.getByText(/Not saved: this device is full/)).toBeVisible();
  await expect(sheet(page)).toHaveValue("words without room");
  // Locked all the same: the words wait on the page, sealed, and come back with the key.
  await button(page, "Lock now").click();
  await expect(page.getByText(/Your last words couldn’t be saved yet/)).toBeVisible();
  expect(await page.locator("main").innerHTML()).not.toContain("words without room");
  await unlock(page);
  await expect(sheet(page)).toHaveValue("words without room");
  await page.evaluate(() => Object.assign(window, { full: false }));
  await button(page, "Try again").click();
  await expect(page.getByText(/Saved on this device at/)).toBeVisible();

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("private window", "SecurityError");
    };
  });
  await visit(page);
  await expect(page.getByText(/This browser doesn’t let us save anything/)).toBeVisible();
  await begin(page);
  await sheet(page).fill("for this page only");
  await expect(page.getByText(/Kept on this page at/)).toBeVisible();
});

// The order of the prompts: src/features/journal/rules.test.ts. Which are hard: src/content/journal/prompts.test.ts.
test("gives each prompt once, and hard ones only by name", { tag: "@all" }, async ({ page }) => {
  await visit(page);
  const [anyone] = journaling.prompts.groups;
  const all = anyone.sets.flatMap(({ prompts }) => prompts);
  const met = [await shownPrompt(page), ...(await otherPrompts(page, all.length - 1))];
  expect(met.toSorted()).toEqual([...all].sort());
  await button(page, "Another prompt").click();
  await expect(page.getByText("You’ve seen them all, so we’re starting again.")).toBeVisible();
  await page.getByLabel("For", { exact: true }).selectOption("surrogacy");
  const noted = journaling.prompts.groups
    .flatMap(({ sets }) => sets)
    .filter(({ note }) => note !== undefined)
    .flatMap(({ prompts }) => prompts);
  for (const prompt of [await shownPrompt(page), ...(await otherPrompts(page, 13))])
    expect(noted).not.toContain(prompt);
  await page.getByLabel("About", { exact: true }).selectOption("birth-parentage-and-after");
  expect(noted).toContain(await shownPrompt(page));
  await page.getByLabel("For", { exact: true }).selectOption("loss");
  await expect(page.getByText("This part talks about: pregnancy loss, stillbirth.").first()).toBeVisible();
});

// That it is printed alone: journal.spec.ts.
test("prints a long entry from the first sheet on, below its prompt", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
    // Making a PDF is printing too, and more than one is made here; the test says itself when it is done.
    addEventListener("afterprint", (event) => event.isTrusted && event.stopImmediatePropagation());
  });
  await visit(page);
  const prompt = await shownPrompt(page);
  await button(page, "Write about this").click();
  await expect(page.getByText(`Your prompt: ${prompt}`)).toBeVisible();
  await begin(page);
  await write(page, `an answer on paper${"\nand one more line of it".repeat(90)}`);
  await page.emulateMedia({ media: "print" });
  // An ordinary print of the page leaves the journal out.
  await expect(page.getByText("an answer on paper").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await button(page, "Print this entry").click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".journal-paper");
  await expect(paper).toContainText(/NOT PROTECTED[\s\S]*an answer on paper/);
  await expect(paper).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  // A long entry begins on the first sheet, below its heading, and goes on over the next ones.
  expect(await isOnFirstSheet(page, paper.locator(".journal-words"))).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // What is sent: tests/pages/journaling.test.ts and public-without-scripts.test.ts.
  test("the page says that the journal needs scripts, and its prompts can be opened", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/The journal needs scripts/)).toBeVisible();
    await expect(button(page, "Another prompt")).toBeHidden();
    const [{ title, sets }] = journaling.prompts.groups;
    await page.getByRole("heading", { level: 3, name: title, exact: true }).click();
    await expect(page.getByText(sets[0].prompts[1], { exact: true })).toBeVisible();
  });
});

// Bringing a backup back and the search, with few entries: src/features/journal/rules.test.ts.
test("takes in a thousand entries, opens and searches them quickly", { tag: "@all" }, async ({ page }) => {
  const { lock, key } = await makeLock(passphrase);
  const many = Array.from({ length: 1_000 }, (_, order) => ({
    ...blankEntry(randomId(), [], "2026-11-21T21:04:00.000Z"),
    order,
    title: `Day ${order}`,
    text: `${"A quiet line about the day. ".repeat(60)} number${order}`,
  }));
  const buffer = Buffer.from(await makeBackup(lock, key, many));
  await visit(page);
  await page.getByText("Open a backup file instead").click();
  await page
    .getByLabel("Backup file", { exact: true })
    .setInputFiles({ name: "b.json", mimeType: "application/json", buffer });
  await page.getByLabel("Passphrase of that file").fill(passphrase);
  await button(page, /^Check and/).click();
  await expect(button(page, /Day 999/)).toBeVisible();
  await button(page, "Lock now").click();
  await unlock(page);
  await page.getByLabel("Search your words").fill("number417");
  await expect(button(page, /Day 417/)).toBeVisible();
  await expect(button(page, /Day 999/)).toBeHidden();
});
