/** The overview of the journeys with its three questions, as fields. */
import { journeys } from "../pages/journeys.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, linkWords, opening, paragraph, part, titled } from "./page-fields.server.ts";
import { toolWords } from "./shipped-fields.server.ts";

/** Where someone chooses a journey. */
export const journeysTexts = editableTexts({
  id: "journeys",
  page: journeys,
  title: "Journeys: the overview",
  about: "How the journeys work, and the cards that lead to them.",
  schema: () =>
    group(
      { label: "Journeys: the overview" },
      {
        ...opening(),
        how: part("How journeys work", {
          lead: paragraph("First sentences"),
          steps: eachOf("Steps", journeys.how.steps, titled),
        }),
        paths: part("The five cards", {
          lead: paragraph("First sentences"),
          unsure: line("Link to the questions"),
          loss: linkWords("Link for people after a loss"),
          more: line("Link on each card", 40),
          cards: eachOf("Cards", journeys.paths.cards, {
            title: line("Title", 40),
            text: paragraph("Text", 240),
          }),
        }),
      },
    ),
});

/** The three questions for people who aren't sure, and what is suggested for each answer. */
export const chooserTexts = editableTexts({
  id: "journeys-questions",
  page: journeys,
  title: "Journeys: the three questions",
  about: "“Where are you today?”: the questions, their answers, and what is suggested for each.",
  schema: () =>
    group(
      { label: "The three questions" },
      {
        chooser: toolWords("Where are you today?", journeys.chooser, {
          without: ["value"],
          named: {
            legend: "Question",
            options: "Answers",
            announced: "For screen readers, when a suggestion appears",
            path: "Above the suggested path",
            firstStep: "Above the first step",
            beside: "Above the other suggestion",
            notBinding: "Below the suggestions",
            paths: "Suggestions by the first answer",
            stages: "Suggestions by the second answer",
            wishes: "Suggestions by the third answer",
            list: "In browsers without scripts",
          },
        }),
      },
    ),
});
