type TemplateQuestion =
  | { kind: "oneChoice" | "severalChoices"; label: string; options: readonly string[]; other?: true }
  | { kind: "scale"; label: string; low: string; high: string }
  | { kind: "longText" | "shortText" | "yesNo" | "number"; label: string };

/** Questions to start from, which the team edits before publishing. */
export type CampaignTemplate = {
  id: string;
  title: string;
  /** What the team uses it for. */
  text: string;
  purpose: string;
  questions: readonly TemplateQuestion[];
};

const evenings = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const paths = [
  "Infertility treatment",
  "Donor conception",
  "Surrogacy",
  "Gestational surrogate",
  "Adoption",
  "Supporting someone",
];

export const campaignTemplates: readonly CampaignTemplate[] = [
  {
    id: "waiting",
    title: "What would help during the wait?",
    text: "Learn what people need between appointments.",
    purpose: "We ask what would help while you wait, so that we offer more of it.",
    questions: [
      { kind: "oneChoice", label: "Which path are you on?", options: paths, other: true },
      { kind: "scale", label: "How hard is the waiting right now?", low: "Manageable", high: "Very hard" },
      {
        kind: "severalChoices",
        label: "When is it hardest?",
        options: ["Mornings", "At work", "Evenings", "Nights", "Weekends"],
        other: true,
      },
      { kind: "yesNo", label: "Do you have someone to talk to about it?" },
      {
        kind: "severalChoices",
        label: "What has helped so far?",
        options: ["Talking with others", "Reading", "Moving", "Writing", "Breathing exercises", "Time off"],
        other: true,
      },
      {
        kind: "severalChoices",
        label: "What would you like more of?",
        options: ["Groups", "Peer mentoring", "Worksheets", "Podcast episodes", "Articles"],
        other: true,
      },
      { kind: "oneChoice", label: "Which evening would suit you for a group?", options: evenings },
      { kind: "longText", label: "Is there anything else you'd like us to know?" },
    ],
  },
  {
    id: "group-times",
    title: "When should our group meet?",
    text: "Find a time that suits most people.",
    purpose: "We ask which times suit you, so that more people can join a group.",
    questions: [
      { kind: "oneChoice", label: "Which group are you interested in?", options: paths, other: true },
      { kind: "severalChoices", label: "Which evenings suit you?", options: evenings },
      {
        kind: "oneChoice",
        label: "What time of day is best?",
        options: ["Morning", "Midday", "Afternoon", "Evening"],
      },
      {
        kind: "oneChoice",
        label: "How often would you come?",
        options: ["Weekly", "Every two weeks", "Monthly"],
      },
      { kind: "shortText", label: "Which time zone are you in?" },
    ],
  },
  {
    id: "group-feedback",
    title: "How was the group for you?",
    text: "Ask after a group or a course.",
    purpose: "We ask how the group was for you, so that the next one is better.",
    questions: [
      { kind: "scale", label: "How welcome did you feel?", low: "Not at all", high: "Very" },
      { kind: "scale", label: "How helpful was the group?", low: "Not at all", high: "Very" },
      { kind: "longText", label: "What helped most?" },
      { kind: "longText", label: "What would you change?" },
      { kind: "yesNo", label: "Would you come again?" },
    ],
  },
  {
    id: "clinic-staff",
    title: "How are you doing at work?",
    text: "A check-in for a clinic's staff.",
    purpose: "We ask how work is for you, so that the clinic can ease what's hard.",
    questions: [
      { kind: "scale", label: "How heavy did the last two weeks feel?", low: "Light", high: "Very heavy" },
      {
        kind: "severalChoices",
        label: "What weighed on you most?",
        options: ["Patients' grief", "Difficult conversations", "Workload", "Ethical questions"],
        other: true,
      },
      { kind: "yesNo", label: "Is there someone at work you can talk to?" },
      {
        kind: "severalChoices",
        label: "What would help?",
        options: ["Training", "A quiet room", "Time to debrief", "More breaks", "A group"],
        other: true,
      },
      { kind: "longText", label: "Is there anything else you'd like to say?" },
    ],
  },
  {
    id: "welcome",
    title: "What brings you here?",
    text: "A short welcome for new members.",
    purpose: "We ask what brings you here, so that we can point you to what fits.",
    questions: [
      { kind: "oneChoice", label: "Which path are you on?", options: paths, other: true },
      {
        kind: "oneChoice",
        label: "How long have you been on it?",
        options: ["Just starting", "Under a year", "One to three years", "Longer"],
      },
      {
        kind: "severalChoices",
        label: "What are you looking for?",
        options: ["Others who understand", "Information", "Help with a decision", "A calm place"],
        other: true,
      },
      { kind: "longText", label: "What would make this a good place for you?" },
    ],
  },
  {
    id: "resource-feedback",
    title: "Was this resource useful?",
    text: "Ask about a worksheet, an article or an episode.",
    purpose: "We ask what you thought of it, so that we can make it better.",
    questions: [
      { kind: "shortText", label: "Which resource did you use?" },
      { kind: "scale", label: "How useful was it?", low: "Not useful", high: "Very useful" },
      { kind: "scale", label: "How easy was it to follow?", low: "Hard", high: "Easy" },
      { kind: "longText", label: "What was missing?" },
      { kind: "longText", label: "What should we make next?" },
    ],
  },
];
