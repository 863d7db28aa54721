/**
 * The two parts of an article that Markdown has no sign for (content/knowledge-hub/article-parts.ts), for the editor: a
 * passage on hard topics, and warning signs.
 */
import { mergeAttributes, Node } from "@tiptap/core";

type Tag = "Note" | "Urgent";

/** A part between two tags, each on a line of its own. */
function tagged(name: "note" | "urgent", tag: Tag, look: string) {
  const opening = name === "note" ? /^<Note topics="([A-Za-z ]{1,200})">[ \t]*\n/ : /^<(Urgent)>[ \t]*\n/;
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
    markdownTokenName: name,
    markdownTokenizer: {
      name,
      level: "block",
      start: (source) => source.indexOf(`<${tag}`),
      tokenize(source, _tokens, lexer) {
        const [open, topics = ""] = opening.exec(source) ?? [];
        const close = `</${tag}>`;
        const end = open === undefined ? -1 : source.indexOf(`\n${close}`, open.length - 1);
        if (open === undefined || end < 0) return undefined;
        const inside = source.slice(open.length, end).trim();
        const raw = source.slice(0, end + 1 + close.length);
        return { type: name, raw, topics: name === "note" ? topics : "", tokens: lexer.blockTokens(inside) };
      },
    },
    parseMarkdown: (token, helpers) => ({
      type: name,
      attrs: { topics: String(token.topics ?? "") },
      content: helpers.parseChildren(token.tokens ?? []),
    }),
    renderMarkdown: (node, helpers) => {
      const open = name === "note" ? `<Note topics="${String(node.attrs?.topics ?? "")}">` : "<Urgent>";
      return `${open}\n\n${helpers.renderChildren(node.content ?? [], "\n\n").trim()}\n\n</${tag}>`;
    },
  });
}

export const articleParts = [
  tagged("note", "Note", "my-4 grid gap-3 rounded-lg border-l-4 border-primary bg-tint px-4 py-3"),
  tagged("urgent", "Urgent", "my-4 grid gap-3 rounded-lg border-l-4 border-warning bg-warning-bg px-4 py-3"),
];
