/** Placeholders in a rich text into which something is put later, such as {name}: chips here, and as they are in what is stored. */
import { type JSONContent, Node } from "@tiptap/core";
import type { NodeType, Node as TextNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { chipClass } from "./chip-class.ts";

export type TextPlaceholders = {
  /** Finds every placeholder of a text. It's global. */
  pattern: RegExp;
  /** What the chip of a placeholder shows, and how it's read out. */
  labelOf(source: string): { shown: string; spoken: string };
};

const name = "textPlaceholder";

/** The editor's document with chips for its placeholders. Blocks of code have none. */
export function withPlaceholders(document: JSONContent, pattern: RegExp): JSONContent {
  const { type, content } = document;
  if (content === undefined || type === "codeBlock") return document;
  return {
    ...document,
    content: content.flatMap((each) =>
      each.type === "text" ? pieces(each, pattern) : [withPlaceholders(each, pattern)],
    ),
  };
}

function pieces(node: JSONContent, pattern: RegExp): JSONContent[] {
  const { text = "", ...rest } = node;
  const made: JSONContent[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) made.push({ ...rest, text: text.slice(from, to) });
  };
  for (const { 0: source, index } of text.matchAll(pattern)) {
    addText(index);
    made.push({ ...rest, type: name, attrs: { source } });
    from = index + source.length;
  }
  addText(text.length);
  return made;
}

/** The document with each chip as the text that it stands for. */
export function withoutPlaceholders(document: JSONContent): JSONContent {
  if (document.content === undefined) return document;
  const content: JSONContent[] = [];
  for (const each of document.content) {
    const node = each.type === name ? asText(each) : withoutPlaceholders(each);
    const before = content.at(-1);
    if (before?.type === "text" && node.type === "text" && hasSameMarks(before, node))
      content[content.length - 1] = { ...before, text: `${before.text}${node.text}` };
    else content.push(node);
  }
  return { ...document, content };
}

function asText({ attrs, marks }: JSONContent): JSONContent {
  return { type: "text", text: String(attrs?.source), ...(marks === undefined ? {} : { marks }) };
}

const hasSameMarks = (one: JSONContent, other: JSONContent) =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

/** The chip of a placeholder. What is typed, pasted or put in as a placeholder becomes one. */
export function placeholderChip({ pattern, labelOf }: TextPlaceholders) {
  return Node.create({
    name,
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () => ({
      source: {
        default: "",
        parseHTML: (element: Element) => element.getAttribute("data-placeholder") ?? "",
      },
    }),
    parseHTML: () => [
      {
        tag: "span[data-placeholder]",
        // A page that was copied can have such an attribute of its own.
        getAttrs: (element) => isPlaceholder(element.getAttribute("data-placeholder") ?? "", pattern) && null,
      },
    ],
    renderHTML({ node }) {
      const source = String(node.attrs.source);
      const { shown, spoken } = labelOf(source);
      return [
        "span",
        { "data-placeholder": source, role: "img", "aria-label": spoken, class: chipClass },
        shown,
      ];
    },
    renderText: ({ node }) => String(node.attrs.source),
    addKeyboardShortcuts() {
      return {
        Backspace: () => this.editor.commands.command(({ state, tr }) => removed(state, tr, -1)),
        Delete: () => this.editor.commands.command(({ state, tr }) => removed(state, tr, 1)),
      };
    },
    addProseMirrorPlugins() {
      return [
        new Plugin({
          appendTransaction: (transactions, _before, state) =>
            transactions.some(({ docChanged }) => docChanged) ? chipped(state, this.type, pattern) : null,
        }),
      ];
    },
  });
}

function isPlaceholder(source: string, pattern: RegExp): boolean {
  return [...source.matchAll(pattern)].some(({ 0: found }) => found === source);
}

/** Deletes the chip beside the cursor as one, which not every browser does. */
function removed({ selection }: Pick<EditorState, "selection">, tr: Transaction, side: -1 | 1): boolean {
  const { $from, empty, from } = selection;
  const beside = side < 0 ? $from.nodeBefore : $from.nodeAfter;
  if (!empty || beside?.type.name !== name) return false;
  tr.delete(Math.min(from, from + side), Math.max(from, from + side));
  return true;
}

/** Makes chips of the placeholders in the text; null if there are none. One undo takes back a chip and what was typed for it. */
function chipped(state: EditorState, type: NodeType, pattern: RegExp): Transaction | null {
  const found: { from: number; source: string; node: TextNode }[] = [];
  state.doc.descendants((node, at) => {
    if (node.type.spec.code) return false;
    for (const { 0: source, index } of node.isText ? (node.text ?? "").matchAll(pattern) : [])
      found.push({ from: at + index, source, node });
    return true;
  });
  if (found.length === 0) return null;
  const { tr } = state;
  for (const { from, source, node } of found.toReversed())
    tr.replaceWith(from, from + source.length, type.create({ source }, null, node.marks));
  return tr;
}
