import { describe, expect, it } from "vitest";
import { newsletterSignup } from "#features/newsletter/schema.ts";
import { frenchFrame, spanishFrame } from "../documents/frame-translations.server.ts";
import { isRecord } from "../documents/record.ts";
import { englishTexts } from "./english-texts.ts";
import { frameTranslations, missingTexts } from "./frame-translations.ts";
import { fieldName, textParts } from "./texts-by-part.ts";

const languages = [
  { language: "fr", name: "French", form: frenchFrame },
  { language: "es", name: "Spanish", form: spanishFrame },
] as const;

describe.each(languages)("the texts around pages in $name", ({ language, form }) => {
  const { document, shipped } = frameTranslations[language];
  const signedOff = { ...document.shipped, signedOffBy: "Sample reader" };
  const withText = (part: (typeof textParts)[number], english: string, text: string) => {
    const { texts } = document.shipped;
    return { ...signedOff, texts: { ...texts, [part]: { ...texts[part], [fieldName(english)]: text } } };
  };
  const problems = (value: unknown) => form.problemsOf(value).map(({ message }) => message);

  it("translate every English text, and none that there isn’t", () => {
    expect(missingTexts(language, document.shipped)).toEqual([]);
    const english = JSON.stringify(englishTexts());
    const unused = textParts
      .flatMap((part) => Object.keys(shipped[part]))
      .filter((each) => !english.includes(JSON.stringify(each.replaceAll("{name}", "Kinward")).slice(1, -1)));
    expect(unused).toEqual([]);
  });

  it("are drafts that nobody has signed off, and can be signed off as they are", () => {
    expect(document.shipped.signedOffBy).toBeUndefined();
    expect(problems(signedOff)).toEqual([]);
  });

  it("keep the placeholders for values", () => {
    expect(problems(withText("notFound", "It used to be at {path}", "…"))).toEqual([
      "Please keep {path}, as in “It used to be at {path}”",
    ]);
    expect(problems(withText("mails", "Confirm my newsletter", "{confirm}")).join()).toContain(
      "placeholders in { }",
    );
  });

  it("say nothing in a mail’s subject about what it is about", () => {
    const telling = language === "fr" ? "Votre grossesse et {name}" : "Tu embarazo y {name}";
    expect(problems(withText("mails", "Your newsletter from {name}", telling)).join()).toContain(
      "Others may see the screen",
    );
  });

  it("lose their sign-off when a release brings a text that whoever signed hasn’t read", () => {
    expect(form.adapted(signedOff)).toEqual(signedOff);
    const { "text-we-ve-moved-": _new, ...before } = document.shipped.texts.notFound;
    const texts = { ...document.shipped.texts, notFound: before };
    const now = form.adapted({ ...signedOff, texts });
    expect(now).toEqual(document.shipped);
    const { receipt: _part, ...older } = document.shipped.texts;
    expect(isRecord(now) && "signedOffBy" in now).toBe(false);
    expect(form.adapted({ ...signedOff, texts: older })).toEqual(document.shipped);
  });
});

it("has each sentence with which the server can refuse a sign-up", () => {
  const { answers } = englishTexts();
  const said = [
    {},
    { email: "", consentToNewsletter: false, website: "" },
    { email: "no address", consentToNewsletter: true, website: "x".repeat(5_000) },
    { email: `${"a".repeat(300)}@example.org`, consentToNewsletter: true, website: "", language: "xx" },
  ].flatMap((input) => newsletterSignup.safeParse(input).error?.issues.map(({ message }) => message) ?? []);
  expect(said.filter((sentence) => !(sentence in answers))).toEqual([]);
});
