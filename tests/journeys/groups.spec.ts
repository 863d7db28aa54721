import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { groups } from "../../src/content/groups.ts";
import { expect, test, withoutGentleMode } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

const path = "/support/groups";
const all = groups.length;
const rows = (page: Page) => page.getByRole("main").getByRole("article");
const row = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const byPath = (page: Page) => page.getByLabel("Your path");
const byKind = (page: Page) => page.getByLabel("Kind of group");
const count = (page: Page) => page.getByRole("main").getByRole("status");

/** Waits until the page is alive: only then does the reader's own time stand there. */
async function open(page: Page, address = path) {
  await page.goto(address);
  await expect(page.getByText(/^Your time: /).first()).toBeAttached();
}

// Two groups wait behind a note in gentle mode, which care.spec.ts tells of.
test.beforeEach(({ page }) => withoutGentleMode(page));

test.describe("with script", () => {
  test("narrows the groups down at once, with nothing sent, in the same history entry", async ({ page }) => {
    await page.goto("/support/peer-support-community");
    await open(page);
    await expect(count(page)).toHaveText(`Showing ${all} of ${all} groups`);
    const entries = await page.evaluate(() => history.length);
    const asked: string[] = [];
    page.on("request", (request) => {
      // Pictures further down come into view when the list gets shorter.
      if (request.resourceType() !== "image" && request.resourceType() !== "other") asked.push(request.url());
    });
    await byPath(page).selectOption("adoption");
    await expect(row(page, "Infertility circle")).toHaveCount(0);
    await expect(row(page, "Adoption circle")).toBeVisible();
    await expect(page).toHaveURL(/\/support\/groups\?path=adoption$/);
    await byKind(page).focus();
    await byKind(page).selectOption("by-path");
    await expect(rows(page)).toHaveCount(1);
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
    await expect(byKind(page)).toBeFocused();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/peer-support-community$/);
  });

  test("is worked by the keyboard and keeps its focus and its place", async ({ page }) => {
    await open(page);
    await byKind(page).focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press("l");
    await expect(byKind(page)).toHaveValue("living-without-children");
    await expect(rows(page)).toHaveCount(1);
    await expect(byKind(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test("leads on to a group that has a part of its own", async ({ page }) => {
    await open(page, `${path}?format=after-loss`);
    await page.getByRole("link", { name: "Go to that part" }).click();
    await expect(row(page, "After a loss")).toBeInViewport();
    await expect(row(page, "Pregnant or parenting after infertility")).toHaveCount(0);
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
  });

  test("says when no group fits, and shows all again with the focus where the choice is", async ({
    page,
  }) => {
    // Of today's groups some fit every pair of choices; here those for every path are for none.
    await page.route("**/support/groups.data*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"every"', '"none"') });
    });
    await page.goto("/support/peer-mentoring");
    await page.getByRole("main").getByRole("link", { name: "Look at groups instead" }).click();
    await byPath(page).selectOption("adoption");
    await byKind(page).selectOption("open-circle");
    await expect(count(page)).toHaveText(`Showing 0 of ${all} groups`);
    await expect(page.getByText("No group fits both.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Calendar file for all groups shown" })).toHaveCount(0);
    await page.getByRole("link", { name: "Show all groups" }).click();
    await expect(count(page)).toHaveText(`Showing ${all} of ${all} groups`);
    await expect(byPath(page)).toBeFocused();
    await expect(byPath(page)).toHaveValue("");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test("counts a choice made before the script came", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await byKind(page).selectOption("loved-ones");
    release();
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
    await expect(byKind(page)).toHaveValue("loved-ones");
  });

  test("comes whole when the reader arrives from another page of the site", async ({ page }) => {
    await page.goto("/support/peer-mentoring");
    await page.getByRole("main").getByRole("link", { name: "Look at groups instead" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(rows(page)).toHaveCount(all);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("carries no time zone machinery to the browser", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith(".js")) scripts.push(await response.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) expect(script).not.toMatch(/ZonedDateTime|VTIMEZONE/);
  });
});

for (const { timezoneId, says } of [
  { timezoneId: "America/Los_Angeles", says: /^Your time: 4:30 PM to 5:45 PM, Pacific Time$/ },
  { timezoneId: "America/Toronto", says: /^Your time: the same, Eastern Time$/ },
  {
    timezoneId: "Asia/Kolkata",
    says: /^Your time: Wednesday, \w+ \d+, [56]:00 AM to [67]:15 AM, India Standard Time$/,
  },
])
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("shows each date by the group's clock and by the reader's", async ({ page }) => {
      await open(page);
      const group = row(page, "Infertility circle");
      await expect(group.getByRole("time")).toHaveCount(3);
      const first = group.getByRole("time").first();
      await expect(first).toContainText(/^Tuesday, \w+ \d+7:30 PM to 8:45 PM, Eastern Time$/);
      const dateTime = (await first.getAttribute("datetime")) ?? "";
      expect(dateTime).toMatch(/^\d{4}-\d\d-\d\dT19:30:00-0[45]:00$/);
      expect(Date.parse(dateTime)).toBeGreaterThan(Date.now() - 75 * 60 * 1000);
      await expect(group.getByText(/^Your time: /).first()).toHaveText(says);
      await expect(group.getByText(/^Your time: /)).toHaveCount(3);
    });
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows what the address asks for from the first byte, with dates", async ({ page }) => {
    await page.goto(`${path}?path=gestational-surrogates&format=by-path`);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, "Surrogates circle").getByRole("time")).toHaveCount(3);
    await expect(byPath(page)).toHaveValue("gestational-surrogates");
    await expect(count(page)).toHaveText(`Showing 1 of ${all} groups`);
  });

  test("narrows the groups down with a button, and takes nonsense as not asked", async ({ page }) => {
    await page.goto(path);
    await byKind(page).selectOption("clinic-staff");
    await page.getByRole("button", { name: "Show groups" }).click();
    await expect(page).toHaveURL(/\?path=&format=clinic-staff#timetable$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, "Clinic staff circle")).toBeVisible();
    await page.goto(`${path}?path=%3Cscript%3E&format=..`);
    await expect(rows(page)).toHaveCount(all);
  });
});

