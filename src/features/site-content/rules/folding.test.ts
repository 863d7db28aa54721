import { expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { inFormOrder, isLong, nameInMenu, summaryOf } from "./folding.ts";

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
  expect(["plans", "home-faq", "pregnancy-loss", "crisis-lines"].filter((id) => !long(id))).toEqual([]);
});

it("sums a part up by its prices, or by its first texts without its name", () => {
  expect(summaryOf(...partOf("plans", "premium"))).toBe("$30 · $300");
  expect(summaryOf(...partOf("site", "links"), "Links")).toMatch(/^.+ · .+ · .+$/);
  expect(summaryOf(...partOf("plans", "adoption"), "Adoption")).not.toMatch(/^Adoption ·/);
});

it("keeps an article's listing and its sources together, after what people write most", () => {
  const { form } = documentOf("article-iui-in-plain-words");
  if (form.kind !== "group") throw new Error("An article is a group of fields");
  expect(inFormOrder(form).map((each) => ("kind" in each ? each.label : each.name))).toEqual([
    ...["title", "summary", "text", "state", "redirect"],
    ...["Where it’s listed", "Review and sources"],
  ]);
});

it("writes a day in a summary as people read it", () => {
  const day = { kind: "day", label: "Next review by" } as const;
  expect(summaryOf(day, "2027-11-21")).toBe("Nov 21, 2027");
  expect(summaryOf(day, "soon")).toBe("soon");
});

it("calls a part of a menu what visitors read, and says in words where it leads and what is hidden", () => {
  const [links, shipped] = partOf("menus", "links");
  if (links.kind !== "list") throw new Error("The header's links are a list");
  const nameOf = (target: string) => (target === "/clinics" ? "Clinics (/clinics)" : undefined);
  const entry = { id: "clinics", to: "/clinics", title: "For clinics", state: "shown" };
  expect(summaryOf(links.item, entry, "For clinics", nameOf)).toBe("Clinics (/clinics)");
  expect(summaryOf(links.item, { ...entry, state: "hidden" }, "For clinics", nameOf)).toBe(
    "Clinics (/clinics) · No: hide it here",
  );
  const { title: _own, ...unnamed } = entry;
  expect(nameInMenu(links.item, unnamed, nameOf)).toBe("Clinics");
  expect(summaryOf(links, shipped, "", nameOf)).toBe("Membership · Our Family");
});
