import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "readers" });

/** Filters the list by one choice. */
async function filterBy(page: Page, menu: string, label: RegExp): Promise<void> {
  const choice = page.getByRole("combobox", { name: menu });
  if (!(await choice.isVisible())) await page.keyboard.press("f");
  await choice.selectOption(await choice.getByRole("option", { name: label }).getAttribute("value"));
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.waitForURL(/\?/);
}

test("an owner adds people by keyboard, tags them, and writes to the segment they belong to", {
  tag: "@all",
}, async ({ page, quiet }) => {
  // What the server refuses is also in the console.
  quiet.allow(/status of (409|422)/);
  await signInAt(page, "/admin/subscribers", "owner");
  // Somebody on paper is subscribed; somebody on the phone is asked first, and the form says so before.
  await expect(page.getByRole("link", { name: "Add subscriber" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a subscriber");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email address")).toBeFocused();
  await page.keyboard.type("robin@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Robin Reed");
  await page.getByLabel("How do you know they agreed?").selectOption("In person or by phone");
  await expect(page.getByText(/They'll get one email asking them to confirm/)).toBeVisible();
  await page.getByLabel("How do you know they agreed?").selectOption("Signed paper list or form");
  await expect(page.getByText(/They'll be subscribed right away/)).toBeVisible();
  await page.getByRole("button", { name: "Add subscriber" }).click();
  await expect(page.getByText("Please say where and when they agreed")).toBeVisible();
  await expect(page.getByLabel("Where and when did they agree?")).toBeFocused();
  await page.keyboard.type("Sign-up sheet at the open house");
  await page.getByLabel(/^Tags/).fill("Donor circle, Open house");
  await isSound(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("robin@example.org");
  await expect(page.getByText("They're subscribed.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add another" }).click();
  await page.getByLabel("Email address").fill("robin@example.org");
  await page.getByLabel("How do you know they agreed?").selectOption("Signed paper list or form");
  await page.getByLabel("Where and when did they agree?").fill("Again");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This address is already subscribed.")).toBeVisible();

  // A tag is changed, and the change taken back.
  await page.goto("/admin/subscribers");
  await page.keyboard.press("/");
  await page.keyboard.type("robin r");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 match")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await isSound(page);
  await page.getByRole("link", { name: "robin@example.org" }).click();
  await page.getByLabel(/^Tags/).fill("Donor circle");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Changed back.", { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Tags/)).toHaveValue("Donor circle, Open house");
  await isSound(page);

  // Everyone with a tag becomes a segment, by name, and gets a newsletter of their own.
  await page.goto("/admin/subscribers");
  await filterBy(page, "Tag", /^Donor circle/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Save as segment" }).click();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a name of up to 50 characters")).toBeVisible();
  await page.keyboard.type("Donors");
  await isSound(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(/segment=/);
  await expect(page.getByText("1 person in all, 1 of them subscribed")).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: "Write to this segment" }).click();
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByRole("combobox", { name: "To", exact: true }).locator("option:checked")).toHaveText(
    "Donors",
  );
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Delete segment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete segment" }).click();
  await expect(page.getByText("The segment has been deleted.", { exact: true })).toBeVisible();
});
