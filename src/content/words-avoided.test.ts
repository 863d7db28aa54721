import { describe, expect, it } from "vitest";
import { avoidedWords } from "#features/site-content/rules/avoided-words.ts";
import { contentTexts, paragraphsOf } from "#tests/support/content-words.ts";

/** The one place that explains such words instead of using them. */
const glossary = /glossary/;

/** Phrases that hold an avoided word and are right all the same. Each needs its reason. */
const allowed: readonly { phrase: string; reason: string }[] = [
  { phrase: "witness miracles", reason: "the agreed subject of the first screen for clinics" },
  { phrase: "You aren’t giving up your own child", reason: "tells surrogates that this isn't what they do" },
  // Translations are stored under these sentences.
  { phrase: "with the link we have mailed you", reason: "a fixed toast of the newsletter's form" },
  { phrase: "We’ve mailed you a link to confirm", reason: "teams have stored translations of it" },
  { phrase: "We don't track our mail", reason: "teams have stored translations of it" },
  { phrase: "and we’ll mail you a new one", reason: "teams have stored translations of it" },
];

/**
 * Tells of translated English. They hurt nobody, so the editor doesn't hint at them; our own pages do without. Labels of
 * the admin and texts in other languages are left out.
 */
const tells: typeof avoidedWords = [
  {
    avoid: /\b\d{1,2} (?:Jan|Febr)uary\b|\b\d{1,2} (?:March|April|May|June|July|August)\b/g,
    prefer: "May 3, 2026",
  },
  { avoid: /\b\d{1,2} (?:Septem|Octo|Novem|Decem)ber\b/g, prefer: "November 28, 2026" },
  { avoid: /\bUSD \d/g, prefer: "$ before the amount" },
  {
    avoid:
      /(?<![-@/.])\b[Mm]ails\b|\b[Mm]ailed\b|\b(?:this|our|your|a|the|by|we) mail\b|\b[Mm]ail (?:you|us|me)\b/g,
    prefer: "email, emailed",
  },
  { avoid: /\b[Tt]ick(?:s|ed|ing)?\b/g, prefer: "check, checkbox" },
  { avoid: /\b[Ww]ards?\b/g, prefer: "unit, floor, hospital" },
  { avoid: /\b[Pp]hysiotherap\w+/g, prefer: "physical therapy" },
  { avoid: /\b[Tt]ablets\b/g, prefer: "pills" },
  { avoid: /\bdisability cover\b|\binsurance cover(?= for\b)/g, prefer: "insurance, coverage" },
  { avoid: /\b(?:medical|patient) files?\b|\bin (?:the|my|your) file\b/g, prefer: "chart, records" },
  { avoid: /\b[Ii]n law\b/g, prefer: "legally, by law" },
  { avoid: /\b(?:needs?|without) scripts\b|\bScripts are off\b/g, prefer: "turn on JavaScript" },
  { avoid: /\bsore point\b/g, prefer: "a hard subject" },
  { avoid: /\b[Ww]hom\b/g, prefer: "who" },
  { avoid: /, (?:and )?also (?!known\b)/g, prefer: "including, even, too" },
  { avoid: /\b[Ii]t’s no (?!longer\b)/g, prefer: "it isn’t" },
  { avoid: /\btakes part\b/g, prefer: "is involved, joins" },
  { avoid: /\b(?:we|you|they|couples|parents|partners) part\b/g, prefer: "separate" },
];

/** Labels in the admin and values that only it shows. */
const inAdmin = /(?:^|\.)(?:form|sent|launch|about|placeholders)(?:\.|$)|^documentSections\.\d+\.title$/;
const otherLanguages = /^(?:frame-translations|campaign-labels|place-mails\/(?:es|fr))\b/;

/** The only exclamation marks: fixed sentences, agreed to the letter. */
const mayExclaim =
  /^(We’ve Moved!|Success!|Inquiry Submitted!|Message Sent Successfully!|Save (2|\{months\}) months? with yearly billing!)$/;

/** Texts that are sent as plain text too, and words that are looked for in what people type. */
const asTyped =
  /^(?:(?:mails|letter-mails|mail-texts|newsletter-mail|crisis-words)\.ts|(?:documents|place-mails)\/)/;

// Signs of the text, such as © and ™, are pictures to Unicode too.
const emoji = /(?![©®™])\p{Extended_Pictographic}/u;

function withoutAllowed(text: string): string {
  return allowed.reduce((left, { phrase }) => left.replaceAll(phrase, ""), text);
}

/** What is found in a text, and what to write in its place. */
function avoidedIn(text: string, list = avoidedWords): { found: string; prefer: string }[] {
  const left = withoutAllowed(text);
  return list.flatMap(({ avoid, prefer }) => [...left.matchAll(avoid)].map(([found]) => ({ found, prefer })));
}

