import { useLocation, useNavigate } from "react-router";
import { type Billing, billingOf } from "./billing.ts";

/**
 * The billing period of the address, and the way to change it: in the same history entry and the same place,
 * with nothing sent. The anchor goes, or the view would jump to it.
 */
export function useBilling(): [billing: Billing, choose: (next: Billing) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();

  function choose(next: Billing): void {
    const query = new URLSearchParams(search);
    query.delete("billing");
    if (next === "yearly") query.set("billing", next);
    // At once, so that the chosen half never falls back for a moment.
    navigate({ search: query.toString() }, { replace: true, preventScrollReset: true, flushSync: true });
  }

  return [billingOf(search), choose];
}
