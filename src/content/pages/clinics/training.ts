/** The staff training: how a module is built, the six of them, the monthly letter, and the sources. */
import type { Source } from "../../claims/claim.ts";
import { badNewsStudy, scriptTrial, spanishSurvey, spikesProposal } from "../../claims/clinics.ts";
import type { Page, Picture, SitePath } from "../../schema.ts";
import { type TrainingModule, trainingModules } from "./training-modules.ts";

type Titled = { title: string; text: string };

export type TrainingPage = Page & {
  picture: Picture;
  contact: { text: string; href: SitePath };
  shape: { heading: string; lead: string; parts: readonly [Titled, Titled, Titled] };
  modules: {
    id: string;
    heading: string;
    /** "Module 1" */
    number: string;
    length: string;
    learn: string;
    practise: string;
    evidence: string;
    sources: string;
    items: readonly TrainingModule[];
  };
  letter: { id: string; heading: string; lead: string; items: readonly Titled[]; note: string };
  sources: { heading: string; items: readonly Source[] };
  access: { heading: string; text: string; picture: Picture };
};

export const clinicTraining: TrainingPage = {
  path: "/clinics/training",
  name: "Training",
  meta: {
    title: "Training for fertility clinic staff - Kinward",
    description:
      "Training modules for fertility clinic staff on compassion fatigue, grief, hard conversations, moral distress and the words patients hear.",
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
    "Fertility staff give hard news and hold a great deal of feeling. This training gives words, practice and room to talk. It does not replace fair workloads, and it does not blame the people who are tired.",
  picture: {
    name: "method-learn",
    alt: "Lanterns stand along a hill path at first light.",
    width: 600,
    height: 800,
  },
  contact: { text: "Contact Our Partnership Team", href: "/clinics/contact" },
  shape: {
    heading: "Small enough for a working day",
    lead: "There are six modules of 20 to 30 minutes each, two to three hours in all. Any order will do, and each is built in the same way.",
    parts: [
      { title: "Learn", text: "One idea in plain words, drawn from days like yours." },
      { title: "Practise", text: "Something to try, alone or with a colleague, before the next shift." },
      { title: "Evidence", text: "What research says, what it does not say, and where to be careful." },
    ],
  },
  modules: {
    id: "modules",
    heading: "The six modules",
    number: "Module",
    length: "20 to 30 minutes",
    learn: "Learn",
    practise: "Practise",
    evidence: "Evidence and caution",
    sources: "Based on:",
    items: trainingModules,
  },
  letter: {
    id: "staff-letter",
    heading: "The monthly staff newsletter",
    lead: "One page that can be read standing up, between two patients.",
    items: [
      { title: "Did You Know", text: "One finding from research, with its source." },
      { title: "Positive affirmations", text: "A few quiet lines. Skip them if they are not for you." },
      { title: "A patient story", text: "Told with the person's consent, and in their own words." },
      { title: "One small skill", text: "Something from a module that takes two minutes." },
    ],
    note: "Nobody can be recognised in it. No patient and no clinic is named without having agreed.",
  },
  sources: {
    heading: "Where the figures come from",
    items: [spanishSurvey, badNewsStudy, spikesProposal, scriptTrial],
  },
  access: {
    heading: "How your team gets the training",
    text: "The staff entry here is not open yet. Until then, our partnership team sets up the training with you.",
    picture: { name: "zenden-wide", alt: "", width: 1600, height: 800 },
  },
};
