import { expect, test, untilHydrated } from "../support/site.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { signIn, signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

test("the team finds a page by its title or its words among what it can edit", async ({ page }) => {
  await signInAt(page, "/admin/site");
  await isSoundAtRest(page);
  const search = page.getByRole("searchbox", { name: "Find a page or text" });
  await expect(page.getByRole("heading", { level: 2, name: "Journeys and loss" })).toBeVisible();
  await search.fill("loss");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Journeys and loss",
    "With these words inside",
  ]);
  await expect(page.getByRole("region", { name: "Journeys and loss" }).getByRole("listitem")).toHaveCount(1);
  await search.fill("944-4773");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["With these words inside"]);
  await expect(page.getByRole("link", { name: "Crisis lines" })).toBeVisible();
  await isSoundAtRest(page);
  await search.fill("wombats and weather");
  await expect(page.getByText("No page has “wombats and weather” in its title or text.")).toBeVisible();
  await isSoundAtRest(page);
  if (!isWholeRun) return;
  await search.fill("");
  await page.getByRole("link", { name: "Articles", exact: true }).click();
  await page.waitForURL("**/admin/site/articles");
});

test("on a phone, no field is squeezed by the groups around it", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "editor");
  for (const id of [
    "pregnancy-loss",
    ...(isWholeRun ? ["journey-adoption", "zenden-exercises", "founders"] : []),
  ]) {
    await page.goto(`/admin/site/${id}`);
    await untilHydrated(page);
    const fields = page.locator("#main").locator("textarea, input[type=text]");
    const widths = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths), id).toBeGreaterThanOrEqual(300);
    await isSoundAtRest(page);
  }
});
