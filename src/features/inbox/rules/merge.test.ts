import { describe, expect, it } from "vitest";
import type { ItemState } from "../forms/rules/conversation-kinds.ts";
import { keptOf } from "./merge.ts";

type Given = readonly [state: ItemState, isMet: boolean, hour: number, askedAgain?: number];

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`;
const item = (id: string, [state, isMet, hour, askedAgain]: Given) => ({
  id,
  state,
  met_at: isMet ? "2026-11-22T10:00:00.000Z" : "",
  asked_again_at: askedAgain === undefined ? "" : at(askedAgain),
  created_at: at(hour),
});

describe("merging two conversations", () => {
  it.each<[string, Given, Given, string]>([
    ["both promised: the older one's time comes first", ["new", false, 2], ["open", false, 1], "b"],
    ["a promised one stays, though it's younger", ["done", true, 1], ["new", false, 2], "b"],
    ["snoozing puts no promise off", ["waiting", true, 1], ["snoozed", false, 2], "b"],
    ["what was written again stays before what is only open", ["open", true, 1], ["open", true, 2, 3], "b"],
    ["what was written again earlier than the other began", ["open", true, 1, 3], ["new", false, 4], "a"],
    ["what was written again later than the other began", ["open", true, 1, 5], ["new", false, 4], "b"],
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
