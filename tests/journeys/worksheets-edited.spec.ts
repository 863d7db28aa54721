import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { address } from "../support/worksheets.ts";

test.use({ alone: "team", reducedMotion: "reduce" });

test("a visitor's answers stay where they were when an editor rewords, removes and adds what they answered", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(`${address}/telling-work`);
  const sheet = page.locator('[data-sheet="telling-work"]');
  await sheet.getByLabel("A few days off").check();
  await sheet.getByLabel("Lighter work for a while").check();
  await sheet.getByLabel("A family matter").check();
  await sheet.getByLabel("Who I’ll tell, and who I won’t").fill("Only Sam");

  // The editor works on another device.
  const team = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signInAt(team, "/admin/site/worksheets-everyone");
  await isSound(team);
  const fold = team.getByRole("button", { name: "Telling work" });
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await fold.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  const preview = team.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Telling work");
  await team.getByRole("button", { name: "1: What I need" }).press("Enter");
  await team.getByLabel("Text", { exact: true }).nth(1).fill("A week off");
  await team.getByRole("button", { name: "Remove: 1", exact: true }).click();
  await team.getByRole("button", { name: "Add: box" }).click();
  await team.getByLabel("Text", { exact: true }).last().fill("A quiet desk");
  await team.getByLabel("Question 2: one line").fill("Who hears of it");
  await isSound(team);
  await expect(team.getByText("All changes saved")).toBeVisible();
  await team.getByRole("button", { name: "Publish now" }).click();
  await expect(team.getByText("Published. The public pages show it now.")).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(sheet.getByLabel("A week off")).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expect(sheet.getByLabel("Lighter work for a while")).toBeChecked();
  await expect(sheet.getByLabel("A family matter")).toBeChecked();
  await expect(sheet.getByLabel("Who hears of it")).toHaveValue("Only Sam");
  await expect(sheet.getByLabel("Time for appointments")).toHaveCount(0);
  await expect(sheet.getByLabel("A quiet desk")).not.toBeChecked();
  await expect(sheet.getByRole("checkbox", { checked: true })).toHaveCount(2);

  // A click on a sentence of the preview opens the fold around its field.
  await team.reload();
  await untilHydrated(team);
  await preview.getByText("Makes me laugh").click();
  await expect(team.getByLabel("Question 3: one line")).toBeFocused();
});
