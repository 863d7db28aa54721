export type Billing = "monthly" | "yearly";

/** What an address asks for; by the month when it says nothing. */
export function billingOf(search: string): Billing {
  return new URLSearchParams(search).get("billing") === "yearly" ? "yearly" : "monthly";
}
