import { useLocation, useNavigate } from "react-router";
import { type Billing, billingOf, withBilling } from "./billing.ts";

/**
 * The billing period of the address, and the way to change it: in the same history entry and the same place,
 * with nothing sent. The anchor goes, or the view would jump to it.
 */
export function useBilling(): [billing: Billing, choose: (next: Billing) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function choose(next: Billing): Promise<void> {
    await navigate({ search: withBilling(search, next) }, { replace: true, preventScrollReset: true });
  }

  return [billingOf(search), choose];
}
