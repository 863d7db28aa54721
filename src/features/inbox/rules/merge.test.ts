import { describe, expect, it } from "vitest";
import type { ItemState } from "../forms/rules/mailboxes.ts";
import { keptOf } from "./merge.ts";

type Given = readonly [state: ItemState, isMet: boolean, hour: number, askedAgain?: "asked again"];

const item = (id: string, [state, isMet, hour, askedAgain]: Given) => ({
  id,
  state,
  met_at: isMet ? "2026-11-22T10:00:00.000Z" : "",
  asked_again_at: askedAgain ? "2026-11-23T10:00:00.000Z" : "",
  created_at: `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`,
});

describe("merging two conversations", () => {
  it.each<[string, Given, Given, string]>([
    ["both promised: the older one's time comes first", ["new", false, 2], ["open", false, 1], "b"],
    ["a promised one stays, though it's younger", ["done", true, 1], ["new", false, 2], "b"],
    ["who wrote again waits for a reply too", ["open", true, 3, "asked again"], ["snoozed", true, 2], "a"],
    [
      "who has waited longest, though it's the older one",
      ["open", true, 1, "asked again"],
      ["new", false, 2],
      "b",
    ],
    ["snoozing puts no promise off", ["waiting", true, 1], ["snoozed", false, 2], "b"],
    ["what is to do stays", ["waiting", true, 1], ["open", true, 2], "b"],
    ["what comes back by itself stays before what waits", ["waiting", true, 1], ["snoozed", true, 2], "b"],
    ["what waits stays before what is done", ["waiting", true, 2], ["done", true, 1], "a"],
    ["otherwise the older one", ["done", true, 1], ["done", true, 2], "a"],
    ["at the same time, the first id", ["done", true, 1], ["done", true, 1], "a"],
  ])("%s", (_, one, other, kept) => {
    const [a, b] = [item("a", one), item("b", other)];
    for (const pair of [keptOf(a, b), keptOf(b, a)]) {
      expect(pair.kept.id).toBe(kept);
      expect(pair.merged.id).not.toBe(kept);
    }
  });
});
