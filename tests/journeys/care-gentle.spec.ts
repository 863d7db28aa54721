import {
  banner,
  chapters,
  figures,
  numbers,
  openHydrated,
  openPanel,
  panel,
  show,
  story,
} from "../support/care.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test("shows everything on a first visit, and hard passages behind their note once gentle mode is turned on", async ({
  page,
}) => {
  await openHydrated(page, "/our-family");
  await expect(figures(page)).toBeVisible();
  await expect(chapters(page)).toBeVisible();
  await expect(banner(page).getByRole("button", { name: "Gentle mode: off" })).toBeVisible();
  await expect(page.getByRole("button", { name: /(Show|Hide) this part/ })).toHaveCount(0);

  await test.step("skipping a part moves the view and the focus past it", async () => {
    await numbers(page).getByRole("link", { name: "Skip this part" }).press("Enter");
    await expect(story(page)).toBeFocused();
    await expect(story(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(figures(page).locator("dt").first()).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(story(page).getByRole("link", { name: "Skip this part" })).toBeFocused();
  });

  await test.step("the button beside a note turns gentle mode on and keeps the focus and its place", async () => {
    await story(page).getByRole("button", { name: "Turn on gentle mode" }).press("Enter");
    await expect(figures(page)).toBeHidden();
    await expect(chapters(page)).toBeHidden();
    await expect(story(page).getByRole("button", { name: "Show this part" })).toBeFocused();
    await expect(story(page).getByRole("button", { name: "Show this part" })).toBeInViewport();
    await expect(banner(page).getByRole("button", { name: "Gentle mode: on" })).toBeVisible();
  });

  await page.addInitScript(() => {
    const seen = { frames: 0, shown: 0, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      // While the style sheet is on its way nothing is drawn, so what has a place then is not seen.
      const drawn = document.styleSheets.length > 0;
      if (drawn) seen.frames += 1;
      if (drawn) seen.shown += document.querySelector("#numbers dl")?.getClientRects().length ?? 0;
      if (document.documentElement.dataset.hydrated === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHydrated(page, "/our-family");

  await test.step("keeps the choice, shows nothing first that it then takes away, and moves nothing", async () => {
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    expect(seen.frames).toBeGreaterThan(0);
    expect(seen.shown).toBe(0);
    await expect(figures(page)).toBeHidden();
    // A font that arrives late may move a line a little; a passage that closes would be a hundred times that.
    expect(seen.shift).toBeLessThan(0.01);
  });

  await test.step("keeps hard passages behind their note until one press opens them", async () => {
    await expect(numbers(page).getByText("This part talks about: pregnancy loss")).toBeVisible();
    await expect(figures(page)).toBeHidden();
    await expect(chapters(page)).toBeHidden();
    await show(page).click();
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeHidden();
    const hide = numbers(page).getByRole("button", { name: "Hide this part" });
    await expect(hide).toBeFocused();
    await hide.press("Enter");
    await expect(figures(page)).toBeHidden();
    await expect(show(page)).toBeFocused();
  });

  await test.step("prints what is shown and no buttons", async () => {
    if (!isWholeRun) return;
    await show(page).click();
    await page.emulateMedia({ media: "print" });
    await expect(figures(page)).toBeVisible();
    await expect(story(page).getByText("The first months pass lightly.").first()).toBeHidden();
    await expect(page.getByRole("button", { name: /this part/ })).toHaveCount(0);
    await expect(story(page).getByText("Gentle mode left this part out")).toBeVisible();
    await expect(numbers(page).getByText("Gentle mode left this part out")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect(story(page).getByText("Gentle mode left this part out")).toBeHidden();
    await numbers(page).getByRole("button", { name: "Hide this part" }).click();
  });

  await test.step("lets a carousel that was closed move once it is open", async () => {
    if (!isWholeRun) return;
    await story(page).getByRole("button", { name: "Show this part" }).click();
    await chapters(page).getByRole("button", { name: "Next chapter" }).click();
    await expect(chapters(page).getByRole("button", { name: /^Chapter 2 of 5/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(chapters(page).getByRole("heading", { name: "Shared understanding" })).toBeInViewport();
    await story(page).getByRole("button", { name: "Hide this part" }).click();
    await expect(chapters(page)).toBeHidden();
  });

  await test.step("is turned off and on by one button, keeps the choice on the device and sends nothing", async () => {
    const requests = requestsFrom(page);
    await banner(page).getByRole("button", { name: "Gentle mode: on" }).click();
    await expect(banner(page).getByRole("button", { name: "Gentle mode: off" })).toBeFocused();
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /(Show|Hide) this part/ })).toHaveCount(0);
    expect(requests).toEqual([]);
    if (isWholeRun) {
      await page.reload();
      await expect(figures(page)).toBeVisible();
    }
    await banner(page).getByRole("button", { name: "Gentle mode: off" }).click();
    await expect(figures(page)).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step("is chosen topic by topic, and each choice counts at once and later", async () => {
    await openPanel(page);
    await panel(page).getByRole("checkbox", { name: "Pregnancy loss" }).uncheck();
    await panel(page).getByRole("checkbox", { name: "Birth or a newborn" }).uncheck();
    await panel(page).getByRole("button", { name: "Done" }).click();
    await expect(panel(page)).toBeHidden();
    // The figures speak of loss, birth and money, the story of loss, birth and children.
    await expect(figures(page)).toBeVisible();
    await expect(chapters(page)).toBeHidden();
    if (isWholeRun) {
      await page.reload();
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await expect(figures(page)).toBeVisible();
      await expect(chapters(page)).toBeHidden();
    }
    await openPanel(page);
    await expect(panel(page).getByRole("checkbox", { name: "Pregnancy loss" })).not.toBeChecked();
    await expect(panel(page).getByRole("checkbox", { name: "Children" })).toBeChecked();
    await panel(page).getByRole("checkbox", { name: "Amounts of money" }).check();
    await expect(figures(page)).toBeHidden();
    await panel(page).getByRole("checkbox", { name: "Gentle mode" }).uncheck();
    await expect(panel(page).getByRole("group", { name: "Topics that wait behind a note" })).toBeHidden();
    await expect(figures(page)).toBeVisible();
    await panel(page).getByRole("button", { name: "Close the settings" }).click();
    await expect(banner(page).getByRole("button", { name: "Gentle mode: off" })).toBeVisible();
  });
});

// That no urgent sign is folded on any page: tests/pages/gentle.test.ts.
test("keeps gentle mode for a reader who chose topics while it was on at first, and urgent signs in view", {
  tag: "@all",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("gentle-topics", "loss"));
  await page.goto("/resources/knowledge-hub/after-a-loss-the-first-week", { waitUntil: "commit" });
  await expect(page.getByText("You faint, or feel weak or dizzy.")).toBeVisible();
  await expect(page.getByText("If you’re offered a choice of treatment")).toBeHidden();
});
