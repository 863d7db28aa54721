import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const form = (page: Page) => page.locator('form[action^="/api/clinic/inquiry"]');
const email = (page: Page) => form(page).getByLabel("Email address");
const send = (page: Page) => form(page).getByRole("button", { name: "Send inquiry" });

for (const path of ["/clinics/partnership", "/clinics/contact"]) {
  test(`takes an inquiry from ${path} to the team and empties the form`, async ({ page, site }) => {
    await page.goto(path);
    await email(page).fill("desk@clinic.example");
    await form(page).getByLabel("Clinic name").fill(`Lakeside of ${path}`);
    await send(page).click();
    await expect(page.getByText("Inquiry Submitted!").first()).toBeVisible();
    await expect(
      page.getByText("We'll be in touch within 24 hours to discuss partnership opportunities.").first(),
    ).toBeVisible();
    await expect(email(page)).toHaveValue("");
    const id = (await site.admin("inquiries", "list")).split(" ")[0] ?? "";
    expect(await site.admin("inquiries", "show", id)).toContain(`Lakeside of ${path}`);
    await expect.poll(() => site.smtp.mails.filter((mail) => mail.text?.includes(id)).length).toBe(1);
  });
}

test("checks when it is first sent and then at every change", async ({ page }) => {
  await page.goto("/clinics/partnership");
  const wrong = form(page).getByText("Please enter a valid email address");
  await email(page).fill("desk@clinic");
  await expect(wrong).toHaveCount(0);
  await send(page).click();
  await expect(wrong.first()).toBeVisible();
  await email(page).fill("desk@clinic.example");
  await expect(email(page)).toHaveAttribute("aria-invalid", "false");
  await email(page).fill("desk");
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
});

test("keeps what was typed when it could not be sent", async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.goto("/clinics/partnership");
  await email(page).fill("desk@clinic.example");
  await form(page)
    .getByLabel(/^Message/)
    .fill("About training");
  await page.route("**/api/clinic/inquiry", (route) => route.abort());
  await send(page).click();
  await expect(page.getByText("Submission Failed").first()).toBeVisible();
  await expect(page.getByText("Please try again or contact us directly.").first()).toBeVisible();
  await expect(form(page).getByLabel(/^Message/)).toHaveValue("About training");
});

test("works without script", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/clinics/partnership");
  await email(page).fill("plain@clinic.example");
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\/inquiry(#|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiry Submitted!");
  await context.close();
});
