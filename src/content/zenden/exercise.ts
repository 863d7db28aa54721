/** The shapes of ZenDen's exercises: steps that can be read, counted, heard and felt. */
import type { Source } from "../claims/claim.ts";

/** What a step asks for; each has a tone and a vibration of its own. */
export type Move = "in" | "hold" | "out" | "rest" | "tense" | "release" | "notice";

export type Step = {
  /** Named by the choice that leaves it out. */
  id: string;
  move: Move;
  /** At the even pace. In a counted exercise one second is one count. */
  seconds: number;
  /** One to three words, large. */
  word: string;
  /** A few more words beneath. */
  how: string;
  /** The whole instruction, for a step that says more than its word. */
  guide?: string;
  /** How full the breath is when the step is over, from 0 to 1. Steps without it leave the moon as it is. */
  full?: number;
};

/** How long an exercise takes: in rounds, or in about so many minutes. */
export type Length = { id: string; label: string } & ({ rounds: number } | { minutes: number });

/** One way to do the exercise; `leaves` names the steps left out. */
type Variant = { id: string; label: string; leaves: readonly string[] };

export type EvidenceLevel = "some" | "little";

export type Exercise = {
  /** Stands in the address as #id. */
  id: string;
  title: string;
  /** The name on its button. */
  short: string;
  lead: string;
  /** Whether the steps are counted at a pace that can be chosen. Otherwise the chosen minutes are spread over them. */
  counted: boolean;
  steps: readonly Step[];
  lengths: readonly [Length, ...Length[]];
  /** The length chosen at first. */
  usual: string;
  variants?: {
    legend: string;
    options: readonly [Variant, ...Variant[]];
    /** Whether breaths are held: chosen once for all such exercises, and kept on the device. */
    aboutHolds?: true;
  };
  /** What is said when it has ended by itself. */
  ending: { word: string; text: string };
  /** Beside the start button. */
  stop: string;
  /** The exercise as text: it can be done from here alone. */
  inWords: readonly string[];
  evidence: { level: EvidenceLevel; text: string; sources: readonly Source[] };
  /** Who should take care, and when to stop. */
  care: readonly string[];
};
