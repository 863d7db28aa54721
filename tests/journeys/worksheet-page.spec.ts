import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { address, untilSaved } from "../support/worksheets.ts";

test.use({ reducedMotion: "reduce" });

test("a worksheet keeps its answers from page to page, however long the device takes to encrypt them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const slow = Promise.withResolvers<void>();
    Object.assign(window, { encryptNow: slow.resolve });
    crypto.subtle.encrypt = async (...given) => {
      await slow.promise;
      return encrypt(...given);
    };
  });
  const encryptNow = () => page.evaluate(() => Reflect.get(window, "encryptNow")());
  const own = page.locator('[data-sheet="support-map"]');
  const laugh = own.getByLabel("Makes me laugh");

  await test.step("the list leads to it, and back to it after leaving in the middle", async () => {
    const main = page.getByRole("main");
    await page.goto(address);
    await untilHydrated(page);
    for (const text of [undefined, "Jo"]) {
      await main.getByRole("link", { name: "Support map" }).click();
      await expect(page).toHaveURL(`${address}/support-map`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Support map");
      await expect(page).toHaveTitle("Support map - Free Worksheet - Kinward");
      if (text !== undefined) break;
      await laugh.fill("Jo");
      await main.getByRole("link", { name: "All worksheets" }).click();
      await expect(page).toHaveURL(address);
    }
    // Nothing of it was encrypted before.
    await encryptNow();
    await expect(laugh).toHaveValue("Jo");
  });

  await test.step("leads to others, which keep their own answers", async () => {
    if (!isWholeRun) return;
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Holiday and baby-shower plan/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Holiday and baby-shower plan");
    await expect(own).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print this worksheet" })).toBeVisible();
    await page.goBack();
    await expect(laugh).toHaveValue("Jo");
  });

  await test.step("what is written there is there after a reload, and the list says so", async () => {
    await laugh.fill("Jo and Lu");
    await untilSaved(page);
    await page.reload();
    await encryptNow();
    await expect(laugh).toHaveValue("Jo and Lu");
    if (!isWholeRun) return;
    await page.getByRole("main").getByRole("link", { name: "All worksheets" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText("You’ve started this one")).toHaveCount(1);
    await page.getByRole("main").getByRole("link", { name: "Support map" }).click();
    await expect(laugh).toHaveValue("Jo and Lu");
  });

  await test.step("is cleared on its own page", async () => {
    await own.getByRole("button", { name: "Clear this worksheet" }).click();
    await own.getByRole("button", { name: "Clear it" }).click();
    await expect(laugh).toHaveValue("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("on paper it is the sheet alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "More worksheets" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
});

test("the decision matrix takes the reader's names for the options, one option a tab on phones", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/decision-matrix`);
  const sheet = page.locator('[data-sheet="decision-matrix"]');
  const tabs = sheet.getByRole("group", { name: "What each option asks of us" }).getByRole("button");
  await expect(tabs).toHaveText(["Option 1", "Option 2", "Option 3"]);
  const fields = sheet.locator("[data-table] textarea:visible");
  await expect(fields).toHaveCount(7);
  await tabs.nth(1).click();
  await fields.first().fill("Adoption");
  await expect(tabs).toHaveText(["Option 1", "Adoption", "Option 3"]);
  await fields.nth(1).fill("A child who needs a home");
  await expect(sheet.getByRole("group", { name: "What draws us to it" })).toContainText("Adoption");
  if (isWholeRun) await isSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await untilSaved(page);
  await page.reload();
  await expect(tabs.nth(1)).toHaveText("Adoption");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tabs.first()).toBeHidden();
  await expect(fields).toHaveCount(21);
  await expect(sheet.locator(".sheet-heads")).toContainText("Adoption");
});

test("is sound with answers, and with the question before it is cleared", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto(`${address}/cost-planner`);
  const sheet = page.locator('[data-sheet="cost-planner"]');
  await sheet.getByLabel("US dollars").check();
  await sheet.getByLabel("Grants from charities").check();
  await sheet.getByRole("textbox").first().fill("Jo");
  await sheet.getByRole("textbox").last().fill("Jo");
  await sheet.getByRole("button", { name: "Clear this worksheet" }).click();
  await expect(sheet.getByRole("button", { name: "Keep it" })).toBeFocused();
  await isSound(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // What is sent: tests/pages/worksheets.test.ts and public-without-scripts.test.ts.
  test("a worksheet's own page can be read", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${address}/after-a-loss-checklist`);
    await expect(page.getByText("JavaScript is off in this browser.")).toBeVisible();
    await expect(page.getByText("The person I can call at night")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Blank PDF \(/ })).toBeVisible();
  });
});
