import { describe, expect, it } from "vitest";
import { articleHtml } from "#features/knowledge-hub/pages/article/drawn-article.server.tsx";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { seenInEditor, seenInHtml } from "#tests/support/seen-lines.ts";
import { editorDocument } from "./editor-read.ts";
import type { EditorNode } from "./editor-words.ts";
import { markdownOf } from "./editor-write.ts";

const words = (text: string, ...marks: string[]): EditorNode => ({
  type: "text",
  text,
  marks: marks.map((mark) => (mark.includes("/") ? { type: "link", attrs: { href: mark } } : { type: mark })),
});
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: "paragraph", content });
const document = (...content: EditorNode[]): EditorNode => ({ type: "doc", content });

/** The text that the editor stores, and what an article and an email make of it. */
function stored(...content: EditorNode[]) {
  const text = markdownOf(document(...content));
  return { text, article: articleHtml(text), mail: markdownAsMail(text) };
}

describe("what is written in the editor", () => {
  it("can have overlapping marks", () => {
    const written = paragraph(
      words("one ", "bold"),
      words("two", "bold", "italic"),
      words(" three", "italic"),
    );
    const { text, article, mail } = stored(written);
    expect(article).toBe("<p><strong>one <em>two</em></strong> <em>three</em></p>");
    expect(seenInHtml(mail.html)).toEqual(seenInHtml(article));
    expect(seenInEditor(editorDocument(text))).toEqual(seenInEditor(document(written)));
    expect(text).not.toContain("<");
  });

  it.each([
    ["https://forms.example/a_b_c?x=1&y=2", "https://forms.example/a_b_c?x=1&y=2"],
    ["mary_jones@clinic.example", "mailto:mary_jones@clinic.example"],
    ["www.clinic.example/a_b", "http://www.clinic.example/a_b"],
  ])("links the bare address %s, whole, for every reader", (address, href) => {
    const { text, article, mail } = stored(paragraph(words(`Before ${address}, after`)));
    const link = `href="${href.replaceAll("&", "&amp;")}"`;
    expect(article).toContain(link);
    expect(mail.html).toContain(link);
    expect(mail.text).toMatch(/^Before \S+(?: \(http:\S+\))?, after$/);
    const again = editorDocument(text);
    expect(again.content?.[0]?.content?.map((node) => node.text)).toEqual(["Before ", address, ", after"]);
    expect(again.content?.[0]?.content?.[1]?.marks).toEqual([{ type: "link", attrs: { href, title: null } }]);
    expect(markdownOf(again)).toBe(text);
  });

  it("keeps struck words struck", () => {
    const { article, mail } = stored(paragraph(words("Tuesday", "strike"), words(" Wednesday.")));
    expect(article).toBe("<p><del>Tuesday</del> Wednesday.</p>");
    expect(mail.html).toContain("<del>Tuesday</del> Wednesday.");
    expect(mail.text).toBe("~~Tuesday~~ Wednesday.");
  });

  it("begins a list with its number", () => {
    const items = ["four", "five"].map((text) => ({ type: "listItem", content: [paragraph(words(text))] }));
    const { article, mail } = stored({ type: "orderedList", attrs: { start: 4 }, content: items });
    expect(article).toContain('<ol start="4">');
    expect(mail.html).toContain('start="4"');
    expect(mail.text).toBe("4. four\n5. five");
  });

  it.each(["Stop!", "(maybe)", "“quoted”", "end.", "¿", "50%"])("can be bold before a letter: %s", (text) => {
    const { article, mail } = stored(paragraph(words("a"), words(text, "bold"), words("b")));
    expect(article).toBe(`<p>a<strong>${text}</strong>b</p>`);
    expect(mail.html).toContain(`>a<strong>${text}</strong>b</p>`);
  });

  it.each([
    ["https://a.example/with space", "https://a.example/with%20space"],
    ['https://a.example/"quoted"', "https://a.example/%22quoted%22"],
    ["https://a.example/(round)", "https://a.example/(round)"],
    ["https://a.example/a)b", "https://a.example/a)b"],
    ["https://a.example/<b>", "https://a.example/%3Cb%3E"],
  ])("can link to %s", (address, href) => {
    const { text, article, mail } = stored(paragraph(words("here", address)));
    expect(article).toContain(`href="${href}"`);
    expect(mail.html).toContain(`<a href="${href}">here</a>`);
    expect(seenInEditor(editorDocument(text))).toEqual(
      seenInEditor(document(paragraph(words("here", address)))),
    );
  });

  it("is no code because of a tab or spaces", () => {
    for (const space of ["\t", "    ", " \t "]) {
      const { article, mail } = stored(paragraph(words("First.")), paragraph(words(`${space}Second.`)));
      expect(article).toBe("<p>First.</p>\n<p>Second.</p>");
      expect(mail.text).toBe("First.\n\nSecond.");
    }
    expect(articleHtml("First.\n\n\tSecond.")).toBe("<p>First.</p>\n<p>Second.</p>");
  });

  it("keeps a no-break space, and ends an address with it", () => {
    const { text, article } = stored(paragraph(words("10\u00a0mg, see https://a.example/b\u00a0for more")));
    expect(text).toContain("10\u00a0mg");
    expect(article).toMatch(/b<[^>]*> ?\([^)]*\)<\/span><\/a>\u00a0for|b<\/a>\u00a0for|<\/a>\u00a0for more/);
  });
});

describe("a text that was written as Markdown", () => {
  it.each([
    "Bold <b>by hand</b>, and a<br>break",
    '<div class="x">\na block\n</div>\n\nWords.',
    "[![A door](/pictures/1)](/contact)",
    "#### Small\n\n##### Smaller",
  ])("keeps what the editor has no tool for: %s", (text) => {
    expect(markdownOf(editorDocument(text))).toBe(text);
  });

  it("has its links after reopening, however they were written", () => {
    const text = "See [one][1], [two] and <https://c.example>.\n\n[1]: https://a.example\n[two]: /contact";
    const html = articleHtml(text);
    expect(articleHtml(markdownOf(editorDocument(text)))).toBe(html);
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="https://a.example"',
      'href="/contact"',
      'href="https://c.example"',
    ]);
  });

  it("can have a picture among words, which becomes a part of its own", () => {
    const text = "Before ![A \\[door\\]](/pictures/1) after";
    expect(markdownOf(editorDocument(text))).toBe("Before\n\n![A \\[door\\]](/pictures/1)\n\nafter");
  });

  it("has its tables in emails", () => {
    const { html, text } = markdownAsMail("| Day | What |\n| --- | ---: |\n| 1 | **Rest** |");
    expect(html).toMatch(/<table .*<td style="[^"]*text-align:right"><strong>Rest<\/strong><\/td>/s);
    expect(text).toBe("Day | What\n1 | Rest");
  });

  it("is drawn as typed in an email if its tables are too large", () => {
    const table = `${"|a".repeat(200)}\n${"|-".repeat(200)}\n${"|\n".repeat(200)}`;
    expect(markdownAsMail(table).html).not.toContain("<td");
  });

  it("has words and no boxes or footnotes where it has their signs", () => {
    const { html, text } = markdownAsMail("- [ ] to do[^1]\n\n[^1]: a note");
    expect(html).toContain("[ ] to do[^1]");
    expect(text).toBe("- [ ] to do[^1]\n\n[^1]: a note");
    expect(seenInHtml(articleHtml("- [ ] to do[^1]\n\n[^1]: a note"))).toEqual(seenInHtml(html));
  });
});
