/** Worksheets for the family an adoption makes: openness, another culture, a child's first book. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const adoptionFamilySheets: readonly WrittenWorksheet[] = [
  {
    id: "openness-plan",
    title: "Openness plan",
    path: "adoption",
    forWhom: "For adoptive parents and first family, alone or together.",
    introduction:
      "Openness is for the child, and it changes as they grow. Promise only what you can keep up for many years.",
    minutes: 30,
    note: noteOn("children"),
    fields: [
      { kind: "text", id: "child", label: "What the child may need from this", rows: 3 },
      {
        kind: "table",
        id: "contact",
        label: "Contact",
        columns: [
          { id: "who", title: "Who with" },
          { id: "often", title: "How often" },
          { id: "care", title: "What to be careful about" },
        ],
        rows: [
          "Letters and photos",
          "Messages and calls",
          "Visits",
          "Birthdays and holidays",
          "Siblings and grandparents",
        ],
      },
      { kind: "line", id: "names", label: "Names and words we use for each other" },
      { kind: "text", id: "online", label: "Photos and names online", rows: 2 },
      { kind: "text", id: "hard", label: "If contact becomes hard or unsafe", rows: 3 },
      { kind: "text", id: "voice", label: "How the child’s own wishes count as they grow", rows: 3 },
      { kind: "line", id: "help", label: "Who helps if we can’t agree" },
      { kind: "date", id: "review", label: "We’ll read this again on" },
    ],
    limits:
      "Whether a plan like this is legally binding depends on where you live. Ask a lawyer before you rely on it.",
  },
  {
    id: "transracial-transcultural-readiness",
    title: "Transracial and transcultural readiness",
    path: "adoption",
    forWhom: "For parents who may raise a child of another race or culture.",
    introduction:
      "Love matters, but it isn’t enough. This page asks what your daily life would look like to the child.",
    minutes: 45,
    note: noteOn("discrimination", "children"),
    fields: [
      {
        kind: "table",
        id: "life",
        label: "Who would the child see?",
        columns: [
          { id: "now", title: "Today" },
          { id: "change", title: "What we’d change" },
        ],
        rows: [
          "Our friends and our table",
          "Our street and town",
          "School and teachers",
          "Doctors, dentist, barber",
          "Books, films and toys at home",
          "Faith, food, holidays, language",
        ],
      },
      { kind: "text", id: "learn", label: "What we need to learn: hair, skin, history, language", rows: 3 },
      { kind: "text", id: "family", label: "Relatives who say hurtful things, and what we’ll do", rows: 3 },
      {
        kind: "text",
        id: "racism",
        label: "How we’d prepare a child for racism, and stand by them",
        rows: 4,
      },
      { kind: "line", id: "adults", label: "Adults of the child’s heritage who would be close" },
      { kind: "text", id: "adoptees", label: "What adopted adults have told us", rows: 3 },
      { kind: "text", id: "no", label: "What we’re honestly not ready for", rows: 3 },
    ],
    limits: "A page can’t make you ready. Listen to adopted adults of color, and take training they lead.",
  },
  {
    id: "lifebook-starter",
    title: "Lifebook starter",
    path: "adoption",
    forWhom: "For adoptive and foster parents who collect a child’s story.",
    introduction:
      "A lifebook starts before your family does. Write down facts, leave blanks where you don’t know, and don’t judge anyone.",
    minutes: 45,
    note: noteOn("children", "birth"),
    fields: [
      { kind: "line", id: "name", label: "The child’s names, and who gave them" },
      { kind: "line", id: "born", label: "Born: date, place, and what we know" },
      { kind: "text", id: "first", label: "First parents and family", rows: 4 },
      { kind: "text", id: "why", label: "Why the child couldn’t stay, told truthfully and kindly", rows: 4 },
      {
        kind: "table",
        id: "homes",
        label: "Where the child has lived",
        columns: [
          { id: "when", title: "From, until" },
          { id: "who", title: "Who with" },
          { id: "what", title: "What we know and have kept" },
        ],
        rows: 5,
      },
      { kind: "text", id: "us", label: "How we met", rows: 4 },
      { kind: "line", id: "keep", label: "Things to keep, and where they are" },
      { kind: "text", id: "unknown", label: "What we don’t know, and who might", rows: 3 },
      { kind: "text", id: "child", label: "The child’s own words", rows: 4 },
    ],
    limits: "Some facts belong only to the child. Ask a caseworker how and when to share the hard ones.",
  },
];