const words = await contentTexts();

describe("the words of the site", () => {
  it("hold none that hurt or mislead", () => {
    const faults = words
      .filter(({ file }) => !glossary.test(file))
      .flatMap(({ file, place, text }) =>
        avoidedIn(text).map(
          ({ found, prefer }) =>
            `src/content/${file} (${place}) says "${found}". Better: ${prefer}. The sentence: ${text}`,
        ),
      );
    expect(faults.join("\n")).toBe("");
  });

  it("hold no tell of translated English", () => {
    const faults = words
      .filter(({ file, place }) => !inAdmin.test(place) && !otherLanguages.test(file))
      .flatMap(({ file, place, text }) =>
        avoidedIn(text, tells).map(
          ({ found, prefer }) =>
            `src/content/${file} (${place}) says "${found}". Better: ${prefer}. The sentence: ${text}`,
        ),
      );
    expect(faults.join("\n")).toBe("");
  });

  it("shout nowhere but in the fixed sentences, and hold no emoji", () => {
    const faults = words
      .filter(({ text }) => (text.includes("!") && !mayExclaim.test(text)) || emoji.test(text))
      .map(
        ({ file, place, text }) =>
          `src/content/${file} (${place}) has an exclamation mark or an emoji. Say it quietly: ${text}`,
      );
    expect(faults.join("\n")).toBe("");
  });

  it("have typographic apostrophes and quotes, but for mails, whose HTML gets them when it is made", () => {
    const faults = words
      .filter(
        ({ file, text }) => !asTyped.test(file) && /\p{L}['"]|['"]\p{L}/u.test(text) && !/[<>=]/.test(text),
      )
      .map(
        ({ file, place, text }) =>
          `src/content/${file} (${place}) has a straight one. Write ’ or “ ”: ${text}`,
      );
    expect(faults.join("\n")).toBe("");
  });

  it("keep French marks on the line of their word", () => {
    const faults = words
      // The text of a function has its code in it.
      .filter(({ place, text }) => !place.endsWith("()") && / [?!:;»]|« /.test(text))
      .map(({ file, place, text }) => `src/content/${file} (${place}) needs \\u00a0 beside a mark: ${text}`);
    expect(faults.join("\n")).toBe("");
  });

  it("need a reason for each exception, and use it", () => {
    for (const { phrase, reason } of allowed) {
      expect(reason.length, phrase).toBeGreaterThan(15);
      expect(
        words.some(({ text }) => text.includes(phrase)),
        phrase,
      ).toBe(true);
    }
  });
});

describe("the search for such words", () => {
  it.each([
    ["She is a surrogate mother.", "surrogate mother"],
    ["They gave her up.", "gave her up"],
    ["After a failed IVF, try again.", "failed IVF"],
    ["Barren fields", "Barren"],
    ["AF came at 9 DPO", "DPO"],
    ["What to do with leftover embryos", "leftover"],
    ["It is proven to work.", "proven"],
    ["Your child is adopted.", "is adopted"],
  ])("finds them: %s", (text, found) => {
    expect(avoidedIn(text).map((one) => one.found)).toContain(found);
  });

  it.each([
    ["As of 29 January 2026", "29 January"],
    ["It is worth up to USD 17,280.", "USD 1"],
    ["We have mailed you a link.", "mailed"],
    ["IVF is covered, also for single people.", ", also "],
    ["That’s biology. It’s no judgment.", "It’s no "],
    ["The parents part before the birth.", "parents part"],
  ])("finds the tells of a translation: %s", (text, found) => {
    expect(avoidedIn(text, tells).map((one) => one.found)).toContain(found);
  });

  it.each([
    "On November 28, 2026, the email came with your chart.",
    "PCOS, also known as PMOS, is common, and it’s no longer rare.",
    "295 people took part, and part of it was free.",
  ])("finds no tell in others: %s", (text) => {
    expect(avoidedIn(text, tells)).toEqual([]);
  });

  it.each([
    "A gestational surrogate carries the pregnancy.",
    "He was adopted at the age of two.",
    "Of course there are afternoons.",
    "The real costs stand in the table.",
  ])("leaves others alone: %s", (text) => {
    expect(avoidedIn(text)).toEqual([]);
  });
});

it("reads long texts in Markdown without their marks", () => {
  const source = `---
title: "Waiting"
---
## A heading

One *long* day
with [a link](/contact).

- First <Note kind="x" />
- Second
`;
  expect(paragraphsOf(source)).toEqual([
    "Waiting",
    "A heading",
    "One long day with a link.",
    "First",
    "Second",
  ]);
});
