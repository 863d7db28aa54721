import { getSchema } from "@tiptap/core";
import { expect, it } from "vitest";
import { articleBodies } from "#content/knowledge-hub/article-bodies.server.ts";
import { textParts } from "#ui/rich-text/parts.ts";
import { readArticle, writeArticle } from "../rules/article-document.ts";
import { articleParts } from "./article-parts.ts";

const schema = getSchema([
  ...textParts({ levels: [2, 3, 4], shownAt: () => undefined, sourceHint: "" }),
  ...articleParts,
]);

/** A text after someone has opened it in the editor and changed something else. */
function throughTheEditor(text: string): string {
  const document = schema.nodeFromJSON(readArticle(text));
  document.check();
  return writeArticle(document.toJSON());
}

it("keeps every article as it is, sign by sign", () => {
  const changed = Object.entries(articleBodies).filter(([, text]) => throughTheEditor(text) !== text.trim());
  expect(changed.map(([slug]) => slug)).toEqual([]);
});

it("keeps tables, pictures, numbers and warning signs inside a note", () => {
  const text = `<Note topics="loss medical">

Soft words.

<Urgent>

Call 911 if you faint.

</Urgent>

</Note>

Some \`code\` and ~~crossed out~~ words.

![A door](/pictures/0190a1b2-0000-7000-8000-000000000000)

1. First
2. Second

> A quote

| Day | What |
| --- | ---- |
| 1   | Rest |`;
  expect(throughTheEditor(text)).toBe(text);
});
