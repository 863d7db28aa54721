import { useEffect, useState } from "react";
import type { HomeMembership, HomeOffer } from "#content/pages/home-membership.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Billing, billingOf, withBilling } from "#web/pricing/billing.ts";
import { BillingChoice } from "#web/pricing/billing-choice.tsx";
import { Price } from "#web/pricing/price.tsx";
import { hydratePart } from "./hydrate-part.tsx";

export type OffersProps = {
  /** The state of the served page. */
  billing: Billing;
  offers: HomeMembership["offers"];
  copy: HomeMembership["copy"];
  newTab: string;
};

/** Changing the period updates the address in place. */
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
      <ul className="mt-2 grid gap-2.5 lg:mt-9 lg:gap-x-grid lg:grid-cols-[1fr_1.12fr_1fr]">
        {offers.map((offer) => (
          <OfferCard billing={billing} key={offer.id} newTab={newTab} offer={offer} copy={copy} />
        ))}
      </ul>
    </>
  );
}

export function hydrateOffers(place: Element, props: OffersProps, signal: AbortSignal): Promise<void> {
  return hydratePart(place, <Offers {...props} />, signal);
}

type OfferCardProps = {
  offer: HomeOffer;
  billing: Billing;
  copy: HomeMembership["copy"];
  newTab: string;
};

const dark =
  "bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)] lg:-my-6 lg:py-14";

function OfferCard({ offer, billing, copy, newTab }: OfferCardProps) {
  const { title, text, features, button, href, highlighted = false } = offer;
  const yearly = billing === "yearly";
  const soft = highlighted ? "text-on-footer-soft" : "text-ink-soft";
  const inside = typeof href === "string";
  const list = (
    <ul className="grid gap-1 max-sm:pt-2 max-sm:text-small sm:mt-5 sm:mb-6 sm:gap-2">
      {features.map((feature) => (
        <li className="flex gap-3" key={feature}>
          <Icon
            className={`mt-0.5 size-5 sm:mt-1 ${highlighted ? "text-accent" : "text-link"}`}
            name="check"
          />
          {feature}
        </li>
      ))}
    </ul>
  );
  return (
    <li
      className={`relative flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border px-5 py-4 sm:flex-col sm:flex-nowrap sm:items-stretch sm:px-card sm:py-8 ${highlighted ? `border-transparent shadow-lift ${dark}` : "border-line bg-surface shadow-card"}`}
    >
      <Heading className="max-sm:-order-2" level={3}>
        {title}
      </Heading>
      <p className={`basis-full sm:basis-auto text-small ${soft}`}>{text}</p>
      <div className="contents sm:mt-3 sm:block">
        <Price billing={billing} plan={offer} soft={soft} copy={copy} />
      </div>
      {/* On phones the list is folded, beside the button. */}
      <div className="relative basis-full sm:basis-auto mt-2.5 sm:contents">
        <details className="folds-on-phones group/features">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-sm pr-2 text-small font-semibold focus-ring">
            {copy.included}
            <span className="sr-only"> {title}</span>
            <Icon className="size-5 group-open/features:rotate-180" name="chevron" />
          </summary>
          {list}
        </details>
        <ButtonLink
          className="max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:min-h-11 max-sm:min-w-44 max-sm:px-4 max-sm:text-small sm:mt-auto sm:w-full"
          external={inside ? undefined : newTab}
          href={inside ? (yearly ? `${href}?billing=yearly` : href) : href[billing]}
          variant={highlighted ? "accent" : "outline"}
        >
          {button}
        </ButtonLink>
      </div>
    </li>
  );
}
