import { expect, it } from "vitest";
import { secretsIn, wordsIn } from "./words-in.ts";

const word = "Ana's walk: näh";

it.each([
  ["as it is", `before ${word} after`],
  ["in another case", word.toUpperCase()],
  ["in JSON", JSON.stringify({ text: `"${word}"` })],
  ["in an address", `https://kinward.test/?q=${encodeURIComponent(word)}`],
  ["in a form", new URLSearchParams({ q: word }).toString()],
  ["in a mail with broken lines", "xx Ana's wa=\r\nlk: n=C3=A4h"],
  ...[0, 1, 2, 3].map((before) => [
    `in Base64, ${before} bytes in`,
    Buffer.from(`${"x".repeat(before)}${word} and more`).toString("base64"),
  ]),
  [
    "in Base64 of broken lines",
    `${Buffer.from(word).toString("base64").slice(0, 9)}\r\n${Buffer.from(word).toString("base64").slice(9)}`,
  ],
])("a word is found %s", (_how, text) => {
  expect(wordsIn(text, [word, "somebody else's"])).toEqual([word]);
});

it("a word with a quote or a line break is found where JSON escapes it", () => {
  const words = ['She said "no"', "two\nlines of it"];
  expect(wordsIn(JSON.stringify(words), words)).toEqual(words);
});

it.each(["Jo", "quiet room", "GrandmotherOttilie", "0f8fad5b-d9cb-469f-a165-70867728950e"])(
  "%s isn't looked for, because random text could contain it",
  (short) => expect(() => wordsIn("text", [short])).toThrow("by chance"),
);

it("a random value is looked for if it is long enough", () => {
  const secret = "MZXW6YTBOI2WY3DPEB3W";
  expect(secretsIn(`token=${secret}`, [secret])).toEqual([secret]);
  expect(() => secretsIn("text", ["123456"])).toThrow("too short");
});
