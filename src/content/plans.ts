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

/** An illustration by its file name without ending; it stands beside the plan's name and says no more than that. */
export type PlanPicture = { name: string; width: number; height: number; fallback?: string };

type PlanBase = {
  id: string;
  title: string;
  /** The beginning of the title, for a narrow column. */
  shortTitle: string;
  description: string;
  icon: PlanPicture;
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
type ComingSoonPlan = PlanBase & { state: "comingSoon" };

export type Plan = AvailablePlan | ComingSoonPlan;

export const plans = [
  {
    state: "available",
    id: "premium",
    title: "Premium",
    shortTitle: "Premium",
    description:
      "Every journey, every course and all resources. It suits you if you're weighing up more than one path.",
    icon: { name: "community", width: 1200, height: 800, fallback: "method-share" },
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
    shortTitle: "Infertility",
    description: "The course for people trying, testing, in treatment, taking a break or stopping.",
    icon: { name: "journey-infertility-emblem", width: 240, height: 280 },
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
    shortTitle: "Donor Conception",
    description: "The course on donor sperm, eggs and embryos, from deciding to telling your child.",
    icon: { name: "journey-donor-conception-emblem", width: 240, height: 280 },
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
    shortTitle: "Surrogacy",
    description: "The course for intended parents, plus the Knowledge Hub's members' resources.",
    icon: { name: "journey-surrogacy-emblem", width: 240, height: 280 },
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
    shortTitle: "Knowledge Hub",
    description: "Members' courses and resources on every topic, without a guided journey.",
    icon: { name: "knowledge-hub", width: 1200, height: 600 },
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
    shortTitle: "Gestational Surrogates",
    description: "A course for people who carry for someone else.",
    icon: { name: "journey-gestational-surrogates-emblem", width: 240, height: 280 },
    access: ["gestational-surrogates"],
  },
  {
    state: "comingSoon",
    id: "adoption",
    title: "Adoption Journey",
    shortTitle: "Adoption",
    description: "A course on the routes, the wait, and life as an adoptive family.",
    icon: { name: "journey-adoption-emblem", width: 240, height: 280 },
    access: ["adoption"],
  },
] as const satisfies readonly Plan[];

/** The hosts of the purchase links; owners may set links of their own to these and no others. */
export const purchaseHosts: readonly string[] = [
  ...new Set(
    plans.flatMap((plan) =>
      plan.state === "available" ? [plan.enrolUrl, plan.yearlyCartUrl].map((url) => new URL(url).host) : [],
    ),
  ),
];

export type PlanId = (typeof plans)[number]["id"];

/** The comparison table's rows under the price row. `phases` is printed only where it is agreed. */
export const comparisonRows = [
  {
    id: "infertility",
    label: "Infertility Journey",
    href: "/infertility-journey",
    phases: 7,
    explains: "The full course, with its lessons",
  },
  {
    id: "donor-conception",
    label: "Donor Conception Journey",
    href: "/journeys/donor-conception",
    phases: 6,
    explains: "The full course, with its lessons",
  },
  {
    id: "surrogacy",
    label: "Surrogacy Journey",
    href: "/journeys/surrogacy",
    phases: 7,
    explains: "The full course, with its lessons",
  },
  {
    id: "gestational-surrogates",
    label: "Gestational Surrogates Journey",
    href: "/journeys/gestational-surrogates",
  },
  { id: "adoption", label: "Adoption Journey", href: "/journeys/adoption" },
  {
    id: "resources",
    label: "Resources Access",
    href: "/resources",
    explains: "Members' courses and resources in the Knowledge Hub, on every topic",
  },
  {
    id: "expert-resources",
    label: "Expert resources",
    explains: "Guides that go with your plan",
  },
  { id: "always-open", label: "24/7 access", explains: "Sign in at any hour, on any device" },
] as const satisfies readonly {
  id: AccessId;
  label: string;
  href?: SitePath;
  phases?: number;
  /** What the label means, for someone who doesn't know our words. */
  explains?: string;
}[];

/** What one cell of the table says. */
export type Cell = "included" | "comingSoon" | "none";

export function comparisonCell(plan: Plan, row: AccessId): Cell {
  if (!plan.access.includes(row)) return "none";
  return plan.state === "comingSoon" ? "comingSoon" : "included";
}

/** Words of the price cards, the billing choice and the table. Plain data: they travel to the browser as they are. */
export const planCopy = {
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    yearly: "Yearly",
    /** The button beside the choice where no script answers it. */
    show: "Show prices",
    notice: "Save 2 months with yearly billing!",
  },
  perMonth: "a month",
  perYear: "a year",
  /** The other period's price, after the one that is shown. */
  or: "Or",
  renewsMonthly: "Renews monthly until you cancel.",
  renewsYearly: "Renews yearly until you cancel.",
  /** The one answer to how a plan is cancelled; every page that says it takes it from here. */
  canceling:
    "You can cancel at any time: choose Members Login, open your account on our course platform and cancel there. Your plan then won't renew.",
  currencyNote: "All prices are in US dollars (USD).",
  billedIn: "Billed in USD.",
  choose: "Choose this plan",
  choosePremium: "Choose Premium",
  comingSoon: "Coming soon",
  notOpenYet: "Not open yet",
  comingSoonText:
    "We'll announce the opening in our newsletter. If you'd like to join now, the Knowledge Hub plan includes the community and the groups.",
  included: "Included",
  notIncluded: "Not included",
  noPrice: "No price yet",
  monthlyPriceRow: "Monthly Price",
  yearlyPriceRow: "Yearly Price",
  phases: "phases",
} as const;

export type PlanCopy = typeof planCopy;
