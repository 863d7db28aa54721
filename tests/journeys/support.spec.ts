import { expect, test } from "../support/site.ts";

// What these pages say: tests/pages/support.test.ts and public-without-scripts.test.ts. What is kept of a request, and the
// form sent without script: src/features/mentors/mentoring.api.test.ts.
test("asks for a mentor on the page, and says what is missing first", { tag: "@all" }, async ({
  page,
  quiet,
}) => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("experts and therapists are kept apart in a table on wide screens, in cards on phones", {
    tag: "@all",
  }, async ({ page }) => {
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
