/** The page around the founders' story, as fields. Numbers and chapters are a document of their own. */
import { ourFamily } from "../pages/our-family.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, linkWords, opening, paragraph, part, titled } from "./page-fields.server.ts";
import { contentNote, toolWords } from "./shipped-fields.server.ts";

/** Everything on the page but its numbers and chapters. */
export const ourFamilyTexts = editableTexts({
  id: "our-family-page",
  page: ourFamily,
  title: "Our Family: the page",
  about: "The heading, the notes before hard parts, and the parts around the founders’ story.",
  schema: () =>
    group(
      { label: "Our Family: the page" },
      {
        ...opening(),
        numbers: part("Numbers", { note: contentNote, sampleTag: line("Tag on samples", 30) }),
        story: part("Story", {
          note: contentNote,
          view: toolWords("Choice of how to read it", ourFamily.story.view, {
            named: { legend: "Question", one: "First choice", list: "Second choice" },
          }),
          carousel: toolWords("One chapter at a time, for screen readers", ourFamily.story.carousel),
          read: line("Button on a chapter", 60),
          year: line("Before a year", 30),
          sampleTag: line("Tag on samples", 30),
        }),
        reality: part("The reality of the journey", {
          lead: paragraph("First sentences"),
          text: paragraph("Text"),
        }),
        gaining: part("Gaining family", {
          lead: paragraph("First sentences"),
          cards: eachOf("Cards", ourFamily.gaining.cards, titled),
        }),
        road: part("At the end", {
          text: paragraph("Text"),
          journeys: linkWords("First button"),
          community: linkWords("Second button"),
        }),
      },
    ),
});
