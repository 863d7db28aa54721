import { expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { areaOf } from "./areas.ts";

const areaOfDocument = (id: string) => {
  const document = editableDocument(id);
  if (document === undefined) throw new Error(`There is no document "${id}".`);
  return areaOf({ preview: document.preview, isEverywhere: document.pages() === "every" });
};

it("puts a document where its page is on the site", () => {
  expect(
    ["home", "plans", "phases-adoption", "groups", "worksheets-everyone", "people", "testimonials"].map(
      areaOfDocument,
    ),
  ).toEqual(["home", "home", "journeys", "support", "resources", "resources", "clinics"]);
  expect(
    ["legal-words", "crisis-lines", "site", "mails", "newsletter-templates"].map(areaOfDocument),
  ).toEqual(["legal", ...Array.from({ length: 4 }, () => "everywhere")]);
});
