/** Words of ZenDen's room: what stands on its buttons, and what they bring about. */

import { crisisShort } from "../crisis.ts";

export const zendenRoom = {
  id: "room",
  label: "The room",
  choose: "Choose an exercise",
  start: "Start",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  again: "Again",
  next: "Next step",
  /** Before anything runs: beneath the name of the exercise in the moon. */
  ready: "Press start when you’re ready",
  paused: "Paused",
  stopped: "Stopped. You can start again whenever you like.",
  /** As in "slowly, 4 of 6". */
  of: "of",
  /** Before the length, as in "Ends by itself after 3 minutes." */
  endsAfter: "Ends by itself after",
  crisis: {
    before: "In crisis, ",
    get linkText() {
      return crisisShort().linkText;
    },
    get href() {
      return crisisShort().href;
    },
    after: ".",
  },
  moreHelp: "More help",
  withoutScript: {
    text: "To use the guide, turn on JavaScript in your browser. Every exercise is also below in words.",
    link: "Read the exercises",
  },
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",

  choices: {
    open: "Length and pace",
    length: "How long",
    pace: "Pace",
    paces: [
      { id: "slow", label: "Slower", factor: 1.3 },
      { id: "even", label: "Even", factor: 1 },
      { id: "quick", label: "Quicker", factor: 0.75 },
    ],
    usualPace: "even",
    cues: "With each step",
    tone: "A soft tone",
    vibration: "A short vibration",
  },

  info: {
    open: "About this exercise",
    care: "Take care",
    inWords: "The steps in words",
  },

  sounds: {
    open: "Night sounds",
    legend: "Choose a sound",
    kinds: [
      { id: "rain", label: "Rain", playing: "Rain is falling." },
      { id: "waves", label: "Waves", playing: "Waves are coming in." },
      { id: "brown", label: "Brown noise", playing: "Brown noise is playing." },
    ],
    volume: "Volume",
    timer: "Fades out after",
    timers: [
      { minutes: 15, label: "15 min" },
      { minutes: 30, label: "30 min" },
      { minutes: 60, label: "60 min" },
    ],
    usualTimer: 30,
    stop: "Stop the sound",
    silent: "No sound plays until you choose one.",
    failed: "The sound couldn’t start. The exercises work without it.",
    /** What a lock screen may show. */
    mediaTitle: "Quiet sounds",
    note: "Made on your device while you listen. It keeps playing if you choose another exercise.",
  },
} as const;

export type SoundKind = (typeof zendenRoom.sounds.kinds)[number]["id"];
