import fc from "fast-check";

/** A piece of HTML with the words that a reader sees in it, and the kinds of what a text can't have. */
type Piece = { html: string; words: readonly string[]; kinds: readonly string[] };

const noWords: readonly string[] = [];

function joined(pieces: readonly Piece[], between = ""): Piece {
  return {
    html: pieces.map(({ html }) => html).join(between),
    words: pieces.flatMap(({ words }) => words),
    kinds: pieces.flatMap(({ kinds }) => kinds),
  };
}

const within = (open: string, close: string) => (piece: Piece) => ({
  ...piece,
  html: open + piece.html + close,
});

/** Words that occur once, so that their order can be seen: the numbers are put in at the end. */
const word = fc.constant<Piece>({ html: "@", words: ["@"], kinds: noWords });

const gone = (html: string, kind: string) => fc.constant<Piece>({ html, words: noWords, kinds: [kind] });

const unknown = fc.oneof(
  gone(`<video src="a.mp4"></video>`, "video"),
  gone(`<iframe src="https://x.example"></iframe>`, "embedded part"),
  gone(`<math><mi>x</mi></math>`, "equation"),
  gone(`<img src="https://elsewhere.example/a.png" alt="A">`, "on (?:another website|other websites)"),
  gone(`<img src="cid:1.2">`, "didn’t come along"),
  gone(`<select><option>no</option></select>`, "form field"),
);

const marks = [
  ["<b>", "</b>"],
  ["<i>", "</i>"],
  ["<s>", "</s>"],
  [`<span style="font-weight:700">`, "</span>"],
  [`<span style='font-style:italic;color:red'>`, "</span>"],
  [`<a href="https://example.org/a">`, "</a>"],
  ["<u>", "</u>"],
  ["<font color=red>", "</font>"],
] as const;

const inline = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: word },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...marks), fc.array(word, { minLength: 1, maxLength: 2 }))
          .map(([[open, close], words]) => within(open, close)(joined(words, " "))),
      },
      { weight: 1, arbitrary: unknown },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((pieces) => fc.constantFrom(" ", "<br>", "\n ", "&nbsp;").map((between) => joined(pieces, between)));

const plainBlocks = [
  "p",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
  "figure",
  "center",
  "summary",
];

/** A run of list items as Word writes them, with any levels and signs. */
const wordList = fc
  .array(
    fc.record({
      level: fc.integer({ min: 1, max: 4 }),
      sign: fc.constantFrom("·", "o", "1.", "2.", "3)", "a.", "b.", "i.", "iv.", "C."),
      text: inline,
      style: fc.constantFrom("MsoListParagraphCxSpMiddle", "MsoListParagraph", "MsoNormal"),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((items) =>
    joined(
      items.map(({ level, sign, text, style }) =>
        within(
          `<p class=${style} style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>`,
          "<o:p></o:p></p>",
        )(text),
      ),
    ),
  );

const cell = fc
  .record({
    tag: fc.constantFrom("td", "th"),
    across: fc.constantFrom(1, 1, 1, 2, 3),
    down: fc.constantFrom(1, 1, 1, 2),
    text: fc.oneof(
      fc.constant<Piece>({ html: "&nbsp;", words: noWords, kinds: noWords }),
      inline,
      fc
        .array(inline.map(within("<p>", "</p>")), { minLength: 1, maxLength: 2 })
        .map((lines) => joined(lines)),
      fc
        .array(inline.map(within("<li>", "</li>")), { minLength: 1, maxLength: 2 })
        .map((items) => within("<ul>", "</ul>")(joined(items))),
    ),
  })
  .map(({ tag, across, down, text }) =>
    within(`<${tag} colspan=${across} rowspan=${down}>`, `</${tag}>`)(text),
  );

const table = fc
  .tuple(
    fc.option(inline.map(within("<caption>", "</caption>"))),
    fc.array(
      fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => within("<tr>", "</tr>")(joined(cells))),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([caption, rows]) => within("<table>", "</table>")(joined(caption ? [caption, ...rows] : rows)));

const { block } = fc.letrec<{ block: Piece; list: Piece }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom("ul", "ol", "ol start=4", `ol type="i"`),
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: inline.map(within("<li>", "</li>")) },
          {
            weight: 1,
            arbitrary: fc
              .tuple(inline, tie("list"))
              .map(([text, list]) => within("<li>", "</li>")(joined([text, list]))),
          },
          // Google Docs puts the inner list between the items.
          { weight: 1, arbitrary: tie("list") },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([tag, items]) => within(`<${tag}>`, `</${tag.slice(0, 2)}>`)(joined(items))),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...plainBlocks), inline)
        .map(([tag, text]) => within(`<${tag}>`, `</${tag}>`)(text)),
    },
    { weight: 2, arbitrary: wordList },
    { weight: 3, arbitrary: table },
    {
      weight: 1,
      arbitrary: fc
        .tuple(word, word, inline)
        .map(([one, other, text]) =>
          within(
            "<dl>",
            "</dl>",
          )(
            joined([
              within("<dt>", "</dt>")(one),
              within("<dt>", "</dt>")(other),
              within("<dd>", "</dd>")(text),
            ]),
          ),
        ),
    },
    { weight: 1, arbitrary: unknown },
    { weight: 1, arbitrary: inline },
    { weight: 2, arbitrary: tie("list") },
    {
      weight: 1,
      arbitrary: fc
        .array(tie("block"), { minLength: 1, maxLength: 2 })
        .map((blocks) => within("<blockquote>", "</blockquote>")(joined(blocks))),
    },
  ),
}));

/** HTML that somebody could paste: blocks, lists, tables and what a text can't have, in any order. */
export const madeUpPaste: fc.Arbitrary<Piece> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => joined(blocks, "\n"))
  .map(({ html, words, kinds }) => {
    let [at, named] = [0, 0];
    return {
      html: html.replace(/@/g, () => `word${at++}`),
      words: words.map(() => `word${named++}`),
      kinds: [...new Set(kinds)],
    };
  });
