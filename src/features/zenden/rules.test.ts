import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zenden } from "#content/pages/zenden.ts";
import type { Exercise } from "#content/zenden/exercise.ts";
import { afterBeat, type Choice, isSaid, momentAt, moonScale, planOf, usualChoice } from "./rules.ts";

const exercise = (id: string): Exercise => {
  const found = zenden.exercises.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
};
const words = (id: string, choice: Partial<Choice> = {}) => {
  const found = exercise(id);
  return planOf(found, { ...usualChoice(found, 1), ...choice });
};

const anyPlan = fc.constantFrom(...zenden.exercises).chain((found) =>
  fc
    .record({
      lengthId: fc.constantFrom(...found.lengths.map(({ id }) => id)),
      variantId: fc.constantFrom(undefined, ...(found.variants?.options.map(({ id }) => id) ?? [])),
      pace: fc.constantFrom(0.75, 1, 1.3),
    })
    .map((choice) => planOf(found, choice)),
);

describe("a plan", () => {
  it("goes round a box four by four and ends after about the minutes chosen", () => {
    const plan = words("box-breathing");
    expect(plan.beats.slice(0, 5).map(({ step, lasts }) => [step.word, lasts])).toEqual([
      ["Breathe in", 4000],
      ["Hold", 4000],
      ["Breathe out", 4000],
      ["Rest", 4000],
      ["Breathe in", 4000],
    ]);
    expect(plan.lasts).toBe(11 * 16_000);
  });

  it("leaves the holds out when asked, and takes as long", () => {
    const plan = words("box-breathing", { variantId: "without", lengthId: "1" });
    expect(new Set(plan.beats.map(({ step }) => step.move))).toEqual(new Set(["in", "out"]));
    expect(plan.lasts).toBe(64_000);
  });

  it("keeps the ratio of 4-7-8 at every pace", () => {
    for (const pace of [0.75, 1, 1.3]) {
      const [breathIn, hold, out] = words("four-seven-eight", { pace }).beats;
      expect((hold?.lasts ?? 0) / (breathIn?.lasts ?? 1)).toBeCloseTo(7 / 4, 3);
      expect((out?.lasts ?? 0) / (breathIn?.lasts ?? 1)).toBeCloseTo(2, 3);
    }
    expect(words("four-seven-eight").beats).toHaveLength(12);
  });

  it("spreads the senses over the time chosen, with or without smell and taste", () => {
    expect(words("grounding", { lengthId: "4" }).lasts).toBe(240_000);
    const short = words("grounding", { lengthId: "4", variantId: "without" });
    expect(short.beats.map(({ step }) => step.word)).toEqual(["See", "Touch", "Hear"]);
    expect(short.lasts).toBe(240_000);
  });

  it("leaves belly and pelvis out unless asked", () => {
    const named = (id: string, variantId?: string) =>
      words(id, variantId ? { variantId } : {}).beats.map(({ step }) => step.id);
    for (const id of ["progressive-relaxation", "body-scan"]) {
      expect(named(id)).not.toContain("middle");
      expect(named(id, "with")).toContain("middle");
    }
  });

  it("tenses for five and lets go for ten, from the feet to the face", () => {
    const plan = words("progressive-relaxation");
    expect(plan.beats.slice(0, 2).map(({ lasts }) => lasts)).toEqual([5000, 10_000]);
    expect([plan.beats[0]?.step.id, plan.beats.at(-1)?.step.id]).toEqual(["feet", "face"]);
    expect(words("progressive-relaxation", { lengthId: "2" }).lasts).toBe(2 * plan.lasts);
  });

  it("carries the breath from beat to beat without a jump", () => {
    fc.assert(
      fc.property(anyPlan, ({ beats }) => {
        for (const [at, beat] of beats.entries()) {
          const before = beats[at - 1];
          if (before) expect(beat.from).toBe(before.to);
          if (before) expect(beat.begins).toBe(before.begins + before.lasts);
          expect(moonScale(beat.to)).toBeGreaterThanOrEqual(0.86);
          expect(moonScale(beat.to)).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(
      words("cyclic-sighing")
        .beats.slice(0, 3)
        .map(({ from, to }) => [from, to]),
    ).toEqual([
      [0, 0.75],
      [0.75, 1],
      [1, 0],
    ]);
  });
});

describe("a moment", () => {
  it("counts each beat from one and fills the ring in four", () => {
    const plan = words("four-seven-eight");
    const seen = Array.from({ length: 19 }, (_, second) => momentAt(plan, second * 1000));
    expect(seen.map((moment) => moment?.count)).toEqual([
      1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(seen.slice(4, 11).map((moment) => moment?.quarter)).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(seen[0]?.changesIn).toBe(1000);
    expect(momentAt(plan, 3400)?.changesIn).toBe(600);
  });

  it("is over at the end, and only then", () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), (plan, offset) => {
        expect(momentAt(plan, plan.lasts + offset)).toBeUndefined();
        expect(momentAt(plan, offset % plan.lasts)).toBeDefined();
      }),
    );
  });

  it("reaches the end when every change is waited for, and never waits for nothing", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        let elapsed = 0;
        let steps = 0;
        const beats = new Set<number>();
        for (let now = momentAt(plan, 0); now; now = momentAt(plan, elapsed)) {
          expect(now.changesIn).toBeGreaterThan(0);
          beats.add(now.index);
          elapsed += now.changesIn;
          steps += 1;
        }
        expect(beats.size).toBe(plan.beats.length);
        expect(steps).toBeLessThan(plan.beats.length * 12);
      }),
    );
  });

  it("can be left for the next step", () => {
    const plan = words("grounding");
    const first = momentAt(plan, 2000);
    expect(first && momentAt(plan, afterBeat(first))?.beat.step.word).toBe("Touch");
  });

  it("is told to a screen reader, and falls quiet only where tones go on", () => {
    const plan = words("box-breathing");
    const [early, late] = [momentAt(plan, 5000), momentAt(plan, 60_000)];
    if (!early || !late) throw new Error("the box has both");
    expect([isSaid(early, true), isSaid(late, true), isSaid(late, false)]).toEqual([true, false, true]);
    const guided = momentAt(words("progressive-relaxation", { lengthId: "2" }), 200_000);
    expect(guided && isSaid(guided, true)).toBe(true);
  });
});
