import { array, assert, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { boundedMarkdown } from "./cost.ts";
import { nestsTooDeeply } from "./nesting.ts";

const stairs = (steps: number) =>
  Array.from({ length: steps }, (_, step) => `${"  ".repeat(step)}- step`).join("\n");

/** How many HTML elements stand inside each other. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, end, name] of html.matchAll(/<(\/?)(\w+)/g)) {
    if (name === "br" || name === "hr") continue;
    depth += end ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

it.each([
  ["quotes", ">".repeat(1_000)],
  ["quotes with spaces", `${"> ".repeat(4_000)}x`],
  ["lists on one line", `${"- ".repeat(1_000)}x`],
  ["numbered lists", `${"1. ".repeat(2_000)}x`],
  ["lists in quotes", `${"> - ".repeat(2_000)}x`],
  ["lists step by step", stairs(190)],
  ["brackets", "[".repeat(10_000)],
  ["pictures", `${"![".repeat(1_500)}a${"](b)".repeat(1_500)}`],
  ["stars", "*".repeat(4_000).concat("a", "*".repeat(4_000))],
  ["emphases", "*a ".repeat(2_000)],
  ["emphases that are hard to match", "*a**b".repeat(1_500)],
  ["many links in one paragraph", "[a](b) ".repeat(1_500)],
  ["quotes with gaps between them", "> a\n\n".repeat(600)],
  ["underlined headings", "a\n=\n".repeat(300)],
  ["backslashes behind a bracket", `[${"a\\".repeat(1_500)}`],
  ["struck words that don't end", "~~a".repeat(1_000)],
  ["comments that don't end", "a <? ".repeat(600)],
  ["footnotes", "[^1]: a\n\n".concat("b[^1]\n\n".repeat(1_200))],
  ["a quote that does not end", `> a\n${"b\n".repeat(4_500)}`],
])("draws %s as they were typed", (_name, text) => {
  expect(nestsTooDeeply(text)).toBe(true);
  const { html, text: plain } = markdownAsMail(text);
  expect(depthOf(html)).toBeLessThanOrEqual(2);
  expect(plain.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
});

it.each([
  ["a few quotes", `${">".repeat(8)} said before`],
  ["a list of lists", stairs(10)],
  ["rows across the page", `${"- ".repeat(60)}\n\n${"* ".repeat(60)}\n\n${"_".repeat(80)}`],
  ["lines to fill in", `Name: ${"_".repeat(40)}\nDay: ${"_".repeat(30)}`],
  ["a long list with emphasis", "- **Monday** at [the lake](/lake)\n".repeat(80)],
  ["remarks with a star", "- $5 *\n\n".repeat(40)],
  ["a wide table", `${"|a".repeat(500)}\n${"|-".repeat(500)}\n${"|b".repeat(500)}`],
  ["a long letter", "We met **twice**, and it was _good_.\n\n".repeat(1_000)],
])("leaves %s as Markdown", (_name, text) => {
  expect(boundedMarkdown(text)).toBe(text);
});

it("bounds every text, however its signs are mixed", () => {
  const piece = constantFrom(
    ">",
    "> ",
    "- ",
    "1. ",
    "2) ",
    "*",
    "**",
    "_",
    "![",
    "[",
    "](b)",
    "a",
    " ",
    "    ",
    "\t",
    "\n",
    "\n\n",
  );
  assert(
    property(array(piece, { maxLength: 60 }), constantFrom(1, 10), (pieces, times) => {
      const { html } = markdownAsMail(pieces.join("").repeat(times));
      // A list is two elements deep; emphases and pictures have their own bounds.
      expect(depthOf(html)).toBeLessThan(120);
    }),
    { numRuns: 150, seed: 44 },
  );
});
