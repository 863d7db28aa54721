/** Worksheets for donor conception: choosing, asking, and who knows what. */
import type { WrittenWorksheet } from "./worksheet.ts";

export const donorConceptionSheets: readonly WrittenWorksheet[] = [
  {
    id: "values-for-choosing-a-donor",
    title: "Values for choosing a donor",
    path: "donor-conception",
    forWhom: "For anyone who has begun to think about egg, sperm or embryo donation.",
    introduction:
      "It’s easy to get swept up in profiles. Write down first what matters to you, and what could matter to your child.",
    minutes: 30,
    fields: [
      { kind: "text", id: "feel", label: "How I feel about a donor today", rows: 3 },
      {
        kind: "choice",
        id: "known",
        label: "What I’m leaning toward",
        options: [
          "Someone we know",
          "A donor the child can ask about as an adult",
          "A donor whose name is not shared",
          { id: "i-do-not-know-yet", text: "I don’t know yet" },
        ],
      },
      {
        kind: "table",
        id: "matters",
        label: "What matters",
        columns: [
          { id: "me", title: "To me" },
          { id: "partner", title: "To my partner, if I have one" },
          { id: "child", title: "Perhaps to the child" },
        ],
        rows: [
          "Health history",
          "Looks and heritage",
          "Character and interests",
          "Contact later on",
          "Other families with the same donor",
          "The donor’s own reasons",
        ],
      },
      { kind: "text", id: "must", label: "What I need, and what would just be nice", rows: 3 },
      { kind: "text", id: "no", label: "What I don’t want", rows: 2 },
      { kind: "text", id: "say", label: "How I’d explain this choice to my child at twenty", rows: 4 },
    ],
    limits:
      "Because of home DNA tests, nobody can promise that a donor will stay unknown. A counselor who knows this field can help.",
  },
  {
    id: "questions-for-bank-or-clinic",
    title: "Questions for bank or clinic",
    path: "donor-conception",
    forWhom: "For a call or visit with a sperm bank, an egg bank or a clinic’s donor program.",
    introduction: "Ask the same questions everywhere, and ask for the answers in writing.",
    minutes: 15,
    fields: [
      { kind: "line", id: "name", label: "Bank or clinic" },
      { kind: "line", id: "person", label: "Who I spoke with, and when" },
      {
        kind: "checklist",
        id: "donor",
        label: "About the donor",
        items: [
          "How is health history taken, and is it kept up to date?",
          "Which tests are done, and what do they leave open?",
          "Has the donor had counseling?",
          "What did the donor agree to about contact?",
          "How do we hear of new health facts later?",
        ],
      },
      {
        kind: "checklist",
        id: "families",
        label: "About other families",
        items: [
          "How many families may one donor help?",
          "Who counts, and what happens if the limit is passed?",
          "Is there a list where families can find each other?",
          "Can we reserve more for a second child?",
        ],
      },
      {
        kind: "checklist",
        id: "terms",
        label: "About terms",
        items: [
          "What does each step cost?",
          "What happens if a cycle does not lead to pregnancy?",
          "Which law applies where we live?",
          "How long are records kept, and who may see them?",
          "What happens to our records if you close?",
        ],
      },
      { kind: "text", id: "answers", label: "Answers", rows: 8 },
    ],
    limits:
      "Rules differ by state, province and country. A lawyer in this field can tell you which ones apply to you.",
  },
  {
    id: "who-knows-what-map",
    title: "Who-knows-what map",
    path: "donor-conception",
    forWhom: "For keeping track of who knows, and what comes next.",
    introduction: "List everyone, from the two of you to the school. It works during treatment too.",
    minutes: 15,
    fields: [
      {
        kind: "table",
        id: "people",
        label: "The people around us",
        columns: [
          { id: "who", title: "Who" },
          { id: "know", title: "What they know" },
          { id: "next", title: "What they should know, and when" },
          { id: "tell", title: "Who tells them" },
        ],
        rows: 10,
      },
      {
        kind: "text",
        id: "child-first",
        label: "What our child should hear before anyone else does",
        rows: 3,
      },
      { kind: "line", id: "nobody", label: "What stays between us" },
      {
        kind: "line",
        id: "slip",
        label: "What we’ll say if someone lets it slip",
      },
    ],
    limits: "It’s your child’s story too. Your child could hear later from anyone you tell now.",
  },
];
