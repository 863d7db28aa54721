/** Worksheets for the beginning of an infertility path: first visits and results. */
import type { WrittenWorksheet } from "./worksheet.ts";

export const infertilityStart: readonly WrittenWorksheet[] = [
  {
    id: "questions-for-the-first-appointment",
    title: "Questions for the first appointment",
    path: "infertility",
    forWhom: "For anyone about to see a doctor about fertility for the first time.",
    introduction: "First visits go by fast. Pick the questions that matter to you, and take this page along.",
    minutes: 15,
    fields: [
      { kind: "line", id: "who", label: "Who I’m seeing, and where" },
      { kind: "date", id: "when", label: "Date of the visit" },
      {
        kind: "text",
        id: "story",
        label: "Our story so far, in a few lines",
        hint: "How long, what has been tried, what worries you most.",
        rows: 4,
      },
      {
        kind: "checklist",
        id: "ask",
        label: "Questions I want to ask",
        items: [
          "Which tests come first, and what is each one for?",
          "Who needs tests: me, my partner, or both of us?",
          "When and how will we hear the results?",
          "Can I have each result in writing?",
          "What happens if no cause is found?",
          "What could we do before treatment, or instead of it?",
          "What does each step cost, and what may be covered?",
          { id: "whom-can-i-call-between-visits", text: "Who can I call between visits?" },
          "Is there a counselor, and is that free?",
        ],
      },
      { kind: "text", id: "own", label: "My own questions", rows: 4 },
      {
        kind: "line",
        id: "company",
        label: "Who’s coming along, or listening on the phone",
      },
      { kind: "text", id: "answers", label: "What I was told", rows: 6 },
      { kind: "line", id: "next", label: "The next step, and when" },
    ],
    limits:
      "This page can’t tell you what’s wrong or what to do. Those answers come from a doctor who knows you.",
  },
  {
    id: "second-opinion-questions",
    title: "Second-opinion questions",
    path: "infertility",
    forWhom: "For anyone who’d like another doctor to look at the same facts.",
    introduction:
      "A second opinion is normal, and good clinics expect it. It can confirm your plan or show you another one.",
    minutes: 10,
    fields: [
      { kind: "text", id: "why", label: "Why I want a second opinion", rows: 3 },
      {
        kind: "checklist",
        id: "papers",
        label: "Papers to ask for first",
        items: [
          "All test results, with dates",
          "Letters and notes from each visit",
          "Reports of each treatment cycle",
          "Scans or pictures, if there are any",
          "A list of medicines and doses",
        ],
      },
      {
        kind: "checklist",
        id: "ask",
        label: "Questions for the second doctor",
        items: [
          "How do you read these results?",
          "Would you add, repeat or leave out a test?",
          "What would you suggest next, and why?",
          "What would you not do, and why?",
          "What are the risks of waiting a while?",
          "What would make you advise us to stop?",
        ],
      },
      { kind: "text", id: "said", label: "What the second doctor said", rows: 6 },
      { kind: "text", id: "same", label: "Where the two agree, and where they differ", rows: 4 },
      { kind: "line", id: "decide", label: "When I want to decide, and who with" },
    ],
    limits: "We can’t compare clinics or judge a plan, so ask each doctor to explain their reasons.",
  },
  {
    id: "test-and-results-tracker",
    title: "Test and results tracker",
    path: "infertility",
    forWhom: "For keeping many tests, dates and papers in order.",
    introduction:
      "Keep the facts in one place: what was done, when, and what you were told. Copy results exactly.",
    minutes: 10,
    fields: [
      {
        kind: "table",
        id: "tests",
        label: "Tests and results",
        columns: [
          { id: "date", title: "Date" },
          { id: "test", title: "Test, and who it’s for" },
          { id: "result", title: "Result as written" },
          { id: "told", title: "What I was told" },
        ],
        rows: 8,
      },
      {
        kind: "checklist",
        id: "habits",
        label: "For each result",
        items: [
          "I have it in writing",
          "I know who will explain it",
          "I know what comes next",
          { id: "i-have-put-the-paper-with", text: "I’ve put it with my other papers" },
        ],
      },
      { kind: "text", id: "open", label: "Questions that are still open", rows: 4 },
      {
        kind: "text",
        id: "first",
        label: "How I’d like to hear results, and who should be with me",
        rows: 2,
      },
    ],
    limits:
      "We don’t explain test values, and a number alone says little. Ask whoever ordered the test what it means for you.",
  },
];
