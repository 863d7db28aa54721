import type { JourneyId } from "#content/journeys/journey.ts";

export type PathAnswer = JourneyId | "unsure";
export type StageAnswer = "wondering" | "choosing" | "underway" | "waiting" | "ended" | "after" | "unsure";
export type WishAnswer = "read" | "people" | "one" | "write" | "quiet" | "unsure";

/** A question that was left open counts as "I don't know yet". */
export type Answers = {
  path?: PathAnswer | undefined;
  stage?: StageAnswer | undefined;
  wish?: WishAnswer | undefined;
};

export type Suggestion = {
  path: PathAnswer;
  stage: StageAnswer;
  wish: WishAnswer;
  /** The journey in which the first step lies. */
  journey: JourneyId;
  /** The phase that is the first step, counted from 0. */
  phase: number;
};

/** A place to begin: a phase of a journey, or the journey's page where its phases are still to be written. */
export type Step = { title: string; href: string };

/** The places to begin of each journey, in the order of its phases. */
export type Steps = Readonly<Record<JourneyId, readonly Step[]>>;

type PhaseByStage = Readonly<Record<StageAnswer, number>>;

// Phases are named by their place: the order of each journey is fixed, the wording of its phases is not.
const phases: Readonly<Record<JourneyId, PhaseByStage>> = {
  infertility: { wondering: 0, choosing: 2, underway: 3, waiting: 4, ended: 5, after: 6, unsure: 0 },
  "donor-conception": { wondering: 0, choosing: 2, underway: 3, waiting: 3, ended: 3, after: 5, unsure: 0 },
  surrogacy: { wondering: 0, choosing: 1, underway: 3, waiting: 4, ended: 4, after: 6, unsure: 0 },
  "gestational-surrogates": {
    wondering: 0,
    choosing: 1,
    underway: 3,
    waiting: 3,
    ended: 5,
    after: 5,
    unsure: 0,
  },
  adoption: { wondering: 0, choosing: 1, underway: 2, waiting: 3, ended: 3, after: 5, unsure: 0 },
};

// Without a path: the phases of the infertility journey that fit several paths. "Decisions" lays them side by side.
const withoutPath: PhaseByStage = {
  wondering: 2,
  choosing: 2,
  underway: 2,
  waiting: 4,
  ended: 5,
  after: 6,
  unsure: 2,
};

/** A path and a first step for these answers. Every answer gets one, "I don't know yet" as much as the others. */
export function suggest({ path = "unsure", stage = "unsure", wish = "unsure" }: Answers): Suggestion {
  const journey = path === "unsure" ? "infertility" : path;
  const byStage = path === "unsure" ? withoutPath : phases[path];
  return { path, stage, wish, journey, phase: byStage[stage] };
}

/** The place a suggestion leads to; the first one of its journey where the phase is not written yet. */
export function firstStep({ journey, phase }: Suggestion, steps: Steps): Step | undefined {
  return steps[journey][phase] ?? steps[journey][0];
}
