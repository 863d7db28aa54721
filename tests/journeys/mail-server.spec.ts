import { isSound } from "#tests/support/sound.ts";
import { expect, test } from "../support/site.ts";
import { startSite } from "../support/start-site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test("an owner enters a mail server, tests it and saves it, and a message is mailed to the team", {
  tag: "@all",
}, async ({ browser }) => {
  test.slow();
  const site = await startSite({ SMTP_URL: "", MAIL_FROM: "", TEAM_MAIL: "" }, "owner");
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInAt(page, "/admin/settings/mail", "owner");
    await expect(page.getByText(/^No mail server is set up\. Email goes to files in/)).toBeVisible();
    await page.getByLabel("Server (SMTP host)").fill("127.0.0.1");
    await page.getByLabel("Port").fill("1");
    await page.getByLabel("Encryption").selectOption("none");
    await page.getByLabel("Sender name").fill("Meadow Circle");
    await page.getByLabel("Sender address").fill("hello@meadow.test");
    await page.getByLabel("Reply-to address").fill("answers@meadow.test");
    await page.getByLabel("Team address").fill("team@meadow.test");
    await page.getByRole("button", { name: "Send me a test email" }).click();
    await expect(page.getByText(/refused the connection on port 1\./)).toBeVisible();
    await isSound(page);
    await page.getByLabel("Port").fill(new URL(site.smtp.url).port);
    await page.getByRole("button", { name: "Send me a test email" }).click();
    await expect(page.getByText(/accepted a test email to owner@kinward\.test/)).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/Email goes out through the mail server 127/)).toBeVisible();
    await expect(page.getByLabel("Sender name")).toHaveValue("Meadow Circle");
    await expect(page.getByLabel("Encryption")).toHaveValue("none");
    await isSound(page);

    await page.request.post("/api/contact", {
      headers: { origin: site.url },
      data: {
        name: "Wren",
        email: "wren@example.org",
        phone: "",
        subject: "general",
        message: "Hello",
        website: "",
      },
    });
    const toTeam = () => site.smtp.mails.filter(({ rcpt }) => rcpt.includes("team@meadow.test"));
    await expect.poll(() => toTeam().length, { timeout: 20_000 }).toBe(1);
    expect(toTeam()[0]?.from).toEqual({ name: "Meadow Circle", address: "hello@meadow.test" });
  } finally {
    await context.close();
    await site.stop();
  }
});
