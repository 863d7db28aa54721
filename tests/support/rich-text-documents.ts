/** Made-up documents of the rich-text editor, and what each reader of a text sees of one. */
import * as cheerio from "cheerio";
import fc from "fast-check";
import type { EditorMark, EditorNode } from "#platform/markdown/editor-node.ts";

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

/** A line of a text: where it is, and its characters with their marks. */
export type SeenLine = { place: string; text: string };

type Char = { char: string; marks: string };

/** Spaces at the ends are left out, each gap is one space without marks, and a break is a pilcrow. */
function seenLine(place: string, chars: readonly Char[]): SeenLine[] {
  const made: string[] = [];
  for (const { char, marks: around } of chars) {
    const isGap = char.trim() === "";
    const before = made.at(-1);
    if (char === "¶" && before === " ") made.pop();
    if (isGap && (before === undefined || before === " " || before === "¶")) continue;
    made.push(isGap ? " " : char === "¶" ? char : `${char}${around}`);
  }
  while (/^[ ¶]$/.test(made.at(-1) ?? "")) made.pop();
  while (made[0] === "¶") made.shift();
  return made.length > 0 ? [{ place, text: made.join("") }] : [];
}

const written = (around: readonly string[]) => (around.length > 0 ? `{${[...around].sort().join(" ")}}` : "");
/** The addresses of links are compared as browsers read them. */
function target(href: string): string {
  const whole = (URL.parse(href.replaceAll("\\", "%5C"), "https://own.example")?.href ?? href).replace(
    /%(?![0-9a-f]{2})/gi,
    "%25",
  );
  return `link:${encodeURI(decodeURI(whole))}`;
}

/** What one sees of a document in the editor. Headings are of the level that `heading` makes of theirs. */
export function seenInEditor(document: EditorNode, heading = (level: number) => level): SeenLine[] {
  const markOf = ({ type, attrs }: EditorMark) => (type === "link" ? target(String(attrs?.href)) : type);
  const charsOf = (nodes: EditorNode[] = []): Char[] =>
    nodes.flatMap(({ type, text, marks: around = [] }) =>
      type === "hardBreak"
        ? [{ char: "¶", marks: "" }]
        : [...(text ?? "")].map((char) => ({ char, marks: written(around.map(markOf)) })),
    );
  const walk = ({ type, attrs = {}, content = [] }: EditorNode, place: string): SeenLine[] => {
    switch (type) {
      case "paragraph":
        return seenLine(place, charsOf(content));
      case "heading":
        return seenLine(
          `${place}h${heading(Number(attrs.level))}`,
          charsOf(content).map((each) => (each.char === "¶" ? { char: " ", marks: "" } : each)),
        );
      case "codeBlock":
        return [{ place: `${place}code`, text: content.map(({ text = "" }) => text).join("") }];
      case "horizontalRule":
        return [{ place: `${place}rule`, text: "" }];
      case "image":
        return [];
      case "bulletList":
        return content.flatMap((item) => walk(item, `${place}*/`));
      case "orderedList":
        return content.flatMap((item, at) => walk(item, `${place}${Number(attrs.start ?? 1) + at}./`));
      case "blockquote":
        return content.flatMap((each) => walk(each, `${place}>/`));
      case "table":
        return content.flatMap(({ content: cells = [] }, row) =>
          cells.flatMap(({ content: inside = [] }, column) =>
            seenLine(
              `${place}cell ${row}.${column}`,
              inside
                .flatMap((part) => charsOf(part.content))
                .map((each) => (each.char === "¶" ? { char: " ", marks: "" } : each)),
            ),
          ),
        );
      default:
        return content.flatMap((each) => walk(each, place));
    }
  };
  return walk(document, "");
}

const markNames: Readonly<Record<string, string>> = {
  strong: "bold",
  em: "italic",
  del: "strike",
  code: "code",
};

/** What one sees of the HTML of an article or an email. */
export function seenInHtml(html: string): SeenLine[] {
  const $ = cheerio.load(`<main>${html}</main>`);
  const seen: SeenLine[] = [];
  let line: Char[] = [];
  let [at, row, column] = ["", -1, -1];
  const endLine = () => {
    seen.push(...seenLine(at, line));
    line = [];
  };
  const walk = (parent: cheerio.Cheerio<never>, place: string, around: readonly string[]) => {
    let item = 0;
    for (const child of parent.contents().toArray()) {
      if (child.type === "text") {
        at = line.length === 0 ? place : at;
        line.push(...[...$(child).text()].map((char) => ({ char, marks: written(around) })));
        continue;
      }
      if (child.type !== "tag") continue;
      const name = child.name;
      const inside = $(child) as unknown as cheerio.Cheerio<never>;
      if ($(child).hasClass("sr-only")) continue;
      if (name === "br") line.push({ char: "¶", marks: "" });
      else if (markNames[name]) walk(inside, place, [...new Set([...around, markNames[name]])]);
      else if (name === "a") walk(inside, place, [...around, target($(child).attr("href") ?? "")]);
      else if (["span", "button"].includes(name)) walk(inside, place, around);
      else {
        endLine();
        if (name === "hr") seen.push({ place: `${place}rule`, text: "" });
        else if (name === "pre")
          seen.push({ place: `${place}code`, text: $(child).text().replace(/\n$/, "") });
        else if (/^h\d$/.test(name)) walk(inside, `${place}${name}`, around);
        else if (name === "blockquote") walk(inside, `${place}>/`, around);
        else if (name === "li") {
          const start = Number(parent.attr("start") ?? 1);
          walk(inside, parent.is("ol") ? `${place}${start + item}./` : `${place}*/`, around);
          item += 1;
        } else if (name === "table") {
          row = -1;
          walk(inside, place, around);
        } else if (name === "tr") {
          [row, column] = [row + 1, -1];
          walk(inside, place, around);
        } else if (name === "td" || name === "th") {
          column += 1;
          walk(inside, `${place}cell ${row}.${column}`, around);
        } else walk(inside, place, around);
        endLine();
      }
    }
  };
  walk($("main") as unknown as cheerio.Cheerio<never>, "", []);
  endLine();
  return seen;
}
