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

async function fill(page: Page) {
  const form = fields(page);
  await form.name.fill("Robin Reader");
  await form.email.fill("robin@example.org");
  await form.subject.selectOption({ label: "Peer Mentoring" });
  await form.message.fill("Is there a group at night?");
  return form;
}

test("takes a message to the team and empties the form", async ({ page, site }) => {
  await page.goto("/contact");
  const form = await fill(page);
  // Words of a crisis bring help lines beside the field, and stop nothing.
  const help = page
    .getByRole("main")
    .getByRole("link", { name: "Chat at 988lifeline.org" })
    .filter({ visible: true });
  await expect(help).toHaveCount(0);
  await form.message.fill("I don’t want to live any more. Is there a group at night?");
  await expect(help).toBeVisible();
  await form.send.click();
  await expect(toast(page, "Message Sent Successfully!")).toContainText(
    "Thank you for reaching out. We'll get back to you within 24 hours.",
  );
  for (const field of [form.name, form.email, form.phone, form.message]) await expect(field).toHaveValue("");
  await expect(help).toHaveCount(0);
  const line = (await site.admin("messages", "list"))
    .split("\n")
    .find((each) => each.includes("peer-mentoring"));
  const id = line?.split(" ")[0] ?? "";
  const shown = await site.admin("messages", "show", id);
  for (const part of ["Robin Reader", "robin@example.org", "Is there a group at night?"])
    expect(shown).toContain(part);
  await expect.poll(() => site.smtp.mails.filter((mail) => mail.text?.includes(id)).length).toBe(1);
});

test("keeps the button off until four fields are filled, and says why", async ({ page }) => {
  await page.goto("/contact");
  const form = fields(page);
  await expect(form.send).toBeDisabled();
  await expect(page.getByText("Add your name, email address, subject and message to send.")).toBeVisible();
  await fill(page);
  await expect(form.send).toBeEnabled();
  await form.message.fill("   ");
  await expect(form.send).toBeDisabled();
});

test("says what is wrong beside the field and in a summary that leads to it", async ({ page }) => {
  await page.goto("/contact");
  const form = await fill(page);
  await form.email.fill("robin@example");
  await form.send.click();
  const summary = page.getByText("One thing to fix before we can send");
  await expect(summary).toBeVisible();
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "Please enter a valid email address" }).click();
  await expect(form.email).toBeFocused();
  await expect(form.message).toHaveValue("Is there a group at night?");
});

test("keeps what was typed when the server refuses or the network fails", async ({ page, quiet }) => {
  quiet.allow(/503|Failed to load|ERR_/);
  await page.goto("/contact");
  const form = await fill(page);
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "We cannot save this right now." } }),
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
  await expect(form.message).toHaveValue("Is there a group at night?");
});

test("says that it is sending and sends one filling once", async ({ page, site }) => {
  await page.goto("/contact");
  const form = await fill(page);
  await form.message.fill("Only once, please");
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contact", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await held;
    await route.continue();
  });
  await form.send.dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(toast(page, "Message Sent Successfully!")).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(site.url).toContain("localhost");
});

test("hides the trap from people", async ({ page }) => {
  await page.goto("/contact");
  const trap = page.locator('form[action^="/api/contact"] [name="website"]');
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sends the message and leads to a page that says the same", async ({ page }) => {
    await page.goto("/contact");
    const form = await fill(page);
    await form.message.fill("From a page without script");
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you\/contact(#|$)/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent Successfully!");
    await expect(
      page.getByText("Thank you for reaching out. We'll get back to you within 24 hours."),
    ).toBeVisible();
  });

  test("shows the page again with everything typed and what is wrong", async ({ page, quiet }) => {
    quiet.allow(/422/);
    await page.goto("/contact");
    const form = await fill(page);
    await form.email.fill("robin@example");
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact*"), form.send.click()]);
    expect(answer.status()).toBe(422);
    await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
    await expect(form.name).toHaveValue("Robin Reader");
    await expect(form.email).toHaveValue("robin@example");
    await expect(form.message).toHaveValue("Is there a group at night?");
    await expect(form.subject).toHaveValue("peer-mentoring");
  });
});
