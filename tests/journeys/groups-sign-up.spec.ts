import type { Page } from "@playwright/test";
import { groupFormWith, groupWith } from "../support/group-places.ts";
import { open, path, row, unfold } from "../support/groups.ts";
import { expect, test } from "../support/site.ts";
import { isSoundInOneLook } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import type { Site } from "../support/start-site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ alone: "groups" });

const group = "Tuesday circle";
const parts = (page: Page, name = group) => {
  const inRow = row(page, name);
  return {
    email: inRow.getByLabel("Email address"),
    name: inRow.getByLabel("First name or nickname"),
    one: inRow.getByLabel("Just me"),
    two: inRow.getByLabel("Two of us"),
    agree: inRow.getByLabel("I agree to the ground rules"),
    send: inRow.getByRole("button", { name: /^(Sign up|Join the list)$/ }),
    done: inRow.getByRole("heading", { name: "Thank you" }),
  };
};

/** What somebody was mailed with this subject, once it has come. */
async function mailTo(site: Site, email: string, subject: string) {
  const find = () =>
    site.smtp.mails.find((mail) => mail.rcpt.includes(email) && mail.subject === subject)?.text;
  await expect.poll(find).toBeTruthy();
  return find() ?? "";
}

/** Opens the mailed link in a page of its own, and presses its button. */
async function confirm(page: Page, site: Site, { email, button }: { email: string; button: string }) {
  const link = /http\S+\/your-place#\S+/.exec(await mailTo(site, email, "One more step"))?.[0] ?? "";
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole("button", { name: button }).click();
  await expect(tab.getByRole("heading", { level: 1 })).not.toHaveText("One more step");
  const heading = await tab.getByRole("heading", { level: 1 }).textContent();
  await tab.close();
  return heading;
}

/** The page with these groups, and few of those that a site begins with. */
const ours = `${path}?format=open-circle`;

