import fc from "fast-check";
import { expect, it } from "vitest";
import { labelsFor, piecesOf, shownPieces, takesName } from "./text-placeholders.ts";

const field = { kind: "longText", label: "Text", placeholders: { link: "the link" } } as const;
const labels = labelsFor(field, "Donau House");
const word = fc.oneof(
  fc.constantFrom("{name}", "{link}", "{other}", "{", "}", "{name", "{{name}}", "{name|there}", " ", "\n"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));

it("takes a text apart without changing a letter of it, and every known placeholder is a part of its own", () => {
  fc.assert(
    fc.property(text, (given) => {
      const pieces = piecesOf(given, labels);
      expect(pieces.map((piece) => piece.text).join("")).toBe(given);
      expect(pieces.filter(({ label }) => label !== undefined)).toHaveLength(
        given.match(/\{(?:name|link)\}/g)?.length ?? 0,
      );
      for (const { text: words, label } of pieces)
        if (label !== undefined) expect(words).toMatch(/^\{(?:name|link)\}$/);
    }),
  );
});

it("shows all of a short text, of a long one what is around its first placeholder, and nothing without one", () => {
  const seen = (given: string) =>
    shownPieces(given, labels)
      .map((piece) => piece.label ?? piece.text)
      .join("");
  expect(seen("Welcome to {name}!")).toBe("Welcome to Donau House!");
  expect(seen("{link}{name}")).toBe("the linkDonau House");
  expect(seen("Welcome to {Name}, {other}")).toBe("");
  const long = "Some words before. ".repeat(20);
  expect(seen(`${long}{name}, and ${long}`)).toMatch(/^… .{30,60}Donau House, and .{30,60} …$/);
  expect(seen(`${long}{name}`)).toMatch(/^… .{30,60}Donau House$/);
});

it("offers the name only where a text can have it", () => {
  expect(takesName({ kind: "text", label: "Heading" })).toBe(true);
  for (const other of [
    { kind: "email", label: "Address" },
    { kind: "text", label: "Name", literal: true },
    { kind: "text", label: "Legal name", ownersFact: true },
    { kind: "markdown", label: "Text" },
  ] as const)
    expect(takesName(other)).toBe(false);
  expect(labelsFor({ kind: "text", label: "Name", literal: true }, "Donau House").size).toBe(0);
});
