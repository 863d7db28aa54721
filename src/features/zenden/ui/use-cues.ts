import { useEffect, useState, useSyncExternalStore } from "react";
import type { Exercise, Move } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";
import { audioContext } from "../client/audio.ts";
import { isSaid, type Moment } from "../rules.ts";
import type { Cues } from "./sheets.tsx";
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

/** The pitch of each step in hertz: rising with the breath in, falling with the breath out. */
const pitches: Record<Move, readonly [number, number]> = {
  in: [262, 330],
  hold: [330, 330],
  out: [330, 220],
  rest: [220, 220],
  tense: [294, 294],
  release: [294, 220],
  notice: [262, 262],
};

/** The vibration of each step in milliseconds: one short, two short, one long, and a tap. */
const vibrations: Record<Move, readonly number[]> = {
  in: [70],
  hold: [40, 90, 40],
  out: [220],
  rest: [40],
  tense: [70],
  release: [220],
  notice: [70],
};

const loudness = 0.09;
const seconds = 0.9;

function soundCue(context: AudioContext, move: Move): void {
  void context.resume();
  const [from, to] = pitches[move];
  const begins = context.currentTime + 0.02;
  const voice = new OscillatorNode(context, { type: "sine", frequency: from });
  const level = new GainNode(context, { gain: 0 });
  voice.frequency.linearRampToValueAtTime(to, begins + seconds * 0.6);
  level.gain.setValueAtTime(0, begins);
  level.gain.linearRampToValueAtTime(loudness, begins + 0.12);
  level.gain.linearRampToValueAtTime(0, begins + seconds);
  voice.connect(level).connect(context.destination);
  voice.start(begins);
  voice.stop(begins + seconds + 0.05);
}

function vibrationCue(move: Move): void {
  navigator.vibrate([...vibrations[move]]);
}

type Announcing = {
  phase: Phase;
  moment: Moment | undefined;
  exercise: Exercise;
  room: Pick<typeof zendenRoom, "paused" | "stopped">;
  /** Tones or vibrations also mark the steps. */
  otherCues: boolean;
};

/** What screen readers announce: each step as it starts (never the counts), and how it ended. */
export function useAnnouncement({ phase, moment, exercise, room, otherCues }: Announcing): string {
  const [announcement, setAnnouncement] = useState("");
  const beat = moment?.beat;

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once when a step or the phase begins, not with every count.
  useEffect(() => {
    if (phase === "running" && moment && isSaid(moment, otherCues)) setAnnouncement(sentence(moment));
    if (phase === "paused") setAnnouncement(room.paused);
    if (phase === "ended") setAnnouncement(`${exercise.ending.word}. ${exercise.ending.text}`);
    if (phase === "idle") setAnnouncement((before) => (before === "" ? "" : room.stopped));
  }, [phase, beat]);

  return announcement;
}

function sentence({ beat }: Moment): string {
  const { word, guide, seconds } = beat.step;
  return guide === undefined ? `${word}, ${seconds}` : `${word}. ${guide}`;
}
