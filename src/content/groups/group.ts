/** The shape of one group in the timetable: who meets, how often, at which hour of which place. */
import type { Day } from "../claims/claim.ts";
import type { FormatId, groupZones, PathId, RhythmId } from "./choices.ts";

/** A place whose clock a group keeps, winter and summer. */
export type Zone = (typeof groupZones)[number]["value"];

/** A group as the team edits it. */
export type GroupContent = {
  id: string;
  name: string;
  format: FormatId;
  path: "every" | PathId;
  forWhom: string;
  /** A role, never a person's name. */
  host: string;
  size: string;
  first: Day;
  time: Meeting["time"];
  minutes: number;
  zone: Zone;
  rhythm: RhythmId;
  /** Of a group in rounds: how often one round meets, and the weeks from one start to the next. */
  sessions?: number;
  weeksBetween?: number;
  not: readonly Day[];
  signUp: SignUp;
  /** A sample is a stand-in until the team has confirmed it. */
  state: "sample" | "confirmed";
};

/** How often a group meets; on which day of the week, its first day says. */
export type Rhythm =
  | { kind: "weeks"; every: 1 | 2 }
  | { kind: "month"; nth: 1 | 2 | 3 | 4 | "last" }
  /** The same people for some weeks, then a new round; `every` counts the weeks from one start to the next. */
  | { kind: "rounds"; sessions: number; every: number };

/** When a group meets. Everything else about its dates is computed from this. */
export type Meeting = {
  /** The first day it ever met or will meet; a day that fits the rhythm. */
  first: Day;
  /** By the clock of its zone, as 19:00. */
  time: `${number}:${number}`;
  minutes: number;
  zone: Zone;
  rhythm: Rhythm;
  /** Days on which it does not meet although the rhythm says so. */
  not?: readonly Day[];
};

/** Where people put their name down: in the members' area, or by a message that a person answers. */
export type SignUp = "members" | "message";

export type Group = {
  id: string;
  name: string;
  format: FormatId;
  /** "every" where the path does not matter. */
  paths: "every" | readonly PathId[];
  forWhom: string;
  /** A role, never a person's name. */
  host: string;
  size: string;
  meeting: Meeting;
  signUp: SignUp;
  /** A group with a part of its own on the page, never beside the others, and not announced to search engines. */
  apart?: "loss" | "pregnancy";
  /** A stand-in until the team has confirmed it. */
  sample: boolean;
};
