import { getSchema } from "@tiptap/core";
import { expect, it } from "vitest";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import { markdownOf } from "#platform/markdown/editor-write.ts";
import { textParts } from "#ui/rich-text/parts.ts";

const schema = getSchema(textParts({ levels: [1, 2, 3], shownAt: () => undefined, sourceHint: "" }));

/** A text after someone has opened it in the editor and changed something else. */
function throughTheEditor(text: string): string {
  const document = schema.nodeFromJSON(editorDocument(text));
  document.check();
  return markdownOf(document.toJSON());
}

const texts = [
  "Hello,\n\nthis month we thought of **three evenings**, *quietly*.",
  "# A heading\n\n## Another\n\n### And one below\n\nText.",
  "- one\n- two\n  - two and a half\n\n1. first\n2. second",
  "> A quote\n>\n> of two paragraphs",
  "A line  \nbroken by hand, and [a link](https://example.org/path?a=1&b=2).",
  "Before\n\n---\n\nAfter",
  "Signs that mean nothing: 3 * 4 < 13, a_b_c, [brackets], 50% & more, 1. January",
  "Hello {first name|there}, {name|friend of ours}",
  "Some `code` and ~~crossed out~~ words",
  "```\nlines of\n  code\n```\n\nand after",
];

it.each(texts)("sends the same mail after someone has opened and changed it: %s", (text) => {
  expect(markdownAsMail(throughTheEditor(text))).toEqual(markdownAsMail(text));
});

it.each(["- a call", "+ one", "# of people", "12. December", "3) three", "---", "> said", "= 4"])(
  "keeps what begins like a sign of Markdown as it was typed: %s",
  (words) => {
    const paragraph = { type: "paragraph", content: [{ type: "text", text: words }] };
    const item = { type: "bulletList", content: [{ type: "listItem", content: [paragraph] }] };
    const written = markdownOf({ type: "doc", content: [paragraph, item] });
    expect(markdownAsMail(written).text).toBe(`${words}\n\n- ${words}`);
  },
);

it("makes a bare address a link that reads the same", () => {
  const text = "https://example.org/bare";
  expect(markdownAsMail(throughTheEditor(text)).text).toBe(text);
});
