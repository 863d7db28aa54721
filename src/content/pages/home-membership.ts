/** The membership section of the home page: three ways in, with the prices of plans.ts. */
import { current } from "../current.ts";
import { offerSentences } from "../offer.ts";
import { type PlanCopy, type PlanOnSaleId, planCopy, plansDocument } from "../plans.ts";
import type { SitePath } from "../schema.ts";

export type HomeOffer = {
  id: string;
  title: string;
  text: string;
  monthlyPrice: number;
  yearlyPrice: number;
  features: readonly string[];
  button: string;
  /** Where the button leads: a page of ours, or the purchase page of each billing period. */
  href: SitePath | Record<"monthly" | "yearly", string>;
  highlighted?: true;
};

export type HomeMembership = {
  heading: string;
  readonly introduction: string;
  offers: readonly HomeOffer[];
  copy: Pick<PlanCopy, "billing" | "perMonth" | "perYear" | "renewsMonthly" | "renewsYearly" | "included">;
  note: string;
  compare: { text: string; href: SitePath };
};

function priced(plan: PlanOnSaleId) {
  const { monthlyPrice, yearlyPrice, enrolUrl, yearlyCartUrl } = current(plansDocument)[plan];
  return { monthlyPrice, yearlyPrice, href: { monthly: enrolUrl, yearly: yearlyCartUrl } };
}

const { billing, perMonth, perYear, renewsMonthly, renewsYearly, included, currencyNote } = planCopy;

export const homeMembership: HomeMembership = {
  heading: "Membership",
  get introduction() {
    return offerSentences().join(" ");
  },
  get offers() {
    return offersNow();
  },
  copy: { billing, perMonth, perYear, renewsMonthly, renewsYearly, included },
  note: currencyNote,
  compare: { text: "Compare all plans", href: "/membership" },
};

function offersNow(): readonly HomeOffer[] {
  return [
    {
      ...priced("infertility"),
      id: "one-journey",
      title: "One journey",
      text: "Infertility, donor conception or surrogacy",
      features: [
        "The full course for one journey",
        "Community and support groups",
        "Expert resources, 24/7 access",
      ],
      button: "Choose a journey",
      href: "/membership",
    },
    {
      ...priced("premium"),
      id: "premium",
      title: "Premium",
      text: "Everything, on every path",
      features: [
        "Every journey: three now, two when they open",
        "Knowledge Hub and resources",
        "Community and support groups",
        "Expert resources, 24/7 access",
      ],
      button: planCopy.choosePremium,
      highlighted: true,
    },
    {
      ...priced("knowledge-hub"),
      id: "knowledge-hub",
      title: "Knowledge Hub",
      text: "Courses for members; the library is free for all",
      features: [
        "Members’ courses and resources",
        "Community and support groups",
        "Expert resources, 24/7 access",
      ],
      button: "Choose the hub",
    },
  ];
}
