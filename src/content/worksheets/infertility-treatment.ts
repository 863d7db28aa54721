/** Worksheets for the middle of an infertility path: cycles, waiting, the day of a result, a pause. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const infertilityTreatment: readonly WrittenWorksheet[] = [
  {
    id: "treatment-calendar",
    title: "Treatment calendar",
    path: "infertility",
    forWhom: "For a cycle with many dates, calls and doses.",
    introduction:
      "Put the clinic’s plan and the rest of your life on one page. Leave rows empty for rest and for changes.",
    minutes: 15,
    fields: [
      { kind: "line", id: "clinic", label: "Clinic phone, daytime and after hours" },
      { kind: "line", id: "nurse", label: "My contact there" },
      {
        kind: "table",
        id: "days",
        label: "Dates",
        columns: [
          { id: "date", title: "Date" },
          { id: "clinic", title: "Clinic: visit, dose, call" },
          { id: "life", title: "Work and life" },
          { id: "help", title: "Who helps" },
        ],
        rows: 12,
      },
      {
        kind: "checklist",
        id: "ready",
        label: "Worth sorting out early",
        items: [
          "Who drives me on the day of a procedure",
          "Who covers for me at work",
          "Who is with our children, if we have any",
          "What we eat when nobody can cook",
          "Which evening belongs to us and not to treatment",
        ],
      },
      { kind: "text", id: "ask", label: "Questions for the next visit", rows: 3 },
    ],
    limits: "Your clinic’s own plan comes first. If a date or dose here differs, call them.",
  },
  {
    id: "medication-checklist",
    title: "Medication checklist",
    path: "infertility",
    forWhom: "For anyone who takes several medicines during treatment.",
    introduction:
      "Copy each medicine from the clinic’s plan, word for word, so you can see at a glance what you’ve taken.",
    minutes: 10,
    note: noteOn("medical"),
    fields: [
      {
        kind: "table",
        id: "medicines",
        label: "My medicines",
        columns: [
          { id: "name", title: "Medicine" },
          { id: "dose", title: "Dose and time" },
          { id: "from", title: "From, until" },
          { id: "store", title: "How to store it" },
        ],
        rows: 6,
      },
      {
        kind: "checklist",
        id: "ready",
        label: "Before the first dose",
        items: [
          "Somebody has shown me how to do it",
          "I know what to do when I miss one",
          "I know which effects mean I should call",
          { id: "i-have-told-them-what-else", text: "I’ve told them what else I take" },
          "I have enough for the weekend",
          "I have a sharps box, if I need one",
        ],
      },
      { kind: "line", id: "call", label: "Who I call with questions, day and night" },
      { kind: "line", id: "pharmacy", label: "Pharmacy" },
      { kind: "text", id: "notes", label: "Notes for the nurse", rows: 3 },
    ],
    limits:
      "We can’t answer questions about medicine, so call your clinic or pharmacist. In an emergency, call 911.",
  },
  {
    id: "two-week-wait-plan",
    title: "Two-week-wait plan",
    path: "infertility",
    forWhom: "For the days between a transfer or insemination and the result.",
    introduction:
      "Nothing you feel or think during the wait decides the result. This plan is just for getting through it.",
    minutes: 20,
    note: noteOn("medical"),
    fields: [
      { kind: "date", id: "until", label: "The clinic’s test day" },
      { kind: "line", id: "call", label: "How and when the result comes" },
      {
        kind: "part",
        title: "Our limits",
        text: "Decide once, so you don’t have to decide every hour.",
      },
      {
        kind: "choice",
        id: "test",
        label: "Testing at home",
        options: ["Not before the clinic’s test", "On one day we have chosen", "We leave it open"],
      },
      {
        kind: "choice",
        id: "search",
        label: "Searching online",
        options: [
          "Not at all",
          "A few minutes a day, with a timer",
          "My partner or a friend looks things up",
        ],
      },
      { kind: "line", id: "ask", label: "Who can ask how it’s going, and who can’t" },
      { kind: "part", title: "What may help" },
      {
        kind: "table",
        id: "small",
        label: "Something small to look forward to",
        columns: [
          { id: "what", title: "What" },
          { id: "who", title: "With someone, or alone" },
        ],
        rows: 6,
      },
      {
        kind: "text",
        id: "night",
        label: "When I lie awake, I can",
        hint: "A name to write to, a book, slow breathing, a walk through the rooms.",
        rows: 3,
      },
      { kind: "text", id: "lines", label: "Sentences I want to read again", rows: 4 },
      { kind: "line", id: "person", label: "The person I call when it’s too much" },
    ],
    limits:
      "We left out a daily mood score on purpose, and a list of symptoms, because they can’t tell you the result. If you have pain, fever or bleeding, call your clinic.",
  },
  {
    id: "result-day-plan",
    title: "Result-day plan",
    path: "infertility",
    forWhom: "For the day a result is due, whatever it turns out to be.",
    introduction:
      "A plan for the hour before, the call and the evening after, whether the answer is yes, no or unclear.",
    minutes: 15,
    fields: [
      { kind: "date", id: "day", label: "The day" },
      {
        kind: "choice",
        id: "how",
        label: "How we want to hear it",
        options: [
          "I take the call",
          "My partner or a friend takes the call",
          "A message that we open together",
          "In person at the clinic",
        ],
      },
      { kind: "line", id: "where", label: "Where we’ll be, and who’ll be close by" },
      { kind: "line", id: "work", label: "What I’ll tell work that day" },
      {
        kind: "checklist",
        id: "ask",
        label: "What to ask on the call",
        items: [
          "Is this answer certain, or is there another test?",
          "What do we do about the medicine now?",
          "When do we talk next, and who with?",
          { id: "whom-can-i-call-tonight", text: "Who can I call tonight?" },
        ],
      },
      { kind: "text", id: "hour", label: "The first hour after, whatever we hear", rows: 3 },
      { kind: "text", id: "evening", label: "The evening", rows: 2 },
      { kind: "line", id: "tell", label: "Who hears it today, and who tells them" },
      { kind: "line", id: "wait", label: "Who hears it later" },
      { kind: "text", id: "note", label: "What I’d like to tell myself tonight", rows: 3 },
    ],
    limits: "We can’t explain a result. Your clinic can, though it may take more than one call.",
  },
  {
    id: "pause-plan",
    title: "Pause plan",
    path: "infertility",
    forWhom: "For people who need a break, or have been told to take one.",
    introduction:
      "A break can be for rest, for grief or just for life. You don’t need a reason that convinces anyone else.",
    minutes: 20,
    fields: [
      { kind: "text", id: "why", label: "Why we’re taking a break", rows: 2 },
      { kind: "line", id: "how-long", label: "How long, or until what happens" },
      {
        kind: "checklist",
        id: "clinic",
        label: "To settle with the clinic",
        items: [
          "Does a pause change anything medical?",
          "What happens to stored embryos, eggs or sperm?",
          "Which fees go on during the pause?",
          "How do we start again, if we want to?",
        ],
      },
      { kind: "text", id: "stop", label: "What we’ll stop doing for now", rows: 3 },
      { kind: "text", id: "back", label: "What we’ll get back: people, places, habits", rows: 3 },
      { kind: "line", id: "say", label: "What we’ll say when people ask" },
      { kind: "date", id: "talk", label: "We’ll talk about it again on" },
      { kind: "text", id: "rule", label: "Until then, we won’t talk about", rows: 2 },
    ],
    limits: "Before you start, ask your clinic what a break means in your case.",
  },
];
