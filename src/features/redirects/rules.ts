/** Figures about redirects and about addresses that were asked for and not found. */
import type { RetentionRule } from "#platform/personal-data/retention.ts";

export const redirectBounds = {
  /** An old address, as it is stored. */
  from: 300,
  to: 1_000,
  note: 300,
  /** All redirects together: every process keeps them in memory. */
  inAll: 5_000,
  importRows: 1_000,
  /** A file of that many rows, each with everything as long as it may be, is longer; none in earnest is. */
  importBytes: 500_000,
} as const;

/** Moved for good, or for a while. */
export const redirectKinds = ["301", "302"] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** How many redirects one page of the list has. */
export const redirectPageSize = 50;

/** How long an address that leads nowhere is counted, in days. */
export const missingRetentionDays = 30;

/** How far owners may shorten that. */
export const missingRetention = {
  name: "redirects.missing",
  unit: "days",
  least: 1,
  most: missingRetentionDays,
} as const satisfies RetentionRule;

/** An address asked for less often stays a fingerprint that nobody can read. */
export const smallestShown = 3;

/** How many different addresses that lead nowhere are kept, and how many of them are shown. */
export const mostMissing = 500;
export const shownMissing = 30;

/** How many different ones a process takes up between two writes: a flood costs no more than these. */
export const mostMissingAtOnce = 100;

/** How often counts are written. */
export const countEverySeconds = 10;
