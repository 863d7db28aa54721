import type { JourneyId } from "#content/journeys/journey.ts";

export type PathAnswer = JourneyId | "unsure";
export type StageAnswer = "wondering" | "choosing" | "underway" | "waiting" | "ended" | "after" | "unsure";
export type WishAnswer = "read" | "people" | "one" | "write" | "quiet" | "unsure";

/** An unanswered question counts as "I don't know yet". */
export type Answers = {
  path?: PathAnswer | undefined;
  stage?: StageAnswer | undefined;
  wish?: WishAnswer | undefined;
};

export type Suggestion = {
  path: PathAnswer;
  stage: StageAnswer;
  wish: WishAnswer;
  /** The journey with the first step. */
  journey: JourneyId;
  /** The index of the phase that is the first step. */
  phase: number;
};

/** A place to start: a phase of a journey, or the journey's page if its phases aren't written yet. */
export type Step = { title: string; href: string };

/** The places to start of each journey, in the order of its phases. */
export type Steps = Readonly<Record<JourneyId, readonly Step[]>>;

type PhaseByStage = Readonly<Record<StageAnswer, number>>;

// Phases are referred to by index: the order of each journey is fixed, the titles of its phases aren't.
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

// Without a path: phases of the infertility journey that fit several paths. "Decisions" compares them.
const withoutPath: PhaseByStage = {
  wondering: 2,
  choosing: 2,
  underway: 2,
  waiting: 4,
  ended: 5,
  after: 6,
  unsure: 2,
};

/** A path and a first step for these answers, also if all are "I don't know yet". */
export function suggest({ path = "unsure", stage = "unsure", wish = "unsure" }: Answers): Suggestion {
  const journey = path === "unsure" ? "infertility" : path;
  const byStage = path === "unsure" ? withoutPath : phases[path];
  return { path, stage, wish, journey, phase: byStage[stage] };
}

/** The target of a suggestion; the first of its journey if the phase isn't written yet. */
export function firstStep({ journey, phase }: Suggestion, steps: Steps): Step | undefined {
  return steps[journey][phase] ?? steps[journey][0];
}
