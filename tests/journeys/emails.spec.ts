import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

test("an editor finds an email, rewords it, reads its plain text, tests it and publishes it", {
  tag: "@all",
}, async ({ page }) => {
  await signInAt(page, "/admin/emails", "editor");
  await isSound(page);
  const heading = page.getByRole("heading", { name: "A letter is waiting" });
  const row = page.getByRole("listitem").filter({ has: heading });
  await expect(row.getByText("Default")).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("mail:letter-letter");
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue("You have a letter");
  await subject.fill("A letter for you");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("A letter for you")).toBeVisible();
  await expect(frame.getByText(/988/)).toBeVisible();
  await page.getByText("Plain text", { exact: true }).click();
  const text = page.locator("[data-preview-text]");
  await expect(text).toContainText("https://example.org/page");
  await expect(text).toContainText("988");
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(
    page.getByText("The test is on its way to your email address.", { exact: true }),
  ).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
  await page.goto("/admin/emails");
  await expect(row.getByText("Edited")).toBeVisible();
});

test("an owner writes the first email of a welcome series, adds it, and turns the series on", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  quiet.allow(/status of 422/);
  await signInAt(page, "/admin/newsletters", "owner");
  const sender = { legalName: "Kinward Test Society", postalAddress: "12 Lake Road, Akron, OH 44301" };
  const entered = await page.request.post("/admin/settings", {
    data: { operation: "changeSender", ...sender, expected: "" },
    headers: { origin: site.url },
  });
  expect(entered.status()).toBe(200);
  await page.getByRole("link", { name: "Welcome series" }).click();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Add at least one email to the series first.")).toBeVisible();
  await page.getByRole("button", { name: "Add an email" }).click();
  await page.getByLabel("Subject").fill("A first hello");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("We're glad you're here.");
  await isSound(page);
  await page.getByRole("button", { name: "Save and go to the series" }).click();
  await page.getByLabel("Goes out: A first hello").selectOption("3 days after sign-up");
  await page.getByRole("button", { name: /^Add to the series/ }).click();
  await expect(page.getByText("In the series", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText(/^On since/)).toBeVisible();
  await expect(page.getByLabel("Goes out: A first hello")).toHaveValue("3");
  await isSound(page);
  await page.getByRole("link", { name: "A first hello" }).click();
  await expect(page.getByText(/It's in the welcome series and has gone to nobody yet/)).toBeVisible();
});

test("a viewer asks for the weekly summary in their profile", { tag: "@all" }, async ({ page }) => {
  await signInAt(page, "/admin/profile", "viewer");
  const choice = page.getByLabel("Email me a summary every week");
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page.getByText("You'll get the summary on Mondays.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
});
