import type { Question } from "#features/campaigns/schema/campaign.ts";

const common = { help: "", required: false, showIf: null } as const;
const option = (id: string, label: string) => ({ id, label, cap: null });

export const path = [
  option("infertility", "Infertility treatment"),
  option("donor", "Donor conception"),
  option("surrogacy", "Surrogacy"),
  option("adoption", "Adoption"),
  option("supporting", "Supporting someone"),
] as const;

export const evening = [
  option("monday", "Monday"),
  option("tuesday", "Tuesday"),
  option("wednesday", "Wednesday"),
  option("thursday", "Thursday"),
  option("sunday", "Sunday"),
] as const;

export const wishes = [
  option("groups", "Groups"),
  option("mentoring", "Peer mentoring"),
  option("worksheets", "Worksheets"),
  option("podcast", "Podcast episodes"),
  option("articles", "Articles"),
] as const;

const eveningQuestion: Question = {
  ...common,
  ...{ id: "evening", kind: "oneChoice", label: "Which evening would suit you for a group?", other: false },
  options: [...evening],
};

const several = { ...common, kind: "severalChoices", other: false, min: 0, max: 0 } as const;

export const waitQuestions: readonly Question[] = [
  {
    ...common,
    id: "path",
    kind: "oneChoice",
    label: "Which path are you on?",
    other: false,
    options: [...path],
  },
  {
    ...common,
    ...{ id: "hard", kind: "scale", label: "How hard is the waiting right now?" },
    ...{ range: "1-5", lowLabel: "Manageable", highLabel: "Very hard" },
  },
  {
    ...several,
    ...{ id: "when", label: "When is it hardest?" },
    options: [
      option("evenings", "Evenings"),
      option("nights", "Nights"),
      option("weekends", "Weekends"),
      option("work", "At work"),
    ],
  },
  { ...common, id: "someone", kind: "yesNo", label: "Do you have someone to talk to about it?" },
  {
    ...several,
    ...{ id: "helped", label: "What has helped so far?" },
    options: [
      option("talking", "Talking with others"),
      option("reading", "Reading"),
      option("moving", "Moving"),
      option("writing", "Writing"),
      option("breathing", "Breathing exercises"),
    ],
  },
  { ...several, id: "more", label: "What would you like more of?", options: [...wishes] },
  eveningQuestion,
  {
    ...common,
    id: "words",
    kind: "longText",
    label: "Is there anything else you'd like us to know?",
    max: 1_000,
  },
];

export const groupTimes: readonly Question[] = [
  { ...eveningQuestion, label: "Which evening suits you best?" },
];
