/** The seven membership plans, their prices and purchase links, and what each one opens. */
import { contentDocument, current, isPlaceholder } from "./current.ts";
import type { SitePath } from "./schema.ts";
import { filledFor, type PluralTexts } from "./template.ts";

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

/** What the team can change about each plan. */
export type PlanText = Pick<PlanBase, "title" | "shortTitle" | "description">;
export type PlanOnSaleText = PlanText &
  Pick<AvailablePlan, "monthlyPrice" | "yearlyPrice" | "enrolUrl" | "yearlyCartUrl">;

/** What is fixed in code, since pages, clinic codes and pictures depend on it. */
const fixed = [
  {
    state: "available",
    id: "premium",
    icon: { name: "community", width: 1200, height: 800, fallback: "method-share" },
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
    icon: { name: "journey-infertility-emblem", width: 240, height: 280 },
    access: ["infertility", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "donor-conception",
    icon: { name: "journey-donor-conception-emblem", width: 240, height: 280 },
    access: ["donor-conception", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "surrogacy",
    icon: { name: "journey-surrogacy-emblem", width: 240, height: 280 },
    access: ["surrogacy", "resources", "expert-resources", "always-open"],
  },
  {
    state: "available",
    id: "knowledge-hub",
    icon: { name: "knowledge-hub", width: 1200, height: 600 },
    access: ["resources", "expert-resources", "always-open"],
  },
  {
    state: "comingSoon",
    id: "gestational-surrogates",
    icon: { name: "journey-gestational-surrogates-emblem", width: 240, height: 280 },
    access: ["gestational-surrogates"],
  },
  {
    state: "comingSoon",
    id: "adoption",
    icon: { name: "journey-adoption-emblem", width: 240, height: 280 },
    access: ["adoption"],
  },
] as const satisfies readonly (Omit<AvailablePlan | ComingSoonPlan, keyof PlanOnSaleText | "sample"> & {
  state: Plan["state"];
})[];

type FixedPlan = (typeof fixed)[number];
export type PlanId = FixedPlan["id"];
export type PlanOnSaleId = Extract<FixedPlan, { state: "available" }>["id"];
export type PlansContent = Readonly<
  Record<PlanOnSaleId, PlanOnSaleText> &
    Record<Exclude<PlanId, PlanOnSaleId>, PlanText> & { notes: PlanNotes }
>;

/** The sentences beside the prices. */
type PlanNotes = {
  /** What is sold, for how much, and how it ends, in sentences that each have one thing to say; see offer.ts. */
  offer: { free: string; paid: string; yearly: string; cancel: string; everyPlan: string };
  /** What yearly billing saves, if that is the same number of months for all plans; `{months}` is that number. */
  saving: PluralTexts;
  otherwise: string;
  comingSoon: string;
};

/** The plans' titles, prices and links, as the team edits them. */
export const plansDocument = contentDocument<PlansContent>("plans", {
  premium: {
    title: "Premium",
    shortTitle: "Premium",
    description:
      "Every journey, every course and all resources. It suits you if you’re weighing up more than one path.",
    monthlyPrice: 30,
    yearlyPrice: 300,
    enrolUrl: "https://courses.kinward.example/enroll/premium",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-premium-yearly",
  },
  infertility: {
    title: "Infertility Journey",
    shortTitle: "Infertility",
    description: "The course for people trying, testing, in treatment, taking a break or stopping.",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/infertility-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-infertility-yearly",
  },
  "donor-conception": {
    title: "Donor Conception Journey",
    shortTitle: "Donor Conception",
    description: "The course on donor sperm, eggs and embryos, from deciding to telling your child.",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/donor-conception-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-donor-conception-yearly",
  },
  surrogacy: {
    title: "Surrogacy Journey",
    shortTitle: "Surrogacy",
    description: "The course for intended parents, plus the Knowledge Hub’s members’ resources.",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/surrogacy-journey",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-surrogacy-yearly",
  },
  "knowledge-hub": {
    title: "Knowledge Hub",
    shortTitle: "Knowledge Hub",
    description:
      "Members’ courses and resources on every topic, without a guided journey. The library’s articles stay free.",
    monthlyPrice: 20,
    yearlyPrice: 200,
    enrolUrl: "https://courses.kinward.example/enroll/knowledge-hub",
    yearlyCartUrl: "https://courses.kinward.example/cart/add?price=sample-knowledge-hub-yearly",
  },
  "gestational-surrogates": {
    title: "Gestational Surrogates Journey",
    shortTitle: "Gestational Surrogates",
    description: "A course for people who carry for someone else.",
  },
  adoption: {
    title: "Adoption Journey",
    shortTitle: "Adoption",
    description: "A course on the routes, the wait, and life as an adoptive family.",
  },
  notes: {
    offer: {
      free: "Articles, worksheets, the journal and the podcast are free.",
      paid: "{price} a month gets you the community, the support groups and one course, and {all} gets you every course.",
      yearly: "{year} a year saves {saved}.",
      cancel: "Cancel any time in your account on our course platform.",
      everyPlan: "Every plan includes the community and the support groups.",
    },
    saving: {
      one: "Save {months} month with yearly billing!",
      other: "Save {months} months with yearly billing!",
    },
    otherwise: "Compare the yearly price",
    comingSoon:
      "We’ll announce the opening in our newsletter. If you’d like to join now, the Knowledge Hub plan includes the community and the groups.",
  },
});

/** The seven plans as they are now. */
export function plans(): readonly (Plan & { id: PlanId })[] {
  const text = current(plansDocument);
  return fixed.map((plan) =>
    plan.state === "comingSoon" ? { ...plan, ...text[plan.id] } : onSale(plan, text[plan.id]),
  );
}

/** The plans that can be bought. */
export function plansOnSale(): readonly (AvailablePlan & { id: PlanOnSaleId })[] {
  const text = current(plansDocument);
  return fixed.flatMap((plan) => (plan.state === "available" ? [onSale(plan, text[plan.id])] : []));
}

function onSale(plan: Extract<FixedPlan, { state: "available" }>, text: PlanOnSaleText) {
  const sample = isPlaceholder(text.enrolUrl) || isPlaceholder(text.yearlyCartUrl);
  return { ...plan, ...text, sample };
}

/** Ids of the plans that can be bought; these don't change. */
export const plansOnSaleIds: readonly PlanOnSaleId[] = fixed.flatMap((plan) =>
  plan.state === "available" ? [plan.id] : [],
);

/** The hosts of the purchase links; owners may set links of their own to these and no others. */
export function purchaseHosts(): readonly string[] {
  const links = plansOnSale().flatMap(({ enrolUrl, yearlyCartUrl }) => [enrolUrl, yearlyCartUrl]);
  return [...new Set(links.map((url) => new URL(url).host))];
}

/** The monthly prices in a sentence: "$20", "$20 or $30", or "$20 to $40" if there are more than two. */
export function monthlyPrices(): string {
  const prices = [...new Set(plansOnSale().map(({ monthlyPrice }) => monthlyPrice))].sort((a, b) => a - b);
  const [lowest = 0, second] = prices;
  const highest = prices.at(-1) ?? lowest;
  if (second === undefined) return `$${lowest}`;
  return prices.length === 2 ? `$${lowest} or $${second}` : `$${lowest} to $${highest}`;
}

/** The lowest monthly price. */
export function lowestMonthlyPrice(): number {
  return Math.min(...plansOnSale().map(({ monthlyPrice }) => monthlyPrice));
}

/** How many months yearly billing saves; undefined if it isn't the same whole number for all plans. */
function monthsSaved(): number | undefined {
  const saved = plansOnSale().map(
    ({ monthlyPrice, yearlyPrice }) => (12 * monthlyPrice - yearlyPrice) / monthlyPrice,
  );
  const [first] = saved;
  const same = first !== undefined && first >= 1 && Number.isInteger(first);
  return same && saved.every((each) => each === first) ? first : undefined;
}

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
    explains: "Members’ courses and resources in the Knowledge Hub, on every topic",
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
    get notice() {
      const months = monthsSaved();
      const { saving, otherwise } = current(plansDocument).notes;
      return months === undefined ? otherwise : filledFor(months, saving, { months });
    },
  },
  perMonth: "a month",
  perYear: "a year",
  /** The other period's price, after the one that is shown. */
  or: "Or",
  renewsMonthly: "Renews monthly until you cancel.",
  renewsYearly: "Renews yearly until you cancel.",
  /** The one answer to how a plan is cancelled; every page that says it takes it from here. */
  canceling:
    "You can cancel at any time: choose Members Login, open your account on our course platform and cancel there. Your plan then won’t renew.",
  currencyNote: "All prices are in US dollars (USD).",
  billedIn: "Billed in USD.",
  choose: "Choose this plan",
  choosePremium: "Choose Premium",
  comingSoon: "Coming soon",
  notOpenYet: "Not open yet",
  get comingSoonText() {
    return current(plansDocument).notes.comingSoon;
  },
  included: "Included",
  notIncluded: "Not included",
  noPrice: "No price yet",
  monthlyPriceRow: "Monthly Price",
  yearlyPriceRow: "Yearly Price",
  phases: "phases",
} as const;

export type PlanCopy = typeof planCopy;
