/** Where an address stands with the letter. */
export type SubscriberState = "pending" | "active" | "unsubscribed";

/** How long sign-ups with a filled hidden field are kept, in days. */
export const suspectedRetentionDays = 30;

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
