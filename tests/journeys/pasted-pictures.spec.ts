import type { Locator, Page } from "@playwright/test";
import { pasteHtml } from "../support/paste-html.ts";
import { mailWithPicture } from "../support/pasted-samples.ts";
import { photograph } from "../support/pictures.ts";
import { expect, test } from "../support/site.ts";
import { openUntouched } from "../support/site-document.ts";
import { isSound } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

type Given = { name: string; type: string; content: Buffer };

/** Opens the article with one short text. */
async function open(page: Page): Promise<Locator> {
  await openUntouched(page, "article-asking-for-help-the-first-time");
  await page.getByText("Markdown", { exact: true }).click();
  return shorten(page);
}

/** Puts one short text in the place of what stands in the Markdown, and shows it as it will look. */
async function shorten(page: Page): Promise<Locator> {
  await area(page).fill("Before.\n\nAfter.");
  await page.getByText("Visual").click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toHaveAttribute("contenteditable", "true");
  return text;
}

function area(page: Page): Locator {
  return page.locator("textarea").and(page.getByLabel("Text", { exact: true }));
}

async function markdownOf(page: Page): Promise<string> {
  await page.getByText("Markdown", { exact: true }).click();
  return (await area(page).inputValue()).replace(/[0-9a-f-]{36}/g, "ID");
}

/** Drops files at the beginning of an element, or pastes them, with the HTML and text that came beside them. */
async function give(
  target: Locator,
  kind: "drop" | "paste",
  files: readonly Given[],
  beside: { html?: string; plain?: string } = {},
): Promise<void> {
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const { name, type, content } of given.files)
        data.items.add(
          new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type }),
        );
      if (given.html !== undefined) data.setData("text/html", given.html);
      if (given.plain !== undefined) data.setData("text/plain", given.plain);
      const { left, bottom } = element.getBoundingClientRect();
      const settings = { bubbles: true, cancelable: true, clientX: left + 2, clientY: bottom - 2 };
      element.dispatchEvent(
        given.kind === "drop"
          ? new DragEvent("drop", { ...settings, dataTransfer: data })
          : new ClipboardEvent("paste", { ...settings, clipboardData: data }),
      );
    },
    {
      kind,
      ...beside,
      files: files.map(({ content, ...file }) => ({ ...file, content: content.toString("base64") })),
    },
  );
}

const jpeg = async (name: string): Promise<Given> => ({
  name,
  type: "image/jpeg",
  content: await photograph(120, 80),
});

test("two pictures that are dropped are described, uploaded, and put where they were dropped, in order", {
  tag: "@all",
}, async ({ page }) => {
  const text = await open(page);
  await give(text.getByText("After."), "drop", [await jpeg("one.jpg"), await jpeg("two.jpg")]);
  const dialog = page.getByRole("dialog", { name: "Describe your pictures" });
  const alt = dialog.getByLabel("Description (alt text)");
  await expect(alt).toBeFocused();
  await expect(dialog.getByText("Picture 1 of 2")).toBeVisible();
  // With a reason in it: the test below.
  if (isWholeRun) await isSound(page);
  await page.keyboard.press("Enter");
  await expect(alt).toHaveAccessibleDescription(/Please describe the picture/);
  await page.keyboard.type("The first");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Picture 2 of 2")).toBeVisible();
  await expect(dialog.getByText("two.jpg")).toBeVisible();
  await expect(text.getByRole("img", { name: "The first", includeHidden: true })).toHaveCount(1);
  await page.keyboard.type("The second");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.getByRole("img", { name: "The second" })).toHaveJSProperty("complete", true);

  // One step back, and neither is there.
  await page.keyboard.press("Control+z");
  await expect(text.getByRole("img")).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(text.getByRole("img")).toHaveCount(2);
  expect(await markdownOf(page)).toBe(
    "Before.\n\n![The first](/pictures/ID)\n\n![The second](/pictures/ID)\n\nAfter.",
  );
});

