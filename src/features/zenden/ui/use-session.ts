import { useEffect, useRef, useState } from "react";
import { afterBeat, type Moment, momentAt, type Plan } from "../rules.ts";

export type Phase = "idle" | "running" | "paused" | "ended";

type Session = {
  phase: Phase;
  /** Elapsed milliseconds of the plan. */
  elapsed: number;
  /** The position, while it runs or is paused. */
  moment: Moment | undefined;
  start: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  next: () => void;
};

/**
 * Runs a plan by the clock. It schedules a timer only for the next count or beat, and reads the clock again then, so
 * that a suspended tab returns to the right position.
 */
export function useSession(plan: Plan): Session {
  const [phase, setPhase] = useState<Phase>("idle");
  const [elapsed, setElapsed] = useState(0);
  // When this plan would have started had it never been paused.
  const began = useRef(0);
  const moment = phase === "running" || phase === "paused" ? momentAt(plan, elapsed) : undefined;

  useEffect(() => {
    if (phase !== "running") return;
    const now = momentAt(plan, elapsed);
    if (now === undefined) {
      setPhase("ended");
      return;
    }
    const late = performance.now() - began.current - elapsed;
    const timer = setTimeout(
      () => setElapsed(performance.now() - began.current),
      Math.max(0, now.changesIn - late),
    );
    return () => clearTimeout(timer);
  }, [phase, elapsed, plan]);

  // A different exercise or duration starts from the beginning, paused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new plan is the reason.
  useEffect(() => {
    setElapsed(0);
    setPhase("idle");
  }, [plan]);

  function goTo(place: number, next: Phase): void {
    began.current = performance.now() - place;
    setElapsed(place);
    setPhase(next);
  }

  return {
    phase,
    elapsed,
    moment,
    start: () => goTo(0, "running"),
    pause: () => goTo(Math.min(performance.now() - began.current, plan.lasts - 1), "paused"),
    resume: () => goTo(elapsed, "running"),
    stop: () => goTo(0, "idle"),
    next: () => {
      if (moment) goTo(afterBeat(moment), phase);
    },
  };
}
