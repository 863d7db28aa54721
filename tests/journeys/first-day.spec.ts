import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

test.use({ alone: "nothing" });

const password = "seven lamps beside a slow river";

/** The address that the site printed when it started. */
const printedAddress = (printed: string) => /http\S+first-owner#token=[\w-]{43}/.exec(printed)?.[0] ?? "";

test("whoever sets up the site makes the first account in the browser, and sees what is left to do", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  quiet.allow(/status of 422/);
  await expect.poll(() => printedAddress(site.printed())).not.toBe("");
  const address = printedAddress(site.printed());
  await test.step("the login says where to begin", async () => {
    await page.goto("/admin/login");
    await expect(page.getByRole("status")).toContainText("Nobody is on the team yet");
  });

  await test.step("the printed address opens a form, and its token leaves the address bar", async () => {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page).toHaveURL(/\/admin\/first-owner$/);
    await expect(page.getByLabel("Paste the address")).toBeHidden();
    await isSound(page);
  });

  await test.step("a weak password keeps what was typed", async () => {
    await page.getByLabel("Your name").fill("Robin Reyes");
    await page.getByLabel("Email address").fill("robin@kinward.test");
    await page.getByLabel("Password").fill("password password");
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByRole("alert").or(page.locator("#gate-summary"))).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Robin Reyes");
    await expect(page.getByLabel("Paste the address")).toBeHidden();
  });

  await test.step("the account is an owner’s, and the dashboard lists what is left", async () => {
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Make my account" }).click();
    await page.waitForURL("**/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Robin Reyes");
    await expect(page.getByRole("main")).toContainText("Enter your legal name, addresses and links");
  });

  await test.step("nobody else can use the address", async () => {
    await page.goto("/admin/login");
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Somebody is on the team already");
    await isSound(page);
  });
});
