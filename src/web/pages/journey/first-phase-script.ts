import { endId, type PhaseAnchors, partId } from "./phase-address.ts";

/**
 * Marks the phase of the address at the start of the map, before any phase is painted, so that no other one flashes. It
 * also handles presses on the steps until hydration; CSS shows the marked phase. The number is omitted for the first
 * phase, which is open anyway.
 */
export function firstPhaseScript(phases: readonly PhaseAnchors[]): string {
  const ids = phases.map((phase) => [
    phase.id,
    endId(phase),
    ...(phase.parts ?? []).map((_, at) => partId(phase, at)),
  ]);
  return `(() => {
const map = document.currentScript.parentElement, phases = ${JSON.stringify(ids)};
const name = () => {
  const id = location.hash.slice(1), at = phases.findIndex((ids) => ids.includes(id));
  if (at > 0) map.dataset.named = at + 1;
  else if (at === 0 || id === "") delete map.dataset.named;
};
name();
addEventListener("hashchange", name);
})()`;
}
