/** Sample episode: three breaths that nobody around will notice. */
import { withTexts } from "../page-texts.server.ts";
import type { SampleEpisode } from "./episode.ts";
import { helpAtAnyHour, thisIsASample } from "./said-in-each.ts";

export const threeSlowBreaths: SampleEpisode = withTexts<SampleEpisode>({
  slug: "three-slow-breaths-in-a-waiting-room",
  guid: "urn:uuid:0b9d6c1e-6f5a-4f0e-9d6b-7c1a5a3e4d03",
  path: "/resources/podcast/three-slow-breaths-in-a-waiting-room",
  name: "Three slow breaths in a waiting room",
  meta: {
    title: "Three slow breaths in a waiting room - {name} podcast",
    description:
      "Three easy breaths to take with open eyes, in a clinic or anywhere that feels like one. No holding, no goal. With chapters and every word in writing.",
    keywords: [
      "slow breathing",
      "waiting room anxiety",
      "breathing exercise",
      "clinic appointment",
      "fertility podcast",
    ],
    indexed: true,
  },
  heading: "Three slow breaths in a waiting room",
  introduction:
    "For a chair in a clinic, or anywhere that feels like one. Your eyes can stay open, and nobody will notice.",
  published: "2026-11-17T09:00:00.000Z",
  notes: [
    "Slow breathing eases some people and does nothing for others. It doesn’t change a test or a result.",
    "You never hold your breath here. If you feel dizzy or uneasy, stop and breathe however you like.",
    "You’ll find longer exercises in ZenDen, along with the evidence for each.",
  ],
  parts: [
    {
      title: "Where you are",
      lines: [
        { text: thisIsASample },
        {
          text: "You are in a waiting room, or somewhere that feels like one. Nobody will notice what you do now.",
        },
        {
          text: "Some people find that slow breathing eases them. It does not change a test or a result.",
        },
        { text: "If you feel dizzy or uneasy, stop and breathe as you like.", pause: 2 },
      ],
    },
    {
      title: "The first breath",
      lines: [
        { text: "Sit back, if you can. Let the chair take your weight.", pause: 2 },
        { text: "Breathe in gently.", pause: 3 },
        { text: "And out slowly, as if you were cooling tea.", pause: 5 },
      ],
    },
    {
      title: "The second breath",
      lines: [
        { text: "Again, breathe in. Only as much as feels easy.", pause: 3 },
        { text: "And out, a little longer than in.", pause: 5 },
        { text: "Choose one spot on the floor or the wall. Let your eyes rest there.", pause: 2 },
      ],
    },
    {
      title: "The third breath",
      lines: [
        { text: "Once more, in.", pause: 3 },
        { text: "And out. Let your jaw go soft.", pause: 5 },
        { text: "Now breathe in your own way.", pause: 3 },
      ],
    },
    {
      title: "Back in the room",
      lines: [
        { text: "Notice the light, and the sounds around you. Your name may be called soon, or in a while." },
        {
          text: "You can bring a question on paper. You can ask someone to come in with you. You can ask for a pause.",
        },
        { text: helpAtAnyHour, pause: 2 },
      ],
    },
  ],
});
