/** The words that every newsletter issue carries, and what its subject must not say. */
import { crisisSentence } from "./crisis.ts";
import { current } from "./current.ts";
import { mailsDocument } from "./mail-texts.ts";
import { replyNote } from "./reply-notes.ts";
import { site } from "./site.ts";

export const issueMail = {
  get why() {
    return `${current(mailsDocument).issue.why} ${replyNote()}`;
  },
  get preferences() {
    return current(mailsDocument).issue.preferences;
  },
  get changed() {
    return current(mailsDocument).issue.changed;
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
    return `${site.notMedical} ${crisisSentence()}`;
  },
  test: "This is a test that went to you alone. The links at its end don't work.",
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

/** The same in French and Spanish, for mails in these languages. */
const wordsAvoidedIn: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "bébé",
    "couche",
    "deuil",
    "donneu",
    "enceint",
    "fiv",
    "fécond",
    "gpa",
    "grossesse",
    "naissance",
    "ovocyte",
    "perte",
    "pma",
    "stéril",
  ],
  es: [
    "aborto",
    "bebé",
    "donador",
    "donante",
    "duelo",
    "embaraz",
    "estéril",
    "fecund",
    "fiv",
    "gestac",
    "nacimiento",
    "ovula",
    "pérdida",
    "subrog",
    "óvulo",
  ],
};

/** The words in a text that should not be visible on a shared screen. */
export function tellingWords(text: string, language = "en"): string[] {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const avoided = [...subjectWordsAvoided, ...(wordsAvoidedIn[language] ?? [])];
  return words.filter((word) => {
    // French joins articles to the word: "l'ovocyte".
    const plain = word.toLowerCase().replaceAll("’", "'");
    const ends = language === "fr" ? [plain, plain.replace(/^[a-z]+'/, "")] : [plain];
    return avoided.some((beginning) => ends.some((each) => each.startsWith(beginning)));
  });
}
