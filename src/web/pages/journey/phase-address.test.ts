import { describe, expect, it } from "vitest";
import { endId, partId, phaseAt, tabAfterKey } from "./phase-address.ts";

const phases = [
  { id: "becoming" },
  { id: "becoming-a-family", parts: [{ id: "first-weeks" }, {}] },
  { id: "telling", parts: [{}] },
];

describe("the phase of an address", () => {
  it("is the one the hash names, by its own id or a part's", () => {
    expect(phaseAt(phases, "#becoming")).toBe(0);
    expect(phaseAt(phases, "#becoming-a-family")).toBe(1);
    expect(phaseAt(phases, "#first-weeks")).toBe(1);
    expect(phaseAt(phases, "#becoming-a-family-2")).toBe(1);
    expect(phaseAt(phases, "#telling-1")).toBe(2);
    expect(phaseAt(phases, "#telling-end")).toBe(2);
  });

  it("is left open by every other hash", () => {
    for (const hash of ["", "#", "#plan", "#becoming-2", "#%E0", "#Telling"])
      expect(phaseAt(phases, hash), hash).toBeUndefined();
  });

  it("names parts by their place where they have no name", () => {
    const [, second = { id: "" }] = phases;
    expect([partId(second, 0), partId(second, 1), endId(second)]).toEqual([
      "first-weeks",
      "becoming-a-family-2",
      "becoming-a-family-end",
    ]);
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
