export type Billing = "monthly" | "yearly";

/** What an address asks for; by the month unless it says yearly. The server's ready pages are found the same way. */
export function billingOf(search: string): Billing {
  return new URLSearchParams(search).getAll("billing").includes("yearly") ? "yearly" : "monthly";
}
