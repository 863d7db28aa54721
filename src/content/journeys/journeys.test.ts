import { existsSync, readFileSync } from "node:fs";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, it } from "vitest";
import { infertilityClaims } from "../claims/infertility.ts";
import type { ContentNote, Topic } from "../content-notes.ts";
import { plans } from "../plans.ts";
import type { Picture } from "../schema.ts";
import { infertility } from "./infertility.ts";
import type { Journey, Phase, PhasePart } from "./journey.ts";
import { phasePath } from "./phase-pages.ts";
import { journeys } from "./register.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const longer = (part: PhasePart) => [...(part.urgent ?? []), ...part.paragraphs].join(" ");

/** What a person reads in a phase, without the names of links. */
function textsOf({
  hint,
  lead,
  urgent = [],
  facing,
  feelings,
  offered,
  parts = [],
  limits,
}: Phase): string[] {
  return [hint, lead, ...urgent, ...facing, ...feelings, ...offered, ...parts.map(longer), limits];
}

function everyText({ introduction, map, phases, parts, otherEndings, plan }: Journey): string[] {
  return [
    introduction,
    map.lead,
    ...phases.flatMap(textsOf),
    ...parts.flatMap((part) => [longer(part), ...(part.countries ?? []).flatMap(({ lines }) => lines)]),
    otherEndings.lead,
    ...(otherEndings.urgent ?? []),
    ...otherEndings.parts.map(longer),
    plan.text,
  ];
}

/** Every passage with the topics that its own note, or the note of what it stands in, has announced. */
function passages(journey: Journey): { text: string; topics: readonly Topic[] }[] {
  const announced = (part: PhasePart, around?: ContentNote) => ({
    text: longer(part),
    topics: [...(part.note?.topics ?? []), ...(around?.topics ?? [])],
  });
  return [
    ...journey.phases.flatMap(({ parts = [], note }) => parts.map((part) => announced(part, note))),
    ...journey.parts.map((part) => announced(part)),
    ...journey.otherEndings.parts.map((part) => announced(part, journey.otherEndings.note)),
  ];
}

/** A journey's own page holds everything but its phases, which have pages of their own. */
const places = journeys.flatMap(({ phases, ...journey }) => [
  { path: journey.path, holds: { ...journey, endings: { id: journey.otherEndings.id ?? "another-way" } } },
  ...phases.map((phase) => ({ path: phasePath(journey, phase), holds: phase })),
]);

const ofLoss = /\b(miscarr\w+|ectopic|stillb\w+|pregnancy loss|lost (a|the|your|their) (baby|pregnancy))\b/i;
const ofSuicide = /\b(suicide|end(ing)? your life|rather be dead|harm yourself)\b/i;

