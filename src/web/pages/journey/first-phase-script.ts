import { endId, type PhaseAnchors, partId } from "./phase-address.ts";

/**
 * Says on the map which phase the address names, as soon as the map begins and before any phase is drawn, so that
 * no other one flashes up first. It answers presses on the steps too, until React has come and takes over; the
 * sheet of styles shows what it says. The number is left out for the first phase, which is open anyway.
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
