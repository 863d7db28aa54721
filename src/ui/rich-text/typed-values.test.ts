import fc from "fast-check";
import { expect, it } from "vitest";
import { type TypedValues, whenGiven, withTyped } from "./rich-text-editor.tsx";

it("takes what comes back late for what was typed, however late each of it comes", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }), (pauses) => {
      let values: TypedValues = [""];
      const waiting: string[] = [];
      let text = "";
      for (const letters of pauses) {
        for (let letter = 0; letter < letters; letter += 1) {
          text += "a";
          values = withTyped(values, text);
          waiting.push(text);
        }
        // React gives back the newest of several at once, or an older one if letters came meanwhile.
        const given = waiting.splice(0, Math.max(1, letters)).at(-1);
        if (given === undefined) continue;
        const next = whenGiven(values, given);
        expect(next.isOther).toBe(false);
        values = next.values;
      }
      expect(values.at(-1)).toBe(text);
    }),
    { seed: 11, numRuns: 300 },
  );
});

it("tells somebody else's text from what was typed, also where it was typed before", () => {
  const typed = withTyped(withTyped([""], "a"), "ab");
  expect(whenGiven(typed, "other")).toEqual({ values: ["other"], isOther: true });
  const { values } = whenGiven(typed, "ab");
  expect(whenGiven(values, "a")).toEqual({ values: ["a"], isOther: true });
});
