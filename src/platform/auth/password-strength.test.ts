import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { weaknessOf } from "./password-strength.ts";

const own = ["Kinward", "team.kinward.example", "Robin Haddad", "robin.haddad@clinic.example"];

describe("the strength of a password", () => {
  it.each([
    ["123456789012345", "simple"],
    ["1234 5678 9012 345", "simple"],
    ["passwordpassword", "simple"],
    ["password password", "common"],
    ["password123456789", "common"],
    ["qwertyuiopasdfgh", "common"],
    ["aaaaaaaaaaaaaaaaaaaa", "simple"],
    ["robin.haddad@clinic.example", "personal"],
    ["Robin Haddad 2026!", "personal"],
    ["KinwardKinward2026", "personal"],
    ["team.kinward.example", "personal"],
    ["welcome to kinward", "personal"],
  ])("finds %s easy to guess: %s", async (password, weakness) => {
    expect(await weaknessOf(password, own)).toBe(weakness);
  });

  it.each([
    "a long and quiet sentence",
    "mein langer deutscher Satz",
    "correct horse battery staple",
    "k7#pQ9!vR2$wX5^",
    "Robin sleeps in a blue canoe",
    "いろはにほへとちりぬるをわかよたれそ",
    "x7".concat("long words go on ".repeat(14)),
  ])("takes %s", async (password) => {
    expect(await weaknessOf(password, own)).toBeUndefined();
  });

  it("finds the 3,000 most common passwords easy to guess, however often they're repeated", {
    // 3,000 guesses at work of milliseconds each take long on a busy machine.
    timeout: 120_000,
  }, async () => {
    const common = dictionary["passwords-common"].slice(0, 3_000).map(String);
    expect(common).toHaveLength(3_000);
    const taken: string[] = [];
    for (const each of common.filter((_, at) => isWholeRun || at % 20 === 0)) {
      const long = each.repeat(Math.ceil(15 / each.length));
      if ((await weaknessOf(long, [])) === undefined) taken.push(long);
    }
    expect(taken).toEqual([]);
  });
});
