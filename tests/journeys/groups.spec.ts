import { readFileSync } from "node:fs";
import { all, byDay, byKind, byPath, count, open, path, row, rows, unfold } from "../support/groups.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { isWholeRun } from "../support/whole-run.ts";

test("shows every group, takes one to the calendar, and narrows them down with nothing sent", async ({
  page,
}) => {
  if (isWholeRun) await page.goto("/support/peer-support-community");
  await open(page);

  await test.step("narrows the groups down at once, with nothing sent, in the same history entry", async () => {
    await expect(count(page)).toHaveText(`Showing ${all} of ${all} groups`);
    const entries = await page.evaluate(() => history.length);
    const requests = requestsFrom(page);
    await byPath(page).selectOption("adoption");
    await expect(row(page, "Infertility circle")).toHaveCount(0);
    await expect(row(page, "Adoption circle")).toBeVisible();
    await expect(page).toHaveURL(/\/support\/groups\?path=adoption$/);
    await byKind(page).focus();
    await byKind(page).selectOption("by-path");
    await expect(rows(page)).toHaveCount(1);
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
    await expect(byKind(page)).toBeFocused();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step("is worked by the keyboard and keeps its focus and its place", async () => {
    await byPath(page).selectOption("");
    await byKind(page).selectOption("");
    await byDay(page).selectOption("tuesday");
    await expect(row(page, "Infertility circle")).toBeVisible();
    await expect(row(page, "Adoption circle")).toHaveCount(0);
    await byDay(page).selectOption("");
    await byKind(page).focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press("l");
    await expect(byKind(page)).toHaveValue("living-without-children");
    await expect(rows(page)).toHaveCount(1);
    await expect(byKind(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  await test.step("hands out calendar files for one group and for those shown", async () => {
    await byKind(page).selectOption("by-path");
    if (isWholeRun) {
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name: "Calendar file for all groups shown" }).click();
      const text = readFileSync((await (await saved).path()) ?? "", "utf8");
      // Each date is an entry, named after its day and its group.
      expect(new Set(text.match(/(?<=^UID:\d{4}-\d\d-\d\d\.)[\w-]+/gm)).size).toBe(5);
    }
    const one = page.waitForEvent("download");
    await unfold(page, "Adoption circle");
    await page.getByText("Calendar file for Adoption circle").click();
    const row = page.getByRole("article", { name: "Adoption circle" });
    await expect(row.getByLabel("Title in your calendar")).toHaveValue("Kinward group");
    await row.getByLabel("Title in your calendar").fill("Last Thursday");
    await row.getByRole("button", { name: "Download for Adoption circle" }).click();
    expect((await one).suggestedFilename()).toBe("last-thursday.ics");
    expect(readFileSync((await (await one).path()) ?? "", "utf8")).toContain("SUMMARY:Last Thursday\r\n");
    if (!isWholeRun) return;
    await page.goBack();
    await expect(page).toHaveURL(/peer-support-community$/);
  });
});

test("comes whole from another page, says when no group fits, and leads out to sign up", async ({ page }) => {
  // Of today's groups some fit every pair of choices; here those for every path are for none.
  await page.route("**/support/groups.data*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"every"', '"none"') });
  });
  await test.step("comes whole when the reader arrives from another page of the site", async () => {
    await page.goto("/support/peer-mentoring");
    await page.getByRole("main").getByRole("link", { name: "Look at groups instead" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(rows(page)).toHaveCount(all);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("says when no group fits, and shows all again with the focus where the choice is", async () => {
    await byPath(page).selectOption("adoption");
    await byKind(page).selectOption("open-circle");
    await expect(count(page)).toHaveText(`Showing 0 of ${all} groups`);
    await expect(page.getByText("No group matches your choices.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Calendar file for all groups shown" })).toHaveCount(0);
    await page.getByRole("link", { name: "Show all groups" }).click();
    await expect(count(page)).toHaveText(`Showing ${all} of ${all} groups`);
    await expect(byPath(page)).toBeFocused();
    await expect(byPath(page)).toHaveValue("");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step("leads out to sign up, and to the contact form where a person answers", async () => {
    if (!isWholeRun) return;
    await unfold(page, "Men’s circle");
    const members = row(page, "Men’s circle").getByRole("link", {
      name: /^Sign up in the members’ area for Men’s circle/,
    });
    await expect(members).toHaveAttribute("target", "_blank");
    await expect(members).toHaveAttribute("rel", "noopener");
    await expect(members).toHaveAccessibleName(/opens in a new tab/);
    await unfold(page, "After a loss");
    await row(page, "After a loss")
      .getByRole("link", { name: /^Write to us to join/ })
      .click();
    await expect(page).toHaveURL(/\/contact\?subject=general$/);
    await expect(page.getByLabel("Subject")).toHaveValue("general");
  });
});

test("takes a choice made early or in the address, and is sound with one", async ({ page }) => {
  // On another page every run does this: first-touch.spec.ts.
  await test.step("counts a choice made before the script came", async () => {
    if (!isWholeRun) return;
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await byKind(page).selectOption("loved-ones");
    release();
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
    await expect(byKind(page)).toHaveValue("loved-ones");
  });

  await test.step("leads on to a group that has a part of its own", async () => {
    await open(page, `${path}?format=after-loss`);
    await page.getByRole("link", { name: "Go to that section" }).click();
    await expect(row(page, "After a loss")).toBeInViewport();
    await expect(row(page, "Pregnant or parenting after infertility")).toHaveCount(0);
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
  });

  await test.step("is sound with a choice made", async () => {
    await byKind(page).selectOption("");
    await byPath(page).selectOption("donor-conception");
    await expect(page).toHaveURL(/\?path=donor-conception$/);
    await isSoundAtRest(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows two lines of who a group is for, the date above its name, and as much air as around its neighbors", async ({
    page,
  }) => {
    await open(page);
    const group = row(page, "Donor conception circle");
    const text = group.getByText("For people considering donor eggs");
    const lines = await text.evaluate(
      (element) =>
        (element.parentElement?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    const date = await group.locator("summary time").boundingBox();
    const name = await group.getByRole("heading").boundingBox();
    expect((date?.y ?? 0) + (date?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    const paddings = await page
      .locator("#ground-rules, #the-hour")
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).paddingTop));
    expect(new Set(paddings).size).toBe(1);
  });

  test("leads from its first line to the group that meets next, and opens its row", async ({ page }) => {
    await open(page);
    const next = page.getByRole("main").getByRole("link", { name: /^(?:Next|Today|Tonight): / });
    const id = ((await next.getAttribute("href")) ?? "").slice(1);
    await next.click();
    await expect(page.locator(`[id="${id}"]`).getByText("Next dates")).toBeInViewport();
    await expect(page.getByRole("link", { name: "See membership" })).toHaveAttribute("href", "/membership");
  });
});
