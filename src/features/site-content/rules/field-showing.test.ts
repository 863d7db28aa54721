import { expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { fieldShowing, textsShownBy } from "./field-showing.ts";

const fieldOf = (id: string, ...texts: string[]) => {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}`);
  return fieldShowing(document.form, document.shipped, texts)?.join(".");
};

it("finds the field of a sentence, of a price, and of a line in an article", () => {
  expect(fieldOf("founders", "The adoption journey")).toBe("chapters.adoption-journey.title");
  expect(fieldOf("founders", "The night before the social worker came, we cleaned the oven.")).toBe(
    "chapters.adoption-journey.content.0",
  );
  expect(fieldOf("plans", "$30")).toBe("premium.monthlyPrice");
  expect(fieldOf("article-pcos-and-fertility", "How it’s found")).toBe("text");
});

it("looks further out where the smallest part says too little, and knows when nothing fits", () => {
  expect(fieldOf("plans", "30", "$30")).toBe("premium.monthlyPrice");
  expect(fieldOf("founders", "Skip to the content", "Menu")).toBeUndefined();
  expect(fieldOf("founders", "", "  ")).toBeUndefined();
});

it("knows by which texts a page shows a field, without the places of values", () => {
  const { form, shipped } = editableDocument("plans") ?? {};
  if (!form) throw new Error("There are no plans.");
  expect(textsShownBy(form, shipped, ["premium", "monthlyPrice"])).toEqual(["$30"]);
  expect(textsShownBy(form, shipped, ["premium", "nothing"])).toEqual([]);
});
