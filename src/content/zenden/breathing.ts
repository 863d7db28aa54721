/** ZenDen's three breathing exercises. */
import { zendenSources as sources } from "../claims/zenden.ts";
import type { Exercise, Length } from "./exercise.ts";

const minutes = [
  { id: "1", label: "1 minute", minutes: 1 },
  { id: "3", label: "3 minutes", minutes: 3 },
  { id: "5", label: "5 minutes", minutes: 5 },
] as const satisfies readonly Length[];

const ending = { word: "Rest here", text: "Breathe normally again." };

export const boxBreathing: Exercise = {
  id: "box-breathing",
  title: "Box breathing",
  short: "Box breath",
  lead: "Breathe in, hold, breathe out, rest, for the same count each. You can leave the holds out.",
  counted: true,
  steps: [
    { id: "in", move: "in", seconds: 4, word: "Breathe in", how: "slowly", full: 1 },
    { id: "hold", move: "hold", seconds: 4, word: "Hold", how: "softly", full: 1 },
    { id: "out", move: "out", seconds: 4, word: "Breathe out", how: "slowly", full: 0 },
    { id: "rest", move: "rest", seconds: 4, word: "Rest", how: "empty", full: 0 },
  ],
  lengths: minutes,
  usual: "3",
  variants: {
    legend: "Holding the breath",
    aboutHolds: true,
    options: [
      { id: "with", label: "With holds", leaves: [] },
      { id: "without", label: "Without holds", leaves: ["hold", "rest"] },
    ],
  },
  ending,
  stop: "Stop if you feel dizzy or if it feels worse.",
  inWords: [
    "Sit or lie down, whichever you like. Let your shoulders drop.",
    "Breathe in through the nose and count slowly to 4.",
    "Hold your breath softly and count to 4. Or leave this step out.",
    "Breathe out through the mouth and count to 4.",
    "Rest with empty lungs and count to 4. Or leave this step out.",
    "Repeat for three to five minutes, or for as long as it feels okay.",
  ],
  evidence: {
    level: "some",
    text: "A 2023 trial followed about 110 healthy adults for 28 days. They did one exercise for 5 minutes a day. Box breathing was one of them. Every group felt less anxious, and breathing lifted mood more than mindfulness did. It wasn’t tested with fertility patients.",
    sources: [sources.breathingTrial],
  },
  care: [
    "Leave the holds out if you have a heart or lung condition. Do the same if you have been told not to hold your breath.",
    "If you feel dizzy or worse, stop and breathe normally.",
  ],
};

export const cyclicSighing: Exercise = {
  id: "cyclic-sighing",
  title: "Cyclic sighing",
  short: "Long sigh",
  lead: "Two breaths in, one on top of the other, then a long breath out. You don’t hold your breath.",
  counted: true,
  steps: [
    { id: "in", move: "in", seconds: 3, word: "Breathe in", how: "through the nose", full: 0.75 },
    { id: "top", move: "in", seconds: 1, word: "A little more", how: "to the top", full: 1 },
    { id: "out", move: "out", seconds: 6, word: "Breathe out", how: "slowly", full: 0 },
  ],
  lengths: minutes,
  usual: "3",
  ending,
  stop: "Stop if you feel dizzy or if it feels worse.",
  inWords: [
    "Sit or lie down, whichever you like.",
    "Breathe in through the nose until your lungs feel nearly full.",
    "Take a second, short breath in on top.",
    "Let the air out through the mouth, slowly, until it is all gone.",
    "Repeat for about five minutes, or for as long as it feels okay.",
  ],
  evidence: {
    level: "some",
    text: "In the 2023 trial with about 110 healthy adults it lifted mood more than the other exercises. People did it for 5 minutes a day over 28 days. It wasn’t tested with fertility patients.",
    sources: [sources.breathingTrial],
  },
  care: ["Breathe only as deeply as is easy. If you get dizzy or feel worse, stop and breathe normally."],
};

export const fourSevenEight: Exercise = {
  id: "four-seven-eight",
  title: "4-7-8 breathing",
  short: "4-7-8",
  lead: "A short breath in, a long hold, a longer breath out. The ratio matters more than the seconds.",
  counted: true,
  steps: [
    { id: "in", move: "in", seconds: 4, word: "Breathe in", how: "through the nose", full: 1 },
    { id: "hold", move: "hold", seconds: 7, word: "Hold", how: "softly", full: 1 },
    { id: "out", move: "out", seconds: 8, word: "Breathe out", how: "through the mouth", full: 0 },
  ],
  lengths: [
    { id: "2", label: "2 rounds", rounds: 2 },
    { id: "4", label: "4 rounds", rounds: 4 },
  ],
  usual: "4",
  variants: {
    legend: "Holding the breath",
    aboutHolds: true,
    options: [
      { id: "with", label: "With the hold", leaves: [] },
      { id: "without", label: "Without the hold", leaves: ["hold"] },
    ],
  },
  ending,
  stop: "Stop if you feel dizzy or if it feels worse.",
  inWords: [
    "Sit with your back supported, or lie down.",
    "Breathe in through the nose and count to 4.",
    "Hold your breath and count to 7. Count faster if 7 is long, or leave this step out.",
    "Breathe out through the mouth and count to 8.",
    "Do this four times. Then breathe normally.",
  ],
  evidence: {
    level: "little",
    text: "In a 2022 study, heart rate and blood pressure fell right after it in 43 healthy young adults. A 2024 review of slow breathing combined 31 studies. Heart rate and blood pressure fell a little, but it was unclear whether people felt less stress.",
    sources: [sources.fourSevenEight, sources.slowBreathing],
  },
  care: [
    "Leave the hold out if you have a heart or lung condition. Do the same if you are pregnant and have been told not to hold your breath.",
    "If you feel dizzy or worse, stop and breathe normally.",
  ],
};
