import { describe, expect, it } from "vitest";
import { readingGrade } from "#features/site-content/rules/reading-grade.ts";
import { fieldName, slotFor } from "../../features/worksheets/rules.ts";
import { claims } from "../claims.ts";
import { downloadFiles } from "../downloads/all.ts";
import { allCards } from "../downloads/cards.ts";
import { sitemapPaths } from "../index.ts";
import { digitalDownloads } from "../pages/digital-downloads.ts";
import { relatedWorksheets, worksheetPath } from "../pages/worksheet-pages.ts";
import { allWorksheets } from "./all.ts";
import { type SheetField, sheetPaths, type Worksheet } from "./worksheet.ts";

/** Other pages link to these; a worksheet may be added, and none may vanish. */
const linkedTo = [
  "questions-for-the-first-appointment",
  "second-opinion-questions",
  "test-and-results-tracker",
  "treatment-calendar",
  "medication-checklist",
  "decision-matrix",
  "stop-point-agreement",
  "cost-planner",
  "two-week-wait-plan",
  "result-day-plan",
  "after-a-loss-checklist",
  "next-step-talk",
  "pause-plan",
  "remembrance-page",
  "telling-people",
  "letter-to-myself",
  "values-for-choosing-a-donor",
  "questions-for-bank-or-clinic",
  "who-knows-what-map",
  "telling-plan-by-age",
  "first-words-script",
  "letter-to-my-child",
  "relatives-guide-sheet",
  "agency-interview",
  "match-conversation-list",
  "budget-and-escrow-tracker",
  "communication-agreement",
  "birth-and-hospital-plan",
  "childs-story-page",
  "my-reasons",
  "questions-for-the-agency-lawyer-insurer",
  "boundaries-sheet",
  "postpartum-plan",
  "route-comparison",
  "home-study-document-list",
  "agency-questions",
  "openness-plan",
  "transracial-transcultural-readiness",
  "waiting-plan",
  "lifebook-starter",
  "support-map",
  "scripts-for-when-are-you-having-kids",
  "holiday-and-baby-shower-plan",
  "telling-work",
  "partner-check-in",
  "grounding-card",
  "emergency-contacts-card",
  "what-helps-what-hurts",
  "reset-card",
  "debrief-sheet",
  "ethics-round",
];

const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** The words of a worksheet that people read: no ids, no kinds. */
function wordsOf(sheet: Worksheet): string[] {
  const words = ({ kind: _kind, ...field }: SheetField): string[] => {
    if ("columns" in field)
      return [
        field.label,
        field.hint ?? "",
        ...field.columns.map(({ title }) => title),
        ...(typeof field.rows === "number" ? [] : field.rows.map(({ text }) => text)),
      ];
    if ("options" in field) return [field.label, field.hint ?? "", ...field.options.map(({ text }) => text)];
    if ("items" in field) return [field.label, field.hint ?? "", ...field.items.map(({ text }) => text)];
    const { id: _id, ...rest } = field;
    return strings(rest);
  };
  return [sheet.title, sheet.forWhom, sheet.introduction, sheet.limits, ...sheet.fields.flatMap(words)];
}

const sentencesOf = (text: string) => text.split(/(?<=[.?:])\s/).filter((sentence) => /\w/.test(sentence));

const english = [
  ...allWorksheets.flatMap(wordsOf),
  ...allCards
    .filter(({ language }) => language === "en")
    .flatMap(({ title, text, parts }) => [title, text, ...strings(parts)]),
];

describe("the worksheets", () => {
  it("are all there, each once, in a known group", () => {
    expect(allWorksheets.map(({ id }) => id).sort()).toEqual([...linkedTo].sort());
    const paths = sheetPaths.map(({ id }) => id);
    expect([...new Set(allWorksheets.map(({ path }) => path))].sort()).toEqual([...paths].sort());
    for (const { id } of allWorksheets) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(downloadFiles).size).toBe(downloadFiles.length);
  });

  it.each(allWorksheets)("gives every answer a place of its own: $id", ({ id, fields }) => {
    const slots = fields.flatMap((field): string[] => {
      if (field.kind === "part" || field.kind === "note") return [];
      if (field.kind === "choice")
        return field.options.map((option) => `${fieldName(id, field.id)}=${option.id}`);
      if (field.kind === "checklist") return field.items.map((item) => slotFor(field.id, item.id));
      if (field.kind !== "table") return [field.id];
      const rows =
        typeof field.rows === "number" ? [...Array(field.rows).keys()] : field.rows.map((row) => row.id);
      return rows.flatMap((row) => field.columns.map((column) => slotFor(field.id, row, column.id)));
    });
    expect(new Set(slots).size).toBe(slots.length);
    expect(slots.length).toBeGreaterThanOrEqual(5);
    for (const slot of slots) expect(slot).not.toMatch(/:.*:|=$|\/$/);
  });

  it("have a name for every text, so that the team's stays where it is", () => {
    for (const { id, fields } of allWorksheets) {
      const names = fields.map((field) => field.id);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  it.each(allWorksheets)("asks for little and says what it cannot do: $id", (sheet) => {
    expect(sheet.fields.length).toBeGreaterThanOrEqual(4);
    expect(sheet.limits.length).toBeGreaterThan(40);
    for (const field of sheet.fields)
      if (field.kind === "checklist") expect(field.items.length, field.label).toBeLessThanOrEqual(9);
  });

  it("lead to three others each, and every one is led to", () => {
    const related = allWorksheets.map((sheet) => ({ sheet, others: relatedWorksheets(sheet) }));
    for (const { sheet, others } of related) {
      expect(new Set(others).size, sheet.id).toBe(3);
      expect(others).not.toContain(sheet);
    }
    expect(new Set(related.flatMap(({ others }) => others)).size).toBeGreaterThanOrEqual(
      allWorksheets.length - 1,
    );
  });

  it("have a page each that search engines may know", () => {
    for (const { id } of allWorksheets) expect(sitemapPaths).toContain(worksheetPath(id));
  });

  it("have no score, streak or badge, and no daily mood in the wait", () => {
    // A sentence that says there is none is the only place for these words.
    const said = english.filter((text) => /\b(scores?|streaks?|badges?|points)\b/i.test(text));
    expect(said.sort()).toEqual([
      "Name your options. Use words, not points.",
      "We left out a daily mood score on purpose, and a list of symptoms, because they can’t tell you the result. If you have pain, fever or bleeding, call your clinic.",
    ]);
  });
});

describe("the voice of worksheets and cards", () => {
  it("keeps sentences under 25 words", () => {
    for (const text of english)
      for (const sentence of sentencesOf(text))
        expect(sentence.split(/\s+/).length, sentence).toBeLessThan(25);
  });

  it.each(allWorksheets)("reads easily: $id", (sheet) => {
    expect(readingGrade(wordsOf(sheet)).mean).toBeLessThanOrEqual(6.9);
  });

  it("reads at grade six or below on the whole", () => {
    expect(readingGrade(english).mean).toBeLessThanOrEqual(6);
  });
});

it("has every help line that is printed in the claims register", () => {
  const printed = allCards.flatMap(({ parts }) => strings(parts)).join(" ");
  const numbers = printed.match(/1-8\d\d-\d{3}-\d{4}|\b741741\b|\b988\b/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  const known = new Set(claims.flatMap(({ figures }) => figures));
  for (const number of numbers) expect([...known]).toContain(number);
});

it("says the size of a file in whole kilobytes", () => {
  expect(digitalDownloads.file.size(19_500)).toBe("19 KB");
  expect(digitalDownloads.file.size(120)).toBe("1 KB");
});