test("signs up by the keyboard, keeps what was typed when it fails, and is told to look in the inbox", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/ERR_|Failed/);
  // From the beginning: what is routed only just before a press may still get through.
  let isCutOff = false;
  await page.route("**/api/groups/*/places", (route) => (isCutOff ? route.abort() : route.continue()));
  await open(page, ours);

  await test.step("says in words whether there are places, who it's for and in which language", async () => {
    await unfold(page, group);
    await expect(row(page, group).getByText("Places left")).toBeVisible();
    await expect(row(page, group).getByRole("definition").filter({ hasText: "Free" })).toBeVisible();
    await expect(row(page, "Full circle").locator("summary").first()).toContainText("Full, you can wait.");
    if (!isWholeRun) return;
    await unfold(page, "Closed circle");
    await expect(row(page, "Closed circle")).toContainText("This group doesn’t take new people right now.");
    await expect(parts(page, "Closed circle").email).toHaveCount(0);
    await unfold(page, "Cercle du mardi");
    await expect(row(page, "Cercle du mardi")).toContainText("French");
    await expect(row(page, "Cercle du mardi").getByRole("heading").first()).toHaveAttribute("lang", "fr");
    await unfold(page, "Cercle du mardi");
  });

  const { email, name, one, two, agree, send, done } = parts(page);
  await test.step("asks for the address and the consent, each beside its field", async () => {
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Please enter your email address/);
    await expect(agree).toHaveAccessibleDescription(/Please agree to the ground rules/);
    await email.fill("ada@example");
    await expect(email).toHaveAttribute("aria-invalid", "false");
    await send.click();
    await expect(email).toHaveAccessibleDescription(/such as name@example.org/);
    await isSoundInOneLook(page);
  });

  await test.step("is filled in with the keyboard, with the ground rules on the way", async () => {
    await email.fill("ada@example.org");
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await expect(one).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(row(page, group).getByText("What's said here stays here.")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(agree).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
  });

  await test.step("keeps what was typed when there is no answer", async () => {
    isCutOff = true;
    await page.keyboard.press("Enter");
    await expect(row(page, group).getByRole("group", { name: "Your sign-up wasn’t sent" })).toBeFocused();
    await expect(email).toHaveValue("ada@example.org");
    await expect(name).toHaveValue("Ada");
    await expect(agree).toBeChecked();
    isCutOff = false;
  });

  await test.step("answers in its place, with the crisis line near", async () => {
    await send.click();
    await expect(done).toBeFocused();
    await expect(row(page, group)).toContainText("We’ve emailed you a link");
    await expect(row(page, group).getByRole("link", { name: /988/ })).toBeVisible();
    await expect(email).toBeHidden();
    await isSoundAtRest(page);
    const mail = await mailTo(site, "ada@example.org", "One more step");
    expect(wordsIn(mail, [group, "after a loss", "said here stays here"])).toEqual([]);
  });

  await test.step("has a place once the mailed link is pressed", async () => {
    const ada = { email: "ada@example.org", button: "Yes, sign me up" };
    expect(await confirm(page, site, ada)).toBe("You have a place");
    await mailTo(site, "ada@example.org", "You're in");
  });

  // Couples, and who waits once it's full: src/features/groups/places.api.test.ts.
  if (!isWholeRun) return;
  await test.step("takes another address, for a couple, who get both places", async () => {
    await row(page, group).getByRole("button", { name: "Use another address" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("");
    await expect(agree).not.toBeChecked();
    await email.fill("bea@example.org");
    await two.check();
    await agree.check();
    await page.keyboard.press("Enter");
    await expect(done).toBeFocused();
    const bea = { email: "bea@example.org", button: "Yes, sign us up" };
    expect(await confirm(page, site, bea)).toBe("You have two places");
  });

  await test.step("says that it's full now, and lets people wait", async () => {
    await open(page, ours);
    await expect(row(page, group).locator("summary").first()).toContainText("Full, you can wait.");
    await unfold(page, group);
    await expect(row(page, group).getByRole("heading", { name: /^Join the waiting list/ })).toBeVisible();
    await email.fill("cleo@example.org");
    await agree.check();
    await send.click();
    await expect(done).toBeFocused();
    const cleo = { email: "cleo@example.org", button: "Yes, sign me up" };
    expect(await confirm(page, site, cleo)).toBe("You’re on the waiting list");
  });
});

// That only the ground rules of now can be agreed to: src/features/groups/places.api.test.ts.
test("asks again when the ground rules have changed meanwhile", { tag: "@all" }, async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/409/);
  const name = "Cercle du mardi";
  const { email, agree, send, done } = parts(page, name);
  await signIn(page, "editor");
  const groups = await (await page.request.get("/admin/groups")).text();
  const href = new RegExp(`href="(/admin/groups/[^"]+)"[^>]*>${name}<`).exec(groups)?.[1];
  await open(page, ours);
  await unfold(page, name);
  await email.fill("dora@example.org");
  await agree.check();
  const { content } = groupWith();
  const input = groupFormWith({
    slug: "french-circle",
    content: { ...content, name, language: "fr", groundRules: "Rien ne sort d’ici." },
  });
  const changed = await page.request.post(`${href}/edit`, {
    data: { operation: "changeGroup", ...input, revision: 1 },
    headers: { origin: site.url },
  });
  expect(changed.status()).toBe(200);
  await send.click();
  await expect(row(page, name).getByRole("group", { name: "Your sign-up wasn’t sent" })).toBeFocused();
  await expect(row(page, name)).toContainText("The ground rules have changed");
  await expect(email).toHaveValue("dora@example.org");
  await expect(agree).not.toBeChecked();
  await row(page, name).getByText("Read the ground rules").click();
  await expect(row(page, name).getByText("Rien ne sort d’ici.")).toBeVisible();
  await agree.check();
  await send.click();
  await expect(done).toBeFocused();
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("comes back with all that was typed, and leads to a page that thanks", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/422/);
    const name = "Full circle";
    const { email, name: nickname, two, agree, send } = parts(page, name);
    await page.goto(path);
    await unfold(page, name);
    // What the browser lets pass, and we don't.
    await email.fill("eve@example");
    await nickname.fill("Eve");
    await two.check();
    await agree.check();
    await send.click();
    await expect(email).toHaveAccessibleDescription(/such as name@example.org/);
    await expect(email).toBeInViewport();
    await expect(email).toHaveValue("eve@example");
    await expect(nickname).toHaveValue("Eve");
    await expect(two).toBeChecked();
    await expect(agree).toBeChecked();
    await email.fill("eve@example.org");
    await send.click();
    await expect(page).toHaveURL(/\/thank-you\/group(#|$)/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await expect(page.getByRole("main")).toContainText("We’ve emailed you a link");
    await expect(page.getByRole("main").getByRole("link", { name: /988/ })).toBeVisible();
    await mailTo(site, "eve@example.org", "One more step");
  });
});
