import { nestsTooDeeply } from "./nesting.ts";
import { hasTooManyCells } from "./table-size.ts";

/** Whether rendering a Markdown text would take seconds or all memory. */
export function isTooCostly(markdown: string): boolean {
  return nestsTooDeeply(markdown) || hasTooManyCells(markdown);
}

/** The text as Markdown that can be rendered; what `isTooCostly` finds is shown as typed. */
export function boundedMarkdown(markdown: string, isCostly = isTooCostly): string {
  if (!isCostly(markdown)) return markdown;
  return markdown.replace(/^[ \t]+/gm, "").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
