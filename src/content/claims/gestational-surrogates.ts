/** Figures on the page for gestational surrogates, each with its source. */
import type { Claim, Source } from "./claim.ts";
import { carrierPractice, michiganAct, reimbursementRules, reproductionAct } from "./family-law-sources.ts";
import { nebraskaStatute } from "./surrogacy.ts";
import { crisisClaim } from "./urgent-signs.ts";

export const maternalHotline: Source = {
  title: "National Maternal Mental Health Hotline",
  publisher: "Health Resources and Services Administration",
  published: "read in November 2026",
  href: "https://mchb.hrsa.gov/national-maternal-mental-health-hotline",
};

export const postpartumSupport: Source = {
  title: "Helpline",
  publisher: "Postpartum Support International",
  published: "read in November 2026",
  href: "https://www.postpartum.net/get-help/psi-helpline/",
};

export const carrierRisks: Source = {
  title: "Severe maternal and neonatal morbidity among gestational carriers: a cohort study",
  publisher: "Velez and others, Annals of Internal Medicine",
  published: "September 2024",
  href: "https://pubmed.ncbi.nlm.nih.gov/39312777/",
};

export const gestationalSurrogatesClaims: readonly Claim[] = [
  {
    id: "carrier-risks",
    statement:
      "Of births in Ontario from 2012 to 2021, severe maternal complications followed 7.8% of those by gestational carriers and 2.3% of those after unassisted conception.",
    figures: ["from 2012 to 2021", "nearly 8 in 100", "about 2 in 100"],
    source: carrierRisks,
    reviewBy: "2027-05-21",
  },
  {
    id: "carrier-guidance",
    statement:
      "ASRM suggests carriers of about 21 to 45 with a term pregnancy behind them, ideally at most five deliveries or three C-sections.",
    figures: ["July 2022", "about 21 to 45 years old", "no more than five deliveries or three C-sections"],
    source: carrierPractice,
    reviewBy: "2027-05-21",
  },
  {
    id: "carrier-michigan",
    statement:
      "Michigan asks that a surrogate is at least 21, has given birth, has seen a doctor and a counselor and has a lawyer the parents pay.",
    figures: ["since April 2, 2025", "at least 21"],
    source: michiganAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "carrier-nebraska",
    statement: "In Nebraska a contract for paid surrogacy is void.",
    figures: ["As of November 2026, a court in Nebraska"],
    source: nebraskaStatute,
    reviewBy: "2027-02-21",
  },
  {
    id: "carrier-canada-unpaid",
    statement: "In Canada a surrogate may not be paid and must be at least 21.",
    figures: ["As of November 2026 nobody may pay you"],
    source: reproductionAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "carrier-canada-receipts",
    statement:
      "Costs may be paid back with receipts, and lost income with a medical certificate, under regulations.",
    figures: ["June 9, 2020"],
    source: reimbursementRules,
    reviewBy: "2027-02-21",
  },
  {
    id: "carrier-maternal-hotline",
    statement:
      "The US hotline for mental health around birth answers day and night; it is not a crisis line.",
    figures: ["1-833-852-6262"],
    source: maternalHotline,
    reviewBy: "2027-02-21",
  },
  {
    id: "carrier-postpartum-support",
    statement: "Postpartum Support International takes calls and texts around birth and loss.",
    figures: ["1-800-944-4773"],
    source: postpartumSupport,
    reviewBy: "2027-02-21",
  },
  crisisClaim("carrier-crisis"),
];
