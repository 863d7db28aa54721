/** What is known about writing in fertility treatment, and about browsers that clear what they keep. */
import type { Claim, Source } from "./claim.ts";

export const journalingSources = {
  writingTrial: {
    title:
      "The effect of expressive writing intervention for infertile couples: a randomized controlled trial",
    publisher: "Frederiksen and others, Human Reproduction",
    published: "February 2017",
    href: "https://doi.org/10.1093/humrep/dew320",
  },
  safariStorage: {
    title: "Full Third-Party Cookie Blocking and More",
    publisher: "WebKit",
    published: "March 2020",
    href: "https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/",
  },
} as const satisfies Record<string, Source>;

export const journalingClaims: readonly Claim[] = [
  {
    id: "journaling-writing-trial",
    statement:
      "In a randomised trial with people in IVF treatment, writing about feelings lowered depressive symptoms, and did not lower anxiety or infertility distress.",
    figures: ["2017", "295 people", "163 women and 132 men", "27%"],
    source: journalingSources.writingTrial,
    reviewBy: "2027-05-21",
  },
  {
    id: "journaling-safari-storage",
    statement:
      "Safari removes what a site’s scripts have stored after seven days of use without a visit, except for sites on the home screen.",
    figures: ["after a week without a visit"],
    source: journalingSources.safariStorage,
    reviewBy: "2027-05-21",
  },
];
