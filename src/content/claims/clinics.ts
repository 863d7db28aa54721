/** What the clinics' pages rest on: surveys of staff, and one trial of how hard news is told. */
import type { Claim, Source } from "./claim.ts";

export const spanishSurvey: Source = {
  title: "Burnout in Assisted Reproduction Professionals: The Influence of Stressors in the Workplace",
  publisher: "Healthcare",
  published: "October 2024",
  href: "https://doi.org/10.3390/healthcare12212136",
};

export const scriptTrial: Source = {
  title:
    "The impact of an adapted SPIKES protocol vs routine care in the delivery of bad news to IVF patients: an exploratory pilot multicenter randomized controlled trial",
  publisher: "Journal of Assisted Reproduction and Genetics",
  published: "2024",
  href: "https://doi.org/10.1007/s10815-024-03198-3",
};

export const badNewsStudy: Source = {
  title:
    "What is bad news in fertility care? A qualitative analysis of staff and patients’ accounts of bad and challenging news in fertility care",
  publisher: "Human Reproduction",
  published: "2023",
  href: "https://doi.org/10.1093/humrep/dead231",
};

export const spikesProposal: Source = {
  title: "Breaking bad news in assisted reproductive technology: a proposal for guidelines",
  publisher: "Reproductive Health",
  published: "2017",
  href: "https://doi.org/10.1186/s12978-017-0350-1",
};

/** What makes a company a business associate. */
export const hipaaDefinitions: Source = {
  title: "Definitions, 45 CFR 160.103 (business associate)",
  publisher: "US Department of Health and Human Services",
  published: "January 2013, as amended",
  href: "https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-160/subpart-A/section-160.103",
};

export const canadianPrivacyAct: Source = {
  title: "Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5",
  publisher: "Department of Justice Canada",
  published: "2000, as amended",
  href: "https://laws-lois.justice.gc.ca/eng/acts/P-8.6/",
};

export const clinicClaims: readonly Claim[] = [
  {
    id: "clinics-exhaustion-spain",
    statement:
      "In a national survey in Spain 41.8% of assisted reproduction staff showed high emotional exhaustion; of embryologists 72.1%.",
    figures: ["41.8%", "72.1%"],
    source: spanishSurvey,
    reviewBy: "2027-05-21",
  },
  {
    id: "clinics-pressure-spain",
    statement:
      "In the same survey working under pressure was the stressor met most often (76.6%), and it predicted all three sides of burnout best.",
    figures: ["76.6%"],
    source: spanishSurvey,
    reviewBy: "2027-05-21",
  },
  {
    id: "clinics-script-trial",
    statement:
      "Nurses had one hour of training and a script. Of their patients 33% felt extremely sad, of the others 15%; compassion was rated alike.",
    figures: ["33%", "15%"],
    source: scriptTrial,
    reviewBy: "2027-05-21",
  },
  {
    id: "clinics-unforeseen-reactions",
    statement:
      "Fertility staff feel unprepared to share bad news, and four in ten patients react to it in ways nobody expected.",
    figures: ["4 in 10"],
    source: badNewsStudy,
    reviewBy: "2027-05-21",
  },
];
