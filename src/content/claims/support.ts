/** Figures on the support pages. */
import type { Claim, Source } from "./claim.ts";

export const patientsStudy: Source = {
  title: "Infertility patients’ need and preferences for online peer support",
  publisher: "Grunberg and others, Reproductive Biomedicine & Society Online",
  published: "2018",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6282097",
};

export const communitiesReview: Source = {
  title: "Online peer support communities in the infertility journey: a systematic mixed-studies review",
  publisher: "Lin and Shorey, International Journal of Nursing Studies",
  published: "2023",
  href: "https://doi.org/10.1016/j.ijnurstu.2023.104454",
};

export const supportClaims: readonly Claim[] = [
  {
    id: "support.interest",
    statement:
      "Of 519 patients asked at clinics in Ontario and Quebec, about 80% of men and 90% of women were interested in online peer support; they preferred mobile access and monitored contact.",
    figures: ["80%", "90%", "519 patients", "2018"],
    source: patientsStudy,
    reviewBy: "2027-05-21",
  },
  {
    id: "support.review",
    statement:
      "A review of 49 studies found gains for those who give and those who receive online peer support, and risks: herd mood, misinformation, confidentiality.",
    figures: ["49 studies", "2023"],
    source: communitiesReview,
    reviewBy: "2027-05-21",
  },
];
