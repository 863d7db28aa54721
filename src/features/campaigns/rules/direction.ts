const rightToLeft = new Set(["ar", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a language's script, for the `dir` of the team's text. */
export function directionOf(language: string): "ltr" | "rtl" {
  const [base = ""] = language.toLowerCase().split("-");
  return rightToLeft.has(base) ? "rtl" : "ltr";
}
