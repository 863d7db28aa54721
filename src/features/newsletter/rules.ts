import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** `unreached`: their mail came back, so none is sent until they confirm the address. */
export const allSubscriberStates = ["pending", "active", "unreached", "unsubscribed"] as const;
export type SubscriberState = (typeof allSubscriberStates)[number];

/** Retention of sign-ups that filled in the honeypot, in days. */
export const suspectedRetentionDays = 30;

/** Retention of unconfirmed addresses, in days since the last sign-up. */
export const unconfirmedRetentionDays = 30;

/** Retention of the addresses of unsubscribed people, in days. */
export const leftRetentionDays = 30;

/** The minimum owners can set for each. */
export const suspectedSignupRetention = {
  name: "newsletter.suspects",
  unit: "days",
  least: 7,
  most: suspectedRetentionDays,
} as const satisfies RetentionRule;
export const unconfirmedRetention = {
  name: "newsletter.unconfirmed",
  unit: "days",
  least: 7,
  most: unconfirmedRetentionDays,
} as const satisfies RetentionRule;
export const leftRetention = {
  name: "newsletter.left",
  unit: "days",
  least: 1,
  most: leftRetentionDays,
} as const satisfies RetentionRule;

/** Anyone can enter someone else's address, so each address gets at most one email a day. */
export const mailEveryMs = 24 * 60 * 60 * 1_000;

/**
 * What a sign-up does to an address that is already known (or not: `undefined`). One to which mail is stopped has to
 * confirm, whatever the setting: anybody can have typed it.
 */
export function stateAfterSignup(
  known: SubscriberState | undefined,
  confirm: "single" | "double",
  isStopped = false,
): SubscriberState {
  if (isStopped) return "pending";
  if (known === "active") return "active";
  return confirm === "single" ? "active" : "pending";
}

/** What a newsletter is about, or what a subscriber opted out of. */
type Labels = { topics: readonly string[]; dates: readonly string[] };

export function wantsNewsletter(muted: Labels, about: Labels): boolean {
  const meets = (one: readonly string[], other: readonly string[]) => one.some((id) => other.includes(id));
  return !meets(muted.topics, about.topics) && !meets(muted.dates, about.dates);
}

/** The longest name of a person. */
export const nameBound = 200;

/** The sign-up page recorded for imported subscribers, and for those whom the team added one by one. */
export const importedPage = "/admin/subscribers/import";
export const addedPage = "/admin/subscribers/new";

export const people = (count: number) =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;
