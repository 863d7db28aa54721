/** The hashes that lead to a phase: its own id and those of its parts. */
export type PhaseAnchors = { id: string; parts?: readonly { id?: string }[] };

/** The id of a part inside a phase. */
export function partId(phase: PhaseAnchors, at: number): string {
  return phase.parts?.[at]?.id ?? `${phase.id}-${at + 1}`;
}

/** The id of what follows a phase's parts: links past a hard passage lead there. */
export function endId(phase: PhaseAnchors): string {
  return `${phase.id}-end`;
}

/** The index of the phase for a hash; undefined if the hash is for something else. */
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
