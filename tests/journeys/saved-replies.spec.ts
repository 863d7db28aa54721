import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

test("an editor changes a saved reply, adds one, deletes it and takes that back", { tag: "@all" }, async ({
  page,
}) => {
  await signInAt(page, "/admin");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("change text");
  await page.getByRole("combobox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved replies");
  const messages = page.getByRole("region", { name: "For messages" });
  await messages.getByRole("button", { name: "About the groups" }).press("Enter");
  await isSound(page);
  await messages.getByLabel("Name").fill("About our groups");
  await messages.getByLabel("Text").press("ControlOrMeta+End");
  await page.keyboard.type("!");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(messages.getByRole("button", { name: "About our groups" })).toBeVisible();

  await messages.getByRole("button", { name: "Add a reply" }).last().press("Enter");
  await expect(messages.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Out of office");
  await messages.getByLabel("Text").fill("Hello,\n\nWe're closed this week.");
  await messages.getByRole("button", { name: "Save", exact: true }).click();
  const added = messages.getByRole("button", { name: "Out of office" });
  await added.click();
  await messages.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(added).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(added).toBeVisible();
  await page.reload();
  await expect(added).toBeVisible();
});
