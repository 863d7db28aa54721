/** Worksheets for telling: first words, a plan by age, a letter, a page for relatives. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const donorTellingSheets: readonly WrittenWorksheet[] = [
  {
    id: "first-words-script",
    title: "First words script",
    path: "donor-conception",
    forWhom: "For parents looking for simple first sentences that fit their family.",
    introduction:
      "Start before it feels needed, and say it often and simply. The first times are practice for you.",
    minutes: 15,
    note: noteOn("children"),
    fields: [
      {
        kind: "choice",
        id: "family",
        label: "Our family",
        options: ["A mom and a dad", "Two moms", "Two dads", "One parent", "Another kind of family"],
      },
      { kind: "part", title: "Building blocks", text: "Check what fits, then put it in your own words." },
      {
        kind: "checklist",
        id: "blocks",
        label: "Sentences to borrow",
        items: [
          "We wanted very much to be parents.",
          "To make a baby you need an egg, a sperm and a place to grow.",
          "We needed help with one of these.",
          "A kind person gave us an egg.",
          "A kind person gave us sperm.",
          "A woman carried you for us.",
          "That person is called a donor.",
          "You can ask us about this at any time.",
        ],
      },
      { kind: "text", id: "own", label: "Our own version, in four or five sentences", rows: 6 },
      { kind: "line", id: "word", label: "The word we use for the donor" },
      { kind: "text", id: "when", label: "Good moments: a book at bedtime, a photo, a birthday", rows: 2 },
      { kind: "text", id: "ask", label: "A question we dread, and a first answer", rows: 3 },
    ],
    limits:
      "There’s no perfect sentence. Many donor-conceived adults say that being able to ask matters more.",
  },
  {
    id: "telling-plan-by-age",
    title: "Telling plan by age",
    path: "donor-conception",
    forWhom: "For parents who want to tell early and keep on telling.",
    introduction:
      "One talk is never enough, and none of them has to be perfect. At each age your child understands a little more.",
    minutes: 30,
    note: noteOn("children"),
    fields: [
      { kind: "part", title: "Ages 0 to 3", text: "Practice for you. A story in a few plain words." },
      { kind: "text", id: "baby-words", label: "Our words", rows: 2 },
      { kind: "line", id: "baby-book", label: "A book or photo that helps" },
      { kind: "part", title: "Ages 4 to 7", text: "How babies begin, and who helped. Short answers." },
      { kind: "text", id: "child-words", label: "Our words", rows: 3 },
      { kind: "line", id: "child-others", label: "Who else our child can talk to about it" },
      { kind: "part", title: "Ages 8 to 11", text: "Genes, looks, and what to say to friends." },
      { kind: "text", id: "school-words", label: "Our words", rows: 3 },
      { kind: "line", id: "school", label: "School: what teachers know, and who told them" },
      {
        kind: "part",
        title: "Ages 12 and up",
        text: "Identity, privacy, DNA tests, and the right to know more.",
      },
      { kind: "text", id: "teen-words", label: "Our words", rows: 3 },
      { kind: "text", id: "teen-papers", label: "Papers and facts we’ll hand over, and when", rows: 2 },
      { kind: "part", title: "If we start late" },
      {
        kind: "text",
        id: "late",
        label: "What we’ll say first, and how we’ll say sorry for waiting",
        rows: 4,
      },
      { kind: "line", id: "help", label: "Who can help us do this" },
    ],
    limits:
      "Every child is different. A counselor who works with donor-conceived people can help, especially if you’re starting late.",
  },
  {
    id: "letter-to-my-child",
    title: "Letter to my child",
    path: "donor-conception",
    forWhom: "For parents through donor conception. Others are welcome to use it too.",
    introduction: "Write it while you remember. You decide when it’s read, and you can keep adding to it.",
    minutes: 45,
    note: noteOn("children"),
    fields: [
      { kind: "line", id: "to", label: "Dear" },
      { kind: "date", id: "day", label: "Date" },
      { kind: "text", id: "wanted", label: "How much you were wanted, and who was waiting for you", rows: 4 },
      { kind: "text", id: "how", label: "How you came to us, in simple words", rows: 6 },
      { kind: "text", id: "donor", label: "What we know about the donor", rows: 4 },
      { kind: "text", id: "why", label: "Why we made the choices we did", rows: 4 },
      { kind: "text", id: "unknown", label: "What we don’t know, and how you could find out", rows: 3 },
      { kind: "text", id: "wish", label: "What we wish for you, whatever you feel about this", rows: 6 },
      { kind: "line", id: "papers", label: "Where the papers are" },
    ],
    limits: "A letter can’t replace talking. Your child may feel many things, including about the letter.",
  },
  {
    id: "relatives-guide-sheet",
    title: "Relatives’ guide sheet",
    path: "donor-conception",
    forWhom: "For grandparents, aunts, uncles and friends. Fill it in, then hand it over.",
    introduction:
      "People who love you may not know what to say. A page with your words on it can save everyone some pain.",
    minutes: 15,
    fields: [
      { kind: "text", id: "story", label: "Our story, as we tell it", rows: 4 },
      { kind: "line", id: "words", label: "Words we use" },
      { kind: "line", id: "not-words", label: "Words we don’t use" },
      {
        kind: "checklist",
        id: "please",
        label: "What we ask of you",
        items: [
          "Love this child like any other",
          "Use our words for the donor",
          {
            id: "do-not-tell-others-that-is",
            text: "Please don’t tell others; that’s up to us and the child",
          },
          { id: "do-not-keep-it-secret-from", text: "Please don’t keep it secret from the child" },
          { id: "do-not-look-for-likeness-out", text: "Please don’t comment on who the child looks like" },
          "Ask us when you are unsure",
          "Bring your own doubts to us and not to the child",
        ],
      },
      { kind: "text", id: "if-asked", label: "If our child asks you, please say", rows: 3 },
      { kind: "text", id: "feel", label: "It’s fine if you need time. This might help", rows: 2 },
    ],
    limits:
      "Families differ in what they share. This page is about your wishes and doesn’t set rules for anyone else.",
  },
];
