/** The languages that a page of the team's can be in. */
export const languages = ["en", "es", "fr", "fr-CA", "de", "pt", "zh", "ar", "fa", "he", "ur"] as const;

export type Language = (typeof languages)[number];

/** What they are called in English. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  "fr-CA": "French (Canada)",
  de: "German",
  pt: "Portuguese",
  zh: "Chinese",
  ar: "Arabic",
  fa: "Persian",
  he: "Hebrew",
  ur: "Urdu",
};

/** The name of a language, in that language: "español". */
export function ownNameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

const rightToLeft = new Set(["ar", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a language's script, for the `dir` of the team's text. */
export function directionOf(language: string): "ltr" | "rtl" {
  const [base = ""] = language.toLowerCase().split("-");
  return rightToLeft.has(base) ? "rtl" : "ltr";
}
