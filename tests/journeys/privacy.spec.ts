import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import type { Site } from "../support/start-site.ts";
import { signInAt } from "../support/team-sign-in.ts";

const words = "The heron came back to our pond this spring.";

async function leaveTraces(page: Page, url: string, email: string): Promise<void> {
  const headers = { origin: url };
  const message = { name: "Wren Marlowe", email, phone: "", subject: "general", message: words, website: "" };
  const sent = await page.request.post("/api/contact", { headers, data: message });
  const signed = await page.request.post("/api/newsletter/signup", {
    headers,
    data: { email, consentToNewsletter: true, website: "" },
  });
  expect([sent.status(), signed.status()]).toEqual([201, 200]);
}

/** The newest mail to an address, waited for. */
async function linkIn(site: Site, email: string, pattern: RegExp): Promise<string> {
  const found = () =>
    site.smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => pattern.exec(text ?? "")?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(found, { timeout: 15_000 }).toBeDefined();
  return found() ?? "";
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // Its pages and forms as they are sent: tests/pages/privacy.test.ts. What is held of a person, and that nothing is left:
  // src/features/privacy/erasure.api.test.ts.
  test("a person asks for their data, reads it, takes it along, erases it and keeps a certificate", {
    tag: "@all",
  }, async ({ page, site, quiet }) => {
    const email = "wren.marlowe@example.org";
    await leaveTraces(page, site.url, email);
    await page.goto("/privacy-policy");
    await page.getByRole("link", { name: "ask for a link to your data" }).click();
    quiet.allow(/422|404/);
    await page.getByRole("textbox", { name: "Email address" }).fill("not an address");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue("not an address");
    await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
    await page.getByRole("textbox", { name: "Email address" }).fill(email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { name: "Please check your email" })).toBeVisible();

    const link = await linkIn(site, email, /http\S+\/privacy\/my-data\/open#\S+/);
    const pasted = page.getByRole("textbox", { name: "Paste the link from the email" });
    const show = page.getByRole("button", { name: "Show my data" });
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    await show.click();
    await expect(pasted).toHaveAccessibleDescription(/Please paste the link from our email/);
    await pasted.fill(link);
    await show.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we hold about you");
    expect(new URL(page.url())).toMatchObject({ pathname: "/privacy/my-data/open", search: "", hash: "" });
    await expect(page.getByText(words)).toBeVisible();
    const [json] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download for programs (JSON)" }).click(),
    ]);
    expect(json.suggestedFilename()).toBe("my-data.json");
    expect(readFileSync(await json.path(), "utf8")).toContain(words);
    const [html] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download to read (HTML)" }).click(),
    ]);
    expect(readFileSync(await html.path(), "utf8")).toContain(words);

    await page.getByRole("button", { name: "Erase everything" }).click();
    await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/check the box first/);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole("checkbox", { name: "Yes, erase all of it for good" }).check();
    await page.getByRole("button", { name: "Erase everything" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is erased");
    await expect(page).toHaveURL(/\/privacy\/my-data\/certificate\/[A-Z0-9-]{34}$/);
    await expect(page.getByRole("row", { name: /Messages from the contact form 1/ })).toBeVisible();
    await page.goto(link);
    await pasted.fill(link);
    await show.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work anymore");
  });
});

