/** Figures on the page of the donor conception journey, each with its source. */
import type { Claim, Source } from "./claim.ts";

export const coloradoDonorLaw: Source = {
  title: "Protections for donor-conceived persons and families, SB22-224",
  publisher: "Colorado General Assembly",
  published: "2022",
  href: "https://leg.colorado.gov/bills/sb22-224",
};

export const coloradoAct: Source = {
  title: "Assisted reproduction, HB25-1259, as enacted",
  publisher: "Colorado General Assembly, on Plural",
  published: "2025",
  href: "https://open.pluralpolicy.com/co/bills/2025A/HB25-1259",
};

export const donorCouncil: Source = {
  title: "Making history: Colorado SB 22-224",
  publisher: "US Donor Conceived Council",
  published: "2022",
  href: "https://www.usdcc.org/category/latest-homepage/",
};

export const donorReimbursement: Source = {
  title: "Guidance document: Reimbursement related to Assisted Human Reproduction Regulations",
  publisher: "Health Canada",
  published: "August 2019",
  href: "https://canada.ca/en/health-canada/programs/consultation-reimbursement-assisted-human-reproduction/document.html",
};

export const nuffieldReview: Source = {
  title: "Donor conception: ethical aspects of information sharing",
  publisher: "Nuffield Council on Bioethics",
  published: "April 2013",
  href: "https://www.nuffieldbioethics.org/news/new-ethics-report-addresses-if-when-and-how",
};

export const sevenYearStudy: Source = {
  title: "Secrecy, disclosure and everything in-between",
  publisher: "Readings and others, Reproductive BioMedicine Online",
  published: "2011",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3155651",
};

const lawReview = "2027-02-21";

export const donorConceptionClaims: readonly Claim[] = [
  {
    id: "donor-colorado",
    statement:
      "In Colorado, donors who gave from 1 January 2025 on must agree that donor-conceived people may learn who they are at 18. They are at least 21, and one donor may help up to 25 families.",
    figures: ["1 January 2025", "at 18", "at least 21", "up to 25 families"],
    source: coloradoDonorLaw,
    reviewBy: lawReview,
  },
  {
    id: "donor-colorado-act",
    statement:
      "An act of 2025 eased some duties of donor banks in Colorado, such as updates every three years.",
    figures: ["act of 2025"],
    source: coloradoAct,
    reviewBy: lawReview,
  },
  {
    id: "donor-anonymity-elsewhere",
    statement: "The United Kingdom and parts of Australia ended anonymity before Colorado did.",
    figures: ["As of 2022"],
    source: donorCouncil,
    reviewBy: lawReview,
  },
  {
    id: "donor-canada-expenses",
    statement:
      "In Canada buying sperm or eggs is a crime; receipted expenses may be paid back under regulations in force since 9 June 2020.",
    figures: ["9 June 2020"],
    source: donorReimbursement,
    reviewBy: lawReview,
  },
  {
    id: "donor-telling-early",
    statement:
      "Children told very young take it in without difficulty; late or accidental discovery often hurts.",
    figures: ["review of 2013"],
    source: nuffieldReview,
    reviewBy: "2027-05-21",
  },
  {
    id: "donor-seven-year-olds",
    statement:
      "In a UK study of 2011, about half of the seven-year-olds born after egg donation and nearly three quarters of those born after sperm donation had not been told.",
    figures: ["UK study of 2011", "about half of the children", "nearly three quarters"],
    source: sevenYearStudy,
    reviewBy: "2027-05-21",
  },
];
