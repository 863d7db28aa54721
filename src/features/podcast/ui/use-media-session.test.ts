import { expect, it } from "vitest";
import { keyAnswers } from "./use-media-session.ts";

it("the keys of a lock screen go 15 seconds back and 30 on, or as far as the device says", () => {
  const places: number[] = [];
  const keys = keyAnswers({ at: 100, toggle: () => undefined, seek: (place) => places.push(place) });
  keys.seekbackward({ action: "seekbackward" });
  keys.seekforward({ action: "seekforward" });
  keys.seekbackward({ action: "seekbackward", seekOffset: 5 });
  keys.seekto({ action: "seekto", seekTime: 42 });
  expect(places).toEqual([85, 130, 95, 42]);
});
