import { expect, it } from "vitest";
import { numberTyped } from "./builder-input.ts";

const bounds = { min: 1, max: 10, optional: false, whole: true };

it("takes a number within its bounds, the ends included", () => {
  expect(["1", " 7 ", "10"].map((typed) => numberTyped(typed, bounds))).toEqual([1, 7, 10]);
  for (const typed of ["0", "11", "2.5", "many", "1e999"]) expect(numberTyped(typed, bounds)).toBeUndefined();
  expect(numberTyped("2.5", { ...bounds, whole: false })).toBe(2.5);
});

it("takes an empty field as no number where one is optional, and refuses it elsewhere", () => {
  for (const typed of ["", "  "]) {
    expect(numberTyped(typed, { ...bounds, optional: true })).toBeNull();
    expect(numberTyped(typed, bounds)).toBeUndefined();
  }
});
