import { teamPassword } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";

test.use({ alone: "team" });

for (const way of ["Ctrl+K", "a press"] as const)
  test(`opens the admin's search for ${way} that came before the scripts`, async ({ page, site }) => {
    const answer = await page.request.post(`${site.url}/api/auth/sign-in`, {
      data: { email: "editor@kinward.test", password: teamPassword },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(200);
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await free;
      await route.continue();
    });
    await page.goto(`${site.url}/admin`, { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Search" }).first();
    await expect(button).toBeVisible();
    if (way === "Ctrl+K") await page.keyboard.press("ControlOrMeta+k");
    else await button.click();
    await expect(page.getByRole("combobox")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("campaigns");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
