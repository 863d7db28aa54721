/** The seven membership plans, their prices and purchase links, and what each one opens. */
import type { SitePath } from "./schema.ts";

/** What a plan can open; the rows of the comparison table under the price row. */
export type AccessId =
  | "infertility"
  | "donor-conception"
  | "surrogacy"
  | "gestational-surrogates"
  | "adoption"
  | "resources"
  | "expert-resources"
  | "always-open";

type PlanBase = {
  id: string;
  title: string;
  description: string;
  /** The name of an illustration. */
  icon: string;
  access: readonly AccessId[];
};

export type AvailablePlan = PlanBase & {
  state: "available";
  /** Whole US dollars. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** Monthly billing: the enrol page. */
  enrolUrl: `https://${string}`;
  /** Yearly billing: the cart, carrying the plan's own price identifier. */
  yearlyCartUrl: `https://${string}`;
  /** Both addresses are stand-ins. */
  sample: boolean;
};

/** No price, no offer, no link: only its own journey is named. */
export type ComingSoonPlan = PlanBase & { state: "comingSoon" };

export type Plan = AvailablePlan | ComingSoonPlan;

export const plans = [
  {
    state: "available",
    id: "premium",
    title: "Premium",
    description: "Everything, for when life does not keep to one path.",
    icon: "community",
    monthlyPrice: 30,
    yearlyPrice: 300,
    enrolUrl: "https://courses.kinward.example/enroll/premium",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-premium-yearly",
    sample: true,
    access: [
      "infertility",
      "donor-conception",
      "surrogacy",
      "gestational-surrogates",
      "adoption",
      "resources",
      "expert-resources",
      "always-open",
    ],
  },
  {
    state: "available",
    id: "infertility",
    title: "Infertility Journey",
    description: "Seven phases, from Discovery to Wellbeing, whichever way your path goes.",
    icon: "journey-infertility-emblem",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/infertility-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-infertility-yearly",
    sample: true,
    access: ["infertility", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "donor-conception",
    title: "Donor Conception Journey",
    description: "Six phases, from considering a donor to lifelong openness.",
    icon: "journey-donor-conception-emblem",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/donor-conception-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-donor-conception-yearly",
    sample: true,
    access: ["donor-conception", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "surrogacy",
    title: "Surrogacy Journey",
    description: "Seven phases for intended parents, with access to the resources.",
    icon: "journey-surrogacy-emblem",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/surrogacy-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-surrogacy-yearly",
    sample: true,
    access: ["surrogacy", "resources", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "knowledge-hub",
    title: "Knowledge Hub",
    description: "The library of courses and resources, without a guided journey.",
    icon: "knowledge-hub",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/knowledge-hub",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-knowledge-hub-yearly",
    sample: true,
    access: ["resources", "expert-resources", "always-open"],
  },
  {
    state: "comingSoon",
    id: "gestational-surrogates",
    title: "Gestational Surrogates Journey",
    description: "A track of its own: your body, your choices, your care.",
    icon: "journey-gestational-surrogates-emblem",
    access: ["gestational-surrogates"],
  },
  {
    state: "comingSoon",
    id: "adoption",
    title: "Adoption Journey",
    description: "Routes, waiting and a lifetime of openness.",
    icon: "journey-adoption-emblem",
    access: ["adoption"],
  },
] as const satisfies readonly Plan[];

export type PlanId = (typeof plans)[number]["id"];

/** The comparison table's rows under the price row. `phases` is printed only where it is agreed. */
export const comparisonRows = [
  { id: "infertility", label: "Infertility Journey", href: "/infertility-journey", phases: 7 },
  {
    id: "donor-conception",
    label: "Donor Conception Journey",
    href: "/journeys/donor-conception",
    phases: 6,
  },
  { id: "surrogacy", label: "Surrogacy Journey", href: "/journeys/surrogacy", phases: 7 },
  {
    id: "gestational-surrogates",
    label: "Gestational Surrogates Journey",
    href: "/journeys/gestational-surrogates",
  },
  { id: "adoption", label: "Adoption Journey", href: "/journeys/adoption" },
  { id: "resources", label: "Resources Access", href: "/resources" },
  { id: "expert-resources", label: "Expert resources" },
  { id: "always-open", label: "24/7 access" },
] as const satisfies readonly { id: AccessId; label: string; href?: SitePath; phases?: number }[];

/** What one cell of the table says. */
export type Cell = "included" | "comingSoon" | "none";

export function comparisonCell(plan: Plan, row: AccessId): Cell {
  if (!plan.access.includes(row)) return "none";
  return plan.state === "comingSoon" ? "comingSoon" : "included";
}

/** Words of the price cards, the billing switch and the table. */
export const planWords = {
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    yearly: "Yearly",
    notice: "Save 2 months with yearly billing!",
  },
  perMonth: "a month",
  perYear: "a year",
  currencyNote: "All prices are in US dollars (USD).",
  yearlyNote: (monthlyPrice: number) => `$${monthlyPrice} a month, two months saved`,
  choose: "Choose this plan",
  chooseLabel: (title: string) => `Choose ${title}`,
  comingSoon: "Coming soon",
  notOpenYet: "Not open yet",
  comingSoonText: "We will say so in the monthly letter.",
  included: "Included",
  notIncluded: "Not included",
  monthlyPriceRow: "Monthly Price",
  yearlyPriceRow: "Yearly Price",
  phases: (count: number) => `${count} phases`,
  sellerNote: "Purchases open on our course platform in a new tab.",
} as const;
