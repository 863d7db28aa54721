import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { begin, button, sheet, unlock, visit, write } from "../support/journal.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** What the keyboard of a phone leaves of 390 × 844. */
const leftByKeyboard = { width: 390, height: 508 };

async function expectInSight(page: Page): Promise<void> {
  for (const control of [button(page, "Lock now"), button(page, "Leave quickly")])
    await expect(control.last()).toBeInViewport({ ratio: 1 });
}

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

test("on a phone the sheet fills the screen, with saved, lock and exit in sight, and what isn't saved is said there", async ({
  page,
}) => {
  await visit(page);
  await begin(page);
  await page.setViewportSize(leftByKeyboard);
  await sheet(page).pressSequentially("I did not sleep.");
  await expectInSight(page);
  await expect(page.getByText(/Saved on this device at/)).toBeInViewport({ ratio: 1 });

  await test.step("what does not fit is refused whole", async () => {
    await page.evaluate(() => {
      const text = new DataTransfer();
      text.setData("text/plain", "x".repeat(250_000));
      const paste = new ClipboardEvent("paste", { clipboardData: text, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
      document.body.dataset.refused = String(paste.defaultPrevented);
    });
    await expect(page.locator("body")).toHaveAttribute("data-refused", "true");
    await expect(page.getByText("that’s 50,016 characters too many")).toBeInViewport({ ratio: 1 });
    await expect(sheet(page)).toHaveValue("I did not sleep.");
  });

  await test.step("nothing behind it can be reached, and it stays as it is while one goes on writing", async () => {
    await sheet(page).fill("Line after line.\n".repeat(80));
    await page.keyboard.press("End");
    await expectInSight(page);
    if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("header, footer") ?? null)).toBeNull();
    }
  });

  await test.step("it is closed, locked and opened again", async () => {
    await button(page, "Close").click();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(button(page, "Close")).toBeHidden();
    if (!isWholeRun) return;
    await sheet(page).click();
    await button(page, "Lock now").last().click();
    await expect(page.getByRole("heading", { name: "Open your journal" })).toBeFocused();
    await unlock(page);
    await expectInSight(page);
  });

  await test.step("what could not be saved is said where one writes", async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await sheet(page).pressSequentially("One more.");
    await expect(page.getByText(/Not saved: this device is full/)).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Save a backup file")).toBeVisible();
    await expectInSight(page);
  });
});

test("a long sheet on a wide screen keeps in sight whether it is saved", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page);
  await begin(page);
  await write(page, "Line after line.\n".repeat(80));
  await page.keyboard.press("Control+Home");
  await expect(page.getByText(/Saved on this device at/)).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Close")).toHaveCount(0);
});
