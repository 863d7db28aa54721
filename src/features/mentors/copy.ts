import type { RequestState } from "./rules/request.ts";

export const mentorMessages = {
  resting: "This mentor is resting.",
  full: "This mentor writes with as many people as they can.",
  askedBefore: "This mentor was asked before.",
  moved: "This request has moved on. Please reload the page.",
  noConcern: "Nobody has reported a concern. Letters can't be read without one.",
  noTalk: "Nobody is waiting to talk with you.",
  changed: "Someone changed this mentor before you. Please reload the page.",
} as const;

/** Where a request has no name, or its person was erased. */
export const nameless = "No name";

export const requestStateNames: Readonly<Record<RequestState, string>> = {
  requested: "Looking for a mentor",
  mentorAsked: "Mentor asked",
  personAsked: "Person asked",
  matched: "Matched",
  ended: "Ended",
};

export const mentorStates = [
  { value: "active", label: "Active" },
  { value: "resting", label: "Resting" },
] as const;

export const outcomeNames = {
  mentorNo: "Said no",
  personNo: "The person said no",
  takenBack: "Taken back",
} as const;
