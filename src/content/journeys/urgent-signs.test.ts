import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Journey, PhasePart } from "./journey.ts";
import { announcesLoss } from "./loss.ts";
import { journeys } from "./register.ts";
import { signsInTreatment } from "./urgent-signs.ts";

type Section = { name: string; text: string; urgent: string };

const textOf = ({ heading, paragraphs }: PhasePart) => [heading, ...paragraphs].join(" ");

/** Every section of a journey whose note announces a loss, with the signs and help lines in view beside it. */
function sectionsOnLoss({ id, phases, parts, otherEndings }: Journey): Section[] {
  const section = (part: PhasePart, around: readonly string[] = []): Section => ({
    name: `${id}: ${part.heading}`,
    text: textOf(part),
    urgent: [...around, ...(part.urgent ?? [])].join(" "),
  });
  const ofPhases = phases.flatMap(({ note, urgent, parts: inside = [] }) =>
    inside
      .filter((part) => announcesLoss(note) || announcesLoss(part.note))
      .map((part) => section(part, urgent)),
  );
  const ofReading = parts.filter(({ note }) => announcesLoss(note)).map((part) => section(part));
  const ofEndings = otherEndings.parts
    .filter(({ note }) => announcesLoss(otherEndings.note) || announcesLoss(note))
    .map((part) => section(part, otherEndings.urgent));
  return [...ofPhases, ...ofReading, ...ofEndings];
}

const onLoss = journeys.flatMap(sectionsOnLoss);
/** A loss that is happening or has just happened, and not one of years ago. */
const inTheBody = /miscarriage|ectopic|stillbirth|a pregnancy ends|a pregnancy does/i;

describe("the sections of the journeys that speak of a loss", () => {
  it("are found in each journey that has some", () => {
    expect(onLoss.length).toBeGreaterThanOrEqual(12);
  });

  it.each(onLoss)("show a number for an emergency or a crisis: $name", ({ urgent }) => {
    expect(urgent).toMatch(/\b(911|988)\b/);
  });

  it.each(onLoss.filter(({ text }) => inTheBody.test(text)))(
    "name the signs that can't wait: $name",
    ({ urgent }) => {
      expect(urgent).toContain("911");
      for (const sign of [/bleeding/, /faint/, /shoulder/, /chest pain/, /severe pain/])
        expect(urgent).toMatch(sign);
    },
  );

  it.each(onLoss)("name no price: $name", ({ text, urgent }) => {
    expect(`${text} ${urgent}`).not.toMatch(/\$\d|\ba (month|year) for\b/);
  });
});

describe("the signs of an overstimulated ovary", () => {
  const inView = ({ urgent = [], parts = [] }: Journey["phases"][number]) =>
    [...urgent, ...parts.flatMap((part) => part.urgent ?? [])].join(" ");

  it.each(["treatment", "the-wait", "embryos-and-transfer"])(
    "stand in the phase in which they come up: %s",
    (phaseId) => {
      const phase = journeys.flatMap(({ phases }) => phases).find(({ id }) => id === phaseId);
      for (const text of signsInTreatment) expect(phase && inView(phase)).toContain(text);
    },
  );

  it("are worded as in the article on IVF", () => {
    const article = readFileSync(join(import.meta.dirname, "../knowledge-hub/ivf-in-plain-words.md"), "utf8");
    for (const text of signsInTreatment) expect(article).toContain(text);
  });
});
