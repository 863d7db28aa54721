import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import type { Site } from "../support/start-site.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "readers" });

/** Makes every session one that began twenty minutes ago. */
function ageSessions({ dataDir }: Site): void {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
  file.prepare("update member_sessions set created_at = ?, proved_at = ''").run(earlier);
  file.close();
}

/** Gives the browser a device that keeps passkeys and recognizes its owner. */
async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey of the device on one's profile. @returns the panel that it is in. */
async function addPasskey(page: Page): Promise<Locator> {
  const panel = page.getByRole("region", { name: "Passkeys" });
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Work laptop");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await panel.getByRole("button", { name: "I've saved them" }).click();
  await expect(panel.getByRole("heading", { name: "Work laptop" })).toBeVisible();
  return panel;
}

async function removePasskey(panel: Locator): Promise<void> {
  await panel.getByRole("button", { name: /^Remove ?: passkey Work laptop$/ }).click();
  await panel.getByRole("button", { name: "Yes, remove it" }).click();
}

test("a passkey is added, signs in, confirms who somebody is, and is removed", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 4(03|09)/);
  await plugInDevice(page);
  await signInAt(page, "/admin/profile", "owner");
  const panel = await addPasskey(page);
  await isSoundAtRest(page);

  if (isWholeRun) {
    // The same device says that it has one; that none is added twice: passkeys.api.test.ts.
    await panel.getByRole("button", { name: "Add a passkey" }).click();
    await page.keyboard.type("Again");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toContainText("This device already has a passkey");
  }

  await page.context().clearCookies();
  await page.goto("/admin/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team login");
  await isSoundAtRest(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your profile");
  await untilHydrated(page);
  await expect(page.getByRole("region", { name: "Where you're signed in" })).toContainText("Passkey");

  ageSessions(site);
  await removePasskey(panel);
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog.getByRole("button", { name: "Use a passkey" })).toBeFocused();
  // The dialog in each run: recent-sign-in.spec.ts.
  await isSoundAtRest(page);
  await page.keyboard.press("Enter");
  await expect(panel.getByText("You don't have a passkey yet.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Two-step sign-in" })).toContainText("Off");
});

test.describe("required of the team", { tag: "@all" }, () => {
  test.use({ alone: "readers" });

  test("the last passkey stays until somebody at the terminal lets codes of apps sign in again", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/status of 409/);
    await plugInDevice(page);
    await signInAt(page, "/admin/profile", "owner");
    await addPasskey(page);
    await page.goto("/admin/people");
    const rule = page.getByRole("region", { name: "Passkeys" });
    await rule.getByRole("button", { name: "Require passkeys" }).press("Enter");
    await expect(rule.getByRole("button", { name: "Make passkeys optional" })).toBeVisible();
    await isSound(page);
    await page.goto("/admin/profile");
    await expect(page.getByRole("button", { name: "Set up an app" })).toHaveCount(0);
    const panel = page.getByRole("region", { name: "Passkeys" });
    await removePasskey(panel);
    await expect(panel.getByRole("alert")).toContainText("Your team requires passkeys");
    expect(await site.admin("passkeys-optional")).toContain("Codes of apps sign in again.");
    await page.reload();
    await untilHydrated(page);
    await removePasskey(panel);
    await expect(panel.getByText("You don't have a passkey yet.")).toBeVisible();
  });
});
