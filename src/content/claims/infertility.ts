/** Figures on the page of the infertility journey, each with its source. */
import type { Claim, Source } from "./claim.ts";
import { ontarioFertilityCredit } from "./family-law-sources.ts";

export const whoEstimate: Source = {
  title: "1 in 6 people globally affected by infertility",
  publisher: "World Health Organization",
  published: "April 2023",
  href: "https://www.who.int/news/item/04-04-2023-1-in-6-people-globally-affected-by-infertility",
};

export const whoGuideline: Source = {
  title: "Recommendations from the WHO guideline for the prevention, diagnosis, and treatment of infertility",
  publisher: "World Health Organization, in Fertility and Sterility",
  published: "November 2025",
  href: "https://orca.cardiff.ac.uk/id/eprint/183750",
};

export const asrmDefinition: Source = {
  title: "New, more inclusive definition of infertility",
  publisher: "American Society for Reproductive Medicine",
  published: "October 2023",
  href: "https://www.reproductivefacts.org/news-and-publications/fertility-in-the-news/new-definition-infertility/",
};

export const waitingTrial: Source = {
  title: "A self-administered coping intervention in women awaiting the outcome of IVF: a randomized trial",
  publisher: "Ockhuijsen and others, Human Reproduction",
  published: "2014",
  href: "https://pure-portal.regsj.dk/da/publications/the-impact-of-a-self-administered-coping-intervention-on-emotiona",
};

export const waitingCardAlone: Source = {
  title: "Clarifying the benefits of the positive reappraisal coping intervention",
  publisher: "Ockhuijsen and others, Human Reproduction",
  published: "2014",
  href: "https://pure-portal.regsj.dk/da/publications/clarifying-the-benefits-of-the-positive-reappraisal-coping-interv",
};

export const supportReview: Source = {
  title: "Psychosocial interventions for psychological and pregnancy outcomes: a systematic review",
  publisher: "Frederiksen and others, BMJ Open",
  published: "January 2015",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4316425/",
};

export const menPagesReview: Source = {
  title: "Online health information regarding male infertility: an evaluation",
  publisher: "Robins and others, Interactive Journal of Medical Research",
  published: "2016",
  href: "https://i-jmr.org/2016/4/e25",
};

export const stateCoverage: Source = {
  title: "Insurance coverage by state",
  publisher: "RESOLVE: The National Infertility Association",
  published: "read in November 2026",
  href: "https://resolve.org/learn/financial-resources-for-family-building/insurance-coverage/insurance-coverage-by-state/",
};

export const fertilityBenefitRule: Source = {
  title: "Proposed rule promotes fertility benefits",
  publisher: "Segal, on a proposal of three US departments",
  published: "June 3, 2026",
  href: "https://www.segalco.com/consulting-insights/proposed-rule-promotes-fertility-benefits/",
};

export const ontarioClinics: Source = {
  title: "Ontario connecting more families to fertility supports",
  publisher: "Government of Ontario",
  published: "October 8, 2025",
};

export const columbiaProgram: Source = {
  title: "Province launches program to fund IVF, support families",
  publisher: "Government of British Columbia",
  published: "July 2, 2025",
};

export const provincesSurvey: Source = {
  title: "What fertility treatment coverage is offered by Canada’s provinces and territories",
  publisher: "The Canadian Press, in the Toronto Star",
  published: "December 2022",
  href: "https://www.thestar.com/life/health_wellness/2022/12/20/what-fertility-treatment-coverage-is-offered-by-canadas-provinces-and-territories.html",
};

export const quebecProgram: Source = {
  title: "Medically assisted reproduction program",
  publisher: "Government of Quebec",
  published: "2022",
  href: "https://www.quebec.ca/en/family-and-support-for-individuals/pregnancy-and-parenthood/medically-assisted-reproduction/mar-program",
};

export const infertilityClaims: readonly Claim[] = [
  {
    id: "infertility-lifetime",
    statement: "About 1 in 6 adults worldwide meets infertility at some point in life.",
    figures: ["1 in 6", "April 2023"],
    source: whoEstimate,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-definition",
    statement: "The WHO speaks of infertility after 12 months or more of regular unprotected sex.",
    figures: ["12 months or more"],
    source: whoEstimate,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-definition-asrm",
    statement:
      "The ASRM counts as infertility also the need for medical help, such as donated eggs, sperm or embryos, to have a child alone or with a partner.",
    figures: ["2023"],
    source: asrmDefinition,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-guideline",
    statement: "The first WHO guideline on infertility asks for ongoing psychosocial support.",
    figures: ["November 28, 2025", "40 recommendations"],
    source: whoGuideline,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-when-to-ask",
    statement: "Evaluation is suggested at 12 months under 35 years of age and at six months from 35 on.",
    figures: ["12 months", "under 35", "six months", "35 or over"],
    source: asrmDefinition,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-waiting-trial",
    statement: "With daily monitoring, a card of ten calm thoughts did not lower anxiety in a trial.",
    figures: ["377 women"],
    source: waitingTrial,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-waiting-card",
    statement: "In a later group without daily monitoring anxiety was lower; it was not randomized.",
    figures: ["110 people"],
    source: waitingCardAlone,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-support-review",
    statement: "Psychological support eases distress, as 39 studies with 2,746 people show together.",
    figures: ["39 studies", "2,746 people"],
    source: supportReview,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-men-pages",
    statement: "None of 85 websites on male infertility met the recommended reading level.",
    figures: ["85 websites", "2016"],
    source: menPagesReview,
    reviewBy: "2027-05-21",
  },
  {
    id: "infertility-fertility-benefit",
    statement:
      "In May 2026 three federal departments proposed a rule for fertility benefits apart from the health plan, of up to $120,000 over a lifetime, for plan years from 2027 on.",
    figures: ["In May 2026", "$120,000", "from 2027 on", "As of November 2026"],
    source: fertilityBenefitRule,
    reviewBy: "2027-02-21",
  },
  {
    id: "infertility-ontario-clinics",
    statement: "In October 2025 Ontario announced CAD 250 million for 25 new and expanded clinics.",
    figures: ["October 2025", "$250 million"],
    source: ontarioClinics,
    reviewBy: "2027-02-21",
  },
  {
    id: "infertility-british-columbia",
    statement: "British Columbia pays up to CAD 19,000 once towards one cycle of IVF, by household income.",
    figures: ["July 2, 2025", "CAD 19,000"],
    source: columbiaProgram,
    reviewBy: "2027-02-21",
  },
  {
    id: "infertility-ontario",
    statement: "Ontario has a refundable credit of up to CAD 5,000 a year for fertility costs since 2025.",
    figures: ["January 2025", "CAD 5,000"],
    source: ontarioFertilityCredit,
    reviewBy: "2027-02-21",
  },
  {
    id: "infertility-quebec",
    statement: "Quebec has had its present program for medically assisted reproduction since November 2021.",
    figures: ["November 2021"],
    source: quebecProgram,
    reviewBy: "2027-02-21",
  },
  {
    id: "infertility-one-cycle",
    statement: "Ontario funds one IVF cycle without medicine, Quebec one with it; both have age limits.",
    figures: ["December 2022"],
    source: provincesSurvey,
    reviewBy: "2027-02-21",
  },
];
