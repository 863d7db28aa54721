import { describe, expect, it } from "vitest";
import { crisisNumbers } from "../crisis.ts";
import { placeMails } from "../documents/place-mails.server.ts";
import { groupLanguages, type LanguageId } from "../groups/choices.ts";
import { tellingWords } from "../newsletter-mail.ts";
import { placeholdersIn } from "../template.ts";
import { placeMail } from "./mail.ts";
import { momentIn } from "./moment.ts";

const languages = groupLanguages.map(({ value }) => value);
const links = { pageUrl: "https://example.org/page", changedUrl: "https://example.org/changed" };

const signUps: Readonly<Record<string, string>> = {
  en: "One more step",
  fr: "Encore une étape",
  es: "Falta un paso",
};

describe("mails about places", () => {
  it.each(placeMails.flatMap(({ id, mails = [] }) => mails.map((sample) => ({ ...sample, document: id }))))(
    "say nothing telling and leave no placeholder empty: $document, $name",
    ({ document, mail }) => {
      const language = document.slice(-2);
      const copy = mail();
      const whole = [copy.subject, ...copy.paragraphs].join("\n");
      expect(tellingWords(whole, language)).toEqual([]);
      expect(placeholdersIn(whole)).toEqual([]);
      expect(copy.subject.length).toBeLessThan(60);
      // Both links, and the crisis line at the end; that of a sign-up has no link for changes.
      expect(copy.paragraphs).toContain(links.pageUrl);
      const isSignUp = copy.subject === signUps[language];
      expect(copy.paragraphs.at(-2)).toContain(isSignUp ? links.pageUrl : links.changedUrl);
      expect(whole.includes(links.changedUrl)).toBe(!isSignUp);
      expect(copy.paragraphs.at(-1)).toContain(crisisNumbers().crisis);
      expect(copy.language).toBe(language);
    },
  );

  it("fit the forms that the team edits, which refuse a telling word in each language", () => {
    const words = { en: "miscarriage", fr: "l'ovocyte", es: "embarazo" };
    for (const [at, document] of placeMails.entries()) {
      const language = languages[at] ?? "en";
      expect(document.problemsOf(document.shipped)).toEqual([]);
      const changed = JSON.parse(JSON.stringify(document.shipped));
      changed.held.subject = `Hello ${words[language]}`;
      changed.thanks.text = `Hello ${words[language]}`;
      changed.moved.text = "Without a time";
      expect(document.problemsOf(changed).map(({ path }) => path)).toEqual([
        "held.subject",
        "moved.text",
        "thanks.text",
      ]);
    }
  });

  it("say a time as the people of the group do", () => {
    const at = (instant: string, language: LanguageId, now = "2026-12-08T12:00:00.000Z") =>
      momentIn(instant, { zone: "America/New_York", language, now });
    const evening = "2026-12-09T00:00:00.000Z";
    expect(languages.map((language) => at(evening, language).when)).toEqual([
      "Tuesday, December 8, 7 PM Eastern Time",
      "mardi 8 décembre à 19 h (heure de l’Est)",
      "martes 8 de diciembre a las 7 p.m. (hora oriental)",
    ]);
    const midday = "2026-12-09T18:30:00.000Z";
    expect(languages.map((language) => at(midday, language).when)).toEqual([
      "Wednesday, December 9, 1:30 PM Eastern Time",
      "mercredi 9 décembre à 13 h 30 (heure de l’Est)",
      "miércoles 9 de diciembre a la 1:30 p.m. (hora oriental)",
    ]);
    expect(languages.map((language) => at(evening, language).day)).toEqual(["Today", "Aujourd’hui", "Hoy"]);
    expect(languages.map((language) => at(midday, language).day)).toEqual(["Tomorrow", "Demain", "Mañana"]);
    // A day before a meeting just after midnight, over the night in which summer time begins.
    expect(at("2026-03-09T04:30:00.000Z", "en", "2026-03-08T04:30:00.000Z").day).toBe("In 2 days");
  });

  it("say the time in the reminder's subject when less than an hour is left", () => {
    const moment = momentIn("2026-12-09T00:00:00.000Z", {
      zone: "America/New_York",
      language: "fr",
      now: "2026-12-08T23:50:00.000Z",
    });
    const subjectOf = (late: boolean) =>
      placeMail("fr", { about: "reminderHour", moment, late }, links).subject;
    expect([subjectOf(false), subjectOf(true)]).toEqual(["Dans une heure", "Aujourd’hui, 19 h"]);
  });
});
