import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

// What these pages say is read without a browser: tests/pages/clinics.test.ts and public-without-scripts.test.ts.
test("the checklist of onboarding is found, and printed on one sheet, alone, also at night", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/clinics/onboarding");

  await test.step("the way to the checklist ends there", async () => {
    await page.getByRole("link", { name: "Go to the checklist" }).click();
    await expect(page.getByRole("heading", { name: "A checklist to print" })).toBeInViewport();
  });

  await test.step("the print button opens the print dialogue and keeps nothing", async () => {
    await page.getByRole("button", { name: "Print the checklist" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    const part = page.getByRole("region", { name: "A checklist to print", exact: true });
    await expect(part.getByRole("checkbox")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  // Of the two papers Letter has less room.
  for (const light of isWholeRun ? ["light", "dark"] : ["dark"])
    await test.step(`the checklist prints on one sheet, alone, in a ${light} theme`, async () => {
      if (light === "dark") await page.locator("[data-theme-switch]").first().click();
      await expect(page.locator("html")).toHaveCSS("color-scheme", light);
      for (const format of isWholeRun ? ["A4", "Letter"] : ["Letter"]) {
        const pdf = await page.pdf({ format });
        expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { name: "Clinic onboarding checklist" })).toBeVisible();
      await expect(page.locator("#checklist section li")).toHaveCount(16);
      for (const name of ["Clinic Onboarding", "Six steps, in order", "A checklist to print"])
        await expect(page.getByRole("heading", { name, exact: true })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await page.emulateMedia({ media: null });
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read, and no button waits for a script", { tag: "@all" }, async ({ page }) => {
    await page.goto("/clinics/onboarding");
    await expect(page.getByRole("button", { name: "Print the checklist" })).toBeHidden();
    await expect(page.getByText("Your browser’s print command prints only this sheet.")).toBeVisible();
    await page.goto("/clinics/training");
    await expect(page.getByText("A 90-second reset between two result calls.")).toBeVisible();
  });
});

test("the call at the end is morning by day and moonlight at night, and can be read before its picture has come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/illustrations/**", () => undefined);
  await page.goto("/clinics/training", { waitUntil: "commit" });
  const call = page.locator("section:has(#call-heading) div.isolate");
  // Far below what is seen, so its picture isn't loaded yet.
  await expect(call.locator("img[data-later]")).toBeAttached();
  const brightness = (property: "color" | "backgroundColor") =>
    call.evaluate((element, name) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          [name].match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return (red + green + blue) / 3;
    }, property);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const ground = await brightness("backgroundColor");
    expect(ground > 128, theme).toBe(theme === "light");
    expect(Math.abs(ground - (await brightness("color"))), theme).toBeGreaterThan(120);
  }
});
