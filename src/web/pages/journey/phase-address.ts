/** What gives the anchors inside a phase their names. */
type PhaseAnchors = { id: string; parts?: readonly { id?: string }[] };

export function partId(phase: PhaseAnchors, at: number): string {
  return phase.parts?.[at]?.id ?? `${phase.id}-${at + 1}`;
}

/** The id of what follows a phase's parts: links past a hard passage lead there. */
export function endId(phase: PhaseAnchors): string {
  return `${phase.id}-end`;
}

/**
 * The address of the phase's page that an anchor belongs to; undefined if it belongs to none. The first anchor of each
 * phase is its own id and leads to the top of its page.
 */
export function addressOfAnchor(
  steps: readonly { href: string }[],
  anchors: readonly (readonly string[])[],
  hash: string,
): string | undefined {
  const id = hash.slice(1);
  const at = anchors.findIndex((ids) => ids.includes(id));
  const href = steps[at]?.href;
  if (href === undefined) return undefined;
  return anchors[at]?.[0] === id ? href : `${href}#${id}`;
}

/** The tab that a key moves to from the tab at `at`; undefined for other keys. */
export function tabAfterKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
