/** What we sell, in a few sentences with the prices of the plans: said on every page that leads to a membership. */
import { current } from "./current.ts";
import { lowestMonthlyPrice, plansDocument, plansOnSale } from "./plans.ts";
import type { SitePath } from "./schema.ts";
import { filled } from "./template.ts";

/** The sentences of the offer, in their order. What a year saves is left out where it saves nothing. */
export function offerSentences(): readonly string[] {
  const { premium, notes } = current(plansDocument);
  const { free, paid, yearly, cancel } = notes.offer;
  const price = lowestMonthlyPrice();
  const [cheapest] = plansOnSale().filter(({ monthlyPrice }) => monthlyPrice === price);
  const saved = cheapest ? 12 * cheapest.monthlyPrice - cheapest.yearlyPrice : 0;
  return [
    filled(paid, { price: `$${price}`, all: `$${premium.monthlyPrice}` }),
    free,
    ...(cheapest && saved > 0
      ? [filled(yearly, { year: `$${cheapest.yearlyPrice}`, saved: `$${saved}` })]
      : []),
    cancel,
  ];
}

/** What people buy besides the rows of the table that compares the plans. */
export function inEveryPlan(): string {
  return current(plansDocument).notes.offer.everyPlan;
}

/** Where a page about part of a membership leads, with the lowest price. */
export function membershipLead(): { text: string; link: { text: string; href: SitePath } } {
  return {
    text: `Part of every membership, from $${lowestMonthlyPrice()} a month`,
    link: { text: "See membership", href: "/membership" },
  };
}
