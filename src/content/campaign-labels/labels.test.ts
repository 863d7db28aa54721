import { describe, expect, it } from "vitest";
import { placeholdersIn } from "../template.ts";
import { campaignCopyIn, labelLanguage, labelsByLanguage } from "./by-language.ts";
import { en } from "./en.ts";

/** Every text with its path. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

const english = new Map(textsOf(en));

describe.each(Object.entries(labelsByLanguage))("the labels in %s", (_language, labels) => {
  it("have the placeholders of the English ones, and nothing empty", () => {
    for (const [path, text] of textsOf(labels)) {
      expect(text.trim(), path).not.toBe("");
      // A sentence for one can do without the number.
      if (path.endsWith(".one")) continue;
      expect(placeholdersIn(text).toSorted(), path).toEqual(
        placeholdersIn(english.get(path) ?? "").toSorted(),
      );
    }
  });
});

const translated = Object.entries(labelsByLanguage).filter(([language]) => language !== "en");

it.each(translated)("the labels in %s aren't English", (language, labels) => {
  const same = textsOf(labels).filter(([path, text]) => english.get(path) === text);
  expect(same.map(([path]) => path)).toEqual(
    language === "es" ? [".campaignPage.no", ".fields.errorMark"] : [],
  );
});

describe("the labels of a campaign", () => {
  it("are its language's, or English where there are none", () => {
    expect(["es", "es-MX", "fr-CA", "fr-BE", "ar"].map(labelLanguage)).toEqual([
      "es",
      "es",
      "fr-CA",
      "fr",
      "en",
    ]);
  });

  it("count and format as the language does", () => {
    const { answerErrors, campaignPage, fields } = campaignCopyIn("de");
    expect(answerErrors.tooLong(10_000)).toBe("Diese Antwort darf höchstens 10.000 Zeichen lang sein");
    expect(campaignPage.factKept(1)).toBe("Wird 1 Tag aufbewahrt und dann gelöscht.");
    expect(fields.errorSummary(3)).toBe("Bitte korrigieren Sie vor dem Senden 3 Angaben");
  });
});
