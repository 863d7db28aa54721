/** What is known about the calming tools, and where it is written. */
import type { Claim, Source } from "./claim.ts";

export const zendenSources = {
  breathingTrial: {
    title: "Brief structured respiration practices enhance mood and reduce physiological arousal",
    publisher: "Cell Reports Medicine",
    published: "January 2023",
    href: "https://doi.org/10.1016/j.xcrm.2022.100895",
  },
  fourSevenEight: {
    title: "Effects of sleep deprivation and 4-7-8 breathing control … in healthy young adults",
    publisher: "Physiological Reports",
    published: "July 2022",
    href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9277512/",
  },
  slowBreathing: {
    title: "The effect of slow-paced breathing on cardiovascular and emotion functions",
    publisher: "Mindfulness",
    published: "January 2024",
    href: "https://doi.org/10.1007/s12671-023-02294-2",
  },
  relaxationTrial: {
    title:
      "Effectiveness of progressive muscle relaxation and laughter therapy in women undergoing in vitro fertilization",
    publisher: "Research in Nursing & Health",
    published: "2021",
    href: "https://doi.org/10.1002/nur.22187",
  },
  relaxationReview: {
    title: "Effects of relaxation techniques in reducing stress and anxiety among infertile women",
    publisher: "Indian Journal of Obstetrics and Gynecology Research",
    published: "2024",
    href: "https://doi.org/10.18231/j.ijogr.2024.094",
  },
  bodyScanReview: {
    title: "The effects of body scan meditation: a systematic review and meta-analysis",
    publisher: "Applied Psychology: Health and Well-Being",
    published: "August 2022",
    href: "https://doi.org/10.1111/aphw.12366",
  },
} as const satisfies Record<string, Source>;

const reviewBy = "2027-05-21";

export const zendenClaims: readonly Claim[] = [
  {
    id: "zenden-breathing-trial",
    statement:
      "In a randomised trial, healthy adults did one of three breathing exercises or mindfulness for four weeks. All groups felt less anxious, and cyclic sighing lifted mood most.",
    figures: ["2023", "about 110 healthy adults", "5 minutes a day", "28 days"],
    source: zendenSources.breathingTrial,
    reviewBy,
  },
  {
    id: "zenden-four-seven-eight",
    statement: "Heart rate and systolic blood pressure fell right after 4-7-8 breathing.",
    figures: ["2022", "43 healthy young adults"],
    source: zendenSources.fourSevenEight,
    reviewBy,
  },
  {
    id: "zenden-slow-breathing",
    statement: "Slow breathing improved measures of the body; its effect on stress was unclear.",
    figures: ["2024", "31 studies"],
    source: zendenSources.slowBreathing,
    reviewBy,
  },
  {
    id: "zenden-relaxation-trial",
    statement:
      "Women in IVF treatment who did muscle relaxation and laughter sessions had lower scores for depression and trait anxiety. The results of treatment were the same.",
    figures: ["2021", "141 women"],
    source: zendenSources.relaxationTrial,
    reviewBy,
  },
  {
    id: "zenden-relaxation-review",
    statement: "Studies of relaxation in infertility were positive, and their quality was mixed.",
    figures: ["2024", "18 studies"],
    source: zendenSources.relaxationReview,
    reviewBy,
  },
  {
    id: "zenden-body-scan-review",
    statement: "A body scan by itself had a small effect on mindfulness; the studies were of low quality.",
    figures: ["2022", "14 papers"],
    source: zendenSources.bodyScanReview,
    reviewBy,
  },
];
