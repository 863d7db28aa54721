import { expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { isLong, summaryOf } from "./folding.ts";

const documentOf = (id: string) => {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}`);
  return document;
};

const partOf = (id: string, name: string) => {
  const { form, shipped } = documentOf(id);
  const part = form.kind === "group" ? form.fields.find((each) => each.name === name) : undefined;
  if (!part) throw new Error(`${id} has no part ${name}`);
  return [part.field, new Map(Object.entries(shipped ?? {})).get(name)] as const;
};

it("tells a form that fills several screens from one that doesn't", () => {
  const long = (id: string) => isLong(documentOf(id).form, documentOf(id).shipped);
  expect(["plans", "home-faq", "groups", "pregnancy-loss", "crisis-lines"].filter((id) => !long(id))).toEqual(
    [],
  );
});

it("sums a part up by its prices, or by its first texts without its name", () => {
  expect(summaryOf(...partOf("plans", "premium"))).toBe("$30 · $300");
  expect(summaryOf(...partOf("site", "links"), "Links")).toMatch(/^.+ · .+ · .+$/);
  expect(summaryOf(...partOf("plans", "adoption"), "Adoption")).not.toMatch(/^Adoption ·/);
});
