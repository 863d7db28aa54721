import { expect, it } from "vitest";
import { mostCells } from "#platform/markdown/cost.ts";
import { articleHtml } from "./drawn-article.server.tsx";

it.each(["//evil.example", "https:evil.example", "https://evil.example"])(
  "marks %j as a link to another site",
  (address) => {
    const html = articleHtml(`[word](<${address}>)`);
    expect(html).toContain("word");
    expect(html).toMatch(/rel="noopener" target="_blank"/);
  },
);

it.each(["/contact", "#top", "/contact?a=//b"])("draws %j as a link of ours", (address) => {
  const html = articleHtml(`[word](${address})`);
  expect(html).toContain(`href="${address}"`);
  expect(html).not.toContain("_blank");
});

it("draws tables with too many cells as they were typed, alone and in notes together", () => {
  const table = (columns: number, rows: number) =>
    `${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"|\n".repeat(rows)}`;
  const small = table(20, 20);
  expect(articleHtml(small).match(/<t[dh]\b/g)?.length).toBe(420);
  const inNotes = `<Urgent>\n${small}\n</Urgent>\n`.repeat(Math.ceil(mostCells / 400));
  for (const text of [table(200, 200), inNotes]) {
    const html = articleHtml(text);
    expect(html).not.toMatch(/<t[dh]\b/);
    expect(html).toContain("|a|a");
    expect(html).not.toContain("Urgent");
  }
});

it("gives each warning sign of a box its bullet", () => {
  const html = articleHtml(
    '<Note topics="loss">\n\n<Urgent>\n\nCall 911 if:\n\n- you faint\n- you bleed\n\n</Urgent>\n\n</Note>',
  );
  expect(html).toMatch(/<ul class="[^"]*list-disc[^"]*">\s*<li>you faint/);
});
