import { expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

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
