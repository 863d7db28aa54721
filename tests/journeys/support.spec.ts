import { expect, test } from "../support/site.ts";

// What these pages say, and the subjects in the address without script: tests/pages/support.test.ts and contact.test.ts.
test("asks for a mentor on the page, and says what is missing first", async ({ page, quiet }) => {
  quiet.allow(/422/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/support/peer-mentoring");
  await page.getByRole("main").getByRole("link", { name: "Ask for a mentor" }).first().click();
  await page.getByLabel("Email address").fill("sasha@example.org");
  await page.getByLabel("Your path").selectOption("infertility");
  await page.getByLabel("Languages you write in").selectOption("en");
  await page.getByLabel("Your time zone").selectOption("America/Chicago");
  await page.getByLabel("What would help?").fill("Somebody who waited too.");
  await page.getByRole("button", { name: "Ask for a mentor" }).click();
  await expect(page.getByText("Please agree, so that we can look for a mentor").first()).toBeVisible();
  await page.getByLabel(/^Yes, you can keep/).check();
  await page.getByRole("button", { name: "Ask for a mentor" }).click();
  await expect(page.getByText("Please check your inbox")).toBeFocused();
});

test("chooses the subject that the address asks for, and leaves the form without one once sent", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact?subject=peer-mentoring");
  await expect(page.getByLabel("Subject")).toHaveValue("peer-mentoring");
  await page.getByLabel("Full name").fill("Sasha Reader");
  await page.getByLabel("Email address").fill("sasha@example.org");
  await page.getByLabel("Message", { exact: true }).fill("I would like to talk with someone.");
  const answered = page.waitForResponse("**/api/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Subject")).toHaveValue("");
  expect((await answered).status()).toBe(201);
  expect((await answered).request().postDataJSON()).toMatchObject({ subject: "peer-mentoring" });
});

test("keeps another subject the reader has chosen before the script came", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact?subject=peer-mentoring", { waitUntil: "commit" });
  await expect(page.getByLabel("Subject")).toHaveValue("peer-mentoring");
  await page.getByLabel("Subject").selectOption("technical");
  release();
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
  await expect(page.getByLabel("Subject")).toHaveValue("technical");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("experts and therapists are kept apart in a table on wide screens, in cards on phones", async ({
    page,
  }) => {
    await page.goto("/support/expert-mentoring");
    const table = page.getByRole("table", {
      name: "A peer mentor, an expert mentor and a therapist compared",
    });
    await expect(table.getByRole("columnheader")).toHaveText(["Peer mentor", "Expert mentor", "Therapist"]);
    await expect(table.getByRole("rowheader")).toHaveCount(5);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(table).toBeHidden();
    await expect(page.getByRole("heading", { level: 3, name: "Therapist" })).toBeVisible();
  });
});
