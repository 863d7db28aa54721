import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ourFamily } from "./our-family.ts";
import { areStatsSamples, chapters, stats } from "./our-family-story.ts";

describe("the founders' page", () => {
  it("has the twelve figures in their order, with numbers that are marked as stand-ins", () => {
    expect(stats().map((stat) => stat.label)).toEqual([
      "Years",
      "Adoptions",
      "Embryos Transferred",
      "Miscarriages",
      "Remaining Embryos",
      "Births",
      "New Family Members",
      "IVF Cycles",
      "Shots Taken",
      "IUI Cycles",
      "Spent",
      "Divorce",
    ]);
    for (const { icon, number, description } of stats())
      for (const part of [icon, number, description]) expect(part).not.toBe("");
    expect(areStatsSamples()).toBe(true);
  });

  it("has the five chapters in their order, each marked as a stand-in", () => {
    expect(chapters().map(({ id, order }) => `${order} ${id}`)).toEqual([
      "1 infertility-begins",
      "2 shared-understanding",
      "3 adoption-journey",
      "4 biological-journey",
      "5 donor-conception",
    ]);
    for (const { sample, year, content } of chapters()) {
      expect({ sample, year }).toEqual({ sample: true, year: null });
      // Scenes of some length, so that the page shows how the founders' own could read.
      expect(content.join(" ").split(" ").length).toBeGreaterThan(150);
    }
    expect(ourFamily.story.chapters[1]?.name).toBe("Chapter 2 of 5: Shared understanding");
  });

  it("shows pictures that exist", () => {
    const shown = [...chapters(), ...ourFamily.gaining.cards, ourFamily.road].map(
      (part) => part.picture.name,
    );
    for (const name of shown)
      expect(existsSync(new URL(`../../../public/illustrations/${name}.svg`, import.meta.url)), name).toBe(
        true,
      );
  });
});
