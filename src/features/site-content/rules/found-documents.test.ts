import { expect, it } from "vitest";
import { foundDocuments } from "./found-documents.ts";

const sections = [
  { id: "home", documents: [{ title: "Home page" }, { title: "Our Family: the page" }] },
  { id: "journeys", documents: [{ title: "Journey: Donor conception" }, { title: "Pregnancy loss" }] },
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
