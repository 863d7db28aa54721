/** ZenDen's exercise for the five senses. */
import type { Exercise } from "./exercise.ts";

export const grounding: Exercise = {
  id: "grounding",
  title: "5-4-3-2-1 grounding",
  short: "5-4-3-2-1",
  lead: "Five senses, one after the other, to come back to the room you are in.",
  counted: false,
  steps: [
    {
      id: "see",
      move: "notice",
      seconds: 30,
      word: "See",
      how: "5 things",
      guide: "Look around. Name 5 things you can see, aloud or in your head.",
    },
    {
      id: "touch",
      move: "notice",
      seconds: 30,
      word: "Touch",
      how: "4 things",
      guide: "Name 4 things you can touch. The chair, your sleeve, the floor under your feet.",
    },
    {
      id: "hear",
      move: "notice",
      seconds: 30,
      word: "Hear",
      how: "3 things",
      guide: "Name 3 things you can hear. Near ones and far ones count.",
    },
    {
      id: "smell",
      move: "notice",
      seconds: 30,
      word: "Smell",
      how: "2 things",
      guide: "Name 2 things you can smell. Or 2 smells that you like.",
    },
    {
      id: "taste",
      move: "notice",
      seconds: 30,
      word: "Taste",
      how: "1 thing",
      guide: "Name 1 thing you can taste. A sip of water will do.",
    },
  ],
  lengths: [
    { id: "2", label: "2 minutes", minutes: 2 },
    { id: "4", label: "4 minutes", minutes: 4 },
  ],
  usual: "2",
  variants: {
    legend: "Smell and taste",
    options: [
      { id: "with", label: "All five senses", leaves: [] },
      { id: "without", label: "Without smell and taste", leaves: ["smell", "taste"] },
    ],
  },
  ending: { word: "You are here", text: "Look around once more. There was nothing to get right." },
  stop: "Stop if it feels worse.",
  inWords: [
    "Name 5 things you can see.",
    "Name 4 things you can touch.",
    "Name 3 things you can hear.",
    "Name 2 things you can smell. Leave this out if you feel sick.",
    "Name 1 thing you can taste. Leave this out if you feel sick.",
  ],
  evidence: {
    level: "little",
    text: "Many therapists teach it. We have found no good trial of it.",
    sources: [],
  },
  care: [
    "On clinic days, or when you feel sick, leave out smell and taste.",
    "If looking around makes it worse, stop. Feel your feet on the floor instead, or call someone.",
  ],
};
