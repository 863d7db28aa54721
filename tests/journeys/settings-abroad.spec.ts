import { teamPassword } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";

test.use({ alone: "team", locale: "fr-FR", timezoneId: "Asia/Kathmandu" });

test("every part of the settings is the same in the browser as on the server, in another language and time zone", async ({
  page,
  site,
}) => {
  test.slow();
  const answer = await page.request.post(`${site.url}/api/auth/sign-in`, {
    data: { email: "owner@kinward.test", password: teamPassword },
    headers: { origin: site.url },
  });
  expect(answer.status()).toBe(200);
  const set = async (name: string, data: object) =>
    (
      await page.request.patch(`${site.url}/api/admin/settings/${name}`, {
        data,
        headers: { origin: site.url },
      })
    ).status();
  // With everything that has words of its own: addresses of several lines, days and times.
  const sender = { legalName: "Kinward & friends", postalAddress: "1 Main St\r\nAlbany, NY", was: "" };
  expect(await set("sender", sender)).toBe(200);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  expect(await set("closed-days", { days: [day], was: "" })).toBe(200);
  expect(await set("zone", { zone: "Europe/Berlin", was: "" })).toBe(200);
  for (const part of ["", "?part=newsletters", "?part=site", "?part=server", "#sender", "#about"]) {
    await page.goto(`/admin/settings${part}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    // React draws everything anew in the browser, and says so in the console, if the two differ.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  }
});
