import { describe, expect, it } from "vitest";
import { addressOfAnchor, endId, partId, tabAfterKey } from "./phase-address.ts";

const second = { id: "becoming-a-family", parts: [{ id: "first-weeks" }, {}] };

describe("the anchors of a phase", () => {
  it("are named by their place where they have no name", () => {
    expect([partId(second, 0), partId(second, 1), endId(second)]).toEqual([
      "first-weeks",
      "becoming-a-family-2",
      "becoming-a-family-end",
    ]);
  });
});

describe("an anchor that was on the journey's page", () => {
  const steps = [{ href: "/journeys/a/becoming" }, { href: "/journeys/a/becoming-a-family" }];
  const anchors = [
    ["becoming", "becoming-end"],
    ["becoming-a-family", "becoming-a-family-end", "first-weeks"],
  ];
  const leadsTo = (hash: string) => addressOfAnchor(steps, anchors, hash);

  it("leads to its phase, or to the part on the phase's page", () => {
    expect(leadsTo("#becoming")).toBe("/journeys/a/becoming");
    expect(leadsTo("#becoming-a-family")).toBe("/journeys/a/becoming-a-family");
    expect(leadsTo("#first-weeks")).toBe("/journeys/a/becoming-a-family#first-weeks");
    expect(leadsTo("#becoming-end")).toBe("/journeys/a/becoming#becoming-end");
  });

  it("stays where it is if it belongs to no phase", () => {
    for (const hash of ["", "#", "#plan", "#becoming-2", "#%E0", "#Becoming"])
      expect(leadsTo(hash), hash).toBeUndefined();
  });
});

describe("the keys of the tabs", () => {
  it("go round both ways, and to both ends", () => {
    expect(tabAfterKey("ArrowDown", 0, 7)).toBe(1);
    expect(tabAfterKey("ArrowDown", 6, 7)).toBe(0);
    expect(tabAfterKey("ArrowUp", 0, 7)).toBe(6);
    expect(tabAfterKey("ArrowRight", 2, 7)).toBe(3);
    expect(tabAfterKey("ArrowLeft", 2, 7)).toBe(1);
    expect(tabAfterKey("Home", 4, 7)).toBe(0);
    expect(tabAfterKey("End", 4, 7)).toBe(6);
  });

  it("leave all other keys to the browser", () => {
    for (const key of ["Tab", "Enter", "a", "PageDown"]) expect(tabAfterKey(key, 2, 7)).toBeUndefined();
  });
});
