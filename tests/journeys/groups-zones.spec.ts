import { open, path, row, unfold } from "../support/groups.ts";
import { expect, test } from "../support/site.ts";

const zones = [
  {
    timezoneId: "Asia/Kolkata",
    zone: "India Standard Time",
    row: /^Wed, \w+ \d+[56]:00 AM$/,
    dates: /^Wednesday, \w+ \d+, [56]:00 AM to [67]:15 AM$/,
    below: "India Standard Time. The group keeps Eastern Time.",
  },
  {
    timezoneId: "America/Los_Angeles",
    zone: "Pacific Time",
    row: /^Tue, \w+ \d+4:30 PM$/,
    dates: /^Tuesday, \w+ \d+, 4:30 PM to 5:45 PM$/,
    below: "Pacific Time. The group keeps Eastern Time.",
  },
  {
    timezoneId: "America/Toronto",
    zone: "Eastern Time",
    row: /^Tue, \w+ \d+7:30 PM$/,
    dates: /^Tuesday, \w+ \d+, 7:30 PM to 8:45 PM$/,
    below: "Eastern Time",
  },
];

for (const [at, { timezoneId, zone, row: inRow, dates, below }] of zones.entries())
  test.describe(`read in ${timezoneId}`, { tag: at === 0 ? [] : "@all" }, () => {
    test.use({ timezoneId });

    test("shows each date by the reader's clock, and names the zone once", async ({ page }) => {
      await open(page);
      await expect(page.getByText(`Times are in your time zone: ${zone}.`)).toBeVisible();
      const group = row(page, "Infertility circle");
      const next = group.locator("summary time");
      await expect(next).toHaveText(inRow);
      const dateTime = (await next.getAttribute("datetime")) ?? "";
      expect(dateTime).toMatch(/^\d{4}-\d\d-\d\dT19:30:00-0[45]:00$/);
      expect(Date.parse(dateTime)).toBeGreaterThan(Date.now() - 75 * 60 * 1000);
      await unfold(page, "Infertility circle");
      await expect(group.getByRole("listitem")).toHaveText([dates, dates, dates]);
      await expect(group.getByText(below, { exact: true })).toBeVisible();
    });
  });

test("shows each date by the group's own clock where the device has no time zone", async ({ page }) => {
  // As Chromium does on some remote desktops.
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
  });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  const group = row(page, "Infertility circle");
  await expect(group.locator("summary time")).toHaveText(/^Tue, \w+ \d+7:30 PM ET$/);
  await unfold(page, "Infertility circle");
  await expect(group.getByRole("listitem").first()).toHaveText(/^Tuesday, \w+ \d+, 7:30 PM to 8:45 PM$/);
});
