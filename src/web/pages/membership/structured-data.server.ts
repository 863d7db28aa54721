import { membership } from "#content/pages/membership.ts";
import { type AvailablePlan, plansOnSale } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { offersOf } from "#web/structured-data/offers.server.ts";

/** Structured data: the plans on sale, each with its two offers. */
export function membershipStructuredData(siteUrl: string) {
  const url = `${siteUrl}${membership.path}`;
  return {
    "@context": "https://schema.org",
    "@graph": plansOnSale().map((plan) => productOf(plan, url)),
  };
}

function productOf(plan: AvailablePlan, url: string) {
  return {
    "@type": "Product",
    "@id": `${url}#${plan.id}`,
    name: `${site.productName} ${plan.title}`,
    description: plan.description,
    brand: { "@type": "Brand", name: site.productName },
    url,
    offers: offersOf(plan),
  };
}
