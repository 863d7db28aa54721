import type { LeftOut } from "./left-out.ts";
import { kept, styleOf } from "./pasted-style.ts";

/** Parts that a text can't have, by kind. */
const kinds = [
  ["videos", "video"],
  ["sounds", "audio"],
  ["embedded", "iframe, object, embed"],
  ["equations", "math"],
  ["drawings", "svg, canvas"],
  ["fields", "select, textarea, input"],
] as const;

/** Word's comments: their numbers in the text, and what they say below it. */
const commentSign = ".msocomanchor, a[href*='#_msocom']";
const commentParts = ".MsoCommentReference, .MsoCommentText, .msocomtxt, hr.msocomoff";

/** What isn't part of the text anywhere. Word on the web marks the ends of paragraphs. */
const unseen = "style, script, meta, link, title, xml, template, noscript, [hidden], span.EOP";

/** Addresses that lead somewhere from a text of ours. */
const reachable = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#)/i;

/** Removes what a text can't have, and what nobody sees. @returns how many of each kind there were. */
export function takeUnknownParts(page: Document): Partial<LeftOut> {
  for (const each of page.querySelectorAll(unseen)) each.remove();
  for (const each of page.querySelectorAll("o\\:p")) each.replaceWith((each.textContent ?? "").trim());
  const equations = takeWordEquations(page);
  const comments = page.querySelectorAll(commentSign).length;
  for (const each of page.querySelectorAll(`${commentSign}, ${commentParts}`)) each.remove();
  for (const each of page.querySelectorAll(`[${kept}]`))
    if (styleOf(each, "mso-element").startsWith("comment")) each.remove();
  const counts: Partial<LeftOut> = { comments };
  for (const [kind, selector] of kinds) {
    const parts = [...page.querySelectorAll(selector)];
    counts[kind] = parts.filter(isSeen).length;
    for (const part of parts) part.remove();
  }
  counts.equations = (counts.equations ?? 0) + equations;
  const unreachable = [...page.querySelectorAll("a[href]")].filter(
    (link) => !reachable.test(link.getAttribute("href")?.trim() ?? ""),
  );
  counts.addresses = unreachable.filter((link) => link.textContent?.trim() !== "").length;
  for (const link of unreachable) link.replaceWith(...link.childNodes);
  return counts;
}

/** Not an icon, a counter of readers or a hidden field. */
function isSeen(part: Element): boolean {
  if (part.matches("[type='hidden' i], [aria-hidden='true']")) return false;
  if (part.matches("svg") && part.closest("a, button")) return false;
  const sizes = ["width", "height"].map((side) => Number.parseFloat(part.getAttribute(side) ?? ""));
  return !sizes.some((size) => size <= (part.matches("svg") ? 32 : 2));
}

/** Word brings each equation as its own markup in a comment, and then as a picture for programs without it. */
function takeWordEquations(page: Document): number {
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const substitutes: ChildNode[] = [];
  let count = 0;
  for (let comment = comments.nextNode(); comment instanceof Comment; comment = comments.nextNode()) {
    if (/^\[if gte msEquation/i.test(comment.data)) count += 1;
    if (!/^\[if !msEquation\]/i.test(comment.data)) continue;
    for (let next = comment.nextSibling; next && !isEnd(next); next = next.nextSibling)
      substitutes.push(next);
  }
  for (const each of substitutes) each.remove();
  return count;
}

function isEnd(node: Node): boolean {
  return node instanceof Comment && /^\[endif\]/i.test(node.data);
}
