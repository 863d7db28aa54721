import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

const form = (page: Page) => page.locator('form[action^="/api/newsletter/signup"]');
const email = (page: Page) => form(page).getByLabel("Email address");
const consent = (page: Page) => form(page).getByLabel("Yes, subscribe me to your newsletter.*");
const subscribe = (page: Page) => form(page).getByRole("button", { name: "Subscribe" });

/** Waits until React has taken the page over, as a reader who scrolls down to the form has long done. */
async function open(page: Page) {
  await page.goto("/");
  await form(page).scrollIntoViewIfNeeded();
  await email(page).focus();
  await expect(form(page)).toHaveAttribute("novalidate", "");
}

// The form sent without script: tests/pages/newsletter.test.ts. How a mail program leaves for its reader:
// src/features/newsletter/choices.api.test.ts.
test("asks for what is missing, keeps what was typed when it fails, signs a reader up, and lets them leave", async ({
  page,
  request,
  site,
  quiet,
}) => {
  quiet.allow(/503|ERR_|Failed/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);

  await test.step("asks for the address first and for the consent next", async () => {
    await subscribe(page).click();
    await expect(page.getByText("Email Required").first()).toBeVisible();
    await expect(page.getByText("Please enter your email address").first()).toBeVisible();
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await email(page).fill("once-a-month@example.org");
    await subscribe(page).click();
    await expect(page.getByText("Consent Required").first()).toBeVisible();
    await expect(
      page.getByText("Please confirm your consent to receive our newsletter.").first(),
    ).toBeVisible();
    await expect(page.getByText("Email Required")).toHaveCount(0);
  });

  await test.step("says what the server says when it cannot sign up, and keeps what was typed", async () => {
    await consent(page).check();
    await page.route("**/api/newsletter/signup", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "Not at the moment." } }),
    );
    await subscribe(page).click();
    await expect(page.getByText("Subscription Failed").first()).toBeVisible();
    await expect(page.getByText("Not at the moment.").first()).toBeVisible();
    if (isWholeRun) {
      await page.unroute("**/api/newsletter/signup");
      await page.route("**/api/newsletter/signup", (route) => route.abort());
      await subscribe(page).click();
      await expect(
        page.getByText("Failed to subscribe to newsletter. Please try again.").first(),
      ).toBeVisible();
    }
    await expect(email(page)).toHaveValue("once-a-month@example.org");
    await expect(consent(page)).toBeChecked();
    await page.unroute("**/api/newsletter/signup");
  });

  await test.step("signs the reader up and empties the form", async () => {
    await subscribe(page).click();
    await expect(page.getByText("Success!").first()).toBeVisible();
    await expect(
      page.getByText("You’ve been successfully subscribed to our newsletter.").first(),
    ).toBeVisible();
    await expect(email(page)).toHaveValue("");
    await expect(consent(page)).not.toBeChecked();
  });

  // The way out by its button is src/features/newsletter/choices.api.test.ts in every run.
  await test.step("welcomes them with a way out that works, and that looking at changes nothing", async () => {
    if (!isWholeRun) return;
    const welcome = () => site.smtp.mails.find((mail) => mail.rcpt.includes("once-a-month@example.org"));
    await expect.poll(() => welcome()?.subject).toBeTruthy();
    const link = /http:\/\/\S+\/newsletter\/unsubscribe\/\S+/.exec(welcome()?.text ?? "")?.[0] ?? "";
    const headingAt = async (address: string) => load(await (await request.get(address)).text())("h1").text();
    expect(await headingAt(link)).toBe("Unsubscribe from the newsletter");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unsubscribe from the newsletter");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
    expect(await headingAt(link)).toBe("You’re already unsubscribed");
    expect(await headingAt(`${link}x`)).toBe("This link doesn’t work");
  });
});
