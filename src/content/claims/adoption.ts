/** What the adoption journey rests on: agencies of state, a national council, and one province's rules. */
import type { Claim, Source } from "./claim.ts";

export const ncfaWaiting: Source = {
  title: "Adoption by the numbers",
  publisher: "National Council For Adoption",
  published: "2025",
};

export const ncfaFacilitators: Source = {
  title: "Unlicensed adoption intermediaries",
  publisher: "National Council For Adoption",
  published: "2025",
};

export const uscisHague: Source = {
  title: "Adoption-based family petition process",
  publisher: "US Citizenship and Immigration Services",
  published: "2025",
  href: "https://www.uscis.gov/adoption",
};

export const ontarioTraining: Source = {
  title: "How home study and training work in Ontario",
  publisher: "Adoption Council of Ontario",
  published: "2025",
};

export const federalCredit: Source = {
  title: "Adoption credit for 2025 and 2026",
  publisher: "US Internal Revenue Service",
  published: "2025",
  href: "https://www.irs.gov/",
};

const lawReview = "2027-02-21";

export const adoptionClaims: readonly Claim[] = [
  {
    id: "adoption-waiting-children",
    statement: "About 108,000 children in the United States wait for adoption from foster care.",
    figures: ["about 108,000 children"],
    source: ncfaWaiting,
    reviewBy: "2027-05-21",
  },
  {
    id: "adoption-facilitators",
    statement: "Unlicensed facilitators in private adoption are a known risk.",
    figures: ["2025 the National Council For Adoption"],
    source: ncfaFacilitators,
    reviewBy: lawReview,
  },
  {
    id: "adoption-hague",
    statement:
      "The Hague Convention is in force in the United States since 1 April 2008; since 14 July 2014 every case needs an accredited provider.",
    figures: ["1 April 2008", "14 July 2014"],
    source: uscisHague,
    reviewBy: lawReview,
  },
  {
    id: "adoption-china",
    statement: "China ended its programme for international adoption in 2024.",
    figures: ["in 2024"],
    source: uscisHague,
    reviewBy: lawReview,
  },
  {
    id: "adoption-ontario-pride",
    statement: "Ontario asks for a SAFE home study and the 27-hour PRIDE training.",
    figures: ["27 hours"],
    source: ontarioTraining,
    reviewBy: lawReview,
  },
  {
    id: "adoption-credit",
    statement:
      "The federal adoption credit is up to USD 17,280 for 2025, up to 5,000 of it refundable; USD 17,670 and 5,120 for 2026. What is left over can be used in the next five years.",
    figures: ["USD 17,280", "USD 5,000", "USD 17,670", "USD 5,120", "for 2025", "for 2026"],
    source: federalCredit,
    reviewBy: lawReview,
  },
];
