/** Worksheets for any path, and for days that are hard for any reason. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const everyoneSheets: readonly WrittenWorksheet[] = [
  {
    id: "support-map",
    title: "Support map",
    path: "everyone",
    forWhom: "For anyone wondering who to lean on.",
    introduction:
      "Different people are good at different things. An empty line isn't a failing; it shows what to look for next.",
    minutes: 10,
    fields: [
      { kind: "line", id: "listens", label: "Listens without fixing" },
      { kind: "line", id: "practical", label: "Helps with everyday things" },
      { kind: "line", id: "laugh", label: "Makes me laugh" },
      { kind: "line", id: "knows", label: "Has been through something like this" },
      { kind: "line", id: "expert", label: "Knows the facts and explains them" },
      { kind: "line", id: "night", label: "May be called at night" },
      { kind: "line", id: "place", label: "A place where I can be alone" },
      { kind: "line", id: "body", label: "Something that does my body good" },
      {
        kind: "text",
        id: "drains",
        label: "What costs me strength, and how I could have less of it",
        rows: 3,
      },
      { kind: "line", id: "ask", label: "One person I will ask for one thing this week" },
    ],
    limits: "Friends can't carry everything. If you need more, a counselor, a group or a mentor can help.",
  },
  {
    id: "scripts-for-when-are-you-having-kids",
    title: "Scripts for \u201cWhen are you having kids?\u201d",
    path: "everyone",
    forWhom: "For family tables, work parties and waiting rooms.",
    introduction:
      "You don't owe anyone an answer. Tick a sentence you could say, or write one that sounds like you.",
    minutes: 5,
    fields: [
      {
        kind: "checklist",
        id: "short",
        label: "Short, and the door stays closed",
        items: [
          "I would rather not talk about that.",
          "That is a private matter for us.",
          "We will tell you if there is news.",
          "How is your garden doing?",
        ],
      },
      {
        kind: "checklist",
        id: "some",
        label: "A little more",
        items: [
          "It is not as simple for us as it is for some.",
          "It is a sore point. Please do not ask again.",
          "We are going through something. I will talk when I can.",
          "We are a family as we are.",
        ],
      },
      { kind: "text", id: "own", label: "My own sentence", rows: 2 },
      { kind: "line", id: "exit", label: "How I leave the talk, and who comes to get me" },
      { kind: "line", id: "told", label: "Someone I would like to tell the truth" },
    ],
    limits: "No sentence stops every question, and you can walk away from any of them.",
  },
  {
    id: "holiday-and-baby-shower-plan",
    title: "Holiday and baby-shower plan",
    path: "everyone",
    forWhom: "For a party, a holiday or a day that could hurt.",
    introduction:
      "You can go, go for an hour, or stay home. Any of these can be the kind thing to do, for you and for others.",
    minutes: 10,
    note: noteOn("pregnancy", "children"),
    fields: [
      { kind: "line", id: "what", label: "The day, and why it may be hard" },
      {
        kind: "choice",
        id: "go",
        label: "What I plan to do",
        options: ["Go", "Go for a set time", "Send a gift or a card", "Stay at home", "Decide on the day"],
      },
      { kind: "text", id: "say", label: "What I say to the host", rows: 2 },
      { kind: "line", id: "ally", label: "Who there knows how I feel" },
      { kind: "line", id: "sign", label: "Our sign for: I need to leave" },
      { kind: "line", id: "room", label: "A room, a porch or a walk to breathe" },
      { kind: "text", id: "after", label: "Something good for afterward", rows: 2 },
      { kind: "text", id: "own", label: "Our own way to spend such a day", rows: 3 },
    ],
    limits: "Other people may not understand. You can love them and still stay away this time.",
  },
  {
    id: "telling-work",
    title: "Telling work",
    path: "everyone",
    forWhom: "For anyone who needs time or understanding at work.",
    introduction:
      "Work out what you need first. Then tell people as little or as much as it takes to get it.",
    minutes: 20,
    fields: [
      {
        kind: "checklist",
        id: "need",
        label: "What I need",
        items: [
          "Time for appointments, often at short notice",
          "A few days off",
          "Work from home on some days",
          "Lighter work for a while",
          "No travel for a while",
          "Only that somebody knows",
        ],
      },
      { kind: "line", id: "who", label: "Whom I tell, and whom I do not" },
      {
        kind: "choice",
        id: "much",
        label: "How much I say",
        options: ["A medical matter", "A family matter", "The whole story"],
      },
      { kind: "text", id: "words", label: "My first two sentences", rows: 3 },
      {
        kind: "checklist",
        id: "ask",
        label: "To find out before",
        items: [
          "Sick, family and unpaid leave at my work",
          "What the health plan covers",
          "Who sees what I write down",
          "What the law says where I live",
        ],
      },
      { kind: "text", id: "agreed", label: "What we agreed, with the date", rows: 3 },
      { kind: "line", id: "cover", label: "Who covers for me, and what they know" },
    ],
    limits:
      "This isn't legal advice. Your rights at work depend on where you live, and a union or a lawyer can tell you what they are.",
  },
  {
    id: "partner-check-in",
    title: "Partner check-in",
    path: "everyone",
    forWhom: "For two people, ten minutes, once a week.",
    introduction:
      "Take turns: one speaks, and the other only listens, without solving anything. When the ten minutes are over, stop.",
    minutes: 10,
    fields: [
      { kind: "date", id: "day", label: "Date" },
      {
        kind: "table",
        id: "turns",
        label: "Taking turns",
        columns: [
          { id: "one", title: "First person" },
          { id: "two", title: "Second person" },
        ],
        rows: [
          "This week was, in one word",
          "Something that was hard",
          "Something you did that helped",
          "One thing I need next week",
        ],
      },
      { kind: "line", id: "logistics", label: "One practical thing to settle" },
      { kind: "line", id: "fun", label: "Something this week that has nothing to do with it" },
      { kind: "line", id: "next", label: "Next check-in" },
    ],
    limits:
      "If you're afraid of your partner, don't use this page together. A domestic violence line can help.",
  },
  {
    id: "grounding-card",
    title: "Grounding card",
    path: "everyone",
    forWhom: "For a hard minute in a waiting room, at night, or after a call.",
    introduction:
      "A way back to the room you are in. There is nothing to get right. Stop if it does not help.",
    minutes: 5,
    fields: [
      { kind: "text", id: "see", label: "Five things I can see", rows: 2 },
      { kind: "text", id: "touch", label: "Four things I can touch", rows: 2 },
      { kind: "text", id: "hear", label: "Three things I can hear", rows: 2 },
      {
        kind: "text",
        id: "smell",
        label: "Two things I can smell",
        hint: "Skip smell and taste if you feel sick today.",
        rows: 2,
      },
      { kind: "line", id: "taste", label: "One thing I can taste" },
      { kind: "note", text: "Now breathe out slowly, longer than you breathed in. Do it a few times." },
      { kind: "line", id: "sentence", label: "A sentence that holds me" },
      { kind: "line", id: "person", label: "Someone I can call" },
    ],
    limits:
      "Many therapists teach this, though there's little research on it. It doesn't change what happens next.",
  },
  {
    id: "emergency-contacts-card",
    title: "Emergency contacts card",
    path: "everyone",
    forWhom: "For your wallet, the fridge door, and whoever looks after you.",
    introduction: "It's hard to find a number when your heart is racing, so write them down on a quiet day.",
    minutes: 5,
    fields: [
      { kind: "line", id: "name", label: "My name" },
      { kind: "line", id: "person", label: "My first person, and their number" },
      { kind: "line", id: "second", label: "If they cannot be reached" },
      { kind: "line", id: "clinic", label: "Clinic, by day" },
      { kind: "line", id: "after-hours", label: "Clinic, after hours" },
      { kind: "line", id: "doctor", label: "Family doctor" },
      { kind: "line", id: "pharmacy", label: "Pharmacy" },
      { kind: "line", id: "counselor", label: "Counsellor, mentor or group" },
      {
        kind: "text",
        id: "know",
        label: "What helpers should know: allergies, medicines, treatment",
        rows: 3,
      },
      {
        kind: "note",
        text: "In danger: call 911. In crisis: call or text 988 in the US and Canada, day or night.",
      },
    ],
    limits: "Show this page to the people on it, so they know you're counting on them.",
  },
];
