/**
 * The two parts of an article that Markdown has no sign for (content/knowledge-hub/article-parts.ts), for the editor: a
 * passage on hard topics, and warning signs.
 */
import { mergeAttributes, Node } from "@tiptap/core";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { findWrapping, liftTarget } from "@tiptap/pm/transform";

/**
 * A part between two tags in the stored text (rules/article-document.ts). Each tag has a line of its own there, so a part
 * can't be inside a list, a quote or a table.
 */
function tagged(name: "note" | "urgent", content: string, look: string) {
  return Node.create({
    name,
    group: "box",
    content,
    defining: true,
    addAttributes: () => ({
      topics: { default: "", parseHTML: (element: Element) => element.getAttribute("data-topics") ?? "" },
    }),
    parseHTML: () => [{ tag: `div[data-part='${name}']` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, {
        "data-part": name,
        "data-topics": String(node.attrs.topics),
        class: look,
      }),
      0,
    ],
  });
}

export const articleParts = [
  Node.create({ name: "doc", topNode: true, content: "(block | box)+" }),
  tagged(
    "note",
    "(block | urgent)+",
    "my-4 grid gap-3 rounded-lg border-l-4 border-primary bg-tint px-4 py-3",
  ),
  tagged("urgent", "block+", "my-4 grid gap-3 rounded-lg border-l-4 border-warning bg-warning-bg px-4 py-3"),
];

type Command = { state: Pick<EditorState, "schema">; tr: Transaction; dispatch: unknown };

/** Puts the chosen words into a box, with the whole list, quote or table that they are in, or takes them out of theirs. */
export function toggleBox(name: "note" | "urgent", attrs: Readonly<Record<string, string>> = {}) {
  return ({ state, tr, dispatch }: Command): boolean => {
    const { $from, $to } = tr.selection;
    const type = state.schema.nodes[name];
    if (type === undefined) return false;
    const inBox = $from.blockRange($to, (parent) => parent.type === type);
    if (inBox) {
      const depth = liftTarget(inBox);
      if (depth === null) return false;
      if (dispatch) tr.lift(inBox, depth);
      return true;
    }
    const range = $from.blockRange(
      $to,
      ({ type: { name: parent } }) => parent === "doc" || (name === "urgent" && parent === "note"),
    );
    const wrapping = range && findWrapping(range, type, name === "note" ? attrs : {});
    if (!range || !wrapping) return false;
    if (dispatch) tr.wrap(range, wrapping);
    return true;
  };
}
