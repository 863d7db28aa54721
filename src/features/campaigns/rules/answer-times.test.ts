import { expect, it } from "vitest";
import { answerTimeOf, answerTimes, medianTime } from "./answer-times.ts";

it("puts every duration into one band", () => {
  const minutes = [0, 0.99, 1, 2, 4.9, 5, 19, 59, 60, 10_000];
  expect(minutes.map((each) => answerTimeOf(each * 60_000))).toEqual([
    "0-1",
    "0-1",
    "1-2",
    "2-3",
    "3-5",
    "5-10",
    "10-20",
    "20-60",
    "60-",
    "60-",
  ]);
});

it("finds the band in the middle, and none of too few people", () => {
  const counts = answerTimes.map(() => 0);
  expect(medianTime(counts, 5)).toBeUndefined();
  expect(medianTime([2, 0, 2], 5)).toBeUndefined();
  expect(medianTime([2, 0, 3], 5)).toBe("2-3");
  expect(medianTime([3, 3], 5)).toBe("0-1");
});
