import { expect, it } from "vitest";
import { picturesInText } from "./uploaded-pictures.ts";

it("finds a picture whose description has brackets and other signs", () => {
  expect(
    picturesInText("Words ![A \\[red\\] door \\*](/pictures/1) and ![](/pictures/2) \\![x]\\(y)"),
  ).toEqual([
    { alt: "A [red] door *", address: "/pictures/1" },
    { alt: "", address: "/pictures/2" },
  ]);
});
