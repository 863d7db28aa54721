import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#ui/field-hydrated.ts";
import { keepPlace } from "#web/layout/use-route-change.ts";
import { type PhaseAnchors, phaseAt } from "./phase-address.ts";

type Choice = {
  /** `false` until hydration; CSS chooses until then. */
  live: boolean;
  chosen: number;
  /** The chosen phase has been closed, which is possible only in the list on small screens. */
  shut: boolean;
  /** Shows a phase without scrolling. */
  choose: (at: number) => void;
  /** Goes to a target inside a phase that isn't shown yet. */
  goTo: (hash: string) => void;
  toggle: (at: number) => void;
};

/**
 * The phase in the address. Each choice is a history entry, so Back returns to the previous one. A hash for something
 * else doesn't change the phase; without a hash it's the first.
 */
export function usePhase(phases: readonly PhaseAnchors[]): Choice {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const live = useHydrated();
  const [last, setLast] = useState(0);
  const [shutAt, setShutAt] = useState<string>();

  // The server doesn't know the hash, so the first render can't use it.
  const named = live ? (hash === "" ? 0 : phaseAt(phases, hash)) : 0;
  const chosen = named ?? last;
  if (chosen !== last) setLast(chosen);

  // Closed state is kept per history entry; a new entry starts open.
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
