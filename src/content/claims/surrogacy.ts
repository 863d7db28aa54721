/** Figures on the page of the surrogacy journey, each with its source. */
import type { Claim, Source } from "./claim.ts";
import {
  carrierPractice,
  michiganAct,
  novaScotiaCredit,
  ontarioFertilityCredit,
  reimbursementRules,
  reproductionAct,
} from "./family-law-sources.ts";
import { crisisClaim } from "./urgent-signs.ts";

export const nebraskaStatute: Source = {
  title: "Surrogate parenthood contract, Nebraska Revised Statute 25-21,200",
  publisher: "Nebraska Legislature",
  published: "1988",
  href: "https://nebraskalegislature.gov/laws/statutes.php?statute=25-21,200",
};

export const louisianaAct: Source = {
  title: "Gestational carrier agreements, Act 494 (HB 1102)",
  publisher: "Louisiana Legislature",
  published: "2016, in force August 1, 2016",
  href: "https://www.lawserver.com/law/state/louisiana/la-laws/louisiana_revised_statutes_9-2718",
};

export const surrogacyClaims: readonly Claim[] = [
  {
    id: "surrogacy-carrier-guidance",
    statement:
      "ASRM suggests carriers of about 21 to 45 with a term pregnancy behind them, ideally at most five deliveries or three C-sections.",
    figures: ["July 2022", "about 21 to 45 years old", "no more than five deliveries or three C-sections"],
    source: carrierPractice,
    reviewBy: "2027-05-21",
  },
  {
    id: "surrogacy-michigan",
    statement:
      "Michigan has allowed paid surrogacy since April 2025; the surrogate is at least 21, has given birth, has seen a doctor and a counselor and has a lawyer the parents pay.",
    figures: ["signed on April 1, 2024", "in force since April 2, 2025", "at least 21"],
    source: michiganAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-nebraska",
    statement: "In Nebraska a contract for paid surrogacy is void.",
    figures: ["As of November 2026, a paid contract is void in Nebraska"],
    source: nebraskaStatute,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-louisiana",
    statement:
      "Louisiana allows surrogacy only unpaid, and only for married couples who use their own egg and sperm.",
    figures: ["Since August 1, 2016"],
    source: louisianaAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-canada-unpaid",
    statement:
      "In Canada nobody may pay a surrogate or take payment for arranging a match, and she must be at least 21.",
    figures: ["As of November 2026", "at least 21"],
    source: reproductionAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-canada-penalty",
    statement:
      "Breaches of the Canadian act can bring a fine of up to CAD 500,000, up to ten years in prison, or both (section 60).",
    figures: ["CAD 500,000, up to ten years"],
    source: reproductionAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-canada-receipts",
    statement:
      "Costs may be paid back with receipts, and lost income with a medical certificate, under regulations.",
    figures: ["June 9, 2020"],
    source: reimbursementRules,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-ontario-credit",
    statement: "The Ontario credit of up to CAD 5,000 a year also counts costs of surrogacy.",
    figures: ["January 2025", "CAD 5,000"],
    source: ontarioFertilityCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "surrogacy-nova-scotia-credit",
    statement: "The Nova Scotia credit of up to CAD 8,000 a year also counts costs of surrogacy.",
    figures: ["March 2025", "CAD 8,000"],
    source: novaScotiaCredit,
    reviewBy: "2027-02-21",
  },
  crisisClaim("surrogacy-crisis"),
];
