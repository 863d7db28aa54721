/** Figures on the page of the donor conception journey, each with its source. */
import type { Claim, Source } from "./claim.ts";
import {
  novaScotiaCredit,
  ontarioFertilityCredit,
  reimbursementRules,
  reproductionAct,
} from "./family-law-sources.ts";
import { crisisClaim } from "./urgent-signs.ts";

export const nuffieldReport: Source = {
  title: "Donor conception: ethical aspects of information sharing",
  publisher: "Nuffield Council on Bioethics",
  published: "April 2013",
  href: "https://www.nuffieldbioethics.org/publication/donor-conception-ethical-aspects-of-information-sharing/",
};

export const coloradoAct: Source = {
  title: "Protections for Donor-conceived Persons and Families, SB22-224",
  publisher: "Colorado General Assembly",
  published: "2022, in force January 1, 2025",
  href: "https://leg.colorado.gov/bills/sb22-224",
};

export const coloradoAmended: Source = {
  title: "HB25-1259, on assisted reproduction, as enacted",
  publisher: "Colorado General Assembly",
  published: "May 2025",
  href: "https://leg.colorado.gov/bills/hb25-1259",
};

export const donorConceivedCouncil: Source = {
  title: "Protecting donor-conceived people through passage of a bipartisan Colorado bill",
  publisher: "U.S. Donor Conceived Council",
  published: "May 2022",
  href: "https://www.usdcc.org/2022/05/11/u-s-donor-conceived-council-makes-history-and-protects-donor-conceived-people-through-passage-of-bipartisan-colorado-bill/",
};

export const donorConceivedUk: Source = {
  title: "Information for journalists, media and content writers regarding written or spoken content",
  publisher: "Donor Conceived UK",
  published: "read in November 2026",
  href: "https://donorconceiveduk.org.uk/written-or-spoken-content/",
};

export const donorCompensation: Source = {
  title: "Financial compensation of oocyte donors: an Ethics Committee opinion",
  publisher: "American Society for Reproductive Medicine, in Fertility and Sterility",
  published: "August 2021",
  href: "https://www.asrm.org/practice-guidance/ethics-opinions/financial-compensation-of-oocyte-donors-an-ethics-committee-opinion/",
};

export const disclosureStudy: Source = {
  title:
    "Secrecy, disclosure and everything in-between: decisions of parents of children conceived by donor insemination, egg donation and surrogacy",
  publisher: "Reproductive BioMedicine Online",
  published: "March 2011",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3155651",
};

export const donorConceptionClaims: readonly Claim[] = [
  {
    id: "donor-telling-early",
    statement:
      "Children told very young take donor conception in without difficulty; late or accidental discovery often hurts.",
    figures: ["April 2013"],
    source: nuffieldReport,
    reviewBy: "2027-05-21",
  },
  {
    id: "donor-not-told",
    statement:
      "In one UK study of seven-year-olds about half conceived with a donor egg, and nearly three quarters with donor sperm, had not been told.",
    figures: [
      "101 families",
      "published in 2011",
      "about half of the seven-year-olds",
      "nearly three quarters",
    ],
    source: disclosureStudy,
    reviewBy: "2027-05-21",
  },
  {
    id: "donor-colorado",
    statement:
      "Colorado asks donors to agree to the release of their identity at 18, to be at least 21, and allows up to 25 families for each donor.",
    figures: ["January 1, 2025", "at 18", "at least 21", "up to 25 families"],
    source: coloradoAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-colorado-amended",
    statement:
      "In May 2025 Colorado dropped the update of donors’ records every three years and the rules on records when a bank closes.",
    figures: ["May 2025"],
    source: coloradoAmended,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-us-paid",
    statement: "Donors in the US are usually paid; paying them is accepted and no federal law forbids it.",
    figures: ["As of November 2026, donors are usually paid"],
    source: donorCompensation,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-canada-no-payment",
    statement: "In Canada it is a crime to buy sperm or eggs from a donor.",
    figures: ["As of November 2026 it is a crime"],
    source: reproductionAct,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-canada-receipts",
    statement: "Donors in Canada may be paid back for costs with receipts, under regulations.",
    figures: ["June 9, 2020"],
    source: reimbursementRules,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-ontario-credit",
    statement: "Ontario has a refundable credit of up to CAD 5,000 a year for fertility costs since 2025.",
    figures: ["January 2025", "CAD 5,000"],
    source: ontarioFertilityCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "donor-nova-scotia-credit",
    statement: "Nova Scotia has a refundable credit of up to CAD 8,000 a year for fertility costs.",
    figures: ["March 2025", "CAD 8,000"],
    source: novaScotiaCredit,
    reviewBy: "2027-02-21",
  },
  crisisClaim("donor-crisis"),
];
