export type Billing = "monthly" | "yearly";

/** What an address asks for; by the month unless it says yearly. The server's ready pages are found the same way. */
export function billingOf(search: string): Billing {
  return new URLSearchParams(search).getAll("billing").includes("yearly") ? "yearly" : "monthly";
}

/** The same query with another billing period in it; by the month needs no word. */
export function withBilling(search: string, next: Billing): string {
  const query = new URLSearchParams(search);
  query.delete("billing");
  if (next === "yearly") query.set("billing", next);
  return query.toString();
}
