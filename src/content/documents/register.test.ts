import { expect, it, vi } from "vitest";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { identityDocument } from "../current.ts";
import { pages } from "../index.ts";
import { currentArticle, currentArticles } from "../knowledge-hub/current-articles.ts";
import { membership } from "../pages/membership.ts";
import { notFound } from "../pages/not-found.ts";
import { plans } from "../plans.ts";
import { currentEpisodes, episodeDocument, episodeDocumentId } from "../podcast/current-episodes.ts";
import { notingReads, withContent } from "../published.server.ts";
import { placeholdersIn } from "../template.ts";
import { allWorksheets } from "../worksheets/all.ts";
import type { FormField } from "./form-field.ts";
import { isRecord } from "./record.ts";
import { currentDocuments, editableDocument, editableDocuments } from "./register.server.ts";
import { samplesIn } from "./samples.ts";

const everything = () => JSON.stringify([pages, notFound, allWorksheets]);

it("lets no document refuse what the site is shipped with, and no page change when it is published", () => {
  const before = everything();
  withContent({}, () => {
    for (const document of editableDocuments) {
      expect(document.problemsOf(document.shipped), document.id).toEqual([]);
      document.publish(structuredClone(document.shipped));
      expect(document.now(), document.id).toEqual(document.shipped);
    }
    if (everything() === before && !isWholeRun) return;
    // Which of them it is.
    for (const document of editableDocuments) document.publish(undefined);
    for (const document of editableDocuments) {
      document.publish(structuredClone(document.shipped));
      expect(everything() === before, document.id).toBe(true);
    }
    expect(everything() === before).toBe(true);
  });
});

it("gives every document its own name and title", () => {
  for (const key of ["id", "title"] as const)
    expect(new Set(editableDocuments.map((document) => document[key])).size, key).toBe(
      editableDocuments.length,
    );
});

/** A document's value with another text in each of its fields, and those texts. */
function reworded(field: FormField, value: unknown, texts: string[]): unknown {
  if (field.kind === "group" && isRecord(value))
    return Object.fromEntries(
      field.fields.map(({ name, field: each }) => [name, reworded(each, value[name], texts)]),
    );
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item) => reworded(field.item, item, texts));
  if ((field.kind !== "text" && field.kind !== "longText") || typeof value !== "string") return value;
  const marker = `@${texts.length}@`;
  texts.push(marker);
  const numbers = value.match(/\b(?:911|988)\b/g) ?? [];
  return [marker, ...placeholdersIn(value).map((placeholder) => `{${placeholder}}`), ...numbers].join(" ");
}

it.each([
  "membership",
  "our-family-page",
  "contact",
  "thank-you",
  "offline",
  "not-found",
  "journeys",
  "journeys-questions",
  "pregnancy-loss",
  "knowledge-hub-page",
  "editorial-policy",
  "journaling",
  "journal-prompts",
  "journal-words",
  "zenden",
  "zenden-exercises",
  "digital-downloads",
])("puts every text of %s on its pages, and takes it away again", (id) => {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}.`);
  const before = everything();
  const texts: string[] = [];
  const value = reworded(document.form, document.shipped, texts);
  expect(document.problemsOf(value)).toEqual([]);
  withContent({}, () => {
    document.publish(value);
    const after = everything();
    expect(texts.filter((text) => !after.includes(text))).toEqual([]);
    document.publish(undefined);
    expect(everything() === before).toBe(true);
  });
});

it("knows which documents a page shows from what it has read", () => {
  const shownBy = (render: () => unknown) => {
    const reads = new Set<string>();
    notingReads(reads, render);
    return currentDocuments().flatMap(({ id, isAmong }) => (isAmong(reads) ? [id] : []));
  };
  expect(shownBy(() => membership.heading)).toEqual(["membership"]);
  // No document has a page's address.
  expect(shownBy(() => membership.path)).toEqual([]);
  expect(shownBy(() => plans())).toEqual(["plans"]);
  expect(shownBy(() => currentArticle("pcos-and-fertility"))).toEqual(["article-pcos-and-fertility"]);
  const withName = currentArticles().length + 1;
  expect(shownBy(() => currentArticles()).length, "the articles and the organization’s name").toBe(withName);
  // Without any, a list is read all the same: one that is added changes it.
  expect(editableDocument(episodeDocumentId("new"))).toBeUndefined();
  const added = withContent({}, () => {
    episodeDocument(episodeDocumentId("new"));
    return editableDocument(episodeDocumentId("new"));
  });
  const reads = new Set<string>();
  notingReads(reads, () => currentEpisodes());
  expect(added?.isAmong(reads)).toBe(true);
});

it("keeps the emergency numbers and every help line on the page for people after a loss", () => {
  const document = editableDocument("pregnancy-loss");
  const shipped = JSON.stringify(document?.shipped);
  const problems = (value: string) => document?.problemsOf(JSON.parse(value)).map(({ message }) => message);
  expect(problems(shipped.replaceAll("911", "help"))).toContain(
    "Please keep the number 911: people in danger look for it here",
  );
  expect(problems(shipped.replace("chest pain or trouble breathing", ""))).toEqual(["Please fill this in"]);
  expect(problems(shipped.replace(',"chest pain or trouble breathing"', ""))).toEqual([
    "Please keep at least 5",
  ]);
  expect(problems(shipped.replaceAll(/"note":\{"text":"[^"]*"\}/g, '"note":{"text":""}'))).toContain(
    "Please fill this in",
  );
});

it("has no samples in documents that say so", () => {
  for (const { id, textsOnly, form, shipped } of editableDocuments)
    if (textsOnly) expect(samplesIn(form, shipped, shipped), id).toEqual([]);
});

it("knows what a page is shipped with, also when it's first asked within a preview of another text", async () => {
  const before: unknown = editableDocument("home")?.shipped;
  vi.resetModules();
  const home = (await import("./register.server.ts")).editableDocument("home");
  const changed = { ...(isRecord(before) ? before : {}), heading: "Another heading" };
  expect(home?.during(changed, () => home.shipped)).toEqual(before);
});

it("gives writers {name} where a text says the organization's name, so that their changes follow another one", () => {
  const shippedName = identityDocument.shipped.name;
  withContent({}, () => {
    editableDocument("identity")?.publish({ ...identityDocument.shipped, name: "Donau House" });
    const before = everything();
    expect(before).toContain("Donau House");
    for (const document of editableDocuments) {
      if (document.id === "identity") continue;
      expect(JSON.stringify(document.shipped).includes(shippedName), document.id).toBe(false);
      document.publish(structuredClone(document.shipped));
    }
    expect(everything() === before).toBe(true);
  });
});
