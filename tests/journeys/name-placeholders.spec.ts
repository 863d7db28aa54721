import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { actOnDocument, documentNow, openUntouched } from "../support/site-document.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

const slug = "asking-for-help-the-first-time";
const article = `article-${slug}`;

async function stored(page: Page, id: string): Promise<Record<string, unknown>> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  return (await documentNow(page, id)).value;
}

/** A key, and a moment for the editor to notice that the cursor has moved. */
async function move(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 80)));
}

const chips = (text: Locator) => text.getByRole("img", { name: "Your organization’s name: Kinward" });

test("a text says the organization's name by a chip, which is stored as {name} and published as the name", {
  tag: "@all",
}, async ({ page }) => {
  await openUntouched(page, article);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toHaveAttribute("contenteditable", "true");
  const before = String((await stored(page, article)).text).trim();
  const endsWith = (ending: string) =>
    expect(async () => expect((await stored(page, article)).text).toBe(`${before}\n\n${ending}`)).toPass();
  await text.click();
  await move(page, "Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ask {name}");
  await expect(chips(text)).toHaveText("Kinward");
  await endsWith("Ask {name}");
  await isSoundAtRest(page);

  await test.step("deletes it as one, and undo brings it back", async () => {
    await move(page, "Backspace");
    await expect(chips(text)).toHaveCount(0);
    if (isWholeRun) await endsWith("Ask");
    await move(page, "Control+z");
    await expect(chips(text)).toHaveCount(1);
  });

  await test.step("copies it, and puts one in with its tool", async () => {
    await move(page, "Control+End");
    await move(page, "Shift+ArrowLeft");
    await move(page, "Control+c");
    await move(page, "Control+End");
    await page.keyboard.type(" or ");
    await move(page, "Control+v");
    await expect(chips(text)).toHaveCount(2);
    await page.keyboard.type(", ");
    await page.getByRole("button", { name: "Name: your organization’s name" }).click();
    await page.keyboard.type(" again.");
    await expect(chips(text)).toHaveCount(3);
    await endsWith("Ask {name} or {name}, {name} again.");
  });

  await test.step("is there after reopening, and on the page as the name", async () => {
    if (isWholeRun) await page.reload();
    await expect(chips(text)).toHaveCount(3);
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByText("Ask Kinward or Kinward, Kinward again.")).toBeVisible();
    if (!isWholeRun) return;
    await page.getByRole("button", { name: "Publish now" }).click();
    const published = async () => (await page.request.get(`/resources/knowledge-hub/${slug}`)).text();
    await expect.poll(published, { timeout: 60_000 }).toContain("Ask Kinward or Kinward, Kinward again.");
    await actOnDocument(page, article, "restoreContent", { version: 0 });
  });
});

test("a field of one line shows below what its text says, and takes the name where the cursor is", async ({
  page,
}) => {
  await openUntouched(page, "offline");
  const heading = page.getByLabel("Heading", { exact: true }).first();
  const insert = page.getByRole("button", { name: "Insert name of your organization in “Heading”" }).first();
  await expect(insert).toBeHidden();
  await heading.fill("Welcome to !");
  await move(page, "ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(insert).toBeFocused();
  await isSoundAtRest(page);
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await expect(heading).toHaveValue("Welcome to {name}!");
  await expect(heading).toHaveAccessibleDescription(/Shows as: Welcome to Kinward!$/);
  await isSoundAtRest(page);
  await move(page, "Control+z");
  await expect(heading).toHaveValue("Welcome to !");
  await expect(page.getByText("Welcome to Kinward!")).toBeHidden();
});
