import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { documentNow, openUntouched, saveFields } from "../support/site-document.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

const drafts = "**/api/admin/site-content/draft";
const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
const heading = (page: Page) => page.getByLabel("Heading", { exact: true });

/** Looks at what stands open once, and in both lights in the whole run. */
const isSoundOnce = (page: Page) => isSoundInOneLook(page);

const openQuestions = (page: Page) => openUntouched(page, "home-faq");

test("a draft that the server has no room for is kept in the browser, says so, and is saved later", async ({
  page,
  quiet,
}) => {
  // The browser itself notes the refused saves.
  quiet.allow(/503/);
  await page.clock.install();
  await openQuestions(page);
  const message = "We can’t save right now, and nothing was saved. Please try again in a few minutes.";
  await page.route(drafts, (route) =>
    route.fulfill({ status: 503, headers: { "retry-after": "5" }, json: { code: "unavailable", message } }),
  );
  await heading(page).fill("Questions at two in the morning");
  await expect(page.getByText("Your changes are kept in this browser")).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await isSoundOnce(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("We found changes that this browser couldn't save last time.")).toBeVisible();
  await expect(heading(page)).toHaveValue("Questions at two in the morning");
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute(drafts);
  // Until it tries again.
  await page.clock.fastForward(5_000);
  await saved(page);
  await expect(page.getByText("Your changes are kept in this browser")).toBeHidden();
  const { value } = await documentNow(page, "home-faq");
  expect(value).toMatchObject({ heading: "Questions at two in the morning" });
  if (!isWholeRun) return;
  await page.reload();
  await expect(heading(page)).toHaveValue("Questions at two in the morning");
});

test("discarded changes come back by Undo, and from the list of discarded drafts on another day", {
  tag: "@all",
}, async ({ page }) => {
  await openQuestions(page);
  await heading(page).fill("Questions at three in the morning");
  await saved(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(heading(page)).toHaveValue("Questions people ask first");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(heading(page)).toHaveValue("Questions at three in the morning");
  await saved(page);
  const stored = async () => (await documentNow(page, "home-faq")).value;
  expect(await stored()).toMatchObject({ heading: "Questions at three in the morning" });

  const panel = page.getByRole("region", { name: "Discarded drafts" });
  const bringBack = panel.getByRole("button", { name: "Bring back as the draft" });
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(bringBack.first()).toBeVisible();
  // What the list has on another day: src/features/site-content/site-content.api.test.ts.
  if (isWholeRun) {
    await isSound(page);
    await page.reload();
  }
  await bringBack.first().press("Enter");
  await expect(heading(page)).toHaveValue("Questions at three in the morning");
  await saved(page);
  await expect(panel).toContainText("To bring one back, publish or discard the changes above first.");
  await expect(bringBack).toHaveCount(0);
  expect(await stored()).toMatchObject({ heading: "Questions at three in the morning" });
});

test("two people change one page: everything is merged, and each field that both changed is chosen", async ({
  page,
  site,
  quiet,
}) => {
  // The browser itself notes the lost connection.
  quiet.allow(/ERR_FAILED/);
  await openQuestions(page);
  const address = `${site.url}/api/admin/site-content`;
  const { value: base } = await (await page.request.get(`${address}/home-faq`)).json();
  const saveTheirs = async (before: unknown, value: unknown) => {
    const answer = await page.request.post(`${address}/draft`, {
      data: { document: "home-faq", base: before, value },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(200);
  };
  const [first, ...others] = base.items;
  const answered = [{ ...first, answer: "Their answer." }, ...others];
  const theirs = { ...base, heading: "Their heading", before: "Their words before. ", items: answered };
  await saveTheirs(base, theirs);

  // Without a connection for a moment, so that all three are saved together.
  await page.route(drafts, (route) => route.abort());
  await page.getByRole("button", { name: /^Question 1:/ }).press("Enter");
  const question = page.getByLabel("Question", { exact: true }).first();
  await question.fill("My question?");
  await page.getByLabel("Before the link").fill("My words before. ");
  await heading(page).fill("My heading");
  await page.unroute(drafts);
  const conflict = page.getByRole("alert").filter({ hasText: "Someone else changed the same fields" });
  await expect(conflict).toContainText("My heading");
  await expect(conflict).toContainText("Their heading");
  await isSoundOnce(page);
  await conflict.getByRole("button", { name: "Keep mine" }).press("Enter");
  await expect(conflict).toContainText("Their words before.");
  if (isWholeRun) {
    // They go on while the choice is open, so the choice begins again with what they have now.
    await saveTheirs(theirs, { ...theirs, heading: "Their second heading" });
    await conflict.getByRole("button", { name: "Keep theirs" }).press("Enter");
    await expect(conflict).toContainText("Their second heading");
    await conflict.getByRole("button", { name: "Keep mine" }).press("Enter");
  }
  await conflict.getByRole("button", { name: "Keep theirs" }).press("Enter");
  await expect(page.getByLabel("Before the link")).toBeFocused();
  await saved(page);
  await expect(conflict).toBeHidden();
  await expect(heading(page)).toHaveValue("My heading");
  await expect(page.getByLabel("Before the link")).toHaveValue(/^Their words before/);
  await expect(question).toHaveValue("My question?");
  await expect(page.getByLabel("Answer").first()).toHaveValue("Their answer.");
  const { value } = await (await page.request.get(`${address}/home-faq`)).json();
  expect(value).toMatchObject({ heading: "My heading", items: [{ question: "My question?" }, ...others] });
});

test("what is typed while a save is on its way goes on top of what someone else changed", async ({
  page,
}) => {
  await openQuestions(page);
  await saveFields(page, "home-faq", { before: "Written by a colleague. " });
  await page.route(
    drafts,
    async (route) => {
      const response = await route.fetch();
      await heading(page).fill("Questions at six in the morning");
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await heading(page).fill("Questions at five in the morning");
  await expect(page.getByLabel("Before the link")).toHaveValue(/^Written by a colleague/);
  await saved(page);
  expect((await documentNow(page, "home-faq")).value).toMatchObject({
    heading: "Questions at six in the morning",
    before: "Written by a colleague. ",
  });
});
