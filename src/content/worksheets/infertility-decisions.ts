/** Worksheets for decisions on an infertility path: options, money, limits. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const infertilityDecisions: readonly WrittenWorksheet[] = [
  {
    id: "decision-matrix",
    title: "Decision matrix",
    path: "infertility",
    forWhom: "For a person or a couple weighing several options.",
    introduction:
      "We don’t favor any option, and doing nothing for now is one too. This page helps you see what matters.",
    minutes: 45,
    fields: [
      {
        kind: "checklist",
        id: "options",
        label: "Options on our table today",
        items: [
          "Wait and rest for now",
          "More tests or another opinion",
          "Treatment with our own eggs and sperm",
          "Donor eggs, sperm or embryos",
          "Surrogacy",
          "Adoption or fostering",
          "Living without children",
        ],
      },
      {
        kind: "table",
        id: "weigh",
        label: "What each option asks of us",
        hint: "Name your options. Use words, not points.",
        named: true,
        columns: [
          { id: "one", title: "Option 1" },
          { id: "two", title: "Option 2" },
          { id: "three", title: "Option 3" },
        ],
        rows: [
          "Our name for this option",
          "What draws us to it",
          "What frightens us",
          "What it asks of our bodies",
          "What it asks of our money and time",
          "What it means for others",
          "How we would feel in five years",
        ],
      },
      { kind: "text", id: "matters", label: "Three things that matter most, whatever we choose", rows: 3 },
      { kind: "text", id: "differ", label: "Where we see it differently", rows: 3 },
      { kind: "line", id: "need", label: "What we need to know before we choose" },
      { kind: "date", id: "again", label: "We’ll look at this again on" },
    ],
    limits: "A page can’t decide for you. A counselor can help if you’re stuck or you disagree.",
  },
  {
    id: "cost-planner",
    title: "Cost planner",
    path: "infertility",
    forWhom: "For anyone who needs to see the whole bill before the next step.",
    introduction:
      "Ask for every price in writing, with the date. Costs change, and so does what insurance, tax credits and public programs pay.",
    minutes: 30,
    note: noteOn("money"),
    fields: [
      {
        kind: "choice",
        id: "currency",
        label: "Currency on this page",
        options: ["US dollars", "Canadian dollars"],
      },
      {
        kind: "table",
        id: "costs",
        label: "Costs",
        short: true,
        columns: [
          { id: "quote", title: "Price quoted, with date" },
          { id: "paid", title: "Paid by others" },
          { id: "ours", title: "Left for us" },
        ],
        rows: [
          "Visits and tests",
          "Treatment or procedure",
          "Medicine",
          "Lab, freezing, storage",
          "Travel and nights away",
          "Unpaid time off work",
          "Counseling",
          "Something unexpected",
        ],
      },
      {
        kind: "checklist",
        id: "help",
        label: "Help to ask about",
        items: [
          "Health insurance, mine and my partner’s",
          "A benefit at work",
          "A public program in our state or province",
          "A tax credit or deduction",
          "Grants from charities",
          "A payment plan, and what it costs in all",
          "Refunds when a cycle is canceled",
        ],
      },
      { kind: "line", id: "ceiling", label: "The most we’ll spend on this step" },
      { kind: "text", id: "protect", label: "Money we won’t touch", rows: 2 },
      { kind: "line", id: "who", label: "Who we’ll ask about taxes and insurance" },
    ],
    limits:
      "This isn’t financial or tax advice. Check each figure with your clinic, your insurer and a tax adviser.",
  },
  {
    id: "stop-point-agreement",
    title: "Stop-point agreement",
    path: "infertility",
    forWhom: "For one person or a couple, best written before a hard stretch begins.",
    introduction:
      "Limits are easier to set on a calm day than after bad news. You can change this page any time.",
    minutes: 30,
    fields: [
      { kind: "text", id: "limit", label: "We’ll stop and talk when this happens", rows: 3 },
      {
        kind: "table",
        id: "limits",
        label: "Our limits for now",
        columns: [
          { id: "limit", title: "Our limit" },
          { id: "sign", title: "How we’ll know" },
        ],
        rows: ["Number of tries", "Time", "Money", "Body and health", "Mind and mood", "Us as a couple"],
      },
      {
        kind: "checklist",
        id: "each",
        label: "We agree that",
        items: [
          "Each of us may ask for a pause, without giving reasons",
          { id: "we-do-not-decide-in-the", text: "We don’t decide in the week after bad news" },
          "Stopping is a choice and not a defeat",
          "We may change this page together",
        ],
      },
      { kind: "text", id: "instead", label: "What we’d do in the month after stopping", rows: 3 },
      { kind: "line", id: "who", label: "Who helps us talk, if we get stuck" },
      { kind: "date", id: "review", label: "We’ll read this again on" },
      { kind: "line", id: "names", label: "Our names" },
    ],
    limits: "This is a promise between you, not a contract. Your clinic sets medical limits with you.",
  },
];
