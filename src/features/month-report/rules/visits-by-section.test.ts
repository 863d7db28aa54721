import fc from "fast-check";
import { expect, it } from "vitest";
import { isSmall, smallestGroup, sum } from "#platform/list/small-groups.ts";
import { hasSections, sectionIds, sectionTexts } from "./visits-by-section.ts";

const count = fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 400 }), fc.constant(0));
const line = fc.array(count, { minLength: sectionIds.length, maxLength: sectionIds.length });
const countsOf = (sections: readonly number[]) => ({
  visits: sum(sections),
  ...Object.fromEntries(sectionIds.map((id, at) => [id, sections[at]])),
});

it("never shows a small section, nor lets one be found by subtracting the others from all visits", () => {
  fc.assert(
    fc.property(line, (sections) => {
      const texts = [...sectionTexts(countsOf(sections)).values()];
      const hidden = sections.filter((_, at) => texts[at] === "Hidden");
      for (const [at, text] of texts.entries())
        if (text !== "Hidden")
          expect([isSmall(sections[at] ?? 0), text]).toEqual([false, sections[at]?.toLocaleString("en-US")]);
      expect(hidden.length).not.toBe(1);
      if (hidden.length > 0 && !isSmall(sum(sections)))
        expect(sum(hidden)).toBeGreaterThanOrEqual(smallestGroup);
    }),
  );
});

it("shows no section of a month whose sections don't add up to its visits", () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 50 }), (sections, more) => {
      const counts = { ...countsOf(sections), visits: sum(sections) + more };
      expect(hasSections(counts)).toBe(false);
      expect(new Set(sectionTexts(counts).values())).toEqual(new Set(["–"]));
    }),
  );
});
