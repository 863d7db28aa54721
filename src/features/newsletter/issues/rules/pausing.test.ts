import { expect, it } from "vitest";
import { pauseReason } from "./pausing.ts";

it("pauses from 0.3% complaints or 5% unknown addresses on, and not for single people", () => {
  const of = (handedOver: number, complaints: number, bounces: number) =>
    pauseReason({ handedOver, complaints, bounces });
  expect([of(1_000, 3, 0), of(1_001, 3, 0), of(5_000, 14, 0), of(5_000, 15, 0)]).toEqual([
    "complaints",
    undefined,
    undefined,
    "complaints",
  ]);
  expect([of(100, 2, 9), of(20, 0, 1), of(200, 0, 10), of(201, 0, 10)]).toEqual([
    undefined,
    undefined,
    "bounces",
    undefined,
  ]);
});
