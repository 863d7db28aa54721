import type { Element, ElementContent, Root as HtmlRoot, RootContent } from "hast";

/** Elements that stand by themselves, beside paragraphs. */
const blocks = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote table figure figcaption div pre hr section article aside header footer main nav address details fieldset form iframe script style video audio object embed noscript".split(
    " ",
  ),
);
/** Elements whose bare text becomes paragraphs, too. */
const containers = new Set("div section article aside header footer main blockquote details".split(" "));

const isBlock = (node: RootContent): boolean => node.type === "element" && blocks.has(node.tagName);
const isBlank = (node: RootContent): boolean => node.type === "text" && node.value.trim() === "";

/**
 * Makes paragraphs as WordPress does when it shows a post: wherever text stands outside of a block, a blank line ends a
 * paragraph, and a line break is a line break. What is in paragraphs already stays as it is.
 */
export function withParagraphs(tree: HtmlRoot): void {
  tree.children = paragraphed(tree.children);
}

function paragraphed(children: readonly RootContent[]): RootContent[] {
  const made: RootContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const content = trimmed(run);
    if (content.length > 0) made.push(paragraph(content));
    run = [];
  };
  for (const child of children) {
    if (child.type === "doctype") continue;
    if (child.type === "comment") {
      endRun();
    } else if (child.type === "element" && isBlock(child)) {
      endRun();
      made.push(within(child));
    } else if (child.type === "text") {
      const [first = "", ...others] = child.value.split(/\n[ \t\r]*\n/);
      run.push(...lines(first));
      for (const part of others) {
        endRun();
        run.push(...lines(part));
      }
    } else run.push(child);
  }
  endRun();
  return made;
}

function within(element: Element): Element {
  const hasText = element.children.some(
    (child) => !isBlock(child) && !isBlank(child) && child.type !== "comment",
  );
  if (containers.has(element.tagName) && hasText)
    element.children = paragraphed(element.children).filter((child) => child.type !== "doctype");
  else for (const child of element.children) if (child.type === "element") within(child);
  return element;
}

const paragraph = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children,
});

function lines(text: string): ElementContent[] {
  return text.split("\n").flatMap((value, at): ElementContent[] => {
    const line = { type: "text" as const, value };
    return at === 0 ? [line] : [{ type: "element", tagName: "br", properties: {}, children: [] }, line];
  });
}

/** Without blank text and breaks at both ends, and without a second break where the file has one already. */
function trimmed(run: readonly ElementContent[]): ElementContent[] {
  const isBreak = (node: ElementContent | undefined) => node?.type === "element" && node.tagName === "br";
  const isEmpty = (node: ElementContent | undefined) =>
    node !== undefined && (isBreak(node) || isBlank(node));
  const kept = run.filter((node, at) => {
    if (!isBreak(node)) return true;
    const before = run.slice(0, at).findLast((each) => !isBlank(each));
    return !isBreak(before);
  });
  let [from, to] = [0, kept.length];
  while (from < to && isEmpty(kept[from])) from += 1;
  while (to > from && isEmpty(kept[to - 1])) to -= 1;
  return kept.slice(from, to);
}
