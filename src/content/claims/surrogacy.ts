/** Figures on the page of the surrogacy journey, each with its source. */
import type { Claim, Source } from "./claim.ts";

export const asrmCarriers: Source = {
  title: "Recommendations for practices using gestational carriers: a committee opinion",
  publisher: "American Society for Reproductive Medicine",
  published: "2022",
  href: "https://www.asrm.org/practice-guidance/practice-committee-documents/recommendations-for-practices-using-gestational-carriers-a-committee-opinion-2022",
};

export const michiganSurrogacy: Source = {
  title: "Michigan passes bill to legalize paid surrogacy",
  publisher: "Institute of Continuing Legal Education, Michigan",
  published: "June 2024",
  href: "https://community.icle.org/blogs/lindsey-a-dicesare/2024/06/06/michigan-passes-bill-to-legalize-paid-surrogacy",
};

export const statesBanningPay: Source = {
  title: "States where surrogacy is still illegal, and why",
  publisher: "Family Source Consultants",
  published: "2021",
  href: "https://familysourceconsultants.com/states-where-surrogacy-is-still-illegal-and-why",
};

export const surrogateReimbursement: Source = {
  title: "Guidance document: Reimbursement related to Assisted Human Reproduction Regulations",
  publisher: "Health Canada",
  published: "August 2019",
  href: "https://canada.ca/en/health-canada/programs/consultation-reimbursement-assisted-human-reproduction/document.html",
};

export const canadaSurrogacyAct: Source = {
  title: "Prohibitions related to surrogacy under the Assisted Human Reproduction Act",
  publisher: "Health Canada",
  published: "2013",
  href: "https://canada.ca/en/health-canada/services/drugs-health-products/biologics-radiopharmaceuticals-genetic-therapies/legislation-guidelines/assisted-human-reproduction/prohibitions-related-surrogacy.html",
};

export const canadaPenalties: Source = {
  title: "Fertility law: Assisted Human Reproduction Act and surrogacy",
  publisher: "Krol & Krol, Ontario",
  published: "2019",
  href: "https://krol.ca/insight/fertility-law-assisted-human-reproduction-act",
};

export const surrogacyTelling: Source = {
  title: "Secrecy, disclosure and everything in-between",
  publisher: "Readings and others, Reproductive BioMedicine Online",
  published: "2011",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3155651",
};

const lawReview = "2027-02-21";

export const surrogacyClaims: readonly Claim[] = [
  {
    id: "surrogacy-asrm-carrier",
    statement:
      "ASRM advises in 2022 that a carrier is about 21 to 45, has had at least one uncomplicated term pregnancy, and ideally no more than five births or three by caesarean.",
    figures: ["2022", "21 and 45", "five births", "three by caesarean"],
    source: asrmCarriers,
    reviewBy: "2027-05-21",
  },
  {
    id: "surrogacy-michigan",
    statement:
      "Michigan's law of 1 April 2024 permits paid surrogacy. The surrogate is at least 21, has given birth, sees medical and mental health professionals, and has her own lawyer, paid by the parents.",
    figures: ["1 April 2024", "at least 21"],
    source: michiganSurrogacy,
    reviewBy: lawReview,
  },
  {
    id: "surrogacy-nebraska-louisiana",
    statement:
      "Paid surrogacy contracts are void in Nebraska; Louisiana allows unpaid surrogacy, for married couples of a man and a woman.",
    figures: ["As of 2021"],
    source: statesBanningPay,
    reviewBy: lawReview,
  },
  {
    id: "surrogacy-canada-ban",
    statement:
      "Canada forbids payment to a surrogate and payment for arranging one; a surrogate must be at least 21.",
    figures: ["at least 21"],
    source: canadaSurrogacyAct,
    reviewBy: lawReview,
  },
  {
    id: "surrogacy-canada-expenses",
    statement:
      "Receipted expenses may be paid back under regulations in force since 9 June 2020; lost income only with a medical certificate.",
    figures: ["9 June 2020"],
    source: surrogateReimbursement,
    reviewBy: lawReview,
  },
  {
    id: "surrogacy-canada-penalties",
    statement: "A breach may bring a fine of up to CAD 500,000, up to 10 years in prison, or both.",
    figures: ["CAD 500,000", "10 years"],
    source: canadaPenalties,
    reviewBy: lawReview,
  },
  {
    id: "surrogacy-telling",
    statement:
      "In a UK study of 2011, almost all parents by surrogacy had told their child by the age of seven.",
    figures: ["UK study of 2011"],
    source: surrogacyTelling,
    reviewBy: "2027-05-21",
  },
];
