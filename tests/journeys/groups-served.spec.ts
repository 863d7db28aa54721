import { all, byKind, byPath, count, open, path, row, rows, unfold } from "../support/groups.ts";
import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce" });

for (const { timezoneId, zone, row: inRow, dates, below } of [
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
  {
    timezoneId: "Asia/Kolkata",
    zone: "India Standard Time",
    row: /^Wed, \w+ \d+[56]:00 AM$/,
    dates: /^Wednesday, \w+ \d+, [56]:00 AM to [67]:15 AM$/,
    below: "India Standard Time. The group keeps Eastern Time.",
  },
])
  test.describe(`read in ${timezoneId}`, () => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is whole as served: for readers, for search engines, and for no one's cache", async ({
    page,
    request,
  }) => {
    await test.step("shows what the address asks for from the first byte, with dates", async () => {
      await page.goto(`${path}?path=gestational-surrogates&format=by-path`);
      await expect(rows(page)).toHaveCount(1);
      const time = row(page, "Surrogates circle").locator("summary time");
      await expect(time).toHaveText(/^Mon, \w+ \d+7:00 PM MT$/);
      await unfold(page, "Surrogates circle");
      await expect(row(page, "Surrogates circle").getByRole("time")).toHaveCount(4);
      await expect(byPath(page)).toHaveValue("gestational-surrogates");
      await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
    });

    await test.step("narrows the groups down with a button, and takes nonsense as not asked", async () => {
      await page.goto(path);
      await byKind(page).selectOption("clinic-staff");
      await page.getByRole("button", { name: "Show groups" }).click();
      await expect(page).toHaveURL(/\?day=&format=clinic-staff&path=#timetable$/);
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, "Clinic staff circle")).toBeVisible();
      await page.goto(`${path}?path=%3Cscript%3E&format=..`);
      await expect(rows(page)).toHaveCount(all);
    });

    await test.step("is made for each request that asks for some groups, packed, and never kept unasked", async () => {
      const some = `${path}?format=clinic-staff`;
      const [first, second] = [await request.get(some), await request.get(some)];
      const nonceOf = (policy = "") => /'nonce-([^']+)'/.exec(policy)?.[1];
      const nonces = [first, second].map((answer) => nonceOf(answer.headers()["content-security-policy"]));
      expect(nonces[0]).toBeTruthy();
      expect(nonces[0]).not.toBe(nonces[1]);
      expect(await first.text()).toContain(`nonce="${nonces[0]}"`);
      const headers = first.headers();
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-encoding"]).toMatch(/br|gzip/);
      const home = (await request.get("/")).headers();
      for (const name of [
        "content-type",
        "cache-control",
        "x-content-type-options",
        "referrer-policy",
        "permissions-policy",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
        "x-frame-options",
        "vary",
      ])
        expect(headers[name], name).toBe(home[name]);
      const withoutScripts = (policy = "") => policy.replace(/script-src[^;]+/, "");
      expect(withoutScripts(headers["content-security-policy"])).toBe(
        withoutScripts(home["content-security-policy"]),
      );
    });

    await test.step("tells search engines of no group that is a sample", async () => {
      const html = await (await request.get(path)).text();
      const said = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const json = said.map(([, text = ""]) => text).find((text) => text.includes(`"@type":"ItemList"`));
      expect(JSON.parse(json ?? "{}").numberOfItems).toBe(0);
      expect(json).not.toMatch(/After a loss|Pregnant or parenting/);
    });
  });
});
