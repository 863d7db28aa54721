/** ZenDen's two exercises for the body. */
import { zendenSources as sources } from "../claims/zenden.ts";
import type { Exercise, Step } from "./exercise.ts";

/** One group of muscles: tensed for five, let go for ten. */
function muscles(id: string, part: string, tense: string, release: string): readonly [Step, Step] {
  return [
    { id, move: "tense", seconds: 5, word: part, how: "tense", guide: tense },
    { id, move: "release", seconds: 10, word: part, how: "let go", guide: release },
  ];
}

export const progressiveRelaxation: Exercise = {
  id: "progressive-relaxation",
  title: "Progressive relaxation",
  short: "Muscles",
  lead: "Tense one part of your body for a moment, then let it go, from your feet to your face.",
  counted: true,
  steps: [
    ...muscles("feet", "Feet", "Curl your toes, as firmly as is easy.", "Let your toes go loose."),
    ...muscles("calves", "Calves", "Pull your toes toward you.", "Let your feet fall back."),
    ...muscles("thighs", "Thighs", "Press your knees together.", "Let your legs grow heavy."),
    ...muscles("middle", "Seat and belly", "Draw seat and belly in a little.", "Let them go soft."),
    ...muscles("hands", "Hands", "Make two fists.", "Open your hands and let them rest."),
    ...muscles("arms", "Arms", "Bend your arms and make them firm.", "Let your arms sink."),
    ...muscles("shoulders", "Shoulders", "Lift your shoulders up to your ears.", "Let them drop."),
    ...muscles("face", "Face", "Close your eyes tight and press your lips.", "Let your face go smooth."),
  ],
  lengths: [
    { id: "1", label: "1 round", rounds: 1 },
    { id: "2", label: "2 rounds", rounds: 2 },
  ],
  usual: "1",
  variants: {
    legend: "Seat and belly",
    options: [
      { id: "without", label: "Leave them out", leaves: ["middle"] },
      { id: "with", label: "Whole body", leaves: [] },
    ],
  },
  ending: { word: "Rest here", text: "Stay a moment. Get up slowly when you’re ready." },
  stop: "Stop if anything hurts or if it feels worse.",
  inWords: [
    "Sit or lie down. Tense each part for about 5 seconds, as firmly as is easy. Then let go for about 10.",
    "Feet: curl your toes. Let go.",
    "Calves: pull your toes toward you. Let go.",
    "Thighs: press your knees together. Let go.",
    "Seat and belly: draw them in a little. Let go. Leave this out after a procedure.",
    "Hands: make two fists. Let go.",
    "Arms: bend them and make them firm. Let go.",
    "Shoulders: lift them up to your ears. Let go.",
    "Face: close your eyes tight and press your lips. Let go.",
    "Rest a moment. Get up slowly.",
  ],
  evidence: {
    level: "some",
    text: "A 2021 trial in IVF followed 141 women. Those who relaxed their muscles and joined laughter sessions scored lower for depression and lasting anxiety. The results of treatment were the same. A 2024 review of 18 studies was positive too, and the studies were of mixed quality.",
    sources: [sources.relaxationTrial, sources.relaxationReview],
  },
  care: [
    "After an egg retrieval, a transfer, surgery or a loss, leave out belly and pelvis. We leave them out unless you ask.",
    "Skip any part that hurts. If it feels worse, stop.",
  ],
};

export const bodyScan: Exercise = {
  id: "body-scan",
  title: "Body scan",
  short: "Body scan",
  lead: "Move your attention slowly through your body. You notice what you feel, and you don’t have to change it.",
  counted: false,
  steps: [
    {
      id: "arrive",
      move: "notice",
      seconds: 20,
      word: "Arrive",
      how: "sit or lie",
      guide: "Feel what you’re sitting or lying on: the chair, the bed, the floor.",
    },
    {
      id: "feet",
      move: "notice",
      seconds: 20,
      word: "Feet",
      how: "notice",
      guide: "Warm or cool, heavy or light. Nothing has to change.",
    },
    {
      id: "legs",
      move: "notice",
      seconds: 20,
      word: "Legs",
      how: "notice",
      guide: "Calves, knees, thighs. Feel where they rest.",
    },
    {
      id: "middle",
      move: "notice",
      seconds: 20,
      word: "Hips and belly",
      how: "if you like",
      guide: "Stay only as long as it feels okay. Move on when you want to.",
    },
    {
      id: "chest",
      move: "notice",
      seconds: 20,
      word: "Chest and back",
      how: "notice",
      guide: "Feel the breath come and go by itself.",
    },
    {
      id: "hands",
      move: "notice",
      seconds: 20,
      word: "Hands",
      how: "notice",
      guide: "Palms, fingers, tips. What do they touch?",
    },
    {
      id: "arms",
      move: "notice",
      seconds: 20,
      word: "Arms",
      how: "notice",
      guide: "From your wrists up to your shoulders. Let them rest.",
    },
    {
      id: "neck",
      move: "notice",
      seconds: 20,
      word: "Neck",
      how: "notice",
      guide: "If it’s tight, that’s okay.",
    },
    {
      id: "face",
      move: "notice",
      seconds: 20,
      word: "Face",
      how: "notice",
      guide: "Jaw, cheeks, eyes, forehead. Let the air touch them.",
    },
    {
      id: "whole",
      move: "notice",
      seconds: 20,
      word: "All of you",
      how: "at once",
      guide: "Your whole body, just as it is today.",
    },
  ],
  lengths: [
    { id: "3", label: "3 minutes", minutes: 3 },
    { id: "6", label: "6 minutes", minutes: 6 },
    { id: "10", label: "10 minutes", minutes: 10 },
  ],
  usual: "6",
  variants: {
    legend: "Hips and belly",
    options: [
      { id: "without", label: "Leave them out", leaves: ["middle"] },
      { id: "with", label: "Whole body", leaves: [] },
    ],
  },
  ending: { word: "That’s all", text: "Move your fingers and toes. Take your time getting up." },
  stop: "Stop if it feels worse.",
  inWords: [
    "Sit or lie down. Feel what you’re sitting or lying on.",
    "Go slowly from place to place. Stay about half a minute with each.",
    "Begin with the feet, then the legs.",
    "Go on to hips and belly, or leave them out.",
    "Then chest and back, hands, arms, neck and face.",
    "Notice what you feel: warm, cool, tight, or nothing at all. You don’t have to change anything.",
    "End with the whole body at once. Move your fingers and toes before you get up.",
  ],
  evidence: {
    level: "little",
    text: "A body scan is part of many mindfulness courses. A 2022 review of 14 papers looked at it by itself. It found a small effect at most, in studies of low quality.",
    sources: [sources.bodyScanReview],
  },
  care: [
    "Paying attention to your body can be hard after treatment or a loss. We leave out hips and belly unless you ask.",
    "If it feels worse, stop. Open your eyes and try 5-4-3-2-1 instead.",
  ],
};
