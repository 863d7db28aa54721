import { describe, expect, it } from "vitest";
import { adoption } from "./adoption.ts";
import { donorConception } from "./donor-conception.ts";
import { gestationalSurrogates } from "./gestational-surrogates.ts";
import type { Journey } from "./journey.ts";
import { surrogacy } from "./surrogacy.ts";

describe("what the journeys say", () => {
  const titles = ({ phases }: Journey) => phases.map(({ title }) => title);

  it("has the agreed phases, in order", () => {
    expect(titles(donorConception)).toEqual([
      "Considering",
      "Learning",
      "Choosing",
      "Trying",
      "Becoming a family",
      "Telling and lifelong openness",
    ]);
    expect(titles(surrogacy)).toEqual([
      "Exploring and readiness",
      "Team and budget",
      "Matching",
      "Screening and agreement",
      "Embryos and transfer",
      "Pregnancy together",
      "Birth, parentage and after",
    ]);
    expect(titles(gestationalSurrogates)).toEqual([
      "Considering",
      "Applying and screening",
      "Match and agreement",
      "Medication and transfer",
      "Pregnancy",
      "Birth, recovery, afterwards",
    ]);
    expect(titles(adoption)).toEqual([
      "Exploring",
      "Choosing a route",
      "Home study and training",
      "Waiting and matching",
      "Placement and legal steps",
      "Lifelong",
    ]);
  });

  it("tells surrogates what stays theirs", () => {
    const yours = gestationalSurrogates.parts.find(({ id }) => id === "what-stays-yours");
    const said = yours?.paragraphs.join(" ");
    expect(said).toContain("Every medical decision is yours");
    expect(said).toContain("You can say no at any step before a transfer.");
    expect(said).toContain("You deserve counseling after the birth, or after a loss");
    expect(said).toContain("You aren’t giving up your own child.");
    const space = gestationalSurrogates.parts.find(({ id }) => id === "your-own-space");
    expect(space?.paragraphs[0]).toContain("their own space, separate from intended parents");
  });

  it("compares the three routes to adoption and speaks to adopted people and first parents themselves", () => {
    const routes = adoption.phases.find(({ id }) => id === "choosing-a-route")?.parts ?? [];
    expect(routes.slice(0, 3).map(({ id }) => id)).toEqual([
      "public-route",
      "private-route",
      "international-route",
    ]);
    expect(adoption.parts.slice(0, 2).map(({ id }) => id)).toEqual(["adopted-people", "first-parents"]);
  });

  it("speaks to donor-conceived people before it speaks of rules and money", () => {
    expect(donorConception.parts[0]?.id).toBe("donor-conceived-people");
  });
});