test("a picture inside a pasted mail, and a copied web picture, come with their descriptions; that of copied cells stays out", {
  tag: "@all",
}, async ({ page }) => {
  const text = await open(page);
  await text.getByText("Before.").click();
  await page.keyboard.press("Control+a");
  await pasteHtml(text, mailWithPicture);
  const dialog = page.getByRole("dialog");
  const alt = dialog.getByLabel("Description (alt text)");
  await expect(page.getByRole("dialog", { name: "Describe your picture" })).toBeVisible();
  await expect(alt).toHaveValue("A lamp");
  await dialog.getByRole("button", { name: "Upload picture" }).click();
  await expect(text.getByRole("img", { name: "A lamp" })).toBeVisible();
  expect(await markdownOf(page)).toBe("Dear friends,\n\nbefore\n\n![A lamp](/pictures/ID)\n\nafter");

  if (isWholeRun) {
    // On the Markdown no picture can be put, and a sentence says where it can go.
    await area(page).fill("Before.\n\nAfter.");
    for (const kind of ["paste", "drop"] as const) {
      await give(area(page), kind, [await jpeg("one.jpg")]);
      await expect(page.getByText(/Files can’t be put into Markdown/)).toBeVisible();
      await give(area(page), "paste", [], { plain: "words" });
      await expect(page.getByText(/Files can’t be put into Markdown/)).toBeHidden();
    }
    await expect(area(page)).toHaveValue("Before.\n\nAfter.");
  }

  // A web picture comes as the file beside its address.
  await shorten(page);
  await text.getByText("After.").click();
  await page.keyboard.press("End");
  const picture = await jpeg("image.png");
  await give(text, "paste", [picture], { html: `<img src="https://elsewhere.example/a.png" alt="A lake">` });
  await expect(alt).toHaveValue("A lake");
  await page.keyboard.press("Escape");
  // The browser hides it at once, and says a moment later that it's closed.
  await expect(page.locator("dialog", { hasText: "Describe your picture" })).toHaveCount(0);
  await give(text, "paste", [picture], { html: "<table><tr><td>One</td></tr></table>", plain: "One" });
  await expect(text).toContainText("One");
  await expect(dialog).toBeHidden();
  // Some systems add the names of copied files as text.
  await give(text, "paste", [picture], { plain: "image.png" });
  await expect(dialog).toBeVisible();
});

type Refused = { file: Given; reason: RegExp };

const script = (): Refused => ({
  file: {
    name: "drawing.svg",
    type: "image/svg+xml",
    content: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>x()</script></svg>"),
  },
  reason: /contains a script/,
});
const large = (): Refused => ({
  file: { name: "large.jpg", type: "image/jpeg", content: Buffer.alloc(12 * 1024 * 1024 + 1, 7) },
  reason: /larger than 12 MB/,
});
const heic = (): Refused => ({
  file: { name: "phone.heic", type: "", content: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
  reason: /can't show HEIC photos/,
});

test("a picture that can't be uploaded is refused with a reason, and every word stays", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of (401|422)|ERR_INTERNET_DISCONNECTED/);
  const text = await open(page);
  const dialog = page.getByRole("dialog");
  const alt = dialog.getByLabel("Description (alt text)");
  const send = dialog.getByRole("button", { name: "Upload picture" });
  await text.getByText("After.").click();
  await page.keyboard.press("End");
  // Each of the other reasons: src/features/pictures/upload.api.test.ts.
  const refused = (isWholeRun ? [script, large, heic] : [script]).map((make) => make());
  const files = refused.map(({ file }) => file);
  const pdf = { name: "plan.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7") };
  await give(text, "paste", [...files, await jpeg("away.jpg"), pdf]);
  const all = refused.length + 1;
  await expect(dialog.getByText(`Picture 1 of ${all}`)).toBeVisible();
  for (const { reason, file } of refused) {
    await expect(dialog.getByText(file.name)).toBeVisible();
    await alt.fill("Something");
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText(reason);
    await dialog.getByRole("button", { name: "Leave it out" }).click();
  }
  await expect(dialog.getByText(`Picture ${all} of ${all}`)).toBeVisible();
  await context.setOffline(true);
  await alt.fill("Far away");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn't reach the server");
  await expect(alt).toHaveValue("Far away");
  await context.setOffline(false);
  await isSound(page);
  await dialog.getByRole("button", { name: "Leave it out" }).click();
  await expect(dialog).toBeHidden();
  const notice = page.locator("[data-left-out]");
  await expect(notice).toHaveText(
    new RegExp(`${all} pictures weren’t uploaded and were left out.*plan\\.pdf`),
  );
  await isSoundAtRest(page);
  expect(await markdownOf(page)).toBe("Before.\n\nAfter.");

  if (!isWholeRun) return;
  // When the session is over, the dialog says so and the description stays.
  await page.getByText("Visual").click();
  await text.getByText("After.").click();
  await give(text, "paste", [await jpeg("late.jpg")]);
  await context.clearCookies();
  await alt.fill("A late lamp");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Please sign in first");
  await expect(alt).toHaveValue("A late lamp");
  await expect(text).toContainText("After.");
});
