import type { Locator, Page } from "@playwright/test";
import { ownWord } from "../support/own-word.ts";
import { pasteHtml } from "../support/paste-html.ts";
import { photograph } from "../support/pictures.ts";
import { expect, test } from "../support/site.ts";
import { actOnDocument, documentNow, openUntouched } from "../support/site-document.ts";
import { isSound } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

const article = "article-asking-for-help-the-first-time";

async function open(page: Page, id = article): Promise<Locator> {
  await openUntouched(page, id);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toHaveAttribute("contenteditable", "true");
  return text;
}

/** A key that moves the cursor or selects, and a moment for the editor to notice: nobody types on within the same frame. */
async function move(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((noticed) => requestAnimationFrame(() => requestAnimationFrame(noticed))),
  );
  await page.evaluate(() => new Promise((noticed) => setTimeout(noticed, 50)));
}

/** What is stored of the text. */
async function stored(page: Page, id = article): Promise<string> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  return String((await documentNow(page, id)).value.text);
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:Calibri}</style></head><body>
<h1 style="mso-margin-top-alt:auto">From Word<o:p></o:p></h1>
<p class="MsoNormal" style="color:red"><b><span style="font-size:14pt">Bring</span></b> a friend.<script>alert(1)</script></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>     </span></span>water</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>     </span></span>a <a href="https://example.org/list">list</a></p>
<p class="MsoNormal"><img src="file:///C:/Temp/image001.png"></p></body></html>`;
const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1234"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">From Docs, with </span><span style="font-weight:700">weight</span><span> and </span><span style="font-style:italic">slant</span>.</p><ol><li dir="ltr"><p dir="ltr"><span>first</span></p></li><li dir="ltr"><p dir="ltr"><span>second</span></p></li></ol></b>`;

