import type { Page } from "@playwright/test";
import { isOnFirstSheet } from "../support/printed.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

/** Text and ground of everything in the page, as paper would get it. */
function paleWords() {
  const pale: string[] = [];
  for (const element of document.querySelectorAll("main *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (own && getComputedStyle(element).color !== "rgb(0, 0, 0)") pale.push(element.outerHTML.slice(0, 80));
  }
  return pale;
}

/** Black words on white, also at night, without the frame around the page and without pictures. */
async function blackOnWhite(page: Page) {
  for (const frame of [".site-header", ".site-footer", ".skip-link"])
    await expect(page.locator(frame)).toBeHidden();
  expect(await page.evaluate(paleWords), page.url()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  await expect(page.locator("main img").first()).toBeHidden();
}

test("prints home black on white, also at night, without the frame around it, and what is folded on the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/");
  await blackOnWhite(page);
  await expect(page.getByText("it tells you who will read it")).toBeVisible();
  for (const step of ["Gain insight from others", "Open up"])
    await expect(page.getByText(step).first()).toBeVisible();
  // The steps are text, with nothing over them.
  for (const text of ["Gain insight from others", "Open up when", "Talk in a safe"]) {
    const step = page.getByText(text).first();
    const { top, inside } = await step.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const { left, top } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + 10, top + 5);
      return { top: found?.className, inside: found === element };
    });
    expect(inside, `${text} is under ${top}`).toBe(true);
  }
});

test("prints other pages black on white, too", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  for (const path of ["/membership", "/our-family"]) {
    await page.goto(path);
    await blackOnWhite(page);
  }
});

test("prints groups from the first sheet on, each one's name on a line of its own, above who it's for", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/support/groups");
  const rows = page.locator("#timetable article > details > summary");
  const columns = await rows.evaluateAll((summaries) =>
    summaries.map((summary) => {
      const name = summary.querySelector("h4")?.getBoundingClientRect();
      const forWhom = summary.lastElementChild?.getBoundingClientRect();
      return {
        name: name?.left,
        forWhom: forWhom?.left,
        isBelow: name && name.bottom <= (forWhom?.top ?? 0),
      };
    }),
  );
  expect(columns.length).toBeGreaterThan(5);
  for (const { name, forWhom, isBelow } of columns) {
    expect(forWhom).toBe(name);
    expect(isBelow).toBe(true);
  }
  expect(await isOnFirstSheet(page, page.locator("#timetable article").first())).toBe(true);
});

test("prints what is urgent about a loss in a whole box, and keeps it on one sheet", { tag: "@all" }, async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/pregnancy-loss");
  const box = page.locator("section[aria-labelledby]", { hasText: "When to get help now" }).last();
  const drawn = await box.evaluate((element) => {
    const { breakInside, borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, paddingLeft } =
      getComputedStyle(element);
    const edges = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, paddingLeft];
    return { breakInside, drawn: edges.every((edge) => Number.parseFloat(edge) >= 1) };
  });
  expect(drawn).toEqual({ breakInside: "avoid", drawn: true });
  if (isWholeRun) expect(await isOnFirstSheet(page, box)).toBe(true);
});

test("prints an article from the first sheet on, without what to read next", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/resources/knowledge-hub/asking-for-help-the-first-time");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Where this comes from" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Read on" })).toBeHidden();
});

test("prints journeys from the first sheet on", { tag: "@all" }, async ({ page }) => {
  for (const [path, list] of [
    ["/journeys/infertility/discovery", ".phase-panel"],
    ["/journeys/adoption", ".phase > .phase-step >> nth=0"],
  ] as const) {
    await page.goto(path);
    expect(await isOnFirstSheet(page, page.locator(list)), path).toBe(true);
  }
});
