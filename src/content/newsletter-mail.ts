/** The words that every newsletter issue carries, and what its subject must not say. */
import { site } from "./site.ts";

export const issueMail = {
  why: `You get this because you subscribed to the newsletter from ${site.productName}.`,
  preferences: "To leave out topics or dates that hurt, open this link and choose:",
  unsubscribe: "To unsubscribe, open this link and press the button. We won't ask why.",
  noTracking: "This mail has no tracking picture, and its links lead straight where they say.",
  postal: ({ legalName, postalAddress }: { legalName: string; postalAddress: string }) =>
    [legalName, ...postalAddress.split("\n").map((line) => line.trim())].filter(Boolean).join(", "),
  /** In previews and tests, as long as nobody has entered the sender. */
  postalMissing: "[The legal name and postal address are missing. An owner adds them in Settings.]",
  get notMedical() {
    return `${site.notMedical} ${site.crisis.lead} ${site.crisis.linkText} in the US and Canada.`;
  },
  test: "This is a test that went to you alone. The two links at its end don't work.",
  testSubject: (subject: string) => `Test: ${subject}`,
} as const;

/**
 * Beginnings of words that a subject may not have: it can be seen on a screen that others see too. Each is met at the
 * start of a word, so that "loss" is found in "losses" and not in "gloss".
 */
export const subjectWordsAvoided = [
  "adopt",
  "babies",
  "baby",
  "birth",
  "bump",
  "childless",
  "conceiv",
  "concept",
  "cycle",
  "donat",
  "donor",
  "egg",
  "embryo",
  "father's",
  "fertil",
  "gamete",
  "gestat",
  "infertil",
  "ivf",
  "iui",
  "loss",
  "miscarr",
  "mother's",
  "ovar",
  "ovulat",
  "pregnan",
  "sperm",
  "stillb",
  "surrog",
  "uter",
  "womb",
] as const;
