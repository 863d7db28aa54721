import { describe, expect, it } from "vitest";
import { claims } from "../claims.ts";
import { zenden } from "../pages/zenden.ts";

describe("every exercise of ZenDen", () => {
  for (const { title, evidence, care, stop, inWords, lengths, usual, variants, steps } of zenden.exercises) {
    it(`says what is known and when to stop: ${title}`, () => {
      expect(zenden.inWords.copy.levels[evidence.level]).toMatch(/evidence$/);
      if (evidence.level === "some") expect(evidence.sources.length).toBeGreaterThan(0);
      expect(stop).toMatch(/worse\.$/);
      expect(care.some((line) => /worse, stop\b/.test(line))).toBe(true);
      expect(inWords.length).toBeGreaterThanOrEqual(5);
    });

    it(`prints no figure that is not in the register with its source: ${title}`, () => {
      const registered = claims
        .filter(({ source }) => evidence.sources.some(({ title: named }) => named === source.title))
        .flatMap(({ figures }) => figures)
        .join(" ");
      const printed = evidence.text.replaceAll(/\d(-\d)+/g, "").match(/\d[\d.,]*\d|\d/g) ?? [];
      for (const figure of printed) expect(registered, figure).toMatch(new RegExp(`\\b${figure}\\b`));
    });

    it(`offers choices that exist: ${title}`, () => {
      expect(lengths.map(({ id }) => id)).toContain(usual);
      const known = steps.map(({ id }) => id);
      for (const { leaves } of variants?.options ?? [])
        for (const step of leaves) expect(known).toContain(step);
    });
  }

  it("has its claims looked at again in time", () => {
    const own = claims.filter(({ id }) => id.startsWith("zenden-"));
    expect(own).toHaveLength(6);
    for (const { reviewBy } of own) expect(reviewBy).toBe("2027-05-21");
  });
});
