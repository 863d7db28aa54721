import { type AnyExtension, getSchema } from "@tiptap/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import { markdownOf } from "#platform/markdown/editor-write.ts";
import { documentsWithSigns } from "#tests/support/rich-text-documents.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { type TextKind, textParts } from "./parts.ts";
import { placeholderChip, withoutPlaceholders, withPlaceholders } from "./placeholders.ts";

const pattern = /\{name\}/g;
const chip: AnyExtension = placeholderChip({
  pattern,
  labelOf: () => ({ shown: "Donau", spoken: "Name: Donau" }),
});
const kind: TextKind = {
  levels: [1, 2, 3, 4],
  shownAt: () => undefined,
  read: editorDocument,
  write: markdownOf,
  unwrapped: (text) => text,
  sourceHint: "",
};
const schema = getSchema([...textParts(kind), chip]);

/** A stored text after somebody has opened it in the editor. */
function opened(text: string) {
  const node = schema.nodeFromJSON(withPlaceholders(editorDocument(text), pattern));
  node.check();
  return node;
}

const chipsIn = (text: string) => {
  let count = 0;
  opened(text).descendants(({ type }) => {
    if (type.name === "textPlaceholder") count += 1;
  });
  return count;
};
const stored = (text: string) => kind.write(withoutPlaceholders(opened(text).toJSON()));

it.each([
  ["{name} helps. So does {name}.", 2],
  ["# {name}\n\n- **Join {name} now**\n- [{name}](/contact) and *{name}*", 4],
  ["| Who    | What |\n| ------ | ---- |\n| {name} | that |", 1],
  ["{name}{name}", 2],
  ["{Name}, {names}, { name } and {name|there}", 0],
  ["```\n{name}\n```", 0],
])("shows each placeholder as a chip, and stores the same text: %s", (text, count) => {
  expect([chipsIn(text), stored(text)]).toEqual([count, text]);
});

it("stores any text with placeholders as it's stored without chips", () => {
  const positions = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(documentsWithSigns, positions, (made, at) => {
      const text = markdownOf(made);
      const withNames = at.reduce((each, position) => {
        const to = Math.min(position, each.length);
        return `${each.slice(0, to)}{name}${each.slice(to)}`;
      }, text);
      const plain = schema.nodeFromJSON(editorDocument(withNames)).toJSON();
      expect(withoutPlaceholders(opened(withNames).toJSON())).toEqual(plain);
      expect(stored(withNames)).toBe(markdownOf(plain));
    }),
    { numRuns: isWholeRun ? 60 : 20 },
  );
});
