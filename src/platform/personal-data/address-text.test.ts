import { expect, it } from "vitest";
import { addressesIn, addressMatcher } from "./address-text.ts";

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
