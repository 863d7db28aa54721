/** Made-up documents of the rich-text editor. */
import fc from "fast-check";
import type { EditorMark, EditorNode } from "#platform/markdown/editor-words.ts";

const plainWords = [
  "hope",
  "one",
  "Tuesday",
  "Zoë",
  "日本",
  "50%",
  "a_b_c",
  "2 * 3 * 4",
  "it’s",
  "😀",
  "(maybe)",
  "end.",
];
/** Each of these is a sign of Markdown or HTML somewhere. */
const signs = [
  ...[
    "*",
    "**",
    "_",
    "__",
    "~",
    "~~",
    "`",
    "```",
    "#",
    "## ",
    "- ",
    "+ ",
    "1. ",
    "4) ",
    "> ",
    "---",
    "===",
    "|",
    "| a |",
  ],
  ...[
    "\\",
    "\\*",
    "<em>",
    "</em>",
    "<!-- x -->",
    "<b",
    "<Urgent>",
    "&amp;",
    "&",
    "&#42;",
    "[x](y)",
    "![x](y)",
    "[x]: y",
  ],
  ...[
    "[ ] ",
    "[^1]",
    "{first name|there}",
    "!",
    "!!",
    "?",
    "“quoted”",
    "“",
    ".",
    ",",
    ":",
    "…",
    "—",
    "a",
    "B",
    "7",
  ],
];
const spaces = [" ", " ", " ", "  ", "\t", "\u00a0", "\n"];
/** What every reader makes a link of, with what can be around it. */
const addresses = [
  "https://forms.example/a_b_c?x=1&y=2",
  "http://x.example/~me/*a*(b)",
  "mary_jones@clinic.example",
  "www.x_y.example/a_b",
  "https://a.example.",
];
const targets = [
  ...["/contact", "#top", "https://a.example/", "https://a.example/x_y?z=1&w=2", "mailto:a_b@c.example"],
  ...[
    'https://a.example/with space/"quoted"',
    "https://a.example/(round)",
    "https://a.example/a)b",
    "https://a.example/<x>",
  ],
];

const flags = ["bold", "italic", "strike", "code"] as const;
const mark = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...flags).map((type): EditorMark => ({ type })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...targets).map((href): EditorMark => ({ type: "link", attrs: { href } })),
  },
);
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });

function inline(words: readonly string[]): fc.Arbitrary<EditorNode[]> {
  const text = fc
    .record({ words: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }), marks })
    .map(
      ({ words: chosen, marks: around }): EditorNode => ({
        type: "text",
        text: chosen.join(""),
        marks: around,
      }),
    );
  const lineBreak = fc.constant<EditorNode>({ type: "hardBreak" });
  return fc.array(fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: lineBreak }), {
    maxLength: 7,
  });
}

const node = (type: string, content: EditorNode[], attrs: Record<string, unknown> = {}): EditorNode => ({
  type,
  attrs,
  ...(content.length > 0 ? { content } : {}),
});

function documents(words: readonly string[]): fc.Arbitrary<EditorNode> {
  const line = inline(words);
  const paragraph = line.map((content) => node("paragraph", content));
  const cell = (type: string) => paragraph.map((content) => node(type, [content]));
  const row = (type: string) =>
    fc.array(cell(type), { minLength: 2, maxLength: 2 }).map((cells) => node("tableRow", cells));
  const leaf = fc.oneof(
    { weight: 6, arbitrary: paragraph },
    fc
      .tuple(line, fc.integer({ min: 1, max: 6 }))
      .map(([content, level]) => node("heading", content, { level })),
    fc.constant(node("horizontalRule", [])),
    fc
      .constantFrom("x = 1", "  <b>\n\n\tend", "```", "~~~\n\\")
      .map((text) => node("codeBlock", [{ type: "text", text }])),
    fc
      .tuple(row("tableHeader"), fc.array(row("tableCell"), { maxLength: 2 }))
      .map(([head, body]) => node("table", [head, ...body])),
    fc.constantFrom("a [door]", "", "b*c* \\").map((alt) => node("image", [], { src: "/pictures/1", alt })),
  );
  const { blocks } = fc.letrec<{ blocks: EditorNode[]; block: EditorNode; item: EditorNode }>((tie) => ({
    blocks: fc.array(tie("block"), { minLength: 1, maxLength: 4 }),
    item: fc
      .tuple(paragraph, fc.array(tie("block"), { maxLength: 2 }))
      .map(([first, rest]) => node("listItem", [first, ...rest])),
    block: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      { weight: 6, arbitrary: leaf },
      { weight: 1, arbitrary: tie("blocks").map((content) => node("blockquote", content)) },
      {
        weight: 2,
        arbitrary: fc
          .array(tie("item"), { minLength: 1, maxLength: 3 })
          .map((items) => node("bulletList", items)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.array(tie("item"), { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 1, 0, 4, 1990))
          .map(([items, start]) => node("orderedList", items, { start })),
      },
    ),
  }));
  return blocks.map((content) => node("doc", content));
}

/** Documents whose words have all kinds of signs, but no address outside of a link. */
export const documentsWithSigns = documents([...plainWords, ...signs, ...spaces]);
/** The same, with bare addresses among the words. */
export const documentsWithAddresses = documents([
  ...plainWords,
  ...signs,
  ...spaces,
  ...addresses,
  ...addresses,
]);
