/** What the surrogates' track rests on: a professional guideline and the law of two countries. */
import type { Claim, Source } from "./claim.ts";

export const asrmCarriers: Source = {
  title: "Recommendations for practices using gestational carriers",
  publisher: "American Society for Reproductive Medicine",
  published: "2022",
};

export const michiganAct: Source = {
  title: "Michigan Family Protection Act",
  publisher: "State of Michigan",
  published: "April 2024",
};

export const stateSurrogacyLaw: Source = {
  title: "Surrogacy contracts in Nebraska and Louisiana law",
  publisher: "ABA Journal",
  published: "2024",
};

export const canadaReproductionAct: Source = {
  title: "Assisted Human Reproduction Act and its Reimbursement Regulations",
  publisher: "Government of Canada",
  published: "June 2020",
};

const lawReview = "2027-02-21";

export const surrogatesClaims: readonly Claim[] = [
  {
    id: "surrogates-asrm",
    statement:
      "The society's guideline speaks of carriers aged about 21 to 45, with at least one uncomplicated term pregnancy, and ideally no more than five deliveries or three caesareans.",
    figures: ["about 21 to 45", "in 2022"],
    source: asrmCarriers,
    reviewBy: "2027-05-21",
  },
  {
    id: "surrogates-michigan",
    statement:
      "Michigan's law, signed on 1 April 2024, asks that a surrogate is at least 21, has given birth, has had a medical and a mental health consultation, and has her own lawyer, paid by the parents.",
    figures: ["1 April 2024", "at least 21"],
    source: michiganAct,
    reviewBy: lawReview,
  },
  {
    id: "surrogates-states",
    statement:
      "Nebraska treats surrogacy contracts as void; Louisiana allows only unpaid ones, for married couples of a man and a woman.",
    figures: [],
    source: stateSurrogacyLaw,
    reviewBy: lawReview,
  },
  {
    id: "surrogates-canada",
    statement:
      "In Canada a surrogate may not be paid. Since 9 June 2020 regulations say which expenses may be paid back, with receipts; lost income only with a medical certificate. Breaches can cost up to CAD 500,000 or ten years in prison.",
    figures: ["9 June 2020", "CAD 500,000"],
    source: canadaReproductionAct,
    reviewBy: lawReview,
  },
];
