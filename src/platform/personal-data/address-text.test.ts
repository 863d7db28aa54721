import fc from "fast-check";
import { expect, it } from "vitest";
import { addressesIn, addressMatcher, addressTokens } from "./address-text.ts";

const wren = addressMatcher(" Wren.Marlowe@example.org ");

it("finds an address in any case, Unicode form and company of signs", () => {
  for (const text of [
    "wren.marlowe@example.org",
    "Write to WREN.MARLOWE@EXAMPLE.ORG.",
    "two lines\nwren.marlowe@example.org\nand more",
    "<mailto:wren.marlowe@example.org>",
    "'wren.marlowe@example.org'",
    "ｗren.marlowe＠example.org",
    "wren.mar\u200Blowe@example.org",
  ])
    expect(wren.isIn(text), text).toBe(true);
  const accented = addressMatcher("ren\u00E9@example.org");
  expect(accented.isIn("to Rene\u0301@Example.org, please")).toBe(true);
});

it("leaves longer addresses and look-alikes alone", () => {
  for (const text of [
    "iwren.marlowe@example.org",
    "joe.wren.marlowe@example.org",
    "wren.marlowe@example.org.uk",
    "wren.marlowe@example.organic",
    "wrenXmarlowe@example.org",
    "wren.marlowe at example.org",
  ])
    expect(wren.isIn(text), text).toBe(false);
});

it("tells a whole address from one inside a sentence, and takes out every one", () => {
  expect(wren.is(" WREN.marlowe@example.org\n")).toBe(true);
  expect(wren.is("at wren.marlowe@example.org")).toBe(false);
  const text = "A wren.marlowe@example.org, B Wren.Marlowe@example.org";
  expect(wren.remove(text, "[removed]")).toBe("A [removed], B [removed]");
  expect(wren.remove("ﬁne as it is", "[removed]")).toBe("ﬁne as it is");
});

it("lists what looks like an address", () => {
  expect(addressesIn("From <a@b.example>, (c.d@e.example). No: @x or y@")).toEqual([
    "a@b.example",
    "c.d@e.example",
  ]);
});

it("gives one token for each address, however it's written, and none for a text without one", () => {
  for (const text of [
    "Wren.Marlowe@Example.org.",
    "<mailto:wren.marlowe@example.org>",
    "ｗren.marlowe＠example.org",
  ])
    expect(addressTokens(text), text).toEqual(["wren.marlowe@example.org"]);
  expect(addressTokens("wren@example.org, or wren+spring@example.org!")).toEqual([
    "wren@example.org",
    "wren+spring@example.org",
  ]);
  expect(addressTokens("No address here, and @ alone is none.")).toEqual([]);
});

it("has an address's own token in every text in which the address is found", () => {
  const piece = fc.constantFrom("a", "b", "7", "é", "ß", "İ", "Σ", "ｗ", "e\u0301", "\u200B", "\u{1D400}");
  const sign = fc.constantFrom(".", "-", "_", "+", "%", "'", "!", "=", "--", "/");
  const run = (...of: fc.Arbitrary<string>[]) =>
    fc.array(fc.oneof(...of), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
  const email = fc
    .tuple(run(piece, sign), run(piece), fc.constantFrom(".org", ".co.uk", "-a.org", "--b.org", ".a-b"))
    .map(([local, domain, end]) => `${local}@d${domain}${end}`);
  const around = fc.oneof(
    run(piece, sign, fc.constantFrom(" ", "<", ">", "(", ":", ",", "\n", "@")),
    fc.constantFrom("", " ", "<", ">", ".", ",", "mailto:", '"', "-", "--", "'"),
  );
  const cased = (text: string, at: number) => [text, text.toUpperCase(), text.toLowerCase()][at % 3] ?? text;
  let found = 0;
  fc.assert(
    fc.property(email, around, around, fc.nat(), (address, before, after, at) => {
      const text = `${before}${cased(address, at)}${after}`;
      if (!addressMatcher(address).isIn(text)) return;
      found += 1;
      expect(addressTokens(text)).toContain(addressTokens(address).at(-1));
    }),
    { numRuns: 3_000 },
  );
  expect(found).toBeGreaterThan(500);
});
