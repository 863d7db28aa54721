import type { Link, ListItem, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { EditorMark, EditorNode } from "./editor-words.ts";
import { addressesIn, readMarkdown, writeMarkdown } from "./tree.ts";

/** A Markdown text as the editor's document. What the editor can't change is kept in parts that show its source. */
export function editorDocument(markdown: string): EditorNode {
  const content = blocks(readMarkdown(markdown).children);
  return { type: "doc", content: content.length > 0 ? content : [emptyParagraph] };
}

const emptyParagraph: EditorNode = { type: "paragraph" };

function blocks(nodes: readonly RootContent[]): EditorNode[] {
  return nodes.flatMap(block);
}

function block(node: RootContent): EditorNode[] {
  switch (node.type) {
    case "paragraph":
      return paragraphs(node.children);
    case "heading":
      return [{ type: "heading", attrs: { level: node.depth }, content: words(node.children) }];
    case "thematicBreak":
      return [{ type: "horizontalRule" }];
    case "blockquote":
      return [{ type: "blockquote", content: atLeastOne(blocks(node.children)) }];
    case "list": {
      const content = node.children.map(listItem);
      return node.ordered
        ? [{ type: "orderedList", attrs: { start: node.start ?? 1 }, content }]
        : [{ type: "bulletList", content }];
    }
    case "code": {
      const content = node.value === "" ? {} : { content: [{ type: "text", text: node.value }] };
      return [{ type: "codeBlock", attrs: { language: node.lang ?? null }, ...content }];
    }
    case "table":
      return [table(node)];
    case "html":
      return [source("sourceBlock", node.value)];
    default:
      // Definitions: the links that named them have the address by now.
      return [];
  }
}

const atLeastOne = (content: EditorNode[]) => (content.length > 0 ? content : [emptyParagraph]);

/** An item begins with a paragraph, which may be empty. */
function listItem({ children }: ListItem): EditorNode {
  const content = blocks(children);
  const begins = content[0]?.type === "paragraph";
  return { type: "listItem", content: begins ? content : [emptyParagraph, ...content] };
}

function table({ children, align }: Table): EditorNode {
  const columns = Math.max(1, ...children.map((row) => row.children.length));
  const content = children.map((row, at) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, (_, column) => ({
      type: at === 0 ? "tableHeader" : "tableCell",
      attrs: { align: align?.[column] ?? null },
      content: atLeastOne(paragraphs(row.children[column]?.children ?? [])),
    })),
  }));
  return { type: "table", content };
}

/** A picture is a part of its own in the editor, so it ends the paragraph around it. */
function paragraphs(nodes: readonly PhrasingContent[]): EditorNode[] {
  const made: EditorNode[] = [];
  let run: PhrasingContent[] = [];
  const endRun = () => {
    const content = words(run);
    if (content.length > 0) made.push({ type: "paragraph", content });
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== "image") {
      run.push(node);
      continue;
    }
    endRun();
    made.push({ type: "image", attrs: { src: node.url, alt: node.alt ?? "", title: node.title ?? null } });
  }
  endRun();
  return made;
}

/** Words with their marks, and no two texts side by side that have the same ones. */
function words(nodes: readonly PhrasingContent[]): EditorNode[] {
  const joined: EditorNode[] = [];
  for (const node of inline(nodes, [])) {
    const before = joined.at(-1);
    if (before?.text !== undefined && node.text !== undefined && haveSameMarks(before, node))
      joined[joined.length - 1] = { ...before, text: before.text + node.text };
    else joined.push(node);
  }
  return withoutOuterSpace(joined);
}

const haveSameMarks = (one: EditorNode, other: EditorNode) =>
  JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** Around a picture that was taken out, spaces and breaks are left over. */
function withoutOuterSpace(nodes: EditorNode[]): EditorNode[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === "hardBreak") return withoutOuterSpace(nodes.slice(1));
  if (last?.type === "hardBreak") return withoutOuterSpace(nodes.slice(0, -1));
  return nodes
    .map((node, at) => {
      if (node.text === undefined || node.marks?.some(({ type }) => type === "code")) return node;
      const text = at === 0 ? node.text.trimStart() : node.text;
      return { ...node, text: at === nodes.length - 1 ? text.trimEnd() : text };
    })
    .filter(({ text }) => text !== "");
}

function inline(nodes: readonly PhrasingContent[], marks: EditorMark[]): EditorNode[] {
  const within = (children: readonly PhrasingContent[], mark: EditorMark) =>
    inline(children, marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]);
  return nodes.flatMap((node): EditorNode[] => {
    switch (node.type) {
      case "text":
        return addressesIn(node.value).map(({ text, isAddress }) => ({
          type: "text",
          text,
          marks: isAddress && !isLink(marks) ? [...marks, { type: "unlinked" }] : marks,
        }));
      case "emphasis":
        return within(node.children, { type: "italic" });
      case "strong":
        return within(node.children, { type: "bold" });
      case "delete":
        return within(node.children, { type: "strike" });
      case "inlineCode":
        return [{ type: "text", text: node.value, marks: [...marks, { type: "code" }] }];
      case "link":
        return within(node.children, link(node));
      case "break":
        return [{ type: "hardBreak", marks }];
      case "html":
        return [source("sourceText", node.value, marks)];
      default:
        return [source("sourceText", sourceOf(node), marks)];
    }
  });
}

const isLink = (marks: readonly EditorMark[]) => marks.some(({ type }) => type === "link");

const link = ({ url, title }: Link): EditorMark => ({
  type: "link",
  attrs: { href: url, title: title ?? null },
});

const source = (type: "sourceBlock" | "sourceText", markdown: string, marks?: EditorMark[]): EditorNode => ({
  type,
  attrs: { source: markdown },
  ...(marks ? { marks } : {}),
});

function sourceOf(node: PhrasingContent): string {
  const root: Root = { type: "root", children: [{ type: "paragraph", children: [node] }] };
  return writeMarkdown(root).trim();
}
