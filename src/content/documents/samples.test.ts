import { expect, it } from "vitest";
import { editableDocument, editableDocuments } from "./register.server.ts";
import { samplesIn } from "./samples.ts";

const samplesOf = (id: string, change = (text: string) => text) => {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}`);
  const value: unknown = JSON.parse(change(JSON.stringify(document.shipped)));
  return samplesIn(document.form, value, document.shipped).map(({ path }) => path.join("."));
};

it("finds addresses that belong to nobody, facts that nobody has entered, and choices that say sample", () => {
  expect(samplesOf("site")).toEqual([
    "supportEmail",
    "partnerEmail",
    ...["membersLogin", "blog", "instagram", "facebook", "linkedin", "leaveQuickly"].map(
      (name) => `links.${name}.href`,
    ),
    ...["legalName", "postalAddress", "privacyOfficer", "hosting", "hostingLogs", "governingLaw"].map(
      (name) => `operator.${name}`,
    ),
  ]);
  expect(samplesOf("plans")).toHaveLength(10);
  expect(samplesOf("founders")).toHaveLength(6);
  expect(samplesOf("testimonials")).toHaveLength(6);
  expect(samplesOf("crisis-lines")).toEqual([]);
});

it("finds none in what the team has put in their place", () => {
  const ours = (text: string) =>
    text
      .replaceAll(".example", ".org")
      .replaceAll('"sample"', '"told"')
      .replaceAll(/"(The|A|What) [^"]*"/g, '"Ours"');
  for (const { id } of editableDocuments) expect(samplesOf(id, ours), id).toEqual([]);
});

it("names a field with the labels around it", () => {
  const document = editableDocument("site");
  const [first] = document ? samplesIn(document.form, document.shipped, document.shipped).slice(2) : [];
  expect(first?.label).toBe("Links, Members’ login, Address");
});
