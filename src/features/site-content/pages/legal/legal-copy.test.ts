import { automatedReadability } from "automated-readability";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, it } from "vitest";
import { legalPages, settingPaths } from "#content/index.ts";
import type { ShownBlock, ShownPage } from "./facts.server.ts";
import { legalFacts, putInFacts } from "./facts.server.ts";

const site = {
  analytics: false,
  asksToConfirm: false,
  mailsAsFiles: false,
  readsMail: false,
  audioFromElsewhere: false,
};
const allOn = {
  analytics: true,
  asksToConfirm: true,
  mailsAsFiles: true,
  readsMail: true,
  audioFromElsewhere: true,
};
const shown = legalPages.map((page) => putInFacts(page, legalFacts(site)));
const shownAllOn = legalPages.map((page) => putInFacts(page, legalFacts(allOn)));

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

function textsOf(block: ShownBlock): readonly string[] {
  if (block.kind === "paragraph") return [joined(block.text)];
  if (block.kind === "list") return block.items.map(joined);
  return block.kind === "table" ? block.rows.map(({ text }) => text) : [block.note];
}

/** Everything a page says in running text. */
function proseOf({ introduction, summary, sections }: ShownPage): string[] {
  return [introduction, ...summary.map(joined), ...sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))];
}

const sentencesOf = (prose: readonly string[]) => prose.flatMap((text) => text.split(/(?<=[.?])\s+/));
const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];

describe.each([
  ["as it is by default", shown],
  ["with every setting on", shownAllOn],
])("the legal pages, %s", (_, pages) => {
  it.each(pages.map((page) => [page.path, page] as const))(
    "%s is long enough and reads easily",
    (path, page) => {
      const prose = proseOf(page);
      const sentences = sentencesOf(prose);
      const words = wordsOf(prose.join(" "));
      expect(words.length, path).toBeGreaterThanOrEqual(250);
      // What stands before a colon is read on its own.
      for (const part of sentences.flatMap((sentence) => sentence.split(/:\s/)))
        expect(wordsOf(part).length, part).toBeLessThan(30);
      const counts = { sentence: sentences.length, word: words.length };
      const letters = words.join("").length;
      const grades = [
        fleschKincaid({ ...counts, syllable: words.reduce((sum, word) => sum + syllable(word), 0) }),
        automatedReadability({ ...counts, character: letters }),
      ];
      for (const grade of grades) expect(grade, `${path} ${grades}`).toBeLessThanOrEqual(8.9);
    },
  );

  it("are summed up in five to seven lines and can be walked by their contents", () => {
    for (const { path, summary, sections } of pages) {
      expect(summary.length, path).toBeGreaterThanOrEqual(5);
      expect(summary.length, path).toBeLessThanOrEqual(7);
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it("keep the house's voice", () => {
    const avoided =
      /!|%|\b(surrogate mother|barren|failed cycle|failed IVF|gave up|given away|real (mother|father|parents?)|guaranteed?|proven|boosts?)\b/i;
    for (const page of pages)
      for (const text of [...proseOf(page), ...page.sections.map(({ heading }) => heading)])
        expect(text).not.toMatch(avoided);
  });
});

it("renders at the start exactly the pages whose words depend on the settings", () => {
  const differing = legalPages.filter(
    (_, at) => JSON.stringify(shown[at]) !== JSON.stringify(shownAllOn[at]),
  );
  expect(differing.map(({ path }) => path)).toEqual(settingPaths);
});
