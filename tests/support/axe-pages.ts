/**
 * The pages that axe checks at rest, in both looks. Each kind of element that any page has is on one of these;
 * tests/pages/axe-pages.test.ts says which page to add when that is no longer so.
 */
export const axePages: readonly string[] = [
  "/",
  "/membership",
  "/our-family",
  "/journeys",
  "/journeys/infertility",
  "/journeys/donor-conception",
  "/journeys/gestational-surrogates",
  "/journeys/infertility/diagnosis",
  "/journeys/infertility/treatment",
  "/journeys/infertility/turning-points",
  "/journeys/gestational-surrogates/birth-recovery-afterwards",
  "/pregnancy-loss",
  "/support/peer-support-community",
  "/support/peer-mentoring",
  "/support/expert-mentoring",
  "/support/groups",
  "/clinics",
  "/clinics/partnership",
  "/clinics/training",
  "/clinics/onboarding",
  "/clinics/patient-pre-onboarding",
  "/clinics/contact",
  "/resources/knowledge-hub",
  "/resources/knowledge-hub/after-a-loss-the-first-week",
  "/resources/knowledge-hub/endometriosis-and-fertility",
  "/resources/knowledge-hub/faith-family-and-questions",
  "/resources/knowledge-hub/icwa-adopting-a-native-child",
  "/resources/knowledge-hub/low-ovarian-reserve",
  "/resources/knowledge-hub/money-talks-canada",
  "/resources/knowledge-hub/surrogacy-law-by-state",
  "/resources/knowledge-hub/treatment-add-ons",
  "/resources/podcast",
  "/resources/podcast/three-slow-breaths-in-a-waiting-room",
  "/resources/podcast/when-a-baby-announcement-arrives",
  "/resources/journaling",
  "/resources/worksheets",
  "/resources/worksheets/budget-and-escrow-tracker",
  "/resources/worksheets/decision-matrix",
  "/resources/worksheets/grounding-card",
  "/resources/worksheets/stop-point-agreement",
  "/resources/worksheets/two-week-wait-plan",
  "/resources/digital-downloads",
  "/resources/zenden",
  "/contact",
  "/thank-you/group",
  "/privacy-policy",
  "/terms-of-service",
  "/editorial-policy",
  "/thank-you/newsletter",
  "/your-answer",
  "/your-letters",
  "/offline",
  "/privacy/my-data",
  "/privacy/on-this-device",
];

/** Where header and footer are checked too: with the link of the page itself in the header, and with none. */
export const axeWholePages: readonly string[] = ["/nowhere", "/", "/membership", "/support/groups"];

/**
 * The pages that every run has axe check in the browser, and whose text sizes it measures: each is drawn in a way of its
 * own. `script/test all` does so with all of the above.
 */
export const axePagesOfEachRun: readonly string[] = [
  "/",
  "/membership",
  "/journeys/infertility/turning-points",
  "/support/groups",
  "/resources/knowledge-hub/treatment-add-ons",
  "/resources/journaling",
  "/resources/worksheets/two-week-wait-plan",
  "/resources/zenden",
  "/contact",
];
