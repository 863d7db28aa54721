/** Figures on the page of the adoption journey, each with its source. */
import type { Claim, Source } from "./claim.ts";
import { crisisClaim } from "./urgent-signs.ts";

export const fosterCareData: Source = {
  title: "AFCARS dashboard, on children in foster care",
  publisher: "Children’s Bureau, US Department of Health and Human Services",
  published: "read in November 2026",
  href: "https://acf.gov/cb/research-data-technology/statistics-research/afcars",
};

export const entryProclamation: Source = {
  title: "International adoptions resume on case-by-case approval basis under new exception",
  publisher: "Baptist Press, quoting the US Department of State",
  published: "January 30, 2026",
  href: "https://mbcpathway.com/2026/01/30/international-adoptions-resume-on-case-by-case-approval-basis-under-new-exception/",
};

export const immigrantVisaPause: Source = {
  title: "Immigrant visa processing updates for nationalities at high risk of public benefits usage",
  publisher: "US Department of State",
  published: "January 14, 2026",
  href: "https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html",
};

export const creditCarryforward: Source = {
  title: "IRS corrects its reading of the adoption tax credit’s carryforward",
  publisher: "Office of US Senator Kevin Cramer, quoting the Internal Revenue Service",
  published: "March 4, 2026",
};

export const creditIncomeLimit: Source = {
  title: "Revenue Procedure 2024-40, on the adoption credit for 2025",
  publisher: "US Internal Revenue Service",
  published: "October 2024",
  href: "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf",
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
  published: "undated page; in force April 1, 2008",
  href: "https://travel.state.gov/content/travel/en/Intercountry-Adoption/Adoption-Process/understanding-the-hague-convention.html",
};

export const chinaEnds: Source = {
  title: "Report on the end of China’s intercountry adoption program",
  publisher: "Associated Press, on a statement of the Chinese Foreign Ministry",
  published: "September 5, 2024",
  href: "https://www.ajc.com/news/nation-world/china-halts-foreign-adoptions-of-its-children-us-seeks-further-information-on-pending-cases/4AXFFM36MBC63O72TPO7MUUJMQ/",
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
    id: "adoption-entry-rules",
    statement:
      "Proclamation 10998 has limited visas for nationals of 39 countries since January 1, 2026, without the earlier exception for adoption visas; late in January the State Department said that adoptions can be excepted, from the pause as well.",
    figures: ["January 1, 2026", "39 countries", "In late January 2026"],
    source: entryProclamation,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-visa-pause",
    statement:
      "Since January 21, 2026, the State Department issues no immigrant visas to nationals of 75 countries, for as long as its review lasts; dual nationals with another passport are exempt.",
    figures: ["January 21, 2026", "75 countries", "As of December 2026"],
    source: immigrantVisaPause,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-credit-income",
    statement:
      "For 2025 the credit shrinks at a modified adjusted gross income above $259,190 and ends at $299,190.",
    figures: ["$259,190", "$299,190"],
    source: creditIncomeLimit,
    reviewBy: "2027-02-21",
  },
  crisisClaim("adoption-crisis"),
  {
    id: "adoption-credit-carryforward",
    statement:
      "For 2025, amounts carried forward from earlier years are refundable too, up to $5,000 for each child.",
    figures: ["March 4, 2026"],
    source: creditCarryforward,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-hague",
    statement: "The Hague Adoption Convention has been in force in the US since April 1, 2008.",
    figures: ["April 1, 2008"],
    source: intercountryUs,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-accredited",
    statement: "Since July 14, 2014, every intercountry case needs an accredited or approved provider.",
    figures: ["July 14, 2014"],
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
    statement: "The US credit is $17,280 at most for 2025, of which $5,000 can be refunded.",
    figures: ["for 2025", "$17,280", "$5,000"],
    source: adoptionCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "adoption-credit-2026",
    statement:
      "The US credit is $17,670 at most for 2026, of which $5,120 can be refunded; the rest carries forward five years.",
    figures: ["For 2026", "$17,670", "$5,120", "up to five years, as of February 2026"],
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