describe.each(journeys.map((journey) => [journey.id, journey] as const))("the %s journey", (_, journey) => {
  it("gives every place in the page its own name", () => {
    const ids = [
      ...journey.phases.flatMap((phase) => [phase.id, ...(phase.parts ?? []).flatMap(({ id }) => id ?? [])]),
      ...journey.parts.map(({ id }) => id),
      ...journey.otherEndings.parts.flatMap(({ id }) => id ?? []),
      journey.otherEndings.id ?? "another-way",
      ...["main", "phases", "plan", "reading-heading", "company-heading", "sources-heading"],
    ];
    expect(new Set(ids).size, ids.join(" ")).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it("has nothing missing in any phase", () => {
    for (const phase of journey.phases) {
      expect(wordsIn(phase.hint), phase.hint).toBeLessThan(12);
      for (const text of textsOf(phase)) expect(text.trim(), phase.id).not.toBe("");
      expect(phase.facing.length, phase.id).toBeGreaterThanOrEqual(2);
      expect(phase.facing.length, phase.id).toBeLessThanOrEqual(6);
      expect(phase.feelings.length, phase.id).toBeGreaterThanOrEqual(3);
      expect(phase.offered.length, phase.id).toBeGreaterThanOrEqual(2);
    }
  });

  it("says first what a hard passage is about, and never mixes good news with loss", () => {
    for (const { text, topics } of passages(journey)) {
      if (ofLoss.test(text))
        expect(
          topics.some((topic) => topic === "loss" || topic === "stillbirth"),
          text,
        ).toBe(true);
      if (ofSuicide.test(text)) expect(topics, text).toContain("selfHarm");
      if (topics.includes("pregnancy")) expect(text).not.toMatch(ofLoss);
    }
  });

  it("leads to places that exist on the journeys' pages", () => {
    const links = [
      ...journey.phases.flatMap(({ parts = [] }) => parts),
      ...journey.parts,
      ...journey.otherEndings.parts,
    ].flatMap(({ links: ways = [] }) => ways);
    for (const { href } of links) {
      const [path = "", anchor] = href.split("#");
      if (anchor === undefined || !path.startsWith("/journeys/")) continue;
      const there = places.find((place) => place.path === path);
      expect(JSON.stringify(there?.holds), href).toContain(`"id":"${anchor}"`);
    }
  });

  it("shows pictures that exist, with their own size", () => {
    const pictures: Picture[] = [
      journey.emblem,
      journey.picture,
      ...journey.phases.map(({ picture }) => picture),
      ...journey.company.cards.map(({ picture }) => picture),
    ];
    for (const { name, width, height } of pictures) {
      const file = new URL(`../../../public/illustrations/${name}.svg`, import.meta.url);
      expect(existsSync(file), name).toBe(true);
      expect(readFileSync(file, "utf8"), name).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it("prints a number of phases only where one is agreed", () => {
    const plan = plans().find(({ id }) => id === journey.plan.planId);
    expect(journey.countPrinted).toBe(plan?.state === "available");
  });
});

describe("the phases of the numbered journeys", () => {
  const phases = journeys.filter(({ countPrinted }) => countPrinted).flatMap((journey) => journey.phases);
  const read = (name: string) =>
    readFileSync(new URL(`../../../public/illustrations/${name}.svg`, import.meta.url), "utf8");

  it("have a small picture of their own each, in the colors of the theme", () => {
    expect(new Set(phases.map(({ picture }) => picture.alt)).size).toBe(20);
    for (const { id, picture } of phases) {
      expect(picture.name).toBe(`phase-${id}`);
      expect(picture.alt, id).toMatch(/^[A-Z].*\.$/);
      const drawing = read(picture.name);
      expect(drawing.length, id).toBeLessThanOrEqual(6 * 1024);
      expect(drawing.replace(/--k\w:var\(--art-[\w-]+,#\w{6}\)/g, ""), id).not.toMatch(/#[\dA-F]{6}\b/i);
    }
  });

  it("have the same drawing at night", () => {
    const shape = (drawing: string) =>
      drawing.replace(/ style="[^"]*"/, "").replace(/var\(--k\w\)|#[\dA-F]{6}\b/gi, "color");
    for (const { picture } of phases)
      expect(shape(read(`night/${picture.name}`)), picture.name).toBe(shape(read(picture.name)));
  });
});

describe("the infertility journey's content", () => {
  const all = everyText(infertility);

  it("has its seven phases, from Discovery to Wellbeing", () => {
    expect(infertility.phases.map(({ title }) => title)).toEqual([
      "Discovery",
      "Diagnosis",
      "Decisions",
      "Treatment",
      "The wait",
      "Turning points",
      "Wellbeing",
    ]);
  });

  it("keeps every turning point in a part of its own", () => {
    const turns = infertility.phases.find(({ id }) => id === "turning-points");
    const found = turns?.parts?.map(({ id, note }) => [id, note?.topics[0]]);
    expect(found).toEqual([
      ["negative-result", "loss"],
      ["cancelled-cycle", "medical"],
      ["after-a-loss", "loss"],
      ["pregnant-after-infertility", "pregnancy"],
      ["a-pause", undefined],
      ["another-path", undefined],
      ["stopping", undefined],
      ["two-griefs", undefined],
      ["a-therapist", "selfHarm"],
    ]);
  });

  it("is worth reading, and gives the other endings as much room as treatment", () => {
    expect(sum(all.map(wordsIn))).toBeGreaterThan(3000);
    const treatment = infertility.phases.find(({ id }) => id === "treatment")?.parts ?? [];
    const room = (parts: readonly PhasePart[]) => sum(parts.map((part) => wordsIn(longer(part))));
    expect(room(infertility.otherEndings.parts)).toBeGreaterThanOrEqual(room(treatment));
  });

  it("reads at grade 4 to 9: neither hard nor clipped", () => {
    const grade = (text: string) => {
      const sentences = text.split(/[.?:](?:\s|$|”)/).filter((sentence) => sentence.trim() !== "");
      return fleschKincaid({ sentence: sentences.length, word: wordsIn(text), syllable: syllable(text) });
    };
    expect(grade(all.join(" "))).toBeGreaterThan(4);
    expect(grade(all.join(" "))).toBeLessThan(9);
    // A single part can have a clinical word or two more.
    for (const { text } of passages(infertility)) expect(grade(text), text).toBeLessThan(10);
  });

  it("prints no figure that its claims do not hold, and lists their sources", () => {
    const registered = infertilityClaims.flatMap(({ figures }) => figures).join(" | ");
    const figures = all.flatMap(
      (text) =>
        text.match(
          /\b(19|20)\d\d\b|\bCAD [\d,]*\d|\b\d+ in \d+\b|\b[\d,]+ (studies|people|women|websites|recommendations)\b/g,
        ) ?? [],
    );
    expect(figures.length).toBeGreaterThan(8);
    for (const figure of figures) expect(registered, figure).toContain(figure);
    const page = all.join(" ");
    for (const { figures: printed, source, id } of infertilityClaims) {
      for (const figure of printed) expect(page, id).toContain(figure);
      expect(infertility.sources, id).toContain(source);
    }
  });
});
