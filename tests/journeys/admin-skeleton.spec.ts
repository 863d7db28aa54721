import type { Page } from "@playwright/test";
import { layout } from "#content/layout.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ data: "lists" });

/** Has the data of a screen wait until the returned function is called. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a slow screen has a skeleton with its name, a slow filter keeps the rows' places, and each press shows at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/admin/clinic-codes/new", "owner");
  const main = page.locator("main");
  const skeleton = main.getByRole("status").filter({ hasText: "Clinic codes" });
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Clinic codes" });

  await test.step("another screen", async () => {
    const name = page.getByLabel("Clinic", { exact: true });
    const release = await holdBack(page, /clinic-codes\.data/);
    await link.click();
    await expect(page.locator(".screen-progress")).toBeAttached();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(skeleton).toBeInViewport();
    await expect(main).toHaveAttribute("aria-busy", "true");
    await expect(name).toBeHidden();
    await expect(name).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);
    const top = (await skeleton.getByText("Clinic codes").boundingBox())?.y;
    release();
    const heading = page.getByRole("heading", { level: 1, name: "Clinic codes" });
    await expect(heading).toBeFocused();
    await expect(skeleton).toHaveCount(0);
    expect((await heading.boundingBox())?.y).toBe(top);
    await expect(main).not.toHaveAttribute("aria-busy");
    await page.unroute(/clinic-codes\.data/);
  });

  await test.step("another filter of the same list", async () => {
    const rows = page.locator("main tbody tr[data-row]");
    const before = await rows.first().boundingBox();
    const release = await holdBack(page, /clinic-codes\.data/);
    await page.getByRole("searchbox", { name: "Search by clinic or code" }).fill("SAMPLE-ONE");
    await page.keyboard.press("Enter");
    await expect(main).toHaveAttribute("data-loading-list", "");
    await expect(rows.first().getByRole("link")).toBeHidden();
    expect(await rows.first().boundingBox()).toEqual(before);
    release();
    await expect(main).not.toHaveAttribute("data-loading-list");
    await expect(rows.first()).toContainText("SAMPLE-ONE");
  });
});

test("a screen that fails says so in the frame, and its menu leads on", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/admin/settings", "owner");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await page.route("**/admin/audit.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await menu.getByRole("link", { name: "Audit log", exact: true }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    layout.errorBoundary.heading,
  );
  await expect(page).toHaveTitle(layout.errorBoundary.title);
  await menu.getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect(page).toHaveTitle("Team - Kinward admin");
});
