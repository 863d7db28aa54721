/** Sample episode: a short pause before a call with news. */
import { withTexts } from "../page-texts.server.ts";
import type { SampleEpisode } from "./episode.ts";
import { helpAtAnyHour, thisIsASample } from "./said-in-each.ts";

export const aMinuteBeforeTheCall: SampleEpisode = withTexts<SampleEpisode>({
  slug: "a-minute-before-the-call",
  guid: "urn:uuid:0b9d6c1e-6f5a-4f0e-9d6b-7c1a5a3e4d01",
  path: "/resources/podcast/a-minute-before-the-call",
  name: "A minute before the call",
  meta: {
    title: "A minute before the call - {name} podcast",
    description:
      "A short pause to hear or read while you wait for a call with a result. Every word is there in writing too, with chapters, notes and help lines.",
    keywords: [
      "waiting for results",
      "grounding exercise",
      "fertility podcast",
      "result call",
      "short audio pause",
    ],
    indexed: true,
  },
  heading: "A minute before the call",
  introduction:
    "For the minute before the phone rings. Feet on the floor, eyes on the room, and a few words you might use.",
  published: "2026-11-03T09:00:00.000Z",
  notes: [
    "This pause will not change what you hear. It is only meant to keep you company until then.",
    "If counting things in the room does not suit you, hold something cool or warm in your hand.",
    "You may ask the person who calls for time, for plain words, or for the same news in writing.",
  ],
  parts: [
    {
      title: "Before it rings",
      lines: [
        { text: thisIsASample },
        { text: "You may be waiting for a call. It may bring a result, a date, or more waiting." },
        {
          text: "Whatever you feel now is allowed. Being calm does not change what they will say. This minute is only for you.",
          pause: 2,
        },
      ],
    },
    {
      title: "Find the floor",
      lines: [
        { text: "Put both feet on the floor, if you can. Notice what holds you up.", pause: 3 },
        { text: "Let your shoulders drop a little. Let your hands rest on something.", pause: 3 },
        { text: "Look around. Find three things that are blue. Take your time.", pause: 6 },
        { text: "Listen for one sound far away. Then for one sound close by.", pause: 5 },
      ],
    },
    {
      title: "Words for the call",
      lines: [
        { text: "You can ask the caller to go slowly. You can ask them to say it again." },
        { text: "If it is a bad moment, you can say so. Ask when you may call back." },
        {
          text: "Think of someone you could call afterward. You do not have to hold this alone.",
          pause: 3,
        },
      ],
    },
    {
      title: "After it",
      lines: [
        { text: "Take one breath in. And let a long, easy breath out.", pause: 3 },
        {
          text: "Whatever comes, the next hour can be small. A glass of water. A walk to the door. One kind voice.",
        },
        { text: helpAtAnyHour, pause: 2 },
      ],
    },
  ],
});
