/** The words that every newsletter issue carries, and what its subject must not say. */
import { current } from "./current.ts";
import { mailsDocument } from "./mail-texts.ts";
import { site } from "./site.ts";

export const issueMail = {
  get why() {
    return current(mailsDocument).issue.why;
  },
  get preferences() {
    return current(mailsDocument).issue.preferences;
  },
  get unsubscribe() {
    return current(mailsDocument).issue.unsubscribe;
  },
  get noTracking() {
    return current(mailsDocument).issue.noTracking;
  },
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

/** The words in a subject that should not be visible on a shared screen. */
export function tellingWords(subject: string): string[] {
  const words = subject.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.filter((word) => {
    const plain = word.toLowerCase().replaceAll("’", "'");
    return subjectWordsAvoided.some((beginning) => plain.startsWith(beginning));
  });
}
