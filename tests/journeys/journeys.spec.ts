import type { Page } from "@playwright/test";
import { addressOf, showsPhase, titleOf } from "../support/phases.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

/** Answers some of the three questions and asks for a suggestion. */
async function ask(page: Page, ...answers: string[]) {
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
  await page.getByRole("button", { name: "Show me a first step" }).click();
}

// What the overview says: tests/pages/journeys.test.ts.
test.describe("the chooser", () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

  test("suggests by keyboard alone, follows what is chosen, sends nothing, keeps nothing, and leads to the phase", async ({
    page,
    context,
    site,
  }) => {
    await page.goto("/journeys");
    await test.step("works by keyboard alone", async () => {
      await page.getByRole("link", { name: "Not sure which one? Answer three questions" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#today$/);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await expect(
        page.getByRole("radio", { name: "I’m thinking about donor sperm, eggs or embryos" }),
      ).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Show me a first step" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(region(page, "Donor conception").getByRole("heading", { level: 3 })).toBeFocused();
    });

    await test.step("keeps no answer and no suggestion over a reload", async () => {
      await page.reload();
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await expect(page.getByRole("button", { name: "Show me a first step" })).toBeVisible();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      await expect(region(page, "Donor conception")).toHaveCount(0);
    });

    await page.waitForLoadState("networkidle");
    const requests = requestsFrom(page);

    // Which answers lead where: src/web/pages/journeys/suggest.test.ts.
    await test.step("takes no answer at all, and “I don't know yet”, as whole answers", async () => {
      if (!isWholeRun) return;
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      await ask(page);
      const suggestion = region(page, "You don’t have to choose yet");
      await expect(suggestion.getByRole("heading", { level: 3 })).toBeFocused();
      await expect(suggestion.getByRole("heading", { level: 4 })).toHaveText("Decisions");
      await expect(suggestion.getByRole("link", { name: "Write to us" })).toBeVisible();
      const without = await suggestion.textContent();
      for (const legend of [
        "1. What comes closest?",
        "2. Where are you with it?",
        "3. What would help most right now?",
      ])
        await page.getByRole("group", { name: legend }).getByText("I don’t know yet").click();
      await page.getByRole("button", { name: "Show me a first step" }).click();
      await expect(suggestion).toHaveText(without ?? "");
    });

    await test.step("follows when an answer changes, and leaves the focus where it is", async () => {
      await ask(page, "I’m thinking about adoption or foster care");
      await expect(region(page, "Adoption").getByRole("heading", { level: 3 })).toBeFocused();
      const other = page.getByRole("radio", { name: "Someone else may carry the pregnancy for me or us" });
      await other.check({ force: true });
      await expect(region(page, "Surrogacy")).toBeVisible();
      await expect(other).toBeFocused();
      await expect(page.getByRole("status")).toContainText("Surrogacy:");
    });

    await test.step("sends nothing and keeps nothing", async () => {
      if (isWholeRun) {
        await ask(
          page,
          "I’m carrying for other people, or thinking about it",
          "I’m in the middle of it",
          "One person to talk to",
        );
        await expect(region(page, "Gestational surrogates")).toBeVisible();
      }
      await page.getByRole("radio").first().press("Enter");
      expect(requests).toEqual([]);
      expect(new URL(page.url()).search).toBe("");
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    });

    await test.step("suggests a path, a first step and something beside it, and is there with the focus", async () => {
      await ask(
        page,
        "I’ve been trying, or we have, and it’s taking a long time",
        "I’m waiting for an answer",
        "A quiet minute",
      );
      const suggestion = region(page, "Infertility");
      await expect(suggestion.getByRole("heading", { level: 3, name: "Infertility" })).toBeFocused();
      await expect(suggestion.getByRole("heading", { level: 4 })).toHaveText("The wait");
      await expect(page.getByRole("status")).toHaveText("A suggestion is shown below. Infertility: The wait");
      await expect(suggestion.getByRole("link", { name: "Open ZenDen" })).toHaveAttribute(
        "href",
        "/resources/zenden",
      );
    });

    await test.step("leads to the phase, which is open, without loading anew", async () => {
      await page.evaluate(() => {
        document.documentElement.dataset.still = "here";
      });
      await region(page, "Infertility").getByRole("link", { name: "Open this page" }).click();
      await expect(page).toHaveURL(`${site.url}${addressOf("The wait")}`);
      await showsPhase(page, "The wait");
      await expect(titleOf("The wait", page)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.dataset.still)).toBe("here");
    });
  });

  test("is sound with a suggestion shown", { tag: "@all" }, async ({ page }) => {
    await page.goto("/journeys");
    await ask(page, "I’m carrying for other people, or thinking about it");
    await expect(region(page, "Gestational surrogates")).toBeVisible();
    await isSound(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  // What is sent: tests/pages/public-without-scripts.test.ts.
  test("all suggestions stand in a list", { tag: "@all" }, async ({ page }) => {
    await page.goto("/journeys");
    await expect(page.getByRole("radio")).toHaveCount(0);
    const today = region(page, "Where are you today?");
    for (const text of [
      "I’ve been trying, or we have, and it’s taking a long time",
      "I’m thinking about adoption or foster care",
      "I don’t know yet",
    ])
      await expect(today.getByRole("heading", { name: text, exact: true })).toBeVisible();
    await expect(today.getByRole("link", { name: "Turning points" }).first()).toHaveAttribute(
      "href",
      "/journeys/infertility/turning-points",
    );
    await expect(today.getByRole("link", { name: "Ask for a mentor" })).toBeVisible();
  });
});
