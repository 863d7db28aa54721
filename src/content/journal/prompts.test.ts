import { describe, expect, it } from "vitest";
import { journeys } from "../journeys/register.ts";
import { promptGroups } from "./register.ts";

const sets = promptGroups.flatMap((group) => group.sets);
const prompts = sets.flatMap((set) => set.prompts);

describe("the journal's prompts", () => {
  it("are at least sixty, and no two are the same", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(prompts).size).toBe(prompts.length);
    expect(new Set(promptGroups.map(({ id }) => id)).size).toBe(promptGroups.length);
  });

  it("give every phase of every path two or more, under the phase's own name and note", () => {
    for (const { id, phases } of journeys) {
      const group = promptGroups.find((one) => one.id === id);
      expect(
        group?.sets.map((set) => [set.id, set.title, set.note]),
        id,
      ).toEqual(phases.map((phase) => [phase.id, phase.title, phase.note]));
      for (const set of group?.sets ?? []) expect(set.prompts.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("speak of loss only in the set that says so", () => {
    const hard = /\b(loss|lost a|died|miscarr|stillb|grief need|the one I lost)\b/i;
    for (const set of sets)
      if (set.note?.topics.includes("loss") !== true)
        for (const prompt of set.prompts) expect(prompt).not.toMatch(hard);
  });

  it("ask, in short words, and assume no child, partner or good ending", () => {
    for (const prompt of prompts) {
      expect(prompt.length, prompt).toBeLessThanOrEqual(120);
      expect(prompt).not.toMatch(
        /\bwhen (?:I|we) (?:am|are) (?:pregnant|parents?)\b|grateful|silver lining|blessing/i,
      );
    }
    const plain = sets.filter(({ note }) => note === undefined).flatMap((set) => set.prompts);
    for (const prompt of plain) expect(prompt).not.toMatch(/\b(?:our|my) (?:child|baby)\b/i);
  });
});
