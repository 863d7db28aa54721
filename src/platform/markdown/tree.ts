/** Markdown as a tree and back: the only parser and the only serializer, beside react-markdown with the same dialect. */
import type { Definition, Nodes, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { defaultHandlers } from "mdast-util-to-markdown";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { dialect } from "./dialect.ts";

const processor = unified()
  .use(remarkParse)
  .use(dialect)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    resourceLink: true,
    handlers: { text },
    join: [blankLines],
  })
  .freeze();

/**
 * The serializer leaves an underscore inside a word as it is. Beside struck words the letter after it can become a
 * character reference, and the underscore would then end an emphasis.
 */
function text(...[node, parent, state, info]: Parameters<typeof defaultHandlers.text>): string {
  const escaped = defaultHandlers.text(node, parent, state, info);
  if (!info.before.endsWith("~") && !info.after.startsWith("~")) return escaped;
  return escaped.replace(/\\.|_/g, (found) => (found === "_" ? "\\_" : found));
}

/** In an item of a list, only another list goes right below the words: other parts could be read as more of them. */
function blankLines(before: RootContent, after: RootContent): 1 | undefined {
  if (before.type === "listItem") return undefined;
  const first = after.type === "list" ? after.children[0]?.children[0] : undefined;
  return before.type === "paragraph" && first?.type === "paragraph" ? undefined : 1;
}

/** A text as a tree. Links that name an address at the end of the text have the address itself. */
export function readMarkdown(text: string): Root {
  const tree = processor.parse(text);
  resolve(tree, definitionsIn(tree));
  return tree;
}

/** A tree as text. What `readMarkdown` makes of the text is the same tree. */
export function writeMarkdown(tree: Root): string {
  return processor.stringify(tree);
}

/** Makes links of the bare web and email addresses in a tree, but for those that are to be none. */
export function linkAddresses(tree: Root): void {
  for (const transform of gfmAutolinkLiteralFromMarkdown().transforms ?? []) transform(tree);
  unwrap(tree);
}

/** Words whose addresses are no links. Until `linkAddresses` has passed them they are in a link, which it leaves alone. */
export function unlinked(children: PhrasingContent[]): PhrasingContent {
  return { type: "link", url: notLinked, children };
}

const notLinked = "kinward:not-linked";

function unwrap(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) unwrap(child);
  const children: Nodes[] = node.children.flatMap((child: Nodes) =>
    child.type === "link" && child.url === notLinked ? child.children : [child],
  );
  Object.assign(node, { children });
}

/** A text in pieces: the bare addresses in it, and what is between them. */
export function addressesIn(value: string): { text: string; isAddress: boolean }[] {
  const line: Paragraph = { type: "paragraph", children: [{ type: "text", value }] };
  linkAddresses({ type: "root", children: [line] });
  return line.children.flatMap((node) => {
    const isAddress = node.type === "link";
    const [words] = isAddress ? node.children : [node];
    return words?.type === "text" && words.value !== "" ? [{ text: words.value, isAddress }] : [];
  });
}

type Definitions = ReadonlyMap<string, Definition>;

/** The first definition of a name counts. */
function definitionsIn(node: Nodes, found = new Map<string, Definition>()): Definitions {
  if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
  if ("children" in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}

function resolve(node: Nodes, definitions: Definitions): void {
  if (!("children" in node)) return;
  for (const child of node.children) {
    resolve(child, definitions);
    if (child.type !== "linkReference" && child.type !== "imageReference") continue;
    const { url = "", title = null } = definitions.get(child.identifier) ?? {};
    const type = child.type === "linkReference" ? "link" : "image";
    Object.assign(child, { type, url, title });
  }
}
