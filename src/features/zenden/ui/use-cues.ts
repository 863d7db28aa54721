import { useEffect, useState, useSyncExternalStore } from "react";
import { audioContext } from "../client/audio.ts";
import { soundCue, vibrationCue } from "../client/cues.ts";
import type { Moment } from "../rules.ts";
import type { Cues } from "./choices-sheet.tsx";
import type { Phase } from "./use-session.ts";

const never = () => () => undefined;

/** Tones and vibrations with each step, both off until asked for. */
export function useCues(phase: Phase, moment: Moment | undefined) {
  const [cues, setCues] = useState<Cues>({ tone: false, vibration: false });
  const [context, setContext] = useState<AudioContext>();
  const canVibrate = useSyncExternalStore(
    never,
    () => "vibrate" in navigator,
    () => false,
  );
  const beat = moment?.beat;
  const running = phase === "running";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cue belongs to the beginning of a beat, not to a change of the cues.
  useEffect(() => {
    if (!running || beat === undefined) return;
    if (cues.tone && context) soundCue(context, beat.step.move);
    if (cues.vibration && canVibrate) vibrationCue(beat.step.move);
  }, [running, beat]);

  return {
    cues,
    canVibrate,
    choose(next: Cues): void {
      // Turning it on is the press that sound needs; one tone at once lets people set their device.
      const opened = next.tone ? audioContext() : undefined;
      if (opened && !cues.tone) soundCue(opened, "in");
      if (next.vibration && !cues.vibration) vibrationCue("in");
      setContext(opened);
      setCues(next);
    },
    /** Wakes the sound; call it inside a press. */
    wake: () => void (cues.tone && audioContext()),
  };
}
