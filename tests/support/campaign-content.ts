import { newCampaign } from "../../src/features/campaigns/rules/new-campaign.ts";
import type { CampaignContent, Question, Section } from "../../src/features/campaigns/schema/campaign.ts";

const common = { help: "", required: false, showIf: null };

/** A single choice. */
export const eveningQuestion: Question = {
  ...common,
  id: "evening",
  kind: "oneChoice",
  label: "Which evening suits you?",
  required: true,
  other: true,
  options: [
    { id: "monday", label: "Monday", cap: null },
    { id: "tuesday", label: "Tuesday", cap: null },
    { id: "never", label: "No evening", cap: null },
  ],
};

export const helpsQuestion: Question = {
  ...common,
  id: "helps",
  kind: "severalChoices",
  label: "Which of these would you use?",
  showIf: { match: "all", tests: [{ question: "evening", is: "none-of", values: ["never"] }] },
  other: true,
  min: 0,
  max: 2,
  options: [
    { id: "plan", label: "A plan for the day", cap: null },
    { id: "group", label: "A group in the evening", cap: null },
    { id: "sound", label: "A short sound for the night", cap: null },
  ],
};

export const wordsQuestion: Question = {
  ...common,
  id: "words",
  kind: "longText",
  label: "What would you like us to know?",
  max: 1_000,
};

/** Two rows on one scale. */
export const matrixQuestion: Question = {
  ...common,
  id: "hard",
  kind: "matrix",
  label: "How often are these hard?",
  required: true,
  rows: [
    { id: "wait", label: "The wait" },
    { id: "nights", label: "The nights" },
  ],
  columns: [
    { id: "never", label: "Never" },
    { id: "sometimes", label: "Sometimes" },
    { id: "often", label: "Often" },
  ],
};

export function section(id: string, ...questions: Question[]): Section {
  return { id, title: "", showIf: null, questions };
}

/** A campaign that can be published. */
export function campaignWith(changes: Partial<CampaignContent> = {}): CampaignContent {
  return {
    ...newCampaign("America/New_York"),
    title: "What would help during the wait?",
    slug: "the-wait",
    introduction: "We plan **evening groups**.\n\n- One question each\n- Skip what you like",
    purpose: "We ask so that we can plan evening groups.",
    contact: { name: "The team", email: "team@kinward.example" },
    layout: "page",
    thanks: "We read every answer.",
    sections: [section("first", eveningQuestion, helpsQuestion, wordsQuestion)],
    ...changes,
  };
}
