/** The membership section of the home page: three ways in, with the prices of plans.ts. */
import { type AvailablePlan, type PlanCopy, type PlanId, planCopy, plans } from "../plans.ts";
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
  introduction: string;
  offers: readonly HomeOffer[];
  copy: Pick<PlanCopy, "billing" | "perMonth" | "perYear" | "renewsMonthly" | "renewsYearly">;
  note: string;
  compare: { text: string; href: SitePath };
};

function priced(wanted: PlanId): Pick<AvailablePlan, "monthlyPrice" | "yearlyPrice"> & {
  href: Record<"monthly" | "yearly", string>;
} {
  const plan = plans.find(({ id }) => id === wanted);
  if (plan?.state !== "available") throw new Error(`The plan ${wanted} has no price.`);
  const { monthlyPrice, yearlyPrice, enrolUrl, yearlyCartUrl } = plan;
  return { monthlyPrice, yearlyPrice, href: { monthly: enrolUrl, yearly: yearlyCartUrl } };
}

const { billing, perMonth, perYear, renewsMonthly, renewsYearly, currencyNote } = planCopy;

export const homeMembership: HomeMembership = {
  heading: "Membership",
  introduction: "Choose one path or all of them.",
  offers: [
    {
      ...priced("infertility"),
      id: "one-journey",
      title: "One journey",
      text: "Infertility, donor conception or surrogacy",
      features: ["One full guided journey", "Peer support community", "Expert resources, 24/7 access"],
      button: "Choose a journey",
      href: "/membership",
    },
    {
      ...priced("premium"),
      id: "premium",
      title: "Premium",
      text: "Everything, for when life does not keep to one path",
      features: [
        "All journeys",
        "Knowledge Hub and resources",
        "Peer support community",
        "Expert resources, 24/7 access",
      ],
      button: planCopy.choosePremium,
      highlighted: true,
    },
    {
      ...priced("knowledge-hub"),
      id: "knowledge-hub",
      title: "Knowledge Hub",
      text: "The library, without a guided journey",
      features: ["Courses and resources", "Peer support community", "Expert resources, 24/7 access"],
      button: "Choose the hub",
    },
  ],
  copy: { billing, perMonth, perYear, renewsMonthly, renewsYearly },
  note: currencyNote,
  compare: { text: "Compare all plans", href: "/membership" },
};
