import { expect, it } from "vitest";
import { foundDocuments } from "./found-documents.ts";

const sections = [
  {
    id: "home",
    documents: [
      { id: "home", title: "Home page" },
      { id: "family", title: "Our Family: the page" },
    ],
  },
  {
    id: "journeys",
    documents: [
      { id: "donor", title: "Journey: Donor conception" },
      { id: "loss", title: "Pregnancy loss" },
    ],
  },
];

const found = (typed: string) =>
  foundDocuments(sections, typed).flatMap(({ documents }) => documents.map(({ title }) => title));

it("finds documents by words of their title, in any order and without capitals", () => {
  expect(found("PAGE family")).toEqual(["Our Family: the page"]);
  expect(found("donor")).toEqual(["Journey: Donor conception"]);
  expect(found("  loss ")).toEqual(["Pregnancy loss"]);
});

it("shows everything while nothing is typed, and no heading without documents", () => {
  expect(found("")).toHaveLength(4);
  expect(foundDocuments(sections, "loss").map(({ id }) => id)).toEqual(["journeys"]);
  expect(foundDocuments(sections, "no such page")).toEqual([]);
});

it("shows documents that have the words in their texts beside those that have them in their title", () => {
  const both = foundDocuments(sections, "donor", new Set(["family"]));
  expect(both.flatMap(({ documents }) => documents.map(({ id }) => id))).toEqual(["family", "donor"]);
});
