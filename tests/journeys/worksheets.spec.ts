import { looks } from "../support/looks.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { address, openSheet, untilSaved } from "../support/worksheets.ts";

test.use({ reducedMotion: "reduce" });

test("is written in, kept, shared between tabs and cleared, one sheet or all, also by keyboard", async ({
  page,
  context,
}) => {
  const requests = requestsFrom(page);
  const plan = await openSheet(page, "two-week-wait-plan");
  const calendar = page.locator('[data-sheet="treatment-calendar"]');
  const map = page.locator('[data-sheet="support-map"]');
  const fifth = calendar.getByRole("group", { name: "Row 5" });
  const written = page.getByText("You’ve started this one");
  const clearAll = page.getByRole("button", { name: "Clear all worksheets" });

  await test.step("sends nothing of what is written", async () => {
    requests.length = 0;
    await plan.getByLabel("The clinic’s test day").fill("2026-12-04");
    await plan.getByLabel("How and when the result comes").fill("They call mañana.");
    await plan.getByLabel("On one day we have chosen").check();
    await plan.getByRole("group", { name: "Row 2" }).getByLabel("What").fill("A walk to the lake");
    await plan.getByLabel("Sentences I want to read again").fill("First line\nSecond line");
    await expect(plan.getByRole("button", { name: "Clear this worksheet" })).toBeVisible();
    expect(requests).toEqual([]);
    await untilSaved(page);
    expect(requests).toEqual([]);
  });

  await test.step("takes more rows than the table begins with", async () => {
    await openSheet(page, "treatment-calendar");
    requests.length = 0;
    await expect(calendar.getByRole("group", { name: /^Row/ })).toHaveCount(4);
    await calendar.getByRole("button", { name: "Add a row" }).click();
    await expect(fifth.getByLabel("Date")).toBeFocused();
    await page.keyboard.type("Day 9");
    await expect(calendar.getByRole("group", { name: "Row 4" }).getByLabel("Date")).toHaveValue("");
    await untilSaved(page);
    expect(requests).toEqual([]);
  });

  await test.step("keeps what is written through a reload, in one place for each sheet", async () => {
    await untilSaved(page);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "theme"));
    expect(kept.toSorted()).toEqual(["sheet:treatment-calendar", "sheet:two-week-wait-plan"]);
    expect(await context.cookies()).toEqual([]);
    // That it's there again: worksheets-encrypted.spec.ts and worksheet-page.spec.ts.
    if (!isWholeRun) return;
    await page.reload();
    await expect(fifth.getByLabel("Date")).toHaveValue("Day 9");
    await openSheet(page, "two-week-wait-plan");
    await expect(plan.getByLabel("The clinic’s test day")).toHaveValue("2026-12-04");
    await expect(plan.getByLabel("How and when the result comes")).toHaveValue("They call mañana.");
    await expect(plan.getByLabel("On one day we have chosen")).toBeChecked();
    await expect(plan.getByLabel("Not before the clinic’s test")).not.toBeChecked();
    await expect(plan.getByRole("group", { name: "Row 2" }).getByLabel("What")).toHaveValue(
      "A walk to the lake",
    );
    await expect(plan.getByLabel("Sentences I want to read again")).toHaveValue("First line\nSecond line");
  });

  const clear = map.getByRole("button", { name: "Clear this worksheet" });
  await openSheet(page, "support-map");
  await expect(clear).toBeHidden();

  await test.step("shows in one tab what is written in another", async () => {
    const other = await context.newPage();
    const second = await openSheet(other, "support-map");
    await second.getByLabel("Makes me laugh").fill("Jo");
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Jo");
    await map.getByLabel("Listens without fixing").fill("Ana");
    await expect(second.getByLabel("Listens without fixing")).toHaveValue("Ana");
    await expect(second.getByLabel("Makes me laugh")).toHaveValue("Jo");
    // The cursor stands in one field in both: what comes from the other tab is shown there too.
    await second.getByLabel("Listens without fixing").focus();
    await map.getByLabel("Listens without fixing").fill("Ana and Kim");
    await expect(second.getByLabel("Listens without fixing")).toHaveValue("Ana and Kim");
    await other.close();
  });

  await test.step("keeps both when one answer was changed in two tabs before they heard of each other", async () => {
    // The other one still runs an earlier version, which keeps plain text under another name.
    await page.evaluate(() =>
      localStorage.setItem("worksheet:support-map", '{"version":1,"answers":{"listens":"My aunt"}}'),
    );
    await map.getByLabel("Listens without fixing").press("End");
    // The first letter brings both together, and the next ones go on where it stands.
    await page.keyboard.type(",");
    const both = "Ana and Kim\nMy aunt\nAna and Kim,";
    await expect(map.getByLabel("Listens without fixing")).toHaveValue(both);
    await expect(map.getByText("You changed this answer in another tab too.")).toBeVisible();
    await page.keyboard.type(" Lu!");
    await expect(map.getByLabel("Listens without fixing")).toHaveValue(`${both} Lu!`);
  });

  await test.step("clears one worksheet after one quiet question", async () => {
    await clear.click();
    await expect(map.getByRole("button", { name: "Keep it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(clear).toBeFocused();
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("Jo");
    await clear.click();
    await map.getByRole("button", { name: "Clear it" }).click();
    await expect(map.getByText("This worksheet is empty again.")).toBeVisible();
    await expect(map.getByLabel("Makes me laugh")).toHaveValue("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.toSorted()).toEqual(["sheet:treatment-calendar", "sheet:two-week-wait-plan"]);
  });

  await test.step("the list says which were started, and clears all at once after one quiet question", async () => {
    await page.goto(address);
    await untilHydrated(page);
    await expect(written).toHaveCount(2);
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Treatment calendar" }) }),
    ).toContainText("You’ve started this one");
    // All of them by one press in each run: on-this-device.spec.ts.
    if (!isWholeRun) return;
    await clearAll.click();
    await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(clearAll).toBeFocused();
    await clearAll.click();
    await page.getByRole("button", { name: "Clear all", exact: true }).click();
    await expect(page.getByText("All worksheets are empty again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "What you write stays with you" })).toBeFocused();
    await expect(written).toHaveCount(0);
    await expect(clearAll).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await openSheet(page, "two-week-wait-plan");
    await expect(plan.getByLabel("How and when the result comes")).toHaveValue("");
  });

  await test.step("everything can be done with the keyboard", async () => {
    await page.goto(address);
    await page.getByRole("link", { name: "What helps, what hurts" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What helps, what hurts");
    await expect(page.locator(".sheets[data-live]")).toBeVisible();
    await page.getByRole("link", { name: "Who can read it, and how to clear it" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-gentle-show]:focus")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByLabel("I’m sorry. I’m here.")).toBeChecked();
  });
});

test("loses nothing typed before the script came, and says so when the browser keeps nothing", async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("worksheet:support-map", '{"version":1,"answers":{"listens":"Ana","laugh":"Jo"}}'),
  );
  await test.step("adds what was typed before the script came to what was kept", async () => {
    // The scripts arrive only when they are let through.
    const gate = Promise.withResolvers<void>();
    await context.route("**/assets/*.js", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`${address}/support-map`, { waitUntil: "commit" });
    await page.getByLabel("Listens without fixing").fill("Sam");
    gate.resolve();
    await expect(page.getByLabel("Makes me laugh")).toHaveValue("Jo");
    await expect(page.getByLabel("Listens without fixing")).toHaveValue("Ana\nSam");
  });
  await test.step("says so when the browser keeps nothing, where one writes, and asks on closing", async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const map = page.locator('[data-sheet="support-map"]');
    await map.getByLabel("Makes me laugh").fill("Jo and Lu");
    await expect(map.getByRole("status")).toHaveText(
      "This browser can’t keep what you write on this device. It stays until you leave the page, so print it first.",
    );
    await map.getByLabel("Listens without fixing").focus();
    await expect(map.getByRole("status")).toBeInViewport({ ratio: 1 });
    await map.getByLabel("Makes me laugh").click();
    const asking = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asking;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
  });
});

test("fits a phone and a wide screen", { tag: "@all" }, async ({ page }) => {
  await openSheet(page, "cost-planner");
  for (const [width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(over), `at ${width}`).toBeLessThanOrEqual(0);
  }
});
