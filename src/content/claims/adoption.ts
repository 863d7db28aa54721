/** Figures on the page of the adoption journey, each with its source. */
import type { Claim, Source } from "./claim.ts";

export const waitingChildren: Source = {
  title: "The AFCARS Report No. 30: preliminary estimates for fiscal year 2022",
  publisher: "Children's Bureau, US Department of Health and Human Services",
  published: "March 2024",
  href: "https://www.acf.hhs.gov/cb/report/afcars-report-30",
};

export const facilitators: Source = {
  title: "The role of facilitators in adoption, Adoption Advocate No. 70",
  publisher: "National Council For Adoption",
  published: "April 2014",
  href: "https://adoptioncouncil.org/publications/2014/04/adoption-advocate-no-70",
};

export const universalAccreditation: Source = {
  title: "Universal Accreditation Act goes into effect",
  publisher: "US Citizenship and Immigration Services",
  published: "July 2014",
  href: "https://www.uscis.gov/archive/universal-accreditation-act-goes-into-effect-on-july-14-2014",
};

export const intercountryUs: Source = {
  title: "Understanding the Hague Convention",
  publisher: "US Department of State",
  published: "undated page; in force 1 April 2008",
  href: "https://travel.state.gov/content/travel/en/Intercountry-Adoption/Adoption-Process/understanding-the-hague-convention.html",
};

export const chinaEnds: Source = {
  title: "Report on the end of China's intercountry adoption program",
  publisher: "Associated Press, on a statement of the Chinese Foreign Ministry",
  published: "5 September 2024",
};

export const adoptionCredit: Source = {
  title: "Adoption credit, and fact sheet FS-2026-03 on its refundable part",
  publisher: "US Internal Revenue Service",
  published: "February 2026",
  href: "https://www.irs.gov/credits-deductions/individuals/adoption-credit",
};

export const adoptionExpenses: Source = {
  title: "Line 31300, adoption expenses",
  publisher: "Canada Revenue Agency",
  published: "read in November 2026",
  href: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/line-31300-adoption-expenses.html",
};

export const ontarioRoadmap: Source = {
  title: "Roadmap to adoption",
  publisher: "Adoption Council of Ontario",
  published: "read in November 2026",
  href: "https://adoption.on.ca/ci/roadmap-to-adoption/",
};

export const adoptionClaims: readonly Claim[] = [
  {
    id: "adoption-waiting-children",
    statement:
      "At the end of the federal fiscal year 2022, 108,877 children in US foster care were waiting to be adopted, most of them not infants.",
    figures: ["108,877 children", "fiscal year 2022"],
    source: waitingChildren,
    reviewBy: "2027-05-21",
  },
  {
    id: "adoption-hague",
    statement: "The Hague Adoption Convention has been in force in the US since 1 April 2008.",
    figures: ["1 April 2008"],
    source: intercountryUs,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-accredited",
    statement: "Since 14 July 2014 every intercountry case needs an accredited or approved provider.",
    figures: ["14 July 2014"],
    source: universalAccreditation,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-china",
    statement: "China ended its program in September 2024, except for some relatives.",
    figures: ["September 2024"],
    source: chinaEnds,
    reviewBy: "2027-05-21",
  },
  {
    id: "adoption-credit-2025",
    statement: "The US credit is USD 17,280 at most for 2025, of which USD 5,000 can be refunded.",
    figures: ["for 2025", "USD 17,280", "USD 5,000"],
    source: adoptionCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-credit-2026",
    statement:
      "The US credit is USD 17,670 at most for 2026, of which USD 5,120 can be refunded; the rest carries forward five years.",
    figures: ["For 2026", "USD 17,670", "USD 5,120", "up to five years, as of February 2026"],
    source: adoptionCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-ontario-training",
    statement:
      "Ontario asks for a SAFE home study and 27 hours of PRIDE training, which comes before the final study.",
    figures: ["As of November 2026, Ontario", "27 hours"],
    source: ontarioRoadmap,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-canada-credit",
    statement: "Canada has a federal credit for adoption expenses, and some provinces add to it.",
    figures: ["As of November 2026 there is a federal credit"],
    source: adoptionExpenses,
    reviewBy: "2027-02-21",
  },
];
