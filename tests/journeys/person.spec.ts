import { expect, test, untilHydrated } from "../support/site.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { atTheDesk, someoneWrites } from "../support/weekly-job.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team", viewport: { width: 1440, height: 900 } });

test("everything from one person: found by keyboard, kept out of the address, answered and unsubscribed", {
  tag: "@all",
}, async ({ page, site }) => {
  test.slow();
  // Held later on. Requests that are under way where a browser begins to be intercepted can fail.
  let held: PromiseWithResolvers<void> | undefined;
  await page.route(/\/admin\/messages\/.*\.data/, async (route) => {
    await held?.promise;
    await route.continue();
  });
  await page.goto("/robots.txt");
  const name = await someoneWrites(page, "Marta");
  const email = `${name.toLowerCase()}@example.org`;
  await page.request.post("/api/newsletter/signup", {
    data: { email, consentToNewsletter: true, website: "" },
    headers: { origin: site.url, referer: `${site.url}/` },
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await atTheDesk(page, "editor");
  await page.keyboard.press("ControlOrMeta+k");
  const search = page.getByRole("combobox", { name: "Search the admin" });
  await search.fill(email);
  await expect(page.getByRole("option", { name: "Everything from this address" })).toBeVisible();
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // A reload finds them again, and the address is in no URL, referrer or title.
  await page.reload();
  await untilHydrated(page);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Waiting for a reply" })).toContainText("Reply due in");
  await expect(page).toHaveTitle("Person - Kinward admin");
  expect(asked.filter((each) => decodeURIComponent(each).includes(email.split("@")[0] ?? ""))).toEqual([]);
  await isSoundAtRest(page);

  // Unsubscribing says so, and what is left keeps the focus.
  const about = page.getByRole("region", { name: "About" });
  await about.getByRole("button", { name: "Unsubscribe" }).press("Enter");
  await expect(page.getByText("Unsubscribed from the newsletter.").first()).toBeVisible();
  await expect(about.getByText("Unsubscribed", { exact: true })).toBeVisible();
  await expect(about.getByRole("heading", { name: "About" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Privacy request" })).toBeHidden();

  // A slow screen gets rows of the usual height; then the reply can be typed at once.
  held = Promise.withResolvers<void>();
  await page.keyboard.press("r");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  held.resolve();
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeHidden();
  if (!isWholeRun) return;
  await page.getByRole("link", { name: "Everything from this person" }).press("Enter");
  await expect(timeline).toBeVisible();
});
