/** The maximum number of rows of an import file, without its header. */
export const importRows = 5_000;

/** The maximum size of an import file in bytes: enough for that many rows with long addresses. */
export const importBytes = 1024 * 1024;

/** Subscribers per page of the list, by default and at most. */
export const usualPage = 50;
export const largestPage = 200;

/** The longest name of a tag and a segment, the most tags of one person, and of all. */
export const tagBound = 50;
export const tagsEach = 20;
export const tagsInAll = 200;

export const segmentsInAll = 100;

/** How many subscribers a search by part of an address shows. */
export const mostFound = 50;

/**
 * How the team knows that someone agreed. What is in writing proves it. After spoken words, a mistyped address or a
 * misunderstanding would subscribe the wrong person, so they confirm by mail first.
 */
export const proofs = ["signed", "written", "spoken"] as const;
type Proof = (typeof proofs)[number];
export const provesConsent = (proof: Proof): boolean => proof !== "spoken";

/** The longest text for where consent was given. */
export const sourceBound = 300;

export function comparableTag(name: string): string {
  return name.trim().toLowerCase();
}

/** The most subscribers changed at once. */
export const mostAtOnce = 5_000;

/** How long a change of several subscribers can be undone. */
export const undoMinutes = 10;

export const bulkActions = ["tag", "untag", "unsubscribe"] as const;
export type BulkAction = (typeof bulkActions)[number];
