import { expect, it } from "vitest";
import { createSignatures, wordsFinder } from "./search.ts";

const text = "is there a group for the nights, or for the early morning?";

it("never rules out a text that contains the words, whatever the seed", () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const signatures = createSignatures(seed);
    const signature = signatures.of(text);
    for (const words of [["group"], ["oup", "ght"], ["nights,"], ["a"], ["is", "morning?"], []])
      expect(signatures.finder(words)(signature), `${seed} ${words}`).toBe(true);
  }
});

it("rules out nearly every text without the word", () => {
  let wrong = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const signatures = createSignatures(seed);
    if (signatures.finder(["lighthouse"])(signatures.of(text))) wrong += 1;
  }
  expect(wrong).toBeLessThan(5);
});

it("has room for the longest message", () => {
  const long = Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(" ");
  const signatures = createSignatures(7);
  const signature = signatures.of(long);
  expect(signatures.finder(["w1999"])(signature)).toBe(true);
  expect(signatures.finder(["lighthouse"])(signature)).toBe(false);
  expect(signature.length).toBeLessThan(long.length);
});

it("tells nothing to another seed", () => {
  const signature = createSignatures(1).of(text);
  let found = 0;
  for (let seed = 2; seed < 200; seed += 1)
    if (createSignatures(seed).finder(["nights"])(signature)) found += 1;
  expect(found).toBeLessThan(20);
});

it("finds every word in any of the texts, whatever its capitals and accents", () => {
  const texts = ["Zoë Müller", "Is there a GROUP for the nights?"];
  for (const found of ["group", "zoe", "night group", "müller  NIGHT", "MULLER", "?"])
    expect(wordsFinder(found)(texts), found).toBe(true);
  for (const missed of ["groups", "group day", "zoem"])
    expect(wordsFinder(missed)(texts), missed).toBe(false);
});
