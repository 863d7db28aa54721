import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#ui/field-hydrated.ts";
import { keepPlace } from "#web/layout/use-route-change.ts";
import { type PhaseAnchors, phaseAt } from "./phase-address.ts";

type Choice = {
  /** `false` until scripts have taken over; the sheet of styles chooses until then. */
  live: boolean;
  chosen: number;
  /** The chosen phase has been closed; only the list on small screens can do that. */
  shut: boolean;
  /** Shows a phase and leaves the view where it is. */
  choose: (at: number) => void;
  /** Goes to a place inside a phase that is not shown yet. */
  goTo: (hash: string) => void;
  toggle: (at: number) => void;
};

/**
 * The phase that the address names. Each choice is an entry in the history, so Back returns to the one before.
 * A hash that names something else leaves the phase as it is; no hash is the first one.
 */
export function usePhase(phases: readonly PhaseAnchors[]): Choice {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const live = useHydrated();
  const [last, setLast] = useState(0);
  const [shutAt, setShutAt] = useState<string>();

  // The server knows no hash, so the first drawing must not either.
  const named = live ? (hash === "" ? 0 : phaseAt(phases, hash)) : 0;
  const chosen = named ?? last;
  if (chosen !== last) setLast(chosen);

  // One entry of the history may be closed and opened again; another one opens anew.
  const entry = `${key}${hash}`;
  const shut = shutAt === entry;

  function choose(at: number): void {
    const to = `#${phases[at]?.id}`;
    setShutAt(undefined);
    if (hash !== to) navigate({ search, hash: to }, { state: keepPlace, preventScrollReset: true });
  }

  return {
    live,
    chosen,
    shut,
    choose,
    goTo: (to) => navigate({ search, hash: to }),
    toggle: (at) => (at === chosen && !shut ? setShutAt(entry) : choose(at)),
  };
}
