import { describe, expect, it } from "vitest";
import { firstNumber, readSign } from "./pasted-lists.ts";

const numbers = (sign: string) => {
  const read = readSign(sign);
  return read?.kind === "number" ? read.numbers : read?.kind;
};

/** 1 to 3,999 as a word processor writes it. */
function roman(number: number): string {
  const digits = [
    ...([1_000, "m", 900, "cm", 500, "d", 400, "cd", 100, "c"] as const),
    ...([90, "xc", 50, "l", 40, "xl", 10, "x", 9, "ix", 5, "v", 4, "iv", 1, "i"] as const),
  ];
  let [rest, text] = [number, ""];
  for (let at = 0; at < digits.length; at += 2)
    for (; rest >= Number(digits[at]); rest -= Number(digits[at])) text += digits[at + 1];
  return text;
}

const letter = (number: number) =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(1 + Math.floor((number - 1) / 26));

describe("the sign of a list's item", () => {
  it.each(["·", "•", "o", "§", "Ø", "ü", "v", "-", "–", "", "\u00a0", "\uf0b7", "→"])(
    "is a bullet: %j",
    (sign) => {
      expect(readSign(sign)).toEqual({ kind: "bullet" });
    },
  );

  it.each([
    ["1.", [1]],
    ["12)", [12]],
    ["(3)", [3]],
    ["4", [4]],
    ["2.1.3.", [3]],
    ["2.1", [1]],
    ["1.a)", [1]],
    ["b)", [2]],
    ["iv.", [4]],
    ["aa.", [27]],
    ["i.", [1, 9]],
    ["v.", [5, 22]],
    ["c.", [3, 100]],
    ["II.", [2, 35]],
    [" 7.\u00a0\u00a0 ", [7]],
  ])("is a number, in each way it can be read: %s", (sign, expected) => {
    expect(numbers(sign)).toEqual(expected);
  });

  it.each(["Step 1:", "Article I.", "Question", "A note.", "ab."])("is text: %s", (sign) => {
    expect(readSign(sign)).toBeUndefined();
  });

  it("begins a list at the number it stands for, for every Roman number and letter that has a next one", () => {
    for (let number = 1; number < 400; number += 1) {
      for (const write of [roman, ...(number < 79 ? [letter] : []), String]) {
        const [first, next] = [readSign(`${write(number)}.`), readSign(`${write(number + 1)}.`)];
        expect([write(number), firstNumber(first, next)]).toEqual([write(number), number]);
      }
    }
  });
});
