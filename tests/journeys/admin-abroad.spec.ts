import { matchPath } from "react-router";
import { adminScreens } from "#features/index.server.ts";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ alone: "lists", locale: "fr-FR", timezoneId: "Asia/Kathmandu" });

// React draws everything anew in the browser, and says so in the console, if the two differ.
test("every screen is the same in the browser as on the server, in another language and time zone", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  await signIn(page, "owner");
  const waiting: string[] = adminScreens.filter(({ path }) => !path.includes(":")).map(({ path }) => path);
  const seen = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const screen = adminScreens.find(({ path }) => matchPath(path, address ?? "") !== null)?.path ?? address;
    if (seen.has(screen)) continue;
    seen.add(screen);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = page.locator("main a[href^='/admin/']");
    waiting.push(
      ...(await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname))),
    );
  }
  expect(seen.size).toBeGreaterThan(25);
});

test("every part of the settings is the same in the browser as on the server, in another language and time zone", {
  tag: "@all",
}, async ({ page, site }) => {
  test.slow();
  await signIn(page, "owner");
  const set = async (operation: string, data: object) =>
    (
      await page.request.post(`${site.url}/admin/settings`, {
        data: { operation, ...data },
        headers: { origin: site.url },
      })
    ).status();
  // With everything that has words of its own: addresses of several lines, days and times.
  const sender = { legalName: "Kinward & friends", postalAddress: "1 Main St\r\nAlbany, NY", expected: "" };
  expect(await set("changeSender", sender)).toBe(200);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  expect(await set("changeClosedDays", { days: [day], expected: "" })).toBe(200);
  expect(await set("changeZone", { zone: "Europe/Berlin", expected: "" })).toBe(200);
  for (const part of ["", "?part=newsletters", "?part=site", "?part=server", "#sender", "#about"]) {
    await page.goto(`/admin/settings${part}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  }
});
