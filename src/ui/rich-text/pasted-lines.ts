import { blocks } from "./pasted-style.ts";

/** Blocks whose content is a line already. */
const lines = "p, h1, h2, h3, h4, h5, h6, pre";

/** Blocks that only have certain parts in them. */
const frames = "ul, ol, table, thead, tbody, tfoot, tr, colgroup";

/**
 * Puts text that is beside blocks into paragraphs. Otherwise the editor would drop the spaces between its words, since
 * between blocks they mean nothing.
 */
export function wrapLines(container: Element): void {
  let line: ChildNode[] = [];
  const endLine = () => {
    const [first] = line;
    if (first && !container.matches(frames)) {
      const paragraph = container.ownerDocument.createElement("p");
      first.before(paragraph);
      paragraph.append(...line);
      if (isBlank(paragraph)) paragraph.remove();
    }
    line = [];
  };
  for (const node of [...container.childNodes]) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (!node.matches(lines)) wrapLines(node);
  }
  endLine();
}

/** An element that begins a line of its own, or has one in it. */
function isBlock(node: ChildNode): node is Element & ChildNode {
  return (
    node instanceof Element &&
    (node.matches(`${blocks}, img`) || node.querySelector(`${blocks}, img`) !== null)
  );
}

/** An empty line: paragraphs have room between them. */
export function isBlank(block: Element): boolean {
  return (block.textContent ?? "").trim() === "" && !block.querySelector("img, hr, table, ul, ol");
}
