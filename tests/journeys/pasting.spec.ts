import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import "../support/seed.ts";
import { madeUpPaste } from "../support/made-up-paste.ts";
import { pasteHtml } from "../support/paste-html.ts";
import { samples } from "../support/pasted-samples.ts";
import { expect, test } from "../support/site.ts";
import { openUntouched } from "../support/site-document.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

/** How many made-up pastes each kind of text gets; more with PASTES=n. */
const pastes = Number(process.env.PASTES ?? (isWholeRun ? 100 : 10));

/** One for each way of reading a paste; what is only a variation of one is in the whole run. */
const inEachRun = [
  "Excel, with lines in cells, merged cells and empty rows",
  "a mail that is arranged in tables",
  "Word, a list with levels, letters and Roman numbers",
  "Google Docs, lists in lists and a checklist",
  "Google Docs, words that are struck out",
  "Outlook, links that it wrapped",
  "a web page with what a text can't have",
  "pictures that are only addresses",
];

const kinds = {
  article: (page: Page) => openUntouched(page, "article-asking-for-help-the-first-time"),
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
    await open(page);
    await takeMarkdown(page);
    // Of a newsletter each run tries only where it differs from an article.
    const tried = samples.filter(
      (each) =>
        isWholeRun ||
        (inEachRun.includes(each.from) &&
          (kind === "article" || each.newsletter !== undefined || each.newsletterNotice)),
    );
    expect(tried.length).toBeGreaterThan(1);
    for (const sample of tried) {
      await pasteHtml(editorOf(page), sample.html);
      const notice = (kind === "newsletter" && sample.newsletterNotice) || sample.notice;
      await expect.soft(page.locator("[data-left-out]"), sample.from).toHaveText(notice ?? "");
      const expected = (kind === "newsletter" && sample.newsletter) || sample.article;
      expect.soft(await takeMarkdown(page), sample.from).toBe(expected);
    }
  });

  test(`every word of made-up pages arrives in ${kind === "article" ? "an article" : "a newsletter"}, in order`, {
    tag: "@all",
  }, async ({ page }) => {
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

test("on a phone what a paste left out is told in a low strip, and a box or a removed link is there after reopening", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await kinds.article(page);
  await takeMarkdown(page);
  const text = editorOf(page);
  const notice = page.locator("[data-left-out]");
  const strip = notice.locator("..");
  const outside = '<img src="https://other.example/a.png" alt="">';
  if (isWholeRun) {
    await pasteHtml(text, `<p>Words</p>${outside}<p><a href="file:///c:/a.doc">a</a></p>`);
    await expect(notice).toContainText("1 picture is on another website");
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(120);
    await isSound(page);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(strip).toBeHidden();
    await empty(text);
  }
  const gone = ["video", "audio", "iframe", "math", "svg", "canvas"].map((name) => `<${name}></${name}>`);
  await pasteHtml(text, `<p>Words</p>${outside}${gone.join("")}<input><p><a href="file:///a">a</a></p>`);
  await expect(notice).toContainText("We left out");
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(120);
  await isSoundInOneLook(page);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(strip).toBeHidden();

  await empty(text);
  await pasteHtml(
    text,
    "<ul><li>Fever</li></ul><p><a href='https://one.example/a_b'>https://one.example/a_b</a></p>",
  );
  await text.getByText("Fever").click();
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 100)));
  await page.getByRole("button", { name: "warning signs or help lines" }).click();
  await expect(text.locator("[data-part=urgent] li")).toHaveText("Fever");
  await text.getByText("one.example").click();
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 100)));
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel(/^Where the link leads/).fill("");
  await page.keyboard.press("Enter");
  await expect(text.locator("a")).toHaveCount(0);
  await page.getByText("Markdown", { exact: true }).click();
  await page.getByText("Visual").click();
  await expect(text.locator("[data-part=urgent] li")).toHaveText("Fever");
  await expect(text).toContainText("https://one.example/a_b");
  await expect(text.locator("a")).toHaveCount(0);
  expect(await takeMarkdown(page)).toBe("<Urgent>\n\n- Fever\n\n</Urgent>\n\nhttps\\://one.example/a_b");
});

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
