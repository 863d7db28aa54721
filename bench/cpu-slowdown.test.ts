import { expect, it } from "vitest";
import { slowdownFor } from "./cpu-slowdown.ts";

it("is Lighthouse's own on a fast machine and less on a slower one, and never below one", () => {
  expect([100, 150, 475, 800, 1050, 1300, 1416.5, 1533, 2200].map(slowdownFor)).toEqual([
    1, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4,
  ]);
});
