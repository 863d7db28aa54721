/** Worksheets for the people around: loved ones, and those who work in clinics. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const lovedOnesSheets: readonly WrittenWorksheet[] = [
  {
    id: "what-helps-what-hurts",
    title: "What helps, what hurts",
    path: "loved-ones",
    forWhom: "For family and friends, or for you to fill in and hand to them.",
    introduction:
      "People mean well and still say things that hurt. This page makes it easier to ask, and easier to hear.",
    minutes: 10,
    note: noteOn("loss"),
    fields: [
      {
        kind: "checklist",
        id: "helps",
        label: "This helps",
        items: [
          { id: "i-am-sorry-i-am-here", text: "I’m sorry. I’m here." },
          "Ask how I am, then listen",
          "Remember the dates and write a line",
          "Bring a meal or take over a chore",
          "Invite me, and accept a no",
          "Tell me your own news in private, and early",
          "Ask my partner how they are, too",
          "Say the name, if there is one",
        ],
      },
      {
        kind: "checklist",
        id: "hurts",
        label: "This hurts",
        items: [
          "Just relax",
          "Everything happens for a reason",
          "You can always adopt",
          "At least it was early",
          "I know someone who did this and it worked",
          "Whose fault is it?",
          "Have you tried this diet?",
          "Silence, as if nothing had happened",
        ],
      },
      { kind: "text", id: "more-helps", label: "What else helps me", rows: 3 },
      { kind: "text", id: "more-hurts", label: "What else hurts me", rows: 3 },
      {
        kind: "choice",
        id: "talk",
        label: "Do I want to be asked about it?",
        options: [
          "Yes, at any time",
          "Only when we are alone",
          { id: "i-will-bring-it-up-myself", text: "I’ll bring it up myself" },
        ],
      },
      { kind: "line", id: "do", label: "One thing you could do this month" },
    ],
    limits:
      "You can’t take the pain away, and you don’t have to. What people remember is that you were there.",
  },
];

export const clinicTeamSheets: readonly WrittenWorksheet[] = [
  {
    id: "reset-card",
    title: "Reset card",
    path: "clinic-teams",
    forWhom: "For the minute between two calls or two rooms.",
    introduction: "Plan a short pause that works for you. Fill it in once, then keep it at your desk.",
    minutes: 5,
    fields: [
      {
        kind: "checklist",
        id: "steps",
        label: "My reset",
        items: [
          "Both feet on the floor, shoulders down",
          "Three slow breaths out",
          "Name it: this was heavy",
          "Wash hands, drink water, look far away",
          "What this next person needs from me",
        ],
      },
      { kind: "line", id: "sign", label: "How my body tells me I’m carrying too much" },
      { kind: "line", id: "sentence", label: "A sentence that helps me let the last call go" },
      { kind: "line", id: "colleague", label: "A coworker I can turn to" },
      { kind: "line", id: "end", label: "How I end the shift" },
    ],
    limits: "A pause won’t fix a workload that’s too heavy. Take that to the people who plan the work.",
  },
  {
    id: "debrief-sheet",
    title: "Debrief sheet",
    path: "clinic-teams",
    forWhom: "For a team, after a hard case, a loss or an error.",
    introduction:
      "Fifteen minutes soon after, in a closed room. Write no patient names on this page. Nobody has to speak.",
    minutes: 15,
    note: noteOn("loss", "medical"),
    fields: [
      { kind: "date", id: "day", label: "Date" },
      { kind: "line", id: "lead", label: "Who leads the talk" },
      { kind: "text", id: "happened", label: "What happened, in a few plain facts", rows: 3 },
      { kind: "text", id: "each", label: "What stays with us", rows: 4 },
      { kind: "text", id: "well", label: "What went well, even small things", rows: 3 },
      { kind: "text", id: "change", label: "What we want to change, and who will do it", rows: 3 },
      { kind: "line", id: "who", label: "Who might need more than this talk" },
      { kind: "text", id: "close", label: "How we close: a pause, a word, a walk", rows: 2 },
    ],
    limits: "This doesn’t replace an incident report or counseling. Follow your clinic’s own rules for both.",
  },
  {
    id: "ethics-round",
    title: "Ethics round",
    path: "clinic-teams",
    forWhom: "For a team that disagrees about what’s right.",
    introduction: "Look at one question from four sides before anyone argues, and leave out patient names.",
    minutes: 30,
    fields: [
      { kind: "text", id: "question", label: "The question, in one sentence", rows: 2 },
      {
        kind: "table",
        id: "sides",
        label: "Four sides",
        columns: [
          { id: "know", title: "What we know" },
          { id: "ask", title: "What we have to ask" },
        ],
        rows: [
          "Medical facts and limits",
          "What the patient wants, and why",
          "Quality of life, as they see it",
          "Others: partner, child, law, cost, team",
        ],
      },
      { kind: "text", id: "voices", label: "Whose voice is missing", rows: 2 },
      { kind: "text", id: "options", label: "Options, with the best reason for each", rows: 4 },
      { kind: "text", id: "decide", label: "What we’ll do, and what we’ll tell the patient", rows: 3 },
      { kind: "line", id: "committee", label: "Is this one for the ethics committee? Who we ask" },
      { kind: "date", id: "review", label: "We’ll look back at this on" },
    ],
    limits:
      "The law and your clinic’s policy come first. An ethics committee can advise you when you’re stuck.",
  },
];
