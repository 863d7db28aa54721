import { expect, test } from "vitest";
import { escapeCounter } from "./escape-counter.ts";

test("the third press within a second counts", () => {
  const press = escapeCounter();
  expect([press(0), press(400), press(1000)]).toEqual([false, false, true]);
});

test("presses over more than a second do not count together", () => {
  const press = escapeCounter();
  expect([press(0), press(600), press(1001), press(1500)]).toEqual([false, false, false, true]);
});

test("after leaving, the count begins anew", () => {
  const press = escapeCounter();
  for (const time of [0, 100, 200]) press(time);
  expect([press(300), press(400), press(500)]).toEqual([false, false, true]);
});