test("marks the timetable as a sample, and says in a note what is hard to read", async ({ page }) => {
  await open(page);
  await expect(page.getByText("This timetable is a sample until our team confirms it.")).toBeVisible();
  const main = page.getByRole("main");
  const loss = main.getByRole("region", { name: "A group after a loss" });
  await expect(loss).toContainText("This part talks about: pregnancy loss.");
  const after = main.getByRole("region", { name: "A group for what comes after" });
  await expect(after).toContainText("This part talks about: pregnancy news, children.");
  // Neither part leads on to the other.
  await expect(loss.getByRole("link", { name: "Skip to next section" })).toHaveAttribute("href", "#the-hour");
  await expect(page.locator("#the-hour")).toHaveCount(1);
});

test("leads out to sign up, and to the contact form where a person answers", async ({ page }) => {
  await open(page);
  const members = row(page, "Men's circle").getByRole("link", { name: /^Sign up for Men's circle/ });
  await expect(members).toHaveAttribute("target", "_blank");
  await expect(members).toHaveAttribute("rel", "noopener");
  await expect(members).toHaveAccessibleName(/opens in a new tab/);
  await row(page, "After a loss")
    .getByRole("link", { name: /^Write to us to join/ })
    .click();
  await expect(page).toHaveURL(/\/contact\?subject=general$/);
  await expect(page.getByLabel("Subject")).toHaveValue("general");
});

test("hands out calendar files for one group and for those shown", async ({ page }) => {
  await open(page);
  await byKind(page).selectOption("by-path");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Calendar file for all groups shown" }).click();
  const text = readFileSync((await (await saved).path()) ?? "", "utf8");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  const one = page.waitForEvent("download");
  await page.getByRole("link", { name: "Calendar file for Adoption circle" }).click();
  expect((await one).suggestedFilename()).toBe("kinward-groups.ics");
});

test("is made for each request with a nonce of its own, packed, and never kept unasked", async ({
  request,
}) => {
  const [first, second] = [await request.get(path), await request.get(path)];
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

test("tells search engines of the public groups, and of no private one", async ({ request, site }) => {
  const html = await (await request.get(path)).text();
  const said = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const json = said.map(([, text = ""]) => text).find((text) => text.includes(`"@type":"ItemList"`)) ?? "";
  const list: { "@type": string; itemListElement: { item: Record<string, unknown> }[] } = JSON.parse(json);
  expect(list["@type"]).toBe("ItemList");
  expect(list.itemListElement).toHaveLength(groups.filter((group) => !group.apart).length);
  for (const { item } of list.itemListElement) {
    expect(item).toMatchObject({
      "@type": "Event",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    });
    expect(Date.parse(String(item.endDate))).toBeGreaterThan(Date.parse(String(item.startDate)));
    expect(String(item.url)).toMatch(new RegExp(`^${site.url}${path}#`));
  }
  expect(json).not.toMatch(/After a loss|Pregnant or parenting/);
});

test("is sound with a choice made", async ({ page }) => {
  await open(page, `${path}?path=donor-conception`);
  await isSound(page);
});
