import { describe, expect, it } from "vitest";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import { reportCopy } from "../copy/report.ts";
import { slugFor } from "./article-of.ts";
import { textOfHtml } from "./plain-text.ts";
import { withoutShortcodes } from "./shortcodes.ts";
import { toMarkdown } from "./to-markdown.ts";

const convert = (html: string) =>
  toMarkdown(html, { picture: (address) => address, link: (address) => address });
const markdown = (html: string) => convert(html).markdown;

describe("a post's text", () => {
  it("gets its paragraphs block by block, as WordPress shows them", () => {
    expect(
      markdown(
        '<p style="text-align: center;">A first line.</p>\n\nThe second.\n\nThe third.\n\nAnd the fourth.',
      ),
    ).toBe("A first line.\n\nThe second.\n\nThe third.\n\nAnd the fourth.\n");
    expect(
      markdown("One <em>long</em>\nline.\n\n<h2>Head</h2>\nTwo.\n\n<ul>\n<li>x</li>\n</ul>\nThree."),
    ).toBe("One *long*\\\nline.\n\n## Head\n\nTwo.\n\n- x\n\nThree.\n");
    expect(markdown("<div>Inside.\n\nStill inside.</div>\n\nOutside.")).toBe(
      "Inside.\n\nStill inside.\n\nOutside.\n",
    );
    expect(markdown("<blockquote>Said.\n\nSaid again.</blockquote>")).toBe("> Said.\n>\n> Said again.\n");
    expect(
      markdown(
        "<!-- wp:paragraph -->\n<p>A\nB.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>C.</p>\n<!-- /wp:paragraph -->",
      ),
    ).toBe("A B.\n\nC.\n");
    expect(markdown("A line.<br />\nThe next.")).toBe("A line.\\\nThe next.\n");
  });

  it("keeps words in brackets that are no mark of WordPress", () => {
    const leftOut = new Set<string>();
    const text = withoutShortcodes(
      'She said [sic] it [laughs]. [gallery ids="1"] [button url="/x"]Go[/button] [poll id="3"] [et_pb_section] [[gallery]]',
      {
        attachment: () => undefined,
        part: () => undefined,
        ownAttachments: [],
        leftOut,
        hidden: new Set(),
        footnotes: [],
      },
    );
    expect(text).toBe('She said [sic] it [laughs].  <a href="/x">Go</a>    [gallery]');
    expect([...leftOut]).toEqual([reportCopy.attachment("1"), "[poll]"]);
  });

  it("keeps words that are struck by their style struck, and links without whose mail they came from", () => {
    const wrapped =
      "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fone.example%2Fa&amp;data=05%7C02%7Cann.lee%40clinic.example&amp;reserved=0";
    expect(
      markdown(
        `<p>On <span style="text-decoration: line-through;">Tuesday</span> Wednesday, <a href="${wrapped}">here</a> or at ${wrapped}.</p><p style="text-decoration:line-through">Gone.</p>`,
      ),
    ).toBe(
      "On ~~Tuesday~~ Wednesday, [here](https://one.example/a) or at [https://one.example/a](https://one.example/a).\n\n~~Gone.~~\n",
    );
  });

  it("is read as it was written, with any signs of Markdown in it", () => {
    for (const text of [
      "To hide your number, dial *67 or *82 before calling.",
      "Room plan: 2 * 3 * 4 chairs.",
      "Save as _draft_ and __init__ and ~~approx~~ 5.",
      "# 5, > 6, - 7, 1. 8, `9`, | 10 |, ![11](x), <12 and \\*13",
    ]) {
      const html = `<p>${text.replace("<", "&lt;")}</p>`;
      expect(editorDocument(markdown(html)).content).toEqual([
        { type: "paragraph", content: [{ type: "text", text, marks: [] }] },
      ]);
    }
  });

  it("says its words without marks and entities", () => {
    expect(convert("<h2>Head</h2><p>Ham &amp; <b>eggs</b> &lt;3 caf&eacute;</p>").plain).toBe(
      "Ham & eggs <3 café\n",
    );
    expect(textOfHtml("Fish &amp; chips &#8211; a donor&#8217;s <i>story</i>")).toBe(
      "Fish & chips – a donor’s story",
    );
  });
});

describe("a post's address", () => {
  const never = () => false;

  it("is its old name, or its title if the name has no Latin letters, or its number", () => {
    expect(slugFor({ id: "7", name: "our-story", title: "x" }, never).slug).toBe("our-story");
    expect(slugFor({ id: "7", name: "%d0%bf%d1%80%d0%b8", title: "Hello" }, never).slug).toBe("hello");
    expect(slugFor({ id: "7", name: "%d0%bf%d1%80%d0%b8", title: "Привет" }, never)).toEqual({
      slug: "post-7",
      own: "",
    });
    expect(slugFor({ id: "7", name: "gr%C3%B6%C3%9Fe", title: "x" }, never).slug).toBe("grosse");
    expect(slugFor({ id: "7", name: "100%", title: "x" }, never).slug).toBe("100");
  });

  it("is never taken, and no longer than an address can be", () => {
    const taken = new Set(["a", "a-7", "a-7-2"]);
    expect(slugFor({ id: "7", name: "a", title: "" }, (slug) => taken.has(slug)).slug).toBe("a-7-3");
    const long = "word-".repeat(20);
    for (const isTaken of [never, (slug: string) => !slug.endsWith("7")])
      expect(slugFor({ id: "7", name: long, title: "" }, isTaken).slug).toMatch(
        /^(?=.{1,50}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      );
  });
});
