import { expect, it } from "vitest";
import { adapted } from "./adapt.ts";
import type { FormField } from "./form-field.ts";

const text: FormField = { kind: "text", label: "Text" };
const form: FormField = {
  kind: "group",
  label: "All",
  fields: [
    { name: "title", field: text },
    { name: "note", field: { kind: "text", label: "Note", optional: true } },
    {
      name: "items",
      field: {
        kind: "list",
        label: "Items",
        least: 0,
        most: 9,
        item: {
          kind: "group",
          label: "Item",
          fields: [
            { name: "id", field: { kind: "id", label: "" } },
            { name: "size", field: text },
          ],
        },
      },
    },
  ],
};
const shipped = { title: "Default", note: "Default note", items: [{ id: "a", size: "small" }] };

it("gives fields that a release adds their default, and leaves out those it removes", () => {
  const published = { items: [{ id: "a", color: "red" }, { id: "own" }], subtitle: "gone" };
  expect(adapted(form, published, shipped)).toEqual({
    title: "Default",
    items: [{ id: "a", size: "small" }, { id: "own" }],
  });
});

it("changes nothing in what fits", () => {
  const published = { title: "Ours", note: "Here", items: [{ id: "b", size: "large" }] };
  expect(adapted(form, published, shipped)).toEqual(published);
  const { note: _left, ...without } = published;
  expect(adapted(form, without, shipped)).toEqual(without);
});

it("leaves a value of another shape to the schema's check", () => {
  expect(adapted(form, "text", shipped)).toBe("text");
  expect(adapted(form, { ...shipped, items: "none" }, shipped)).toEqual({ ...shipped, items: "none" });
});
