import type { AvailablePlan } from "#content/plans.ts";

export function offersOf(plan: AvailablePlan) {
  return [
    offerOf(plan.monthlyPrice, "P1M", plan.enrolUrl),
    offerOf(plan.yearlyPrice, "P1Y", plan.yearlyCartUrl),
  ];
}

function offerOf(price: number, billingDuration: "P1M" | "P1Y", url: string) {
  const inDollars = { price, priceCurrency: "USD" };
  return {
    "@type": "Offer",
    ...inDollars,
    url,
    availability: "https://schema.org/InStock",
    priceSpecification: { "@type": "UnitPriceSpecification", ...inDollars, billingDuration },
  };
}
