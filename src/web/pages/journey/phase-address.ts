/** What of a phase can stand in the address: its own id and those of its parts. */
export type PhaseAnchors = { id: string; parts?: readonly { id?: string }[] };

/** The id of a part inside a phase. */
export function partId(phase: PhaseAnchors, at: number): string {
  return phase.parts?.[at]?.id ?? `${phase.id}-${at + 1}`;
}

/** The id of what comes after a phase's parts: the way past a hard passage ends there. */
export function endId(phase: PhaseAnchors): string {
  return `${phase.id}-end`;
}

/** The phase that an address with this hash shows, by its place; nothing when the hash names something else. */
export function phaseAt(phases: readonly PhaseAnchors[], hash: string): number | undefined {
  const id = hash.slice(1);
  const at = phases.findIndex(
    (phase) =>
      phase.id === id ||
      endId(phase) === id ||
      (phase.parts ?? []).some((_, place) => partId(phase, place) === id),
  );
  return at < 0 ? undefined : at;
}

/** The tab that a key leads to, from the tab at `at`; nothing for keys that do not move. */
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
