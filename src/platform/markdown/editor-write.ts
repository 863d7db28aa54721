import type { AlignType, ListItem, PhrasingContent, RootContent, TableRow } from "mdast";
import { type EditorNode, phrasing } from "./editor-words.ts";
import { linkAddresses, writeMarkdown } from "./tree.ts";
import { unwrapLinks } from "./wrapped-links.ts";

/** The editor's document as Markdown. Empty paragraphs and spaces at the ends of lines are left out, and links lead where they were meant to. */
export function markdownOf(document: EditorNode): string {
  const tree = { type: "root" as const, children: blocks(document.content) };
  unwrapLinks(tree);
  linkAddresses(tree);
  return writeMarkdown(tree).trim();
}

type Block = Exclude<RootContent, { type: "yaml" | "listItem" | "tableRow" | "tableCell" }>;

function blocks(nodes: readonly EditorNode[] = []): (Block & ListItem["children"][number])[] {
  return nodes.flatMap(block);
}

function block(node: EditorNode): (Block & ListItem["children"][number])[] {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case "paragraph":
      return ifAny(phrasing(content), (children) => ({ type: "paragraph", children }));
    case "heading": {
      const depth = headingDepth(attrs.level);
      return ifAny(phrasing(content, "line"), (children) => ({ type: "heading", depth, children }));
    }
    case "blockquote":
      return ifAny(blocks(content), (children) => ({ type: "blockquote", children }));
    case "bulletList":
      return ifAny(items(content), (children) => ({ type: "list", ordered: false, spread: false, children }));
    case "orderedList":
      return ifAny(items(content), (children) => ({
        type: "list",
        ordered: true,
        spread: false,
        start: listStart(attrs.start),
        children,
      }));
    case "codeBlock": {
      const value = content.map(({ text = "" }) => text).join("");
      return [{ type: "code", lang: textOr(attrs.language, null), value }];
    }
    case "horizontalRule":
      return [{ type: "thematicBreak" }];
    case "image":
      return [{ type: "paragraph", children: [image(attrs)] }];
    case "table":
      return ifAny(rows(content), (children) => ({ type: "table", align: alignOf(content), children }));
    case "sourceBlock":
      return [{ type: "html", value: textOr(attrs.source, "") }];
    default:
      return blocks(content);
  }
}

function ifAny<Part, Made>(parts: Part[], made: (parts: Part[]) => Made): Made[] {
  return parts.length > 0 ? [made(parts)] : [];
}

function items(nodes: readonly EditorNode[]): ListItem[] {
  return nodes.map(({ content }) => ({ type: "listItem", spread: false, children: blocks(content) }));
}

const depths = [1, 2, 3, 4, 5, 6] as const;

function headingDepth(level: unknown): (typeof depths)[number] {
  return depths.find((depth) => depth === level) ?? 2;
}

/** Markdown's numbers have at most nine digits, and none is negative. */
function listStart(start: unknown): number {
  return typeof start === "number" && Number.isInteger(start) && start >= 0 && start <= 999_999_999
    ? start
    : 1;
}

function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === "string" ? value : otherwise;
}

function image(attrs: NonNullable<EditorNode["attrs"]>): PhrasingContent {
  return {
    type: "image",
    url: textOr(attrs.src, ""),
    alt: textOr(attrs.alt, ""),
    title: textOr(attrs.title, null),
  };
}

/** The rows of a table, each as wide as its cells are. What is in a cell becomes one line. */
function rows(nodes: readonly EditorNode[]): TableRow[] {
  const filledFromAbove: number[] = [];
  return nodes.map(({ content = [] }) => {
    const children: TableRow["children"] = [];
    const fillUp = () => {
      while ((filledFromAbove[children.length] ?? 0) > 0) {
        filledFromAbove[children.length] = (filledFromAbove[children.length] ?? 0) - 1;
        children.push({ type: "tableCell", children: [] });
      }
    };
    for (const cell of content) {
      fillUp();
      const [across, down] = [span(cell.attrs?.colspan), span(cell.attrs?.rowspan)];
      for (let column = 0; column < across; column += 1) {
        filledFromAbove[children.length] = down - 1;
        children.push({ type: "tableCell", children: column === 0 ? cellWords(cell.content) : [] });
      }
    }
    fillUp();
    return { type: "tableRow", children };
  });
}

function span(value: unknown): number {
  return typeof value === "number" && value > 1 ? Math.min(value, 50) : 1;
}

function cellWords(nodes: readonly EditorNode[] = []): PhrasingContent[] {
  const inCell = nodes.flatMap(function lines(node): EditorNode[][] {
    if (node.type === "image") return [[node]];
    const isLine = node.content?.some(
      ({ type, text }) => text !== undefined || type === "hardBreak" || type === "sourceText",
    );
    return isLine ? [[...(node.content ?? [])]] : (node.content ?? []).flatMap(lines);
  });
  const space: EditorNode = { type: "text", text: " " };
  return phrasing(
    inCell.flatMap((line, at) => (at === 0 ? line : [space, ...line])),
    "line",
  );
}

function alignOf([head]: readonly EditorNode[]): AlignType[] {
  return (head?.content ?? []).map(({ attrs }) => {
    const align = attrs?.align;
    return align === "left" || align === "right" || align === "center" ? align : null;
  });
}
