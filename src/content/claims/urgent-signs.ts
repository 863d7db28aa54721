/** What the urgent signs and help lines of the journeys rest on. */
import type { Claim, Day, Source } from "./claim.ts";

const reviewBy: Day = "2027-02-21";

export const overstimulationSigns: Source = {
  title: "Ovarian hyperstimulation syndrome",
  publisher: "Fertility Network UK",
  published: "read in November 2026",
  href: "https://fertilitynetworkuk.org/for-those-trying-to-become-parents/information/medical-conditions/ovarian-hyperstimulation-syndrome/",
};

export const afterBirthSigns: Source = {
  title: "POST-BIRTH warning signs",
  publisher: "Guadalupe Regional Medical Center, Texas",
  published: "read in December 2026",
  href: "https://grmcbirthingcenter.com/about-mom/post-birth-warning-signs/",
};

export const crisisLines: Source = {
  title: "988 Suicide & Crisis Lifeline; 9-8-8 Suicide Crisis Helpline",
  publisher: "SAMHSA; Government of Canada",
  published: "2023",
  href: "https://988lifeline.org/get-help/what-to-expect",
};

/** The claim of one journey that prints 988. */
export const crisisClaim = (id: string): Claim => ({
  id,
  statement: "988 takes calls and texts in the US and in Canada.",
  figures: ["988"],
  source: crisisLines,
  reviewBy,
});

export const urgentSignsClaims: readonly Claim[] = [
  {
    id: "overstimulation-signs",
    statement:
      "A swollen or painful belly, vomiting, little urine, weight gain, chest pain and trouble breathing are signs of OHSS.",
    figures: ["ovarian hyperstimulation (OHSS)"],
    source: overstimulationSigns,
    reviewBy,
  },
  {
    id: "bleeding-after-birth",
    statement: "After a birth, soaking a pad in an hour is a reason to get help at once.",
    figures: ["soak one pad in an hour", "soaks a pad in an hour"],
    source: afterBirthSigns,
    reviewBy,
  },
];
