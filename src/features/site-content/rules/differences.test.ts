import { expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { emptyArticle } from "#content/knowledge-hub/current-articles.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { differencesOf, labelAt } from "./differences.ts";

function documentOf(id: string) {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}`);
  return document;
}

it("names an item of a list by its title, in what changed and in what is wrong", () => {
  const { form, shipped } = documentOf("crisis-lines");
  const changed = withValueAt(shipped, ["unitedStates", "1", "who"], "Everyone.");
  expect(differencesOf(form, shipped, changed).map(({ label }) => label)).toEqual([
    "Lines in the United States, “988 Suicide & Crisis Lifeline”, Who it’s for",
  ]);
  expect(labelAt(form, "unitedStates.1.who", shipped)).toBe(
    "Lines in the United States, “988 Suicide & Crisis Lifeline”, Who it’s for",
  );
  // Without a title there is only the place in the list.
  const untitled = withValueAt(shipped, ["unitedStates", "1", "name"], " ");
  expect(labelAt(form, "unitedStates.1.who", untitled)).toBe("Lines in the United States, 2, Who it’s for");
});

it("says nothing of a day that nobody has chosen", () => {
  const { form } = documentOf("article-pcos-and-fertility");
  const [undated, dated] = [0, Date.parse("2026-11-25")].map((at) => emptyArticle("Waiting", new Date(at)));
  const reviewed = differencesOf(form, undated, dated).find(({ path }) => path === "reviewed");
  expect(reviewed).toMatchObject({ before: "", after: "2026-11-25" });
});
