import fc from "fast-check";
import { expect, it } from "vitest";
import { isSmall, smallestGroup } from "#platform/list/small-groups.ts";
import { figureIds, type MonthCounts } from "./figures.ts";
import { hiddenText, hiddenTogether, shownParts, shownTexts as textsOf } from "./shown-texts.ts";

const shownTexts = (counts: MonthCounts) => textsOf(counts, { isOver: true });

it("hides what is under five, and shows zero and five", () => {
  const texts = shownTexts({ visits: 1_204, came: 4, pairs: 5, answers: 0, meetings: 1, clinicCodes: 0 });
  expect(texts).toMatchObject({
    visits: "1,204",
    came: hiddenText,
    pairs: "5",
    answers: "0",
    meetings: "1",
    clinicCodes: "Fewer than 10",
    readers: "–",
  });
});

it("hides gained and lost subscribers together", () => {
  expect(shownTexts({ signUps: 30, unsubscribed: 2 })).toMatchObject({
    signUps: hiddenTogether,
    unsubscribed: hiddenTogether,
  });
  expect(shownTexts({ signUps: 30, unsubscribed: 0 })).toMatchObject({ signUps: "30", unsubscribed: "0" });
});

it("says how much was answered without saying who wasn't", () => {
  expect(hiddenTogether).toBe("Hidden: would reveal fewer than 5");
  expect(shownParts(40, [30, 35])).toEqual(["30", "35"]);
  expect(shownParts(40, [38, 40])).toEqual(["All but fewer than 5", "40"]);
  expect(shownParts(40, [30, 32])).toEqual(["30", hiddenTogether]);
  expect(shownParts(6, [5, 6])).toEqual([hiddenTogether, "6"]);
  expect(shownParts(3, [3, 3])).toEqual([hiddenTogether, hiddenTogether]);
  expect(shownTexts({ received: 40, answered: 40, inTime: 30 }).inTime).toBe("30 (75%)");
  expect(textsOf({ received: 40, answered: 40, inTime: 30 }, { isOver: false }).inTime).toBe("30");
  expect(shownTexts({ received: 4, answered: 4, medianHours: 2 }).medianHours).toBe(hiddenText);
});

/** All ways in which a total falls into parts, by what is shown of them. */
function byShown(total: number) {
  const ways: { quick: number; late: number; open: number }[] = [];
  for (let quick = 0; quick <= total; quick += 1)
    for (let late = 0; quick + late <= total; late += 1)
      ways.push({ quick, late, open: total - quick - late });
  return Map.groupBy(ways, ({ quick, late }) => shownParts(total, [quick, quick + late]).join(" | "));
}

it("leaves every small part at least two possible values, whatever the total", () => {
  for (let total = smallestGroup; total <= 40; total += 1)
    for (const [shown, ways] of byShown(total))
      for (const part of ["quick", "late", "open"] as const) {
        const values = new Set(ways.map((way) => way[part]));
        if (values.size === 1) expect([...values].filter(isSmall), `${total}: ${shown} ${part}`).toEqual([]);
      }
});

it("leaves a change in readers two ways to have come about, unless none of them is small", () => {
  const count = fc.nat({ max: 12 });
  fc.assert(
    fc.property(count, count, (signUps, unsubscribed) => {
      const shown = shownTexts({ signUps, unsubscribed });
      const others = [...Array(20).keys()].filter((more) => {
        const lost = more;
        const gained = signUps - unsubscribed + lost;
        const same = gained < 0 ? undefined : shownTexts({ signUps: gained, unsubscribed: lost });
        return same?.signUps === shown.signUps && same.unsubscribed === shown.unsubscribed;
      });
      if (isSmall(signUps) || isSmall(unsubscribed)) expect(others.length).toBeGreaterThan(1);
    }),
  );
});

it("never shows one to four of people, whatever the counts", () => {
  const counts = fc.record(
    Object.fromEntries(figureIds.map((id) => [id, fc.option(fc.nat({ max: 60 }))])),
  ) satisfies fc.Arbitrary<MonthCounts>;
  fc.assert(
    fc.property(counts, (month) => {
      const { meetings, medianHours, clinicCodes, ...people } = shownTexts(month);
      for (const each of Object.values(people)) expect(each).not.toMatch(/^[1-4]$/);
    }),
  );
});
