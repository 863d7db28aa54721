/** The timing of the exercises, as pure functions. */
import type { Exercise, Step } from "#content/zenden/exercise.ts";

export type Choice = { lengthId: string; variantId: string | undefined; pace: number };

/** One step of the plan. Times are in milliseconds. */
type Beat = {
  step: Step;
  /** How often the exercise has repeated, from 0. */
  round: number;
  begins: number;
  lasts: number;
  /** How many equal counts the step has. */
  counts: number;
  /** How full the breath is when the beat starts and ends, from 0 to 1. */
  from: number;
  to: number;
};

export type Plan = { beats: readonly Beat[]; lasts: number };

/** A position in the plan: the beat, and the count inside it from 1. */
export type Moment = {
  index: number;
  beat: Beat;
  count: number;
  /** Filled quarters of the ring, 1 to 4. */
  quarter: number;
  /** Milliseconds until the count or the beat changes. */
  changesIn: number;
};

/** The parts in which a step without counts fills its ring. */
const uncountedParts = 4;

/** For this many rounds, screen readers announce every step of the longest exercise; then the tones are enough. */
const roundsSaid = 2;

export function usualChoice(exercise: Exercise, pace: number, holds?: string): Choice {
  const { usual, variants } = exercise;
  const variant = variants?.aboutHolds && variants.options.find(({ id }) => id === holds);
  return { lengthId: usual, variantId: (variant || variants?.options[0])?.id, pace };
}

/** The whole exercise; always finite. */
export function planOf(exercise: Exercise, choice: Choice): Plan {
  const variant = exercise.variants?.options.find(({ id }) => id === choice.variantId);
  const steps = exercise.steps.filter(({ id }) => !variant?.leaves.includes(id));
  const roundSeconds = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const length = exercise.lengths.find(({ id }) => id === choice.lengthId) ?? exercise.lengths[0];
  const wanted = "minutes" in length ? length.minutes * 60 : undefined;
  // Counted steps keep their pace and repeat; the others are stretched over the chosen duration.
  const factor = exercise.counted ? choice.pace : (wanted ?? roundSeconds) / roundSeconds;
  const rounds = roundsOf(exercise, length, wanted, roundSeconds * factor);
  const beats: Beat[] = [];
  let begins = 0;
  let from = steps.findLast(({ full }) => full !== undefined)?.full ?? 1;
  for (let round = 0; round < rounds; round += 1)
    for (const step of steps) {
      const lasts = Math.round(step.seconds * factor * 1000);
      const to = step.full ?? from;
      beats.push({ step, round, begins, lasts, from, to, counts: countsOf(exercise, step) });
      begins += lasts;
      from = to;
    }
  return { beats, lasts: begins };
}

function roundsOf(
  exercise: Exercise,
  length: Exercise["lengths"][number],
  wanted: number | undefined,
  roundSeconds: number,
): number {
  if ("rounds" in length) return length.rounds;
  // Rounds are never cut off, so the duration is approximate.
  return exercise.counted && wanted !== undefined ? Math.max(1, Math.round(wanted / roundSeconds)) : 1;
}

function countsOf(exercise: Exercise, step: Step): number {
  return exercise.counted ? step.seconds : uncountedParts;
}

/** The position after so many milliseconds; undefined when it's over. */
export function momentAt(plan: Plan, elapsed: number): Moment | undefined {
  const index = plan.beats.findIndex(({ begins, lasts }) => elapsed < begins + lasts);
  const beat = plan.beats[index];
  if (beat === undefined) return undefined;
  const inside = Math.max(0, elapsed - beat.begins);
  const part = beat.lasts / beat.counts;
  const count = Math.min(beat.counts, Math.floor(inside / part) + 1);
  return {
    index,
    beat,
    count,
    quarter: Math.ceil((count * 4) / beat.counts),
    changesIn: Math.max(1, Math.ceil(Math.min(count * part, beat.lasts) - inside)),
  };
}

/** The start of the next step. */
export function afterBeat({ beat }: Moment): number {
  return beat.begins + beat.lasts;
}

/**
 * Whether a screen reader announces a beat: always for steps with an instruction; repeated breaths only at first, if
 * tones or vibrations are on.
 */
export function isSaid({ beat }: Moment, otherCues: boolean): boolean {
  return beat.step.guide !== undefined || beat.round < roundsSaid || !otherCues;
}

export function moonScale(full: number): number {
  return 0.86 + 0.14 * full;
}
