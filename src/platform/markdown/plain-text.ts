import type { ListItem, Nodes, PhrasingContent, RootContent } from "mdast";
import { readMarkdown } from "./tree.ts";

type PlainTextOptions = {
  /** The address that a link is shown with; undefined for none. */
  address(url: string): string | undefined;
  /** Whether the reader sees this picture, so that its description belongs into the text. */
  hasPicture(url: string): boolean;
};

/** A Markdown text as plain text: list numbers, ~~struck words~~ and the addresses of links stay. */
export function plainTextOf(markdown: string, options: PlainTextOptions): string {
  return blocks(readMarkdown(markdown).children, options).join("\n\n");
}

/** Each block as its lines; those without words are left out. */
function blocks(nodes: readonly RootContent[], options: PlainTextOptions): string[] {
  return nodes.map((node) => block(node, options)).filter((text) => text !== "");
}

function block(node: RootContent, options: PlainTextOptions): string {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return words(node.children, options)
        .split("\n")
        .map((line) => line.trim())
        .join("\n")
        .trim();
    case "blockquote":
      return blocks(node.children, options).join("\n\n");
    case "list":
      return node.children
        .map((item, at) => listItem(item, node.ordered ? `${(node.start ?? 1) + at}. ` : "- ", options))
        .join("\n");
    case "thematicBreak":
      return "---";
    case "code":
      return node.value;
    case "table":
      return node.children
        .map((row) => row.children.map((cell) => words(cell.children, options)).join(" | "))
        .join("\n");
    default:
      return "";
  }
}

/** What follows the first line of an item is as far to the right as its words. */
function listItem({ children }: ListItem, marker: string, options: PlainTextOptions): string {
  const text = blocks(children, options).join("\n");
  return `${marker}${text.replaceAll("\n", `\n${" ".repeat(marker.length)}`)}`.trimEnd();
}

function words(nodes: readonly PhrasingContent[], options: PlainTextOptions): string {
  return nodes.map((node) => word(node, options)).join("");
}

function word(node: PhrasingContent, options: PlainTextOptions): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
    case "break":
      return "\n";
    case "emphasis":
    case "strong":
      return words(node.children, options);
    case "delete":
      return `~~${words(node.children, options)}~~`;
    case "link": {
      const text = words(node.children, options);
      const address = options.address(node.url);
      return address === undefined || text === address || `mailto:${text}` === address
        ? text
        : `${text} (${address})`;
    }
    case "image":
      return node.alt && options.hasPicture(node.url) ? `[${node.alt}]` : "";
    default:
      return "";
  }
}

/** A node and everything inside it. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* nodesIn(child);
}

/** The words of a part, without marks and addresses. */
export function wordsOf(part: Nodes): string {
  return [...nodesIn(part)]
    .map((node) =>
      node.type === "text" || node.type === "inlineCode" ? node.value : node.type === "break" ? " " : "",
    )
    .join("")
    .replaceAll("\n", " ")
    .trim();
}
