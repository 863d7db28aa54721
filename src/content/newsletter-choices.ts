/** What a reader may leave out of the newsletter: topics and dates. The team marks each issue with the same ids. */
import { topicNames } from "./content-notes.ts";
import { journeys } from "./journeys/register.ts";

/** One thing that can be left out. */
type NewsletterChoice = { id: string; label: string };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const hardTopics = [
  "loss",
  "stillbirth",
  "birth",
  "pregnancy",
  "children",
  "medical",
  "money",
  "religion",
] as const satisfies readonly (keyof typeof topicNames)[];

/** What an issue can be about: the topics of content notes, and the five paths. */
export const newsletterTopics: readonly NewsletterChoice[] = [
  ...hardTopics.map((id) => ({ id, label: capital(topicNames[id]) })),
  ...journeys.map(({ id, name }) => ({ id, label: name })),
];

/** Days of the year that an issue can be about. */
export const newsletterDates: readonly NewsletterChoice[] = [
  { id: "mothers-day", label: "Mother’s Day" },
  { id: "fathers-day", label: "Father’s Day" },
  { id: "remembrance", label: "Days of remembrance for a loss" },
  { id: "year-end", label: "The holidays at the end of the year" },
];
