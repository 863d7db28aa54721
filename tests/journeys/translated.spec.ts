import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { translatePages } from "../support/translator.ts";

type Act = { path: string; act(page: Page): Promise<void> };

const plans: Act = {
  path: "/membership",
  async act(page) {
    await page.getByText("Yearly", { exact: false }).first().click();
    await expect(page).toHaveURL(/billing=yearly/);
    await expect(page.locator("#plans article").first()).toContainText("$300");
  },
};
const contact: Act = {
  path: "/contact",
  async act(page) {
    await page.getByLabel("Full name").fill("Robin Reader");
    await page.getByLabel("Email address").first().fill("robin@example");
    await page.getByLabel("Subject").selectOption("general");
    await page.locator('[name="message"]').fill("Is there a group at night?");
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    await expect(page.getByLabel("Email address").first()).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator('[name="message"]')).toHaveValue("Is there a group at night?");
    await page.getByLabel("Email address").first().fill("robin@example.org");
    await send.click();
    await expect(page.getByText("Thank you").first()).toBeVisible();
  },
};
const newsletter: Act = {
  path: "/",
  async act(page) {
    const form = page.locator('form[action^="/api/newsletter/signup"]');
    const subscribe = form.getByRole("button");
    await form.getByLabel("Email address").fill("night-reader@example.org");
    await subscribe.click();
    await expect(page.getByText("Consent Required").first()).toBeVisible();
    await form.getByRole("checkbox").check();
    await subscribe.click();
    await expect(page.getByText("Consent Required")).toHaveCount(0);
  },
};
const groups: Act = {
  path: "/support/groups",
  async act(page) {
    const before = await page.getByRole("main").getByRole("status").innerText();
    await page.getByLabel("Your path").selectOption({ index: 2 });
    await expect(page.getByRole("main").getByRole("status")).not.toHaveText(before);
  },
};
const questions: Act = {
  path: "/",
  async act(page) {
    const all = page.locator("main summary:visible, main h3 button[aria-expanded]:visible");
    for (const question of (await all.all()).slice(0, 3)) await question.click();
  },
};

/** What a page says, without a translator's own elements. */
const wordsOf = async (page: Page) =>
  (await page.locator("main").innerText()).replaceAll("\u2060", "").replace(/\s+/g, " ");

async function wordsWithout(browser: Browser, url: string, { path, act }: Act): Promise<string> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await act(page);
  const words = await wordsOf(page);
  await context.close();
  return words;
}

// The whole run walks the stories of these pages once more, translated (playwright.config.ts).
for (const [what, act] of Object.entries({ plans, contact, newsletter, groups, questions }))
  test(`a translated page works and says the same as without a translator: ${what}`, {
    tag: what === "contact" ? [] : "@all",
  }, async ({ page, browser, site }) => {
    await translatePages(page);
    const expected = await wordsWithout(browser, site.url, act);
    await page.goto(act.path);
    await act.act(page);
    await expect.poll(() => wordsOf(page)).toBe(expected);
    expect(await page.locator("main font font").count()).toBeGreaterThan(5);
  });
