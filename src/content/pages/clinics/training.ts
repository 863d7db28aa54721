/** The staff training: how a module is built, the six of them, the monthly letter, and the sources. */

import { badNewsStudy, scriptTrial, spanishSurvey, spikesProposal } from "../../claims/clinics.ts";
import { withTexts } from "../../page-texts.server.ts";
import { trainingModules } from "./training-modules.ts";

export const clinicTraining = withTexts({
  path: "/clinics/training",
  name: "Training",
  meta: {
    title: "Training for fertility clinic staff - {name}",
    description:
      "Six 20 to 30 minute modules for fertility clinic staff on burnout, grief, hard conversations and ethics. Read sample pages, and ask who trains.",
    keywords: [
      "fertility staff training",
      "compassion fatigue",
      "difficult conversations",
      "vicarious trauma",
      "moral distress",
    ],
    indexed: true,
  },
  heading: "Training for Clinic Staff",
  introduction:
    "Six modules of 20 to 30 minutes help fertility staff with hard news, grief, burnout and ethical questions.",
  picture: {
    name: "map-and-compass",
    alt: "A folded map with a dotted route to a house, a compass and a pencil.",
    width: 600,
    height: 700,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  shape: {
    heading: "Small enough for a working day",
    lead: "The six modules take two to three hours in all, in any order. Training can’t replace a fair workload, and ours doesn’t blame people for being tired.",
    parts: [
      { title: "Learn", text: "One idea, explained with situations from everyday clinic work." },
      { title: "Practice", text: "One thing to try before the next shift, alone or with a colleague." },
      { title: "Evidence", text: "What the research shows, what it doesn’t, and where to be careful." },
    ],
  },
  modules: {
    id: "modules",
    heading: "The six modules",
    number: "Module",
    length: "20 to 30 minutes",
    learn: "Learn",
    practise: "Practice",
    evidence: "Evidence and caution",
    sources: "Based on:",
    items: trainingModules,
  },
  letter: {
    id: "staff-letter",
    heading: "The monthly staff newsletter",
    lead: "One page, short enough to read between two patients.",
    items: [
      { title: "Did You Know", text: "One research finding, with its source." },
      {
        title: "Positive affirmations",
        text: "A few lines of encouragement. Skip them if they’re not for you.",
      },
      { title: "A patient story", text: "In the patient’s own words, with their consent." },
      { title: "One small skill", text: "A two-minute exercise from one of the modules." },
    ],
    note: "Nobody can be identified from it, and we never name a patient or clinic that hasn’t agreed.",
  },
  sources: {
    heading: "Where the figures come from",
    items: [spanishSurvey, badNewsStudy, spikesProposal, scriptTrial],
  },
  samples: {
    id: "samples",
    heading: "Sample pages you can read now",
    lead: "These are free, need no login, and show how we write for clinic staff.",
    links: [
      {
        text: "For clinic staff: the hard call",
        more: "How to prepare for, make and recover from a call with bad news.",
        href: "/resources/knowledge-hub/for-clinic-staff-the-hard-call",
      },
      {
        text: "For clinic staff: a loss at the scan",
        more: "First words when the screen shows a loss, and the hour after.",
        href: "/resources/knowledge-hub/finding-a-loss-at-the-scan",
      },
      {
        text: "Reset card",
        more: "A 90-second break between two calls, to print.",
        href: "/resources/worksheets/reset-card",
      },
      {
        text: "Debrief sheet",
        more: "Fifteen minutes with the team after something hard.",
        href: "/resources/worksheets/debrief-sheet",
      },
      {
        text: "Ethics round",
        more: "A way to talk a difficult case through without patient names.",
        href: "/resources/worksheets/ethics-round",
      },
    ],
  },
  access: {
    heading: "How your team gets the training",
    text: "The Clinic Staff login isn’t open yet, so our partnership team sets up the training with you. Before you decide, we’ll tell you who would lead it, with their name, profession and license.",
  },
});

export type TrainingPage = typeof clinicTraining;
