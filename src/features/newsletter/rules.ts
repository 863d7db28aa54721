import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** Where an address stands with the letter. */
export type SubscriberState = "pending" | "active" | "unsubscribed";

/** How long sign-ups with a filled hidden field are kept, in days. */
export const suspectedRetentionDays = 30;

/** How long an address waits for its confirmation before it is removed, in days since it was last typed. */
export const unconfirmedRetentionDays = 30;

/** How long the address of someone who has left is kept, in days. */
export const leftRetentionDays = 30;

/** How far owners may shorten each. */
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

/** A stranger can type anyone's address: one mail a day and address, whatever happens. */
export const mailEveryMs = 24 * 60 * 60 * 1_000;

/** What a sign-up does to an address that is already known (or not: `undefined`). */
export function stateAfterSignup(
  known: SubscriberState | undefined,
  confirm: "single" | "double",
): SubscriberState {
  if (known === "active") return "active";
  return confirm === "single" ? "active" : "pending";
}

/** What a letter is about, or what a reader leaves out. */
type Marks = { topics: readonly string[]; dates: readonly string[] };

/** Whether somebody who leaves these out gets a letter about those. */
export function wantsNewsletter(muted: Marks, letter: Marks): boolean {
  const meets = (one: readonly string[], other: readonly string[]) => one.some((id) => other.includes(id));
  return !meets(muted.topics, letter.topics) && !meets(muted.dates, letter.dates);
}

/** What stands as the page of a sign-up for people whom the team has brought. */
export const broughtPage = "/admin/subscribers/import";