test("an editor writes as it will look, by keyboard, and it's stored as Markdown", async ({ page }) => {
  const text = await open(page);
  await isSoundAtRest(page);
  const before = await stored(page);
  await text.click();
  await move(page, "Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Plain and ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("strong");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" words.");

  // From tool to tool with the arrow keys; the next tool makes the paragraph a heading.
  await page.keyboard.press("Enter");
  await page.keyboard.type("What next");
  await page.getByRole("button", { name: "H2: Heading" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "H3: Smaller heading" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(page.getByRole("button", { name: "H2: Heading" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel(/^Where the link leads/).fill("/membership");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  const ending = "Plain and **strong** words.\n\n## What next\n\n[/membership](/membership)";
  await expect(async () => expect(await stored(page)).toBe(`${before.trim()}\n\n${ending}`)).toPass();
  await isSoundAtRest(page);
  if (!isWholeRun) return;

  // The same text in Markdown, and what is typed there is seen here.
  await page.getByText("Markdown", { exact: true }).click();
  const area = page.locator("textarea").and(page.getByLabel("Text", { exact: true }));
  await expect(area).toHaveValue(/\*\*strong\*\*/);
  await area.fill('<Note topics="loss">\n\nA hard passage.\n\n</Note>');
  await page.getByText("Visual").click();
  await text.getByText("A hard passage.").click();
  await page.getByRole("checkbox", { name: "stillbirth" }).check();
  await expect(page.getByRole("button", { name: /^Note: this passage/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(async () =>
    expect(await stored(page)).toBe('<Note topics="loss stillbirth">\n\nA hard passage.\n\n</Note>'),
  ).toPass();
  await isSound(page);
});

test("what is pasted from Word and Google Docs comes out clean", { tag: "@all" }, async ({ page }) => {
  const text = await open(page);
  await page.getByText("Markdown", { exact: true }).click();
  await page
    .locator("textarea")
    .and(page.getByLabel("Text", { exact: true }))
    .fill("Start.");
  await page.getByText("Visual").click();
  await text.click();
  await move(page, "Control+End");
  await page.keyboard.press("Enter");
  await pasteHtml(text, word);
  await expect(async () =>
    expect(await stored(page)).toBe(
      "Start.\n\n## From Word\n\n**Bring** a friend.\n\n- water\n- a [list](https://example.org/list)",
    ),
  ).toPass();
  await move(page, "Control+a");
  await pasteHtml(text, googleDocs);
  await expect(async () =>
    expect(await stored(page)).toBe("From Docs, with **weight** and *slant*.\n\n1. first\n2. second"),
  ).toPass();
});

// In each run, two that are dropped: pasted-pictures.spec.ts.
test("pictures go in where the cursor is, and the next one doesn't take the place of the first", {
  tag: "@all",
}, async ({ page }) => {
  const text = await open(page);
  await page.getByText("Markdown", { exact: true }).click();
  await page
    .locator("textarea")
    .and(page.getByLabel("Text", { exact: true }))
    .fill("From *Docs*.\n\n1. first\n2. second");
  await page.getByText("Visual").click();
  await text.getByText("From ").click();
  await move(page, "End");
  await page.getByRole("group", { name: "Picture for the text" }).getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "desk.jpg", mimeType: "image/jpeg", buffer: await photograph(120, 80) });
  const alt = `A desk ${ownWord()}`;
  await dialog.getByLabel("Description (alt text)").fill(alt);
  await dialog.getByRole("button", { name: "Upload picture" }).click();
  await expect(text.getByRole("img", { name: alt })).toBeVisible();
  await expect(async () =>
    expect(await stored(page)).toMatch(
      /\*Docs\*\.\n\n!\[A desk \w+\]\(\/pictures\/[0-9a-f-]{36}\)\n\n1\. first/,
    ),
  ).toPass();

  await page.getByRole("group", { name: "Picture for the text" }).getByRole("button").first().click();
  await dialog.getByRole("button", { name: `Choose: ${alt}` }).click();
  await expect(text.getByRole("img", { name: alt })).toHaveCount(2);
});

/** Its text can be replaced: no note in it has to stay. */
const withoutTopics = "article-the-wait-without-watching";

const pasted =
  "<p><b>one </b><b><i>two</i></b><i> three</i> and write to ann_lee@clinic.example or see https://a.example/x_y_z?a=1&amp;b=2 today. <s>Tuesday</s> Wednesday. a<b>Stop!</b>b &lt;em&gt;</p>" +
  '<ol start="4"><li>four</li><li>five</li></ol>';

test("a pasted text is the same after reopening, on the published page and in an email", {
  tag: "@all",
}, async ({ page }) => {
  const text = await open(page, withoutTopics);
  await text.click();
  await move(page, "Control+a");
  await pasteHtml(text, pasted);
  let before = "";
  await expect(async () => {
    before = await stored(page, withoutTopics);
    expect(before).toMatch(/^4\. four\n5\. five$/m);
  }).toPass();

  await page.reload();
  const seen = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(seen.locator("strong em")).toHaveText("two");
  await expect(seen.locator("s")).toHaveText("Tuesday");
  await expect(seen.locator("ol")).toHaveAttribute("start", "4");
  expect(await stored(page, withoutTopics)).toBe(before);
  await isSound(page);

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
  const preview = await page.request.post("/api/admin/newsletters/preview", {
    data: {
      content: {
        ...{ subject: "Hello", preview: "", text: before, topics: [], dates: [] },
        ...{ segment: { kind: "all" }, pace: 60 },
      },
    },
    headers: { origin: new URL(page.url()).origin },
  });
  const mail = await preview.json();
  expect(mail.text).toContain("~~Tuesday~~ Wednesday. aStop!b <em>\n\n4. four\n5. five");

  await page.goto("/resources/knowledge-hub/the-wait-without-watching");
  const article = await page.content();
  for (const html of [article, mail.html]) {
    expect(html).toContain("<strong>one <em>two</em></strong> <em>three</em>");
    expect(html).toContain('href="mailto:ann_lee@clinic.example"');
    expect(html).toContain('href="https://a.example/x_y_z?a=1&amp;b=2"');
    expect(html).toContain("<del>Tuesday</del> Wednesday. a<strong>Stop!</strong>b &lt;em&gt;");
    expect(html).toMatch(/<ol [^>]*start="4"|<ol start="4"/);
  }
  await actOnDocument(page, withoutTopics, "restoreContent", { version: 0 });
});
