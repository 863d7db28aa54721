/** What the pregnancy loss page rests on, and its figures. */
import type { Claim, Source } from "./claim.ts";

const reviewBy = "2027-02-23";
/** For pages of health services that name no date of their own. */
const readNow = "read in November 2026";

export const bleedingSigns: Source = {
  title: "Pregnancy concerns: miscarriage",
  publisher: "Healthy Parents, Healthy Children, Alberta Health Services",
  published: readNow,
  href: "https://healthyparentshealthychildren.ca/im-pregnant/first-trimester/pregnancy-concerns",
};

export const feverSigns: Source = {
  title: "Emergency discharge instructions: threatened miscarriage",
  publisher: "Sunnybrook Health Sciences Centre, Toronto",
  published: readNow,
  href: "https://sunnybrook.ca/glossary/item.asp?g=9&c=0&i=1448&page=26008",
};

const texasSigns: Source = {
  title: "Urgent maternal warning signs",
  publisher: "Texas Department of State Health Services",
  published: readNow,
  href: "https://www.dshs.texas.gov/maternal-child-health/programs-activities-maternal-child-health/hear-her-texas/urgent-maternal-warning-signs",
};

export const cdcSigns: Source = {
  title: "Recognizing urgent pregnancy-related warning signs",
  publisher: "Centers for Disease Control and Prevention",
  published: readNow,
  href: "https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html",
};

export const ectopicTrust: Source = {
  title: "Symptoms of ectopic pregnancy",
  publisher: "The Ectopic Pregnancy Trust",
  published: readNow,
  href: "https://www.ectopic.org.uk/patients/symptoms-and-diagnosis/",
};

const myHealthAlberta: Source = {
  title: "Threatened miscarriage: care instructions",
  publisher: "MyHealth.Alberta.ca",
  published: readNow,
  href: "https://myhealth.alberta.ca/Health/aftercareinformation/pages/conditions.aspx?hwid=tw12294",
};

const acogBulletin: Source = {
  title: "Early pregnancy loss, Practice Bulletin 200",
  publisher: "American College of Obstetricians and Gynecologists",
  published: "November 2018",
  href: "https://www.acog.org/clinical/clinical-guidance/practice-bulletin/articles/2018/11/early-pregnancy-loss",
};

const asrmRecurrentLoss: Source = {
  title: "Evaluation and treatment of recurrent pregnancy loss: a committee opinion",
  publisher: "American Society for Reproductive Medicine",
  published: "2012",
  href: "https://www.asrm.org/practice-guidance/practice-committee-documents/evaluation-and-treatment-of-recurrent-pregnancy-loss-a-committee-opinion-2012/",
};

const eshreRecurrentLoss: Source = {
  title: "ESHRE guideline: recurrent pregnancy loss: an update in 2022",
  publisher: "European Society of Human Reproduction and Embryology, in Human Reproduction Open",
  published: "March 2023",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9982362",
};

const workplaceRights: Source = {
  title: "Fact sheet: pregnancy loss and workplace rights",
  publisher: "A Better Balance",
  published: readNow,
  href: "https://abetterbalance.org/resources/miscarriage-workplace-rights",
};

const californiaLeave: Source = {
  title: "Senate Bill 848, Government Code section 12945.6: reproductive loss leave",
  publisher: "California Legislature",
  published: "October 2023",
  href: "https://leginfo.legislature.ca.gov/faces/billCompareClient.xhtml?bill_id=202320240SB848&showamends=false",
};

const federalLeaveCanada: Source = {
  title: "Major changes to federal leaves take effect, on the Canada Labour Code",
  publisher: "Hicks Morley",
  published: "December 10, 2025",
  href: "https://hicksmorley.com/2025/12/10/major-changes-to-federal-leaves-take-effect-on-december-12-2025",
};

const quebecLeave: Source = {
  title: "Act respecting labour standards, section 81.5.2",
  publisher: "Légis Québec",
  published: "text of October 2020",
  href: "https://legisquebec.gouv.qc.ca/en/showversion/cs/n-1.1?code=se:81_5_2&pointInTime=20201022",
};

const quebecPartnerLeave: Source = {
  title: "Act respecting labour standards, section 81.1",
  publisher: "Légis Québec",
  published: "read in December 2026",
  href: "https://www.legisquebec.gouv.qc.ca/en/document/cs/n-1.1",
};

/** As the page lists them: first the body, then work. */
export const pregnancyLossSources: readonly Source[] = [
  bleedingSigns,
  feverSigns,
  texasSigns,
  cdcSigns,
  ectopicTrust,
  myHealthAlberta,
  acogBulletin,
  asrmRecurrentLoss,
  eshreRecurrentLoss,
  workplaceRights,
  californiaLeave,
  federalLeaveCanada,
  quebecLeave,
  quebecPartnerLeave,
];

export const pregnancyLossClaims: readonly Claim[] = [
  {
    id: "known-pregnancies-lost",
    statement: "Loss in the first 13 weeks occurs in about 10% of known pregnancies.",
    figures: ["About 10%"],
    source: acogBulletin,
    reviewBy,
  },
  {
    id: "known-pregnancies-lost-at-most",
    statement: "About 15 to 20% of pregnancies end in miscarriage, most often in the first trimester.",
    figures: ["up to 20%"],
    source: bleedingSigns,
    reviewBy,
  },
  {
    id: "pads-an-hour",
    statement: "Soaking a thick pad in an hour, two hours in a row, is a reason to go to the emergency room.",
    figures: ["soaks a thick pad in an hour, two hours in a row"],
    source: bleedingSigns,
    reviewBy,
  },
  {
    id: "fever-after-a-loss",
    statement: "A fever of 38 degrees Celsius, or 100.4 degrees Fahrenheit, is a reason to get help.",
    figures: ["100.4°F (38°C)"],
    source: feverSigns,
    reviewBy,
  },
  {
    id: "california-reproductive-loss-leave",
    statement: "California employers of five or more must give up to five days after a reproductive loss.",
    figures: ["In California it’s up to five days"],
    source: californiaLeave,
    reviewBy,
  },
  {
    id: "canada-federal-loss-leave",
    statement:
      "Since December 12, 2025, federally regulated employees have three days after a loss, or eight weeks after a stillbirth; the first three days are paid after three months of work.",
    figures: [
      "Since December 12, 2025",
      "up to three days, or up to eight weeks after a stillbirth",
      "three months",
    ],
    source: federalLeaveCanada,
    reviewBy,
  },
  {
    id: "quebec-loss-leave",
    statement:
      "In Quebec a loss before the twentieth week gives up to three weeks of unpaid leave, later ones 18 weeks.",
    figures: ["up to three weeks, unpaid", "18 weeks"],
    source: quebecLeave,
    reviewBy,
  },
  {
    id: "quebec-partner-leave",
    statement:
      "In Quebec a partner may be absent for five days after a loss in or after the twentieth week, the first two of them paid.",
    figures: ["five days, two of them paid"],
    source: quebecPartnerLeave,
    reviewBy,
  },
  {
    id: "pregnant-workers-fairness-act",
    statement:
      "The Pregnant Workers Fairness Act holds for employers with 15 or more workers and covers losses.",
    figures: ["15 or more workers"],
    source: workplaceRights,
    reviewBy,
  },
];
