/** ZenDen: the room, the exercises in words, what it does with a visitor's data, and where else to turn. */

import type { SentencePart } from "../crisis.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { site } from "../site.ts";
import { bodyScan, progressiveRelaxation } from "../zenden/body.ts";
import { boxBreathing, cyclicSighing, fourSevenEight } from "../zenden/breathing.ts";
import type { EvidenceLevel, Exercise } from "../zenden/exercise.ts";
import { zendenRoom } from "../zenden/room.ts";
import { grounding } from "../zenden/senses.ts";

/** Words around the exercises that are the same for each. */
export type ExerciseCopy = {
  levels: Record<EvidenceLevel, string>;
  evidence: string;
  care: string;
  /** Leads up to the room with this exercise chosen. */
  guided: string;
};

export type ZendenPage = Page & {
  picture: Picture;
  wide: Picture;
  room: typeof zendenRoom;
  exercises: readonly [Exercise, ...Exercise[]];
  inWords: { id: string; heading: string; lead: string; copy: ExerciseCopy };
  sounds: { heading: string; text: string; label: string; evidence: string; stop: string };
  promises: { heading: string; items: readonly { title: string; text: string }[] };
  more: {
    heading: string;
    text: string;
    crisis: readonly SentencePart[];
    links: readonly { text: string; href: SitePath }[];
  };
};

export const zenden: ZendenPage = withTexts({
  path: "/resources/zenden",
  name: "ZenDen",
  meta: {
    title: "ZenDen: a few quiet minutes - {name}",
    description:
      "ZenDen is a calm corner for hard days: slow breathing, grounding, a body scan and night sounds. It works offline, and nothing you do here is sent.",
    keywords: [
      "ZenDen",
      "calming tools",
      "box breathing",
      "grounding exercise",
      "progressive relaxation",
      "body scan",
      "fertility stress",
    ],
    indexed: true,
  },
  heading: "ZenDen",
  introduction:
    "A calm place to spend a few minutes: slow breathing, grounding and night sounds. You choose whether there’s sound and motion.",
  picture: {
    name: "zenden-tall",
    alt: "Night water with floating lanterns and a lit house on the shore.",
    width: 800,
    height: 1300,
  },
  wide: {
    name: "zenden-wide",
    alt: "Night water with floating lanterns and a lit house on the shore.",
    width: 1600,
    height: 800,
  },
  room: zendenRoom,
  exercises: [boxBreathing, cyclicSighing, fourSevenEight, grounding, progressiveRelaxation, bodyScan],
  inWords: {
    id: "exercises",
    heading: "Every exercise in words",
    lead: "You can do all of them from here, without sound or motion. It’s fine if you don’t feel calm afterward.",
    copy: {
      levels: { some: "Some evidence", little: "Little direct evidence" },
      evidence: "What we know",
      care: "Take care",
      guided: "Do it with the guide",
    },
  },
  sounds: {
    heading: "Night sounds",
    text: "Rain, waves or brown noise, made on your device. They start when you press play and fade out by themselves.",
    label: "Little direct evidence",
    evidence:
      "Some people rest more easily with a steady sound, and some don’t. We don’t know of a good trial in fertility care.",
    stop: "Stop it if it makes you feel worse, and keep it low enough to hear someone speak.",
  },
  promises: {
    heading: "How this room works",
    items: [
      {
        title: "It works offline",
        text: "After one visit, your device keeps this page and the crisis lines, so they open without a connection. You can add the site to your home screen.",
      },
      {
        title: "Nothing is sent",
        text: "We don’t store, count or send what you choose or how long you stay.",
      },
      {
        title: "It ends by itself",
        text: "There are no streaks or goals, and you can leave in the middle.",
      },
      {
        title: "The screen stays on",
        text: "While an exercise runs, we ask your device to keep its screen on. Afterward it goes dark as usual.",
      },
    ],
  },
  more: {
    heading: "If it’s more than a hard minute",
    text: "These exercises don’t treat anything. If you aren’t safe, or it isn’t lifting, please talk to someone.",
    get crisis() {
      return site.crisis.box;
    },
    links: [
      { text: "Write a few lines instead", href: "/resources/journaling" },
      { text: "Meet the community", href: "/support/peer-support-community" },
    ],
  },
});
