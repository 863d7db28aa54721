import { expect, it } from "vitest";
import { mentionBefore, mentionChoices, mentionedIn } from "./mentions.ts";

const members = [{ name: "Robin" }, { name: "Robin Reyes" }, { name: "Sam Okafor" }, { name: "" }];
const names = (text: string) => mentionedIn(text, members).map(({ name }) => name);

it("finds whoever is named after an @, whatever the case, and takes the longest name", () => {
  expect(names("Can you take this, @sam okafor?")).toEqual(["Sam Okafor"]);
  expect(names("@Robin Reyes knows her")).toEqual(["Robin Reyes"]);
  expect(names("@Robin and @Robin Reyes")).toEqual(["Robin Reyes", "Robin"]);
});

it("finds nobody without an @", () => {
  expect(names("Robin Reyes, robin@example.org")).toEqual([]);
});

it("finds the mention that is being typed, and not an address or one on another line", () => {
  const at = (text: string) => mentionBefore(text, text.length);
  expect(at("Ask @")).toEqual({ at: 4, typed: "" });
  expect(at("Ask @Robin Re")).toEqual({ at: 4, typed: "Robin Re" });
  expect(mentionBefore("@No and more", 3)).toEqual({ at: 0, typed: "No" });
  for (const text of ["Ask", "wren@example", "@Robin\nthen", ""]) expect(at(text), text).toBeUndefined();
});

it("offers colleagues by the beginning of any of their names until one is whole", () => {
  const team = [{ name: "Robin Reyes" }, { name: "Noor Haddad" }];
  const names = (typed: string) => mentionChoices(typed, team).map(({ name }) => name);
  expect(names("")).toEqual(["Robin Reyes", "Noor Haddad"]);
  expect(names("had")).toEqual(["Noor Haddad"]);
  expect(names("r")).toEqual(["Robin Reyes"]);
  expect(names("robin reyes")).toEqual([]);
  expect(names("Robin Reyes, please")).toEqual([]);
  expect(names("zz")).toEqual([]);
});
