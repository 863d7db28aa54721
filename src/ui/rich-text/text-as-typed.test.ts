import { Editor } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleHtml } from "#features/knowledge-hub/pages/article/drawn-article.server.tsx";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import { markdownOf } from "#platform/markdown/editor-write.ts";
import { seenInEditor, seenInHtml } from "#tests/support/seen-lines.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { rulesOfText, textParts } from "./parts.ts";

/** An editor without a screen: what it makes of keys and pastes is the work of its plugins. */
function emptyEditor(): Editor {
  const parts = textParts({ levels: [1, 2, 3, 4], shownAt: () => undefined, sourceHint: "" });
  const content = { type: "doc", content: [{ type: "paragraph" }] };
  const editor = new Editor({ element: null, injectCSS: false, content, extensions: parts, ...rulesOfText });
  const { plugins } = editor.extensionManager;
  editor.view.updateState(EditorState.create({ schema: editor.schema, plugins }));
  return editor;
}

function typed(text: string): Editor {
  const editor = emptyEditor();
  for (const sign of text) {
    const { state } = editor.view;
    const { from, to } = state.selection;
    const typing = () => state.tr.insertText(sign, from, to);
    const isTaken = state.plugins.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, editor.view, from, to, sign, typing),
    );
    if (!isTaken) editor.view.updateState(state.apply(typing()));
  }
  return editor;
}

function pasted(text: string): Editor {
  const editor = emptyEditor();
  const { state } = editor.view;
  editor.view.updateState(state.apply(state.tr.insertText(text).setMeta("uiEvent", "paste")));
  return editor;
}

const ways = { typed, pasted };

/** The words as everybody sees them: in the editor now and again, in an article and in both parts of an email. */
function readings(editor: Editor): string[] {
  const document = editor.view.state.doc.toJSON();
  const stored = markdownOf(document);
  const mail = markdownAsMail(stored);
  return [
    ...[seenInEditor(document), seenInEditor(editorDocument(stored))],
    ...[seenInHtml(articleHtml(stored)), seenInHtml(mail.html)],
  ]
    .map((lines) => lines.map(({ text }) => text).join("\n"))
    .concat(mail.text);
}

describe.each(Object.entries(ways))("what is %s as text", (_way, put) => {
  it.each([
    "To hide your number, dial *67 or *82 before calling.",
    "Room plan: 2 * 3 * 4 chairs.",
    "Save as _draft_ and __init__ and ~~approx~~ 5.",
    "* see the note below",
    "# 5 is the red door",
    "> 30 people came, - 2 left",
    "--- ",
    "1) first",
    "12. is our day",
    "`code` and ```more``` and **loud** and [form](x) and ![x](y)",
  ])("stays text, in the editor, an article and an email: %s", (text) => {
    for (const seen of readings(put(text))) expect(seen).toBe(text.trim());
  });

  it("stays text with any signs of Markdown between its words", () => {
    const sign = fc.constantFrom(
      ...["*", "**", "_", "__", "~", "~~", "`", "```", "#", "-", "+", ">", "|", "1.", "2)", "=", "---"],
      ...["\\", "[", "](", ")", "!", "<", "&", "a", "B7", "don’t", " ", " "],
    );
    const around = fc
      .tuple(fc.constantFrom(" ", ""), sign, sign, sign)
      .map(([space, one, other, inside]) =>
        [space, one, inside, other, one === "[" ? "](x)" : one, space].join(""),
      );
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, around), { minLength: 1, maxLength: 8 }), (pieces) => {
        const text = pieces.join("").replace(/ +/g, " ").trim();
        for (const seen of readings(put(text))) expect(seen).toBe(text);
      }),
      { numRuns: isWholeRun ? 500 : 60 },
    );
  });
});

it("makes a link of an address that is pasted, and keeps its words", () => {
  const document = pasted("See https://one.example/a_b_c today").view.state.doc;
  expect(document.textContent).toBe("See https://one.example/a_b_c today");
  expect(JSON.stringify(document.toJSON())).toContain('"href":"https://one.example/a_b_c"');
});
