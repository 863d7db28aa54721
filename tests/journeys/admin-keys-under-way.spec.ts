import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "lists" });

type Screen = { entry: string; name?: string; data: RegExp };

/** Has the data of a screen wait until the returned function is called, and waits until its skeleton is shown. */
async function goSlowly(
  page: Page,
  { entry, name = entry, data: pattern }: Screen,
): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: entry }).press("Enter");
  await expect(page.locator("main").getByRole("status").filter({ hasText: name })).toBeVisible();
  return async () => {
    resolve();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
    await page.unroute(pattern);
  };
}

const inbox = { entry: "Inbox", name: "Messages", data: /messages\.data/ };
const people = { entry: "People", name: "Subscribers", data: /subscribers\.data/ };
const content = { entry: "Site", name: "Content", data: /site\.data/ };
const campaigns = { entry: "Campaigns", data: /campaigns\.data/ };

test("keys pressed while a screen is on its way work there, once, and only if they're still meant", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "owner");
  for (const name of ["Ada", "Bea"]) {
    const sent = await page.request.post("/api/contact", {
      data: {
        name,
        email: `${name.toLowerCase()}@example.org`,
        phone: "",
        subject: "general",
        message: `A question from ${name}.`,
        website: "",
      },
    });
    expect(sent.status()).toBe(201);
  }
  await page.goto("/admin/profile");
  const rows = page.locator("main [data-row]");
  const link = (index: number) => rows.nth(index).getByRole("link").first();
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("rows, and what follows them", async () => {
    const arrive = await goSlowly(page, inbox);
    for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
    await arrive();
    await expect(link(1)).toBeFocused();
    await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
    await expect(page.getByText("1 selected")).toBeVisible();
  });

  await test.step("a key that leads into a field, where the next one isn't typed", async () => {
    const arrive = await goSlowly(page, content);
    for (const key of ["/", "j"]) await page.keyboard.press(key);
    await arrive();
    const search = page.locator('main input[aria-keyshortcuts="/"]');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
  });

  await test.step("none after a press of the pointer", async () => {
    const arrive = await goSlowly(page, inbox);
    await page.keyboard.press("j");
    await page.mouse.click(900, 700);
    await arrive();
    await expect(heading).toBeFocused();
  });

  await test.step("none for a screen that wasn't waited for", async () => {
    if (!isWholeRun) return;
    await goSlowly(page, people);
    await page.keyboard.press("j");
    const arrive = await goSlowly(page, campaigns);
    await arrive();
    await expect(heading).toBeFocused();
  });

  await test.step("none after two seconds", async () => {
    await page.clock.install();
    const arrive = await goSlowly(page, campaigns);
    await page.keyboard.press("j");
    await page.clock.runFor(2_200);
    await arrive();
    await expect(heading).toBeFocused();
  });
});
