import { expect, it } from "vitest";
import { wordsFinder } from "./words.ts";

it("finds every word in any of the texts, whatever its capitals and accents", () => {
  const texts = ["Zoë Müller", "Is there a GROUP for the nights?"];
  for (const found of ["group", "zoe", "night group", "müller  NIGHT", "MULLER", "?"])
    expect(wordsFinder(found)(texts), found).toBe(true);
  for (const missed of ["groups", "group day", "zoem"])
    expect(wordsFinder(missed)(texts), missed).toBe(false);
});
