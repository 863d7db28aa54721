import type { Page } from "@playwright/test";
import { everythingKept } from "../support/journal.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";
import { openSheet, untilSaved } from "../support/worksheets.ts";

test.use({ reducedMotion: "reduce" });

const names = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const inOldForm = (answers: Readonly<Record<string, string>>) => JSON.stringify({ version: 1, answers });

test("what is written on a worksheet can't be found in anything the browser keeps, and is there again", async ({
  page,
  context,
}) => {
  const map = await openSheet(page, "support-map");
  await map.getByLabel("Makes me laugh").fill("Grandmother Ottilie");
  await untilSaved(page);
  expect(wordsIn((await everythingKept(page)).text, ["Grandmother Ottilie"])).toEqual([]);

  await test.step("nearly all of it even when the tab is closed in the middle of a word", async () => {
    const sentence = "She listens and then she makes tea for us both";
    await map.getByLabel("Listens without fixing").fill(sentence.slice(0, -12));
    await map.getByLabel("Listens without fixing").press("End");
    await page.keyboard.type(sentence.slice(-12), { delay: 40 });
    await page.close();
    const later = await context.newPage();
    const again = await openSheet(later, "support-map");
    await expect(again.getByLabel("Makes me laugh")).toHaveValue("Grandmother Ottilie");
    const there = await again.getByLabel("Listens without fixing").inputValue();
    expect(sentence.startsWith(there)).toBe(true);
    // Six letters are a quarter of a second of typing.
    expect(sentence.length - there.length).toBeLessThanOrEqual(6);
    await later.close();
  });
});

test("worksheets that an earlier version kept as plain text are read, encrypted, and lost in no case", async ({
  page,
  context,
}) => {
  await page.goto("/accessibility", { waitUntil: "commit" });
  const keepOld = (sheet: string, answers: Readonly<Record<string, string>>) =>
    page.evaluate(
      ([name, text]) => localStorage.setItem(name ?? "", text ?? ""),
      [`worksheet:${sheet}`, inOldForm(answers)],
    );
  await keepOld("support-map", { laugh: "Aunt Ottilie", listens: "Ana next door" });
  await keepOld("grounding-card", { anything: "Aunt Ottilie" });

  await test.step("they stay and are shown where the browser can't encrypt, and the page says what that means", async () => {
    // That they stay: encrypted-texts.test.ts. What the page says: worksheets.spec.ts.
    if (!isWholeRun) return;
    const blocked = await context.newPage();
    await blocked.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    const map = await openSheet(blocked, "support-map");
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Aunt Ottilie");
    await map.getByLabel("Listens without fixing").fill("Ana next door and Kim");
    await expect(map.getByRole("status")).toHaveText(
      /^This browser can’t keep what you write on this device\./,
    );
    await expect(map.getByLabel("Listens without fixing")).toHaveValue("Ana next door and Kim");
    const kept = await blocked.evaluate(() => JSON.stringify(localStorage));
    const words = ["Aunt Ottilie", "next door and Kim"];
    expect(wordsIn(kept, words)).toEqual(["Aunt Ottilie"]);
    await blocked.close();
  });

  await test.step("they are encrypted on the next visit, those of other worksheets too", async () => {
    const map = await openSheet(page, "support-map");
    await expect.poll(() => names(page)).toEqual(["sheet:grounding-card", "sheet:support-map"]);
    expect(wordsIn((await everythingKept(page)).text, ["Aunt Ottilie", "Ana next door"])).toEqual([]);
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Aunt Ottilie");
  });

  const map = page.locator('[data-sheet="support-map"]');
  await test.step("a tab that still runs the earlier version adds to them", async () => {
    // In each run: worksheets.spec.ts.
    if (!isWholeRun) return;
    const old = await context.newPage();
    await old.goto("/accessibility");
    await old.evaluate(
      ([text]) => localStorage.setItem("worksheet:support-map", text ?? ""),
      [inOldForm({ laugh: "Jo", money: "Kim" })],
    );
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Aunt Ottilie\nJo");
    await expect(map.getByLabel("Listens without fixing")).toHaveValue("Ana next door");
    await expect.poll(() => names(page)).toEqual(["sheet:grounding-card", "sheet:support-map"]);
    await old.close();
  });

  await test.step("an answer whose key is gone is named, and can be begun again", async () => {
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          indexedDB.deleteDatabase("device-keys").onsuccess = () => done();
        }),
    );
    await openSheet(page, "support-map");
    await expect(map.getByRole("status")).toHaveText(
      /^You wrote here before, but this browser has lost the key/,
    );
    await map.getByLabel("Makes me laugh").fill("Again");
    await untilSaved(page);
    if (!isWholeRun) return;
    await page.reload();
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Again");
  });
});

// One answer in both tabs: worksheets.spec.ts. That no write replaces a later one:
// src/platform/device-encryption/encrypted-texts.test.ts.
test("two tabs at once lose nothing of either", { tag: "@all" }, async ({ page, context }) => {
  const map = await openSheet(page, "support-map");
  const other = await context.newPage();
  const theirs = await openSheet(other, "support-map");
  await Promise.all([
    map.getByLabel("Listens without fixing").pressSequentially(" and Kim"),
    theirs.getByLabel("Makes me laugh").pressSequentially(" and Lu"),
  ]);
  await expect(map.getByLabel("Makes me laugh")).toHaveValue(/ and Lu$/);
  await expect(theirs.getByLabel("Listens without fixing")).toHaveValue(/ and Kim$/);
  await untilSaved(page);
  await untilSaved(other);
  await other.close();
  await page.reload();
  await expect(map.getByLabel("Listens without fixing")).toHaveValue(/ and Kim$/);
  await expect(map.getByLabel("Makes me laugh")).toHaveValue(/ and Lu$/);
});
