/**
 * Prepares an article's text while MDX parses it: headings get an id, so that the table of contents can link to them,
 * and each content note learns where the text after it begins.
 */
import { headingId } from "../../../src/content/knowledge-hub/heading-id.ts";

/** The part after an article; the last note links to it. */
const afterArticle = "after-article";

type TreeNode = {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  children?: TreeNode[];
  attributes?: { type: string; name: string; value: string }[];
  data?: { hProperties?: Record<string, string> };
};

function textOf({ value = "", children = [] }: TreeNode): string {
  return value + children.map(textOf).join("");
}

/** A remark plugin; it changes the tree in place. */
export function markPassages() {
  return (tree: TreeNode): void => {
    let next = afterArticle;
    for (const node of (tree.children ?? []).toReversed()) {
      if (node.type === "heading") {
        next = headingId(textOf(node));
        node.data = { ...node.data, hProperties: { id: next } };
      }
      if (node.type === "mdxJsxFlowElement" && node.name === "Note")
        node.attributes?.push({ type: "mdxJsxAttribute", name: "skipTo", value: next });
    }
  };
}
