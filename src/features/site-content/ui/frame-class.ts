/** How groups and lists of fields are set apart from each other, by how deep they are. */

/**
 * The classes of a fieldset. The outermost has a frame; those inside have a line on the left, so that fields stay wide
 * however deep they are. On phones, the frame is a line above.
 */
export function frameClass(depth: number): string {
  const each = "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5";
  return depth <= 1
    ? `${each} border-t border-line-strong pt-2 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-5`
    : `${each} border-l-2 border-line pl-1.5 sm:pl-4`;
}

/** The classes of a fieldset's heading. */
export function legendClass(depth: number): string {
  return depth <= 1
    ? "font-display text-h4 pr-2 sm:px-2"
    : "pb-2 font-display text-[1.0625rem] text-ink-soft";
}
