import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const fields = (page: Page) => ({
  name: page.getByLabel("Full name"),
  email: page.getByLabel("Email address"),
  phone: page.getByLabel("Phone"),
  subject: page.getByLabel("Subject"),
  message: page.getByLabel("Message", { exact: true }),
  send: page.getByRole("button", { name: "Send message" }),
});

const toast = (page: Page, title: string) =>
  page
    .getByRole("status")
    .or(page.getByRole("alert"))
    .or(page.locator("[data-radix-collection-item], li"))
    .filter({ hasText: title })
    .first();

// The form sent without script: tests/pages/contact.test.ts.
test("checks a message, keeps it when it could not be sent, and takes it to the team once", async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/503|Failed to load|ERR_/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact?subject=peer-mentoring");
  const form = fields(page);
  const question = "Is there a group at night?";

  await test.step("a visit writes nothing to the device, and chooses the subject that the address asks for", async () => {
    await expect(form.subject).toHaveValue("peer-mentoring");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step("hides the trap from people", async () => {
    const trap = page.locator('form[action^="/api/contact"] [name="website"]');
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).not.toBeInViewport();
  });

  await test.step("keeps the button off until four fields are filled, and says why", async () => {
    await expect(form.send).toBeDisabled();
    await expect(page.getByText("Add your name, email address, subject and message to send.")).toBeVisible();
    await form.name.fill("Robin Reader");
    await form.email.fill("robin@example.org");
    await form.message.fill(question);
    await expect(form.send).toBeEnabled();
    await form.message.fill("   ");
    await expect(form.send).toBeDisabled();
    await form.message.fill(question);
  });

  await test.step("says what is wrong beside the field and in a summary that leads to it", async () => {
    await form.email.fill("robin@example");
    await form.send.click();
    await expect(page.getByText("One thing to fix before we can send")).toBeVisible();
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("link", { name: "Please enter a valid email address" }).click();
    await expect(form.email).toBeFocused();
    await expect(form.message).toHaveValue(question);
    await form.email.fill("robin@example.org");
  });

  await test.step("keeps what was typed when the server refuses or the network fails", async () => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({
        status: 503,
        json: { code: "unavailable", message: "We cannot save this right now." },
      }),
    );
    await form.send.click();
    await expect(toast(page, "Error Sending Message")).toContainText("We cannot save this right now.");
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "<h1>oops</h1>" }));
    await form.send.click();
    await expect(toast(page, "Error Sending Message")).toContainText("Please try again later.");
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.abort());
    await form.send.click();
    await expect(toast(page, "Error Sending Message")).toContainText(
      "Please check your connection and try again.",
    );
    await expect(form.name).toHaveValue("Robin Reader");
    await expect(form.message).toHaveValue(question);
    await page.unroute("**/api/contact");
  });

  const help = page
    .getByRole("main")
    .getByRole("link", { name: "Chat at 988lifeline.org" })
    .filter({ visible: true });
  const message = `I don’t want to live any more. ${question}`;
  await test.step("words of a crisis bring help lines beside the field, and stop nothing", async () => {
    await expect(help).toHaveCount(0);
    await form.message.fill(message);
    await expect(help).toBeVisible();
  });

  const answered = page.waitForResponse("**/api/contact");
  await test.step("says that it is sending and sends one filling once", async () => {
    const held = Promise.withResolvers<void>();
    const keys: (string | undefined)[] = [];
    await page.route("**/api/contact", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await held.promise;
      await route.continue();
    });
    await form.send.dblclick();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    held.resolve();
    await expect(toast(page, "Message Sent Successfully!")).toContainText(
      "Thank you for reaching out. We’ll get back to you within 24 hours.",
    );
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  // What is kept of it, and how the team reads it: src/features/inbox/forms/contact.api.test.ts, src/cli/sent-forms.api.test.ts.
  await test.step("empties the form, the subject too, and tells the team of the message", async () => {
    for (const field of [form.name, form.email, form.phone, form.message, form.subject])
      await expect(field).toHaveValue("");
    await expect(help).toHaveCount(0);
    const answer = await answered;
    expect(answer.status()).toBe(201);
    expect(answer.request().postDataJSON()).toMatchObject({
      name: "Robin Reader",
      email: "robin@example.org",
      subject: "peer-mentoring",
      message,
    });
    const { id }: { id: string } = await answer.json();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => site.smtp.mails.filter((mail) => mail.text?.includes(id)).length).toBe(1);
  });
});
