import { expect, it } from "vitest";
import { preferredLanguages } from "./preferred-languages.ts";

it("puts the language that a browser prefers first, and keeps the order of equals", () => {
  expect(preferredLanguages("fr-CA,fr;q=0.9,en;q=0.8")).toEqual(["fr-ca", "fr", "en"]);
  expect(preferredLanguages("en;q=0.5, es , pt;q=0.9")).toEqual(["es", "pt", "en"]);
  expect(preferredLanguages("de, fr")).toEqual(["de", "fr"]);
});

it("leaves out what is refused and what isn’t a language", () => {
  expect(preferredLanguages("fr;q=0, es")).toEqual(["es"]);
  for (const header of [null, "", "*", "*;q=0.1", ";;;,,,", "fr;q=2", "../../fr", "fr\u0000", "fr;q=abc"])
    expect(preferredLanguages(header), String(header)).toEqual([]);
});

it("reads no more than the beginning of a header that goes on and on", () => {
  expect(preferredLanguages("fr,".repeat(5_000)).length).toBeLessThan(200);
});
