import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { HomeMembership } from "#content/pages/home-membership.ts";
import { type Billing, billingOf, withBilling } from "#web/pricing/billing.ts";
import { BillingChoice } from "#web/pricing/billing-choice.tsx";
import { OfferCard } from "./offer-card.tsx";

export type OffersProps = {
  /** The state of the served page. */
  billing: Billing;
  offers: HomeMembership["offers"];
  copy: HomeMembership["copy"];
  newTab: string;
};

/** The billing period and the three plans. Changing the period updates the address in place. */
export function Offers({ billing: served, offers, copy, newTab }: OffersProps) {
  const [billing, setBilling] = useState(served);

  useEffect(() => {
    const read = () => setBilling(billingOf(location.search));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  function choose(period: Billing): void {
    const query = withBilling(location.search, period);
    history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
    setBilling(period);
  }

  return (
    <>
      <BillingChoice action="/#plans" billing={billing} onChoose={choose} copy={copy.billing} />
      <ul className="mt-6 grid gap-x-grid gap-y-4 lg:mt-11 lg:grid-cols-[1fr_1.12fr_1fr]">
        {offers.map((offer) => (
          <OfferCard billing={billing} key={offer.id} newTab={newTab} offer={offer} copy={copy} />
        ))}
      </ul>
    </>
  );
}

/** Hydrates the served offers; returns a function that unmounts them. */
export function hydrateOffers(place: Element, props: OffersProps): () => void {
  const root = hydrateRoot(place, <Offers {...props} />);
  return () => root.unmount();
}