test("a link to one's own data opens with scripts as often as it is tried, and its token stays in no address", async ({
  page,
  site,
}) => {
  const asks = "someone.who.asks@example.org";
  await leaveTraces(page, site.url, asks);
  await page.goto("/privacy/my-data");
  await page.getByRole("textbox", { name: "Email address" }).fill(asks);
  await page.getByRole("textbox", { name: "Email address" }).press("Enter");
  await expect(page).toHaveURL(/\/privacy\/my-data\/sent$/);
  const link = await linkIn(site, asks, /http\S+\/privacy\/my-data\/open#\S+/);
  const [, token = ""] = link.split("#token=");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.headers().referer ?? ""}`));
  // A link of an earlier version leads to the same page. Another try, Back and reload use nothing up.
  for (const address of [link.replace("#token=", "/"), link]) {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we hold about you");
    await expect(page).toHaveURL(/\/privacy\/my-data\/open$/);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  }
  expect(sent.filter((each) => !each.includes(`/open/${token}`)).join(" ")).not.toContain(token.slice(-20));
  await page.goBack();
  await expect(page.getByText(words)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Paste the link from the email" })).toBeVisible();
  await page.getByRole("textbox", { name: "Paste the link from the email" }).fill(token);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words)).toBeVisible();
});

test.describe("with an owner and nobody else", () => {
  test.use({ alone: "owner" });

  // The team's screens of privacy: src/features/privacy/admin.api.test.ts.
  test("an owner invites a colleague, answers a request, and shortens how long messages are kept", {
    tag: "@all",
  }, async ({ page, site, quiet }) => {
    test.slow();
    const asks = "someone.asks@example.org";
    await leaveTraces(page, site.url, asks);
    await page.goto("/privacy/my-data");
    await isSound(page);
    await page.getByRole("textbox", { name: "Email address" }).fill(asks);
    await page.getByRole("textbox", { name: "Email address" }).press("Enter");
    await page.goto(await linkIn(site, asks, /http\S+\/privacy\/my-data\/open#\S+/));
    await expect(page.getByText(words)).toBeVisible();
    await isSound(page);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Paste the link from the email" })).toBeVisible();
    await isSound(page);

    await signInAt(page, "/admin/people", "owner");
    await expect(page.getByRole("heading", { name: "You're the only team member" })).toBeVisible();
    await isSound(page);
    const colleague = "sam.okafor@kinward.test";
    await page.getByLabel("Email address").fill(colleague);
    await page.getByLabel("Name (optional)").fill("Sam Okafor");
    await page.getByLabel(/^Editor:/).check();
    await page.getByLabel("Email address").press("Enter");
    await expect(page.getByText("The invitation is on its way.").first()).toBeVisible();
    const invitation = await linkIn(site, colleague, /http\S+set-password\S+/);
    const invited = await page.context().newPage();
    await invited.goto(invitation);
    const introduction = "Noor Haddad invited you to join the Kinward team as an editor.";
    await expect(invited.getByText(introduction)).toBeVisible();
    await expect(invited.getByRole("textbox", { name: "Paste the link from the email" })).toHaveCount(0);
    await expect(invited).toHaveURL(/\/admin\/set-password$/);
    await invited.close();
    await page.getByRole("link", { name: "Sam Okafor" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sam Okafor");
    await page.getByLabel(/^Viewer:/).check();
    await page.getByRole("button", { name: "Change role" }).click();
    await expect(page.getByText("Saved.").first()).toBeVisible();
    await expect(page.getByLabel(/^Viewer:/)).toBeChecked();
    await page.getByRole("button", { name: "Close account" }).press("Enter");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await isSound(page);
    await page.getByRole("button", { name: "Yes, close it" }).click();
    await expect(page.getByRole("heading", { name: "This account is closed" })).toBeVisible();

    await page.goto("/admin/privacy");
    const find = page.getByRole("region", { name: "Data requests" });
    await find.getByLabel("Their exact email address").fill(asks);
    await find.getByLabel("Their exact email address").press("Enter");
    await expect(find.getByRole("heading", { name: `Data about ${asks}` })).toBeFocused();
    await expect(find.getByText(words)).toBeVisible();
    await isSound(page);
    await find.getByRole("button", { name: "Erase everything" }).click();
    await page.getByLabel("Type the email address to confirm").fill(asks);
    await page.getByRole("button", { name: "Erase permanently" }).click();
    const code = await find.locator("p.font-mono").textContent();
    await page.getByLabel("Certificate code").fill(String(code).toLowerCase());
    await page.getByLabel("Email address to compare").fill(asks);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("This certificate matches this address.")).toBeVisible();

    await page.getByRole("button", { name: "Change: Messages from the contact form" }).click();
    const figure = page.getByLabel("Messages from the contact form: number of months to keep");
    await expect(figure).toBeFocused();
    await figure.fill("13");
    quiet.allow(/422/);
    await figure.press("Enter");
    await expect(page.getByText("Please enter a whole number within the range")).toBeVisible();
    await figure.fill("6");
    await figure.press("Enter");
    await expect(page.getByText(/would remove 0 tonight/)).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("6 months", { exact: true })).toBeVisible();

    await page.goto("/admin/audit");
    await page.getByLabel("Action", { exact: true }).selectOption({ label: "Changed a retention period" });
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL(/action=privacy\.retention_changed/);
    await expect(page.getByRole("cell", { name: /contact\.messages: 12 → 6 months/ })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
    await isSound(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).click(),
    ]);
    expect(
      readFileSync(await file.path(), "utf8")
        .trim()
        .split("\r\n"),
    ).toHaveLength(2);
  });
});
