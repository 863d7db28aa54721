import type { Page, Request } from "@playwright/test";
import { groupFormWith, meetingLink } from "../support/group-places.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import type { Site } from "../support/start-site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

/** A name that no other run has taken on this site. */
const own = (name: string) => `${name}-${ownWord()}`;

/** A weekly group of one in London's zone, whose meeting begins in this many minutes. */
async function openGroup(page: Page, { slug, minutes }: { slug: string; minutes: number }): Promise<void> {
  await signIn(page, "editor");
  const start = new Date(Math.ceil(Date.now() / 60_000 + minutes) * 60_000);
  const local = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/London",
    dateStyle: "short",
    timeStyle: "short",
  }).format(start);
  const [first = "", time = ""] = local.split(" ");
  const schedule = { first, time, zone: "Europe/London" };
  const made = await page.request.post("/admin/groups/new", {
    data: { operation: "createGroup", ...groupFormWith({ slug, size: 1, schedule }) },
  });
  expect(made.status()).toBe(200);
  await page.context().clearCookies();
}

/** Signs up and waits for the mail with the link. */
async function linkOf(page: Page, site: Site, { slug, email }: { slug: string; email: string }) {
  const body = { email, name: "Wren", seats: 1, rules: 1, agree: true, website: "" };
  const sent = await page.request.post(`/api/groups/${slug}/places`, {
    headers: { origin: site.url },
    data: body,
  });
  expect(sent.status()).toBe(202);
  const found = () =>
    site.smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => /http\S+\/your-place#\S+/.exec(text ?? "")?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(found).toBeDefined();
  return found() ?? "";
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const meetingRequest = (page: Page) => page.waitForRequest((each: Request) => each.url() === meetingLink);

/**
 * Presses the button that leads to the meeting. No such site is there, so the story goes on in another tab: the
 * browser's own page of the failure comes at any moment.
 */
async function goIn(page: Page): Promise<Page> {
  const [request] = await Promise.all([meetingRequest(page), press(page, "Go in")]);
  const ticket = request.redirectedFrom();
  expect(new URL(ticket?.url() ?? "").pathname).toMatch(/^\/your-place\/door\/v1\.[\w-]+$/);
  const answer = await ticket?.response();
  expect(answer?.status()).toBe(303);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  return page.context().newPage();
}

test("somebody opens the link, pauses and comes back, sees the door open, and goes in", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/ERR_|409|Failed to load resource/);
  const slug = own("with-script");
  await openGroup(page, { slug, minutes: 10 });
  const link = await linkOf(page, site, { slug, email: `${own("wren")}@example.org` });

  await test.step("the link asks to confirm the sign-up, and one press says what came of it", async () => {
    await page.goto(link);
    await expect(heading(page)).toHaveText("One more step");
    await expect(heading(page)).toBeFocused();
    await isSoundInOneLook(page);
    await page.getByRole("button", { name: "Yes, sign me up" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("You have a place");
    await expect(heading(page)).toBeFocused();
    await page.goto("about:blank");
  });

  await test.step("the link opens the page, and leaves the address bar", async () => {
    // Half an hour before: the door of the real meeting is open, so the first answer says it isn't yet.
    let isFirst = true;
    await page.route("**/api/group-places/read", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (isFirst) {
        json.place.door.state = "before";
        json.place.door.opensAt = new Date(Date.parse(json.place.now) + 30 * 60_000).toISOString();
      }
      isFirst = false;
      await route.fulfill({ response, json });
    });
    await page.clock.install();
    await page.goto(link);
    await expect(heading(page)).toHaveText("You have a place");
    await expect(heading(page)).toBeFocused();
    expect(new URL(page.url())).toMatchObject({ pathname: "/your-place", hash: "" });
    await expect(page.getByRole("status").filter({ hasText: "half an hour before" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go in" })).toHaveCount(0);
  });

  await test.step("the door opens by itself, and the focus stays where it is", async () => {
    await page.getByText("Ground rules").focus();
    await page.clock.fastForward("30:01");
    await expect(page.getByRole("status").filter({ hasText: "You can go in now." })).toBeVisible();
    await expect(page.getByText("Ground rules")).toBeFocused();
    await isSoundInOneLook(page);
  });

  await test.step("a break keeps the place, with the keyboard alone", async () => {
    await page.getByRole("button", { name: "Take a break" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("You’re taking a break");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Go in" })).toBeVisible();
    await press(page, "I’m back");
    await expect(heading(page)).toHaveText("You have a place");
  });

  await test.step("the dates come as a file that says nothing", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "Download for my calendar"),
    ]);
    expect(file.suggestedFilename()).toBe("calls.ics");
  });

  const tab = await test.step("one press leads to the meeting", () => goIn(page));

  // That a place given up has no door: src/features/groups/door.api.test.ts.
  await test.step("a tab that doesn’t know says what has changed", async () => {
    if (!isWholeRun) return;
    const other = await page.context().newPage();
    await tab.goto(link);
    await expect(heading(tab)).toHaveText("You have a place");
    await other.goto(link);
    await other.getByText("Leave this group").click();
    await press(other, "Yes, leave it");
    await expect(heading(other)).toHaveText("You’ve canceled");
    await press(tab, "Go in");
    await expect(tab.getByRole("alert")).toContainText("There’s no meeting you can join");
    await expect(heading(tab)).toHaveText("You’ve canceled");
    await isSound(tab);
  });
});

test("a link that isn’t one, and a connection that is away, are said in a sentence", async ({
  page,
  quiet,
}) => {
  quiet.allow(/404|ERR_|Failed/);
  await page.goto("/your-place#token=01a1fc74-724c-71fd-a085-833908003bf9.forged");
  await expect(heading(page)).toHaveText("This link doesn’t work anymore");
  await page.goto("/your-place");
  await page.route("**/api/group-places/read", (route) => route.abort());
  await page.getByLabel("Paste the link from the email").fill("some link");
  await press(page, "Open my page");
  await expect(page.getByText("We can’t reach the site right now")).toBeVisible();
  await expect(page.getByLabel("Paste the link from the email")).toHaveValue("some link");
  await isSoundInOneLook(page);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("somebody pastes the link, goes in, takes a break and gives the place up", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/ERR_|422|409/);
    const slug = own("without-script");
    await openGroup(page, { slug, minutes: 10 });
    const link = await linkOf(page, site, { slug, email: `${own("robin")}@example.org` });

    await page.goto("/your-place");
    await press(page, "Open my page");
    const field = page.getByLabel("Paste the link from the email");
    await expect(field).toHaveAccessibleDescription(/Please paste the link from the email/);
    await field.fill(link);
    await press(page, "Open my page");
    await expect(heading(page)).toHaveText("One more step");
    await press(page, "Yes, sign me up");
    await expect(heading(page)).toHaveText("You have a place");
    expect(new URL(page.url())).toMatchObject({ pathname: "/your-place/change", search: "", hash: "" });

    const tab = await test.step("goes in, and the page leads on by itself", () => goIn(page));
    const pasted = tab.getByLabel("Paste the link from the email");

    await test.step("takes a break and comes back", async () => {
      await tab.goto("/your-place");
      await pasted.fill(link);
      await press(tab, "Open my page");
      await press(tab, "Take a break");
      await expect(heading(tab)).toHaveText("You’re taking a break");
      await press(tab, "I’m back");
      await expect(heading(tab)).toHaveText("You have a place");
    });

    await test.step("gives it up with one more press, and another tab then says so", async () => {
      const other = await tab.context().newPage();
      await other.goto("/your-place");
      await other.getByLabel("Paste the link from the email").fill(link);
      await press(other, "Open my page");
      await tab.getByText("Leave this group").click();
      await press(tab, "Yes, leave it");
      await expect(heading(tab)).toHaveText("You’ve canceled");
      await expect(tab.getByRole("button", { name: "Go in" })).toHaveCount(0);
      await press(other, "Take a break");
      await expect(heading(other)).toHaveText("You’ve canceled");
      await expect(other.getByRole("alert")).toContainText("This place has ended.");
    });

    await test.step("is told when a way in is too old", async () => {
      await tab.goto("/your-place/door/v1.old");
      await expect(pasted).toHaveAccessibleDescription(/That way in isn’t open anymore/);
    });
  });
});
