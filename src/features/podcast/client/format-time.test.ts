import { expect, it } from "vitest";
import { playerCopy } from "#content/podcast/player-copy.ts";
import { clockTime, formattedTime } from "../rules.ts";

it.each([
  [0, "0:00", "0 seconds"],
  [1, "0:01", "1 second"],
  [60, "1:00", "1 minute"],
  [65.9, "1:05", "1 minute 5 seconds"],
  [600, "10:00", "10 minutes"],
  [3605, "1:00:05", "1 hour 5 seconds"],
  [7322, "2:02:02", "2 hours 2 minutes 2 seconds"],
  [-3, "0:00", "0 seconds"],
])("shows and says %d seconds", (seconds, shown, said) => {
  expect([clockTime(seconds), formattedTime(seconds, playerCopy.time)]).toEqual([shown, said]);
});
