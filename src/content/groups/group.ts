/** The shape of a group that a new site begins with: who meets, how often, at which hour of which place. */
import type { Day } from "../claims/claim.ts";
import type { FormatId, groupCosts, groupZones, PathId, RhythmId } from "./choices.ts";

/** A group as it is shipped. From then on it's the team's: they edit it in the admin. */
export type ShippedGroup = {
  /** Its address on the site. */
  id: string;
  name: string;
  format: FormatId;
  path: "every" | PathId;
  forWhom: string;
  /** A role, never a person's name. */
  host: string;
  size: string;
  /** The first day it ever met or will meet; a day that fits the rhythm. */
  first: Day;
  /** By the clock of its zone, as 19:00. */
  time: `${number}:${number}`;
  minutes: number;
  zone: (typeof groupZones)[number]["value"];
  rhythm: RhythmId;
  /** Of a group in rounds: how often one round meets, and the weeks from one start to the next. */
  sessions?: number;
  weeksBetween?: number;
  /** Days on which it doesn't meet although the rhythm says so. */
  not: readonly Day[];
  /** Where people join: in the members' area, or by a message that a person answers. */
  signUp: "members" | "message";
  cost: (typeof groupCosts)[number]["value"];
  /** A sample is a stand-in until the team has confirmed it. */
  state: "sample" | "confirmed";
};
