import { useEffect, useState } from "react";
import type { Exercise } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";
import { isSaid, type Moment } from "../rules.ts";
import type { Phase } from "./use-session.ts";

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
