import type { Locator, Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/site.ts";
import { actOnDocument, documentNow, saveFields } from "../support/site-document.ts";
import { isSound } from "../support/sound.ts";
import { signIn, signInAt } from "../support/team-sign-in.ts";
import { address, untilSaved } from "../support/worksheets.ts";

test.use({ data: "team" });

const document = "worksheets-everyone";
const sheetOn = (page: Page) => page.locator('[data-sheet="telling-work"]');

/** Answers as a visitor does the worksheet as it is shipped. */
async function answer(page: Page): Promise<void> {
  await page.goto(`${address}/telling-work`);
  const sheet = sheetOn(page);
  await sheet.getByLabel("A few days off").check();
  await sheet.getByLabel("Lighter work for a while").check();
  await sheet.getByLabel("A family matter").check();
  await sheet.getByLabel("Who I’ll tell, and who I won’t").fill("Only Sam");
}

/** The answers, once the page shows what the team has changed. */
async function areWhereTheyWere(page: Page): Promise<void> {
  const sheet: Locator = sheetOn(page);
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
}

test("a visitor's answers stay where they were when the team rewords, removes and adds what they answered", async ({
  page,
}) => {
  await signIn(page, "editor");
  await answer(page);
  await untilSaved(page);
  const now = JSON.stringify((await documentNow(page, document)).value);
  const first = /\{"id":"time-for-appointments[^}]*\},/;
  const last = /(?<="Only that somebody knows"\})/;
  for (const each of [first, last]) expect(now).toMatch(each);
  const changed = now
    .replace(first, "")
    .replace(last, ',{"id":"a-quiet-desk","text":"A quiet desk"}')
    .replace('"A few days off"', '"A week off"')
    .replace("Who I’ll tell, and who I won’t", "Who hears of it");
  await saveFields(page, document, JSON.parse(changed));
  await actOnDocument(page, document, "publishContent");
  await areWhereTheyWere(page);
  await actOnDocument(page, document, "restoreContent", { version: 0 });
});

test("an editor rewords, removes and adds what a visitor has answered, and a click in the preview opens the fold around its field", {
  tag: "@all",
}, async ({ page, browser }) => {
  await answer(page);

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
  await team.getByRole("button", { name: "Add a box" }).click();
  await team.getByLabel("Text", { exact: true }).last().fill("A quiet desk");
  await team.getByLabel("Question 2: one line").fill("Who hears of it");
  await isSound(team);
  await expect(team.getByText("All changes saved")).toBeVisible();
  await team.getByRole("button", { name: "Publish now" }).click();
  await expect(team.getByText("Published. The public pages show it now.")).toBeVisible();

  await areWhereTheyWere(page);

  // A click on a sentence of the preview opens the fold around its field.
  await team.reload();
  await untilHydrated(team);
  await preview.getByText("Makes me laugh").click();
  await expect(team.getByLabel("Question 3: one line")).toBeFocused();
  await actOnDocument(team, document, "restoreContent", { version: 0 });
  await team.context().close();
});
