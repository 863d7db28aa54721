import * as z from "zod/mini";
import { withoutWrappedLinks } from "#platform/markdown/wrapped-links.ts";
import { safeText } from "./safe-string.ts";

/**
 * Text that the team writes: its links lead to where they were meant to, also if another program wrapped them. Apart from
 * visitors' texts, whose pages don't need the scripts for it.
 */
export function teamText(rule: Parameters<typeof safeText>[0]) {
  return safeText(rule).check(z.overwrite(withoutWrappedLinks));
}
