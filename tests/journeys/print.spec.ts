import { expect, test } from "../support/site.ts";

/** Text and ground of everything in the page, as paper would get it. */
function paleWords() {
  const pale: string[] = [];
  for (const element of document.querySelectorAll("main *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (own && getComputedStyle(element).color !== "rgb(0, 0, 0)") pale.push(element.outerHTML.slice(0, 80));
  }
  return pale;
}

for (const path of ["/", "/membership", "/our-family"]) {
  test(`prints ${path} black on white, also at night, without the frame around it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    await page.goto(path);
    for (const frame of [".site-header", ".site-footer", ".skip-link"])
      await expect(page.locator(frame)).toBeHidden();
    expect(await page.evaluate(paleWords)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    await expect(page.locator("main img").first()).toBeHidden();
  });
}

test("prints the answers and steps that are folded on the screen", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  await expect(page.getByText("Each form says who reads it")).toBeVisible();
  for (const step of ["Gain insight from others", "Open up"])
    await expect(page.getByText(step).first()).toBeVisible();
});
