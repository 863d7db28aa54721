/** Worksheets for turning points: a loss, a talk about what comes next, remembering, telling, a letter. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const infertilityTurning: readonly WrittenWorksheet[] = [
  {
    id: "after-a-loss-checklist",
    title: "After-a-loss checklist",
    path: "infertility",
    forWhom: "For the first days and weeks after a pregnancy loss, and for whoever helps.",
    introduction:
      "You don’t have to do any of this. Someone else can fill it in, and you can skip what doesn’t fit.",
    minutes: 10,
    note: noteOn("loss", "medical"),
    fields: [
      { kind: "line", id: "care", label: "Who I call with medical questions, day and night" },
      {
        kind: "checklist",
        id: "ask",
        label: "Questions for the clinic or hospital",
        items: [
          "What will happen in my body now?",
          "Which signs mean I must call at once?",
          "Is there a visit afterward, and when?",
          "What are our choices about remains, tests or a farewell?",
          "Is there a counselor or a group?",
          "Can we have papers for work?",
        ],
      },
      {
        kind: "checklist",
        id: "others",
        label: "Things others can do for us",
        items: [
          "Tell the people who have to know",
          "Cancel visits and reminders",
          { id: "turn-off-baby-apps-mails-and", text: "Delete baby apps and stop the emails and ads" },
          "Bring food and leave it at the door",
          "Look after children or pets",
          "Sit with us and say little",
        ],
      },
      { kind: "line", id: "leave", label: "Time off: what we asked for, and who we asked" },
      { kind: "text", id: "partner", label: "What each of us needs this week", rows: 3 },
      { kind: "line", id: "person", label: "The person I can call at night" },
      { kind: "text", id: "remember", label: "How we might want to remember", rows: 2 },
    ],
    limits:
      "Heavy bleeding, fever or strong pain: call your doctor or 911. Thoughts of not wanting to live: call or text 988.",
  },
  {
    id: "next-step-talk",
    title: "Next-step talk",
    path: "infertility",
    forWhom: "For two people, or one person and a friend, after bad news or a long stretch.",
    introduction:
      "Set aside an hour, phones away. Answer alone first. Then take turns: one reads aloud, and the other just listens.",
    minutes: 45,
    note: noteOn("loss"),
    fields: [
      { kind: "part", title: "Each alone", text: "Ten minutes. Write whatever comes." },
      {
        kind: "table",
        id: "alone",
        label: "Our answers",
        columns: [
          { id: "one", title: "First person" },
          { id: "two", title: "Second person" },
        ],
        rows: [
          { id: "what-i-am-most-tired-of", text: "What I’m most tired of" },
          { id: "what-i-am-still-hoping-for", text: "What I’m still hoping for" },
          { id: "what-i-am-afraid-to-say", text: "What I’m afraid to say" },
          "What I need before any next step",
          "What I can let go of",
        ],
      },
      { kind: "part", title: "Then together" },
      { kind: "text", id: "same", label: "Where we’re close", rows: 3 },
      { kind: "text", id: "differ", label: "Where we differ, with no need to fix it today", rows: 3 },
      {
        kind: "choice",
        id: "step",
        label: "Our next step is",
        options: [
          "Nothing for now",
          "Ask for facts",
          "Talk with a counselor",
          "Try again",
          "Look at another path",
          "Stop",
        ],
      },
      { kind: "line", id: "first", label: "One small thing we’ll do this week" },
      { kind: "date", id: "again", label: "We’ll talk again on" },
    ],
    limits: "If the talk hurts more than it helps, stop. A couples counselor can sit down with you both.",
  },
  {
    id: "remembrance-page",
    title: "Remembrance page",
    path: "infertility",
    forWhom: "For anyone who wants to remember a loss, a cycle or a hope.",
    introduction:
      "There’s no right way or right time to do this. You can even leave it empty and just keep the page.",
    minutes: 20,
    note: noteOn("loss"),
    fields: [
      { kind: "line", id: "who", label: "A name, or what I call this" },
      { kind: "line", id: "days", label: "Dates that belong to it" },
      { kind: "text", id: "was", label: "What I want to remember", rows: 6 },
      { kind: "text", id: "wish", label: "What I had wished for", rows: 4 },
      {
        kind: "checklist",
        id: "ways",
        label: "Ways some people remember",
        items: [
          "Light a candle on a certain day",
          "Plant something",
          "Write a letter and keep it",
          "Walk to a place that matters",
          "A prayer or words of my faith",
          "Keep one object in a box",
          "Say the name out loud",
        ],
      },
      { kind: "line", id: "with", label: "With someone, or alone" },
      {
        kind: "text",
        id: "hard-days",
        label: "Days ahead that could be hard, and my plan for them",
        rows: 4,
      },
    ],
    limits: "There’s no timetable for grief. If it stays too heavy to live with, a grief counselor can help.",
  },
  {
    id: "telling-people",
    title: "Telling people",
    path: "infertility",
    forWhom: "For sharing hard news, or keeping it, in your own words.",
    introduction:
      "You choose who hears it and how much. One short text that others pass on can save you many conversations.",
    minutes: 15,
    note: noteOn("loss"),
    fields: [
      {
        kind: "table",
        id: "people",
        label: "Who hears what",
        columns: [
          { id: "who", title: "Who" },
          { id: "what", title: "What they hear" },
          { id: "how", title: "How, and who tells them" },
        ],
        rows: 6,
      },
      {
        kind: "text",
        id: "message",
        label: "A short message, ready to send",
        hint: "For example: We got sad news. We don’t want to talk about it yet. Please just be kind.",
        rows: 4,
      },
      {
        kind: "checklist",
        id: "ask",
        label: "What we ask of people",
        items: [
          { id: "please-do-not-ask-questions-yet", text: "Please don’t ask questions yet" },
          "Please do ask, we like to talk about it",
          { id: "please-do-not-give-advice", text: "Please don’t give advice" },
          "Please tell the others for us",
          "Please invite us, and accept a no",
        ],
      },
      { kind: "line", id: "answer", label: "My one sentence for people I hardly know" },
    ],
    limits: "You don’t owe anyone your story. You can’t take back what you’ve told, so take your time.",
  },
  {
    id: "letter-to-myself",
    title: "Letter to myself",
    path: "infertility",
    forWhom: "For a quiet hour, at any point and with any outcome.",
    introduction:
      "Write the way you’d write to a good friend who has been through all this. Nobody needs to read it.",
    minutes: 30,
    fields: [
      { kind: "date", id: "day", label: "Date" },
      { kind: "text", id: "carried", label: "What you’ve been carrying", rows: 4 },
      { kind: "text", id: "proud", label: "What I respect about how you did it", rows: 4 },
      { kind: "text", id: "letter", label: "The letter", rows: 14 },
      { kind: "date", id: "open", label: "I’ll read this again on" },
    ],
    limits:
      "You may feel worse for an hour after writing. If that doesn’t lift, stop and talk with someone you trust.",
  },
];
