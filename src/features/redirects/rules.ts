/** Limits for redirects and for counting unknown addresses. */
import type { RetentionRule } from "#platform/personal-data/retention.ts";

export const redirectBounds = {
  /** An old address, as stored. */
  from: 300,
  to: 1_000,
  note: 300,
  /** All redirects: every process keeps them in memory. */
  inAll: 5_000,
  importRows: 1_000,
  /** The largest import file; no real file reaches this size. */
  importBytes: 500_000,
} as const;

/** Permanent or temporary. */
export const redirectKinds = ["301", "302"] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** Redirects per page of the list. */
export const redirectPageSize = 50;

/** How long requests of an unknown address are counted, in days. */
export const missingRetentionDays = 30;

/** The shortest period owners can choose. */
export const missingRetention = {
  name: "redirects.missing",
  unit: "days",
  least: 1,
  most: missingRetentionDays,
} as const satisfies RetentionRule;

/** Addresses requested less often are stored only as a keyed hash. */
export const smallestShown = 3;

/** How many unknown addresses are stored, and how many are shown. */
export const mostMissing = 500;
export const shownMissing = 30;

/** How many different ones a process collects between two writes: a flood costs no more than these. */
export const mostMissingAtOnce = 100;

/** How often counts are written. */
export const countEverySeconds = 10;
