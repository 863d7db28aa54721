import { afterEach, expect, it } from "vitest";
import { pages } from "../index.ts";
import { allWorksheets } from "../worksheets/all.ts";
import { editableDocuments } from "./register.server.ts";

afterEach(() => {
  for (const document of editableDocuments) document.publish(undefined);
});

const everything = () => JSON.stringify([pages, allWorksheets]);

it("lets no document refuse what the site is shipped with, and no page change when it is published", () => {
  const before = everything();
  for (const document of editableDocuments) {
    expect(document.problemsOf(document.shipped), document.id).toEqual([]);
    document.publish(structuredClone(document.shipped));
    expect(document.now(), document.id).toEqual(document.shipped);
    expect(everything() === before, document.id).toBe(true);
  }
});

it("gives every document its own name and title", () => {
  for (const key of ["id", "title"] as const)
    expect(new Set(editableDocuments.map((document) => document[key])).size, key).toBe(
      editableDocuments.length,
    );
});
