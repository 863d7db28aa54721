/** The Knowledge Hub's own texts, as fields. Its articles are documents of their own. */
import { knowledgeHub, knowledgeHubDirect } from "../pages/knowledge-hub.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, opening, part, sentences, titled } from "./page-fields.server.ts";
import { toolWords } from "./shipped-fields.server.ts";

/** The page around the list of articles and courses. */
export const knowledgeHubTexts = editableTexts({
  id: "knowledge-hub-page",
  page: knowledgeHub,
  copies: [knowledgeHubDirect],
  title: "Knowledge Hub: the page",
  about: "The heading, the search, and what is around the list of articles and courses.",
  schema: () =>
    group(
      { label: "Knowledge Hub: the page" },
      {
        ...opening(),
        find: toolWords("Search and filters", knowledgeHub.find, {
          named: {
            lead: "First sentences",
            form: "Name of the filters, for screen readers",
            q: "Search field",
            show: "Button in browsers without scripts",
            clear: "Button that shows everything",
            unavailable: "When the search can’t be loaded",
            counts: "How many there are",
            all: "Everything",
            any: "Without a choice",
            one: "For one",
            some: "For some",
            inexact: "When the exact words aren’t found",
            guess: "Without an exact match",
            meant: "Suggestion",
            narrow: "Button that opens the filters on phones",
            rest: "Button that opens the rest of a shelf",
            featured: "Above the guide at the top",
            marked: "What the icon of a row means",
            manyTalkAbout: "What many texts of a shelf talk about",
            list: "Name of the list, for screen readers",
            talksAbout: "Before the topics of an article",
            more: "Link on each card",
            nothing: "When nothing fits",
            ask: "Link",
          },
        }),
        courses: toolWords("Courses", knowledgeHub.courses, {
          named: {
            lead: "First sentences",
            more: "Link of a course",
            comingSoon: "Tag of a course that isn’t open",
            comingMore: "Link of a course that isn’t open",
            signIn: "Link for members",
            plans: "Link to the plans",
          },
        }),
        shelf: part("More in the library", { links: eachOf("Links", knowledgeHub.shelf.links, titled) }),
        reading: part("How the pages are made", {
          paragraphs: sentences("Paragraphs"),
          feed: line("Link to the feed"),
          feedTitle: line("Name of the feed"),
        }),
      },
    ),
});
