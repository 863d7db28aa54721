import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import "../support/seed.ts";
import { madeUpPaste } from "../support/made-up-paste.ts";
import { pasteHtml } from "../support/paste-html.ts";
import { samples } from "../support/pasted-samples.ts";
import { expect, test } from "../support/site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

/** How many made-up pastes each kind of text gets; more with PASTES=n. */
const pastes = Number(process.env.PASTES ?? 100);

const kinds = {
  article: (page: Page) => signInAt(page, "/admin/site/article-asking-for-help-the-first-time"),
  async newsletter(page: Page) {
    await signInAt(page, "/admin/newsletters");
    await page.getByRole("button", { name: "New newsletter" }).click();
    await expect(page.getByLabel("Subject")).toBeVisible();
  },
};

function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: "Text", exact: true });
}

/** Takes what the text is in Markdown, as its other view shows it, and leaves it empty. */
async function takeMarkdown(page: Page): Promise<string> {
  await page.getByText("Markdown", { exact: true }).click();
  const area = page.locator("textarea").and(page.getByLabel("Text", { exact: true }));
  const text = await area.inputValue();
  await area.fill("");
  await page.getByText("Visual").click();
  await expect(editorOf(page)).toHaveAttribute("contenteditable", "true");
  await expect(editorOf(page)).toHaveText("");
  return text;
}

/** Empties the text by its own keys. */
async function empty(text: Locator): Promise<void> {
  await text.evaluate((element) => {
    for (const [key, ctrlKey] of [
      ["a", true],
      ["Backspace", false],
    ] as const)
      element.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
  });
}

for (const [kind, open] of Object.entries(kinds)) {
  test(`what other programs copy arrives in ${kind === "article" ? "an article" : "a newsletter"}, or is named`, async ({
    page,
  }) => {
    test.slow();
    await open(page);
    await takeMarkdown(page);
    for (const sample of samples) {
      await pasteHtml(editorOf(page), sample.html);
      const notice = (kind === "newsletter" && sample.newsletterNotice) || sample.notice;
      await expect.soft(page.locator("[data-left-out]"), sample.from).toHaveText(notice ?? "");
      const expected = (kind === "newsletter" && sample.newsletter) || sample.article;
      expect.soft(await takeMarkdown(page), sample.from).toBe(expected);
    }
  });

  test(`every word of made-up pages arrives in ${kind === "article" ? "an article" : "a newsletter"}, in order`, async ({
    page,
  }) => {
    test.slow();
    await open(page);
    const text = editorOf(page);
    await expect(text).toHaveAttribute("contenteditable", "true");
    await fc.assert(
      fc.asyncProperty(madeUpPaste, async ({ html, words, kinds: gone }) => {
        await empty(text);
        await pasteHtml(text, html);
        const arrived = (await text.innerText())
          .split(/\s+/)
          .filter((each) => !["", "–", "/"].includes(each));
        expect(arrived).toEqual(words);
        for (const each of gone) await expect(page.locator("[data-left-out]")).toHaveText(new RegExp(each));
      }),
      { numRuns: pastes },
    );
  });
}

test("what is pasted into a table becomes cells and one line each, and the table keeps its head", async ({
  page,
}) => {
  await kinds.article(page);
  await takeMarkdown(page);
  const text = editorOf(page);
  await pasteHtml(text, "<table><tr><td>Name</td><td>Day</td></tr><tr><td>Ann</td><td>On:</td></tr></table>");
  await text.getByText("On:").click();
  await page.keyboard.press("End");
  // The editor notices on the next turn where the cursor is.
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 100)));
  await pasteHtml(text, "<p>Monday</p><ul><li>noon</li></ul>");
  await expect(text).toContainText("Monday / noon");
  await text.getByText("Name").click();
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 100)));
  await pasteHtml(text, "<table><tr><td>Who</td><td>When</td></tr></table>");
  expect(await takeMarkdown(page)).toBe(
    "| Who | When             |\n| --- | ---------------- |\n| Ann | On:Monday / noon |",
  );
});
