/** What happens when in an exercise: pure figures, no clock and no screen. */
import type { Exercise, Step } from "#content/zenden/exercise.ts";

/** What a visitor has chosen for an exercise. */
export type Choice = { lengthId: string; variantId: string | undefined; pace: number };

/** One step of the plan, at its place in time. Times are milliseconds. */
type Beat = {
  step: Step;
  /** How often the exercise has begun anew before it, from 0. */
  round: number;
  begins: number;
  lasts: number;
  /** Into how many equal parts the step is counted. */
  counts: number;
  /** How full the breath is when the beat begins and ends, from 0 to 1. */
  from: number;
  to: number;
};

export type Plan = { beats: readonly Beat[]; lasts: number };

/** Where a plan stands: the beat, and the count inside it from 1. */
export type Moment = {
  index: number;
  beat: Beat;
  count: number;
  /** Filled quarters of the ring, 1 to 4. */
  quarter: number;
  /** Milliseconds until the count or the beat changes. */
  changesIn: number;
};

/** A step that is not counted still fills its ring in this many parts. */
const uncountedParts = 4;

/** The longest exercise is followed step by step for this many rounds before the tones may speak alone. */
const roundsSaid = 2;

/** The first choice of everything. */
export function usualChoice(exercise: Exercise, pace: number, holds?: string): Choice {
  const { usual, variants } = exercise;
  const kept = variants?.aboutHolds && variants.options.find(({ id }) => id === holds);
  return { lengthId: usual, variantId: (kept || variants?.options[0])?.id, pace };
}

/** The whole exercise from its first to its last beat; it always has an end. */
export function planOf(exercise: Exercise, choice: Choice): Plan {
  const variant = exercise.variants?.options.find(({ id }) => id === choice.variantId);
  const steps = exercise.steps.filter(({ id }) => !variant?.leaves.includes(id));
  const roundSeconds = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const length = exercise.lengths.find(({ id }) => id === choice.lengthId) ?? exercise.lengths[0];
  const wanted = "minutes" in length ? length.minutes * 60 : undefined;
  // Counted steps keep their pace and come round again; the others are stretched over the time there is.
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
  // A round is never cut off, so the time comes out about right.
  return exercise.counted && wanted !== undefined ? Math.max(1, Math.round(wanted / roundSeconds)) : 1;
}

function countsOf(exercise: Exercise, step: Step): number {
  return exercise.counted ? step.seconds : uncountedParts;
}

/** Where the plan stands after so many milliseconds; nothing when it is over. */
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

/** The place in time of the step after this one. */
export function afterBeat({ beat }: Moment): number {
  return beat.begins + beat.lasts;
}

/**
 * Whether a screen reader is told of a beat. Steps with an instruction always; a breath that comes round again
 * is left to the tones or vibrations once it is known, if there are any.
 */
export function isSaid({ beat }: Moment, otherCues: boolean): boolean {
  return beat.step.guide !== undefined || beat.round < roundsSaid || !otherCues;
}

/** The moon's size at a fullness of the breath. */
export function moonScale(full: number): number {
  return 0.86 + 0.14 * full;
}
