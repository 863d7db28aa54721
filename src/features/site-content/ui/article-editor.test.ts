import { getSchema } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import type { EditorNode } from "#platform/markdown/editor-words.ts";
import { textParts } from "#ui/rich-text/parts.ts";
import { readArticle, writeArticle } from "../rules/article-document.ts";
import { articleParts, toggleBox } from "./article-editor.tsx";

const kind = { levels: [2, 3, 4] as (2 | 3 | 4)[], shownAt: () => undefined, sourceHint: "" };
const schema = getSchema([...textParts(kind, articleParts), ...articleParts]);

/** Puts the cursor on some words of an article and presses a tool. @returns what is stored, after reopening it. */
function press(text: string, words: string, name: "note" | "urgent"): string {
  const doc = schema.nodeFromJSON(readArticle(text));
  doc.check();
  let at = 0;
  doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(words)) at = position + node.text.indexOf(words);
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const { tr } = state;
  const isDone = toggleBox(name, { topics: "loss" })({ state, tr, dispatch: () => undefined });
  expect(isDone).toBe(true);
  tr.doc.check();
  const made: EditorNode = tr.doc.toJSON();
  const stored = writeArticle(made);
  // What is stored is what the editor has when it's opened again.
  expect(writeArticle(readArticle(stored))).toBe(stored);
  expect(schema.nodeFromJSON(readArticle(stored)).toJSON()).toEqual(made);
  return stored;
}

it.each([
  ["a list", "- Fever\n- Bleeding"],
  ["a list in a list", "- Signs\n  - Fever\n  - Bleeding"],
  ["a quote", "> Fever, she said."],
  ["a table", "| Sign  | When |\n| ----- | ---- |\n| Fever | now  |"],
  ["a paragraph", "Fever"],
])("a box around words of %s is around all of it, and is there again after reopening", (_, text) => {
  const around = `Before.\n\n${text}\n\nAfter.`;
  const urgent = press(around, "Fever", "urgent");
  expect(urgent).toBe(`Before.\n\n<Urgent>\n\n${text}\n\n</Urgent>\n\nAfter.`);
  const note = press(around, "Fever", "note");
  expect(note).toBe(`Before.\n\n<Note topics="loss">\n\n${text}\n\n</Note>\n\nAfter.`);
  expect(press(urgent, "Fever", "urgent")).toBe(around);
  expect(press(note, "Fever", "note")).toBe(around);
  // Signs can be inside a passage, whichever comes first.
  const both = `Before.\n\n<Note topics="loss">\n\n<Urgent>\n\n${text}\n\n</Urgent>\n\n</Note>\n\nAfter.`;
  expect(press(note, "Fever", "urgent")).toBe(both);
  expect(press(urgent, "Fever", "note")).toBe(both);
});

it("no list, quote, table or box of warning signs can hold a box that its text couldn't keep", () => {
  const box = { type: "urgent", content: [{ type: "paragraph" }] };
  for (const holder of [
    { type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph" }, box] }] },
    { type: "blockquote", content: [box] },
    { type: "urgent", content: [{ type: "note", content: [{ type: "paragraph" }] }] },
    { type: "note", content: [{ type: "note", content: [{ type: "paragraph" }] }] },
  ])
    expect(() => schema.nodeFromJSON({ type: "doc", content: [holder] }).check(), holder.type).toThrow();
});
