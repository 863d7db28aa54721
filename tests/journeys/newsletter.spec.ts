import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

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

test("asks for the address first and for the consent next", async ({ page }) => {
  await open(page);
  await subscribe(page).click();
  await expect(page.getByText("Email Required").first()).toBeVisible();
  await expect(page.getByText("Please enter your email address").first()).toBeVisible();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await email(page).fill("robin@example.org");
  await subscribe(page).click();
  await expect(page.getByText("Consent Required").first()).toBeVisible();
  await expect(
    page.getByText("Please confirm your consent to receive our newsletter.").first(),
  ).toBeVisible();
  await expect(page.getByText("Email Required")).toHaveCount(0);
});

test("signs a reader up, empties the form and welcomes them with a way out that works", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/404/);
  await open(page);
  await email(page).fill("reader@example.org");
  await consent(page).check();
  await subscribe(page).click();
  await expect(page.getByText("Success!").first()).toBeVisible();
  await expect(
    page.getByText("You've been successfully subscribed to our newsletter.").first(),
  ).toBeVisible();
  await expect(email(page)).toHaveValue("");
  await expect(consent(page)).not.toBeChecked();
  const welcome = () => site.smtp.mails.find((mail) => mail.rcpt.includes("reader@example.org"));
  await expect.poll(() => welcome()?.subject).toBeTruthy();
  const link = /http:\/\/\S+\/newsletter\/unsubscribe\/\S+/.exec(welcome()?.text ?? "")?.[0] ?? "";

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leave the monthly letter");
  await page.reload();
  await page.getByRole("button", { name: "Stop the letter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are already off the list");
  await page.goto(`${link}x`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
});

test("lets a mail program leave for its reader with one post", async ({ page, site, request }) => {
  await open(page);
  await email(page).fill("program@example.org");
  await consent(page).check();
  await subscribe(page).click();
  await expect(page.getByText("Success!").first()).toBeVisible();
  const welcome = () => site.smtp.mails.find((mail) => mail.rcpt.includes("program@example.org"));
  await expect.poll(() => welcome()?.subject).toBeTruthy();
  const header = welcome()?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const address = header.replace(/[<>\s]/g, "");
  const answer = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("You are off the list");
});

test("says what the server says when it cannot sign up, and keeps what was typed", async ({
  page,
  quiet,
}) => {
  quiet.allow(/503|ERR_|Failed/);
  await open(page);
  await email(page).fill("kept@example.org");
  await consent(page).check();
  await page.route("**/api/newsletter/signup", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Not at the moment." } }),
  );
  await subscribe(page).click();
  await expect(page.getByText("Subscription Failed").first()).toBeVisible();
  await expect(page.getByText("Not at the moment.").first()).toBeVisible();
  await page.unroute("**/api/newsletter/signup");
  await page.route("**/api/newsletter/signup", (route) => route.abort());
  await subscribe(page).click();
  await expect(page.getByText("Failed to subscribe to newsletter. Please try again.").first()).toBeVisible();
  await expect(email(page)).toHaveValue("kept@example.org");
  await expect(consent(page)).toBeChecked();
});

test("works without script and shows one sentence when something is missing", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/");
  await email(page).fill("plain@example.org");
  await consent(page).check();
  await subscribe(page).click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter(#|$)/);
  await expect(
    page.getByText("You've been successfully subscribed to our newsletter.").first(),
  ).toBeVisible();
  const answer = await page.request.post("/api/newsletter/signup", {
    form: { email: "kept@example.org", website: "" },
    headers: { accept: "text/html", origin: site.url },
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Please confirm your consent to receive our newsletter.");
  expect(html).toContain('value="kept@example.org"');
  await context.close();
});
