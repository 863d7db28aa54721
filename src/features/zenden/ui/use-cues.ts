import { useEffect, useState, useSyncExternalStore } from "react";
import { audioContext } from "../client/audio.ts";
import { soundCue, vibrationCue } from "../client/cues.ts";
import type { Moment } from "../rules.ts";
import type { Cues } from "./choices-sheet.tsx";
import type { Phase } from "./use-session.ts";

const never = () => () => undefined;

/** Tones and vibrations with each step, both off by default. */
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
      // This press is the gesture that audio needs; one tone at once lets people set the volume.
      const opened = next.tone ? audioContext() : undefined;
      if (opened && !cues.tone) soundCue(opened, "in");
      if (next.vibration && !cues.vibration) vibrationCue("in");
      setContext(opened);
      setCues(next);
    },
    /** Resumes the audio context; call it inside a press handler. */
    wake: () => void (cues.tone && audioContext()),
  };
}
