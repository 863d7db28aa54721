import { expect, it } from "vitest";
import { markdownAsMail } from "./markdown-mail.ts";

const letter = `# A *quiet* month

Read [our page](https://site.example/a?b=1&c=2) or https://plain.example.

- one
- **two**

1. first
2. second

> Said by Tom & "Ann"

![a pixel](https://spy.example/p.gif) <img src="https://spy.example/q.gif"> [x](javascript:alert(1))
`;

it("says the same in HTML and in text", () => {
  const { html, text } = markdownAsMail(letter);
  expect(html).toContain('<a href="https://site.example/a?b=1&amp;c=2">our page</a>');
  expect(html).toMatch(/<h2 style="[^"]+">A <em>quiet<\/em> month<\/h2>/);
  expect(text).toBe(
    [
      "A quiet month",
      "Read our page (https://site.example/a?b=1&c=2) or https://plain.example.",
      "- one\n- two",
      "1. first\n2. second",
      'Said by Tom & "Ann"',
      "x",
    ].join("\n\n"),
  );
});

it("shows a picture that travels inside it, and says in the text what it shows", () => {
  const pictures = new Map([["/pictures/1", { cid: "1@picture", width: 300 }]]);
  const { html, text } = markdownAsMail(
    '![A "lamp"](/pictures/1)\n\n![](/pictures/1)\n\n![no](/pictures/2)\n\nEnd',
    pictures,
  );
  expect(
    [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="300"/g)].map(([, ...said]) => said),
  ).toEqual([
    ["cid:1@picture", "A &quot;lamp&quot;"],
    ["cid:1@picture", ""],
  ]);
  expect(html).not.toContain("<link");
  expect(text).toBe('[A "lamp"]\n\nEnd');
});

it("breaks a line in the text once, however the break was written", () => {
  const lines = ["Warmly,", "the **team**", "Room 4 & 5"];
  for (const lineBreak of ["  \n", "\\\n", "\n"])
    expect(markdownAsMail(`Hello\n\n${lines.join(lineBreak)}\n\n- one${lineBreak}  more`).text).toBe(
      "Hello\n\nWarmly,\nthe team\nRoom 4 & 5\n\n- one\n  more",
    );
});

it("holds no picture, no script and nothing that a reader did not write as a link", () => {
  const { html } = markdownAsMail(letter);
  expect(html).not.toMatch(/<img|<script|spy\.example|javascript:/);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(addresses).toEqual(["https://site.example/a?b=1&amp;c=2", "https://plain.example"]);
});
