import type { Page } from "@playwright/test";
import type { Role } from "#platform/permissions/access.ts";
import { teamPassword } from "./prepared-data.ts";
import { expect, untilHydrated } from "./site.ts";

const emailOf = (role: Role) => `${role}@kinward.test`;

/** Fills in the sign-in form that the page shows, as a prepared team member. */
export async function submitSignIn(page: Page, role: Role): Promise<void> {
  await page.getByRole("textbox", { name: "Email address" }).fill(emailOf(role));
  await page.getByLabel("Password", { exact: true }).fill(teamPassword);
  await page.keyboard.press("Enter");
}

/** Signs in as a prepared team member, without the form: it has tests of its own, and costs two pages more. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in", {
    data: { email: emailOf(role), password: teamPassword },
  });
  expect(answer.status()).toBe(200);
}

/** Signs in and opens an admin page, which then answers. */
export async function signInAt(page: Page, address: string, role: Role = "editor"): Promise<void> {
  await signIn(page, role);
  await page.goto(address);
  await untilHydrated(page);
}
