import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const form = (page: Page) => page.locator('form[action^="/api/clinic/inquiry"]');
const email = (page: Page) => form(page).getByLabel("Email address");
const send = (page: Page) => form(page).getByRole("button", { name: "Send inquiry" });

// What is kept of it, and how the team reads it: src/features/inbox/forms/inquiry.api.test.ts, src/cli/sent-forms.api.test.ts.
// The form sent without script from each of its two pages: tests/pages/inquiry.test.ts. What the browser does for a form of
// this kind: contact.spec.ts.
test("checks an inquiry, keeps it when it could not be sent, and takes it to the team", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  quiet.allow(/ERR_FAILED|clinic inquiry failed: no answer/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/clinics/partnership");

  await test.step("checks when it is first sent and then at every change", async () => {
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

  await test.step("keeps what was typed when it could not be sent", async () => {
    await email(page).fill("desk@clinic.example");
    await form(page).getByLabel("Clinic name").fill("Lakeside of the partnership page");
    await form(page)
      .getByLabel(/^Message/)
      .fill("About training");
    await page.route("**/api/clinic/inquiry", (route) => route.abort());
    await send(page).click();
    await expect(page.getByText("Submission Failed").first()).toBeVisible();
    await expect(page.getByText("Please try again or contact us directly.").first()).toBeVisible();
    await expect(form(page).getByLabel(/^Message/)).toHaveValue("About training");
    await page.unroute("**/api/clinic/inquiry");
  });

  await test.step("takes it to the team and empties the form", async () => {
    const answered = page.waitForResponse("**/api/clinic/inquiry");
    await send(page).click();
    await expect(page.getByText("Inquiry Submitted!").first()).toBeVisible();
    await expect(
      page.getByText("We’ll be in touch within 24 hours to discuss partnership opportunities.").first(),
    ).toBeVisible();
    await expect(email(page)).toHaveValue("");
    const answer = await answered;
    expect(answer.status()).toBe(201);
    expect(answer.request().postDataJSON()).toMatchObject({
      email: "desk@clinic.example",
      clinicName: "Lakeside of the partnership page",
      message: "About training",
    });
    const { id }: { id: string } = await answer.json();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => site.smtp.mails.filter((mail) => mail.text?.includes(id)).length).toBe(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an inquiry is sent from the contact page", { tag: "@all" }, async ({ page }) => {
    await page.goto("/clinics/contact");
    await email(page).fill("plain@clinic.example");
    await form(page).getByLabel("Clinic name").fill("Lakeside of the contact page");
    const sent = page.waitForRequest("**/api/clinic/inquiry*");
    await send(page).click();
    const fields = new URLSearchParams((await sent).postData() ?? "");
    expect(fields.get("email")).toBe("plain@clinic.example");
    expect(fields.get("clinicName")).toBe("Lakeside of the contact page");
    await expect(page).toHaveURL(/\/thank-you\/inquiry(#|$)/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiry Submitted!");
  });
});
