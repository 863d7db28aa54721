/**
 * The two parts of an article that Markdown has no sign for (content/knowledge-hub/article-parts.ts), for the editor: a
 * passage on hard topics, and warning signs.
 */
import { mergeAttributes, Node } from "@tiptap/core";

/** A part between two tags in the stored text (rules/article-document.ts). */
function tagged(name: "note" | "urgent", look: string) {
  return Node.create({
    name,
    group: "block",
    content: "block+",
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
  tagged("note", "my-4 grid gap-3 rounded-lg border-l-4 border-primary bg-tint px-4 py-3"),
  tagged("urgent", "my-4 grid gap-3 rounded-lg border-l-4 border-warning bg-warning-bg px-4 py-3"),
];
