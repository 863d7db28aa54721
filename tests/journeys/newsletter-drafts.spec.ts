import { drawing } from "../support/pictures.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt, submitSignIn } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

test("an owner starts from a template, puts in a name and a picture, and goes back to an earlier version", {
  tag: "@all",
}, async ({ page, browser }) => {
  await signInAt(page, "/admin/newsletters", "owner");
  await page.getByLabel("Start from").selectOption("The monthly newsletter");
  await page.getByRole("button", { name: "New newsletter" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("One story, one tool and one date");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toContainText("{fill in: your names}");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/Please write what belongs here: .*\{fill in: your names\}/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();

  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Dear ");
  await page.getByRole("button", { name: "Name: Reader's first name" }).click();
  await page.keyboard.type(", a lamp for you.");
  await expect(text.getByRole("img", { name: "The reader’s first name, or “there”" })).toBeVisible();
  await expect(text).toHaveText("Dear First name, or “there”, a lamp for you.");
  await page.getByRole("button", { name: "Add a picture" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "lamp.jpg",
    mimeType: "image/jpeg",
    buffer: await drawing(800, 500).jpeg().toBuffer(),
  });
  await dialog.getByLabel("Description (alt text)").fill("A lamp on a table");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(text.getByRole("img", { name: "A lamp on a table" })).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  const shown = page.frameLocator("iframe").getByRole("img", { name: "A lamp on a table" });
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);

  await isSound(page);
  await page.getByRole("button", { name: "Close preview" }).click();

  // Somebody else changes it, and the owner goes back to what they wrote.
  await expect(page.getByText("All changes are saved.", { exact: true })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await submitSignIn(other, "editor");
  await other.getByLabel("Subject").fill("Two stories");
  const saved = other.waitForResponse((response) => response.request().method() === "PATCH");
  await other.keyboard.press("Control+s");
  expect((await saved).status()).toBe(200);
  await context.close();
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("Two stories");
  await page.getByText("Versions (2)").click();
  await expect(page.getByText("As it is now")).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: /^Restore ?: One story/ }).click();
  await expect(page.getByText("Restored.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("One story, one tool and one date");
  await expect(page.getByText("Versions (3)")).toBeVisible();
});
