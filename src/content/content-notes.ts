/** Content notes: one line before a hard passage that says what it is about, in the same words everywhere. */

/** What a passage can talk about; also the topics that gentle mode keeps behind a note. */
export const topicNames = {
  loss: "pregnancy loss",
  stillbirth: "stillbirth",
  birth: "birth or a newborn",
  pregnancy: "pregnancy news",
  children: "children",
  selfHarm: "suicide or self-harm",
  violence: "violence",
  discrimination: "racism or discrimination",
  medical: "needles, tests or surgery",
  money: "amounts of money",
  religion: "religion",
} as const;

export type Topic = keyof typeof topicNames;

/** What gentle mode keeps closed until someone chooses otherwise. */
export const usualTopics: readonly Topic[] = [
  "loss",
  "stillbirth",
  "birth",
  "children",
  "selfHarm",
  "violence",
];

/** A note as it stands on the page. `topics` decides what gentle mode does with the passage below it. */
export type ContentNote = {
  topics: readonly Topic[];
  text: string;
  skip: string;
  /** The button of a passage that gentle mode keeps closed, and of one that was opened. */
  show: string;
  hide: string;
};

/** The note for a passage about these topics, the most important one first. */
export function noteOn(...topics: readonly [Topic, ...Topic[]]): ContentNote {
  const names = topics.map((topic) => topicNames[topic]).join(", ");
  return {
    topics,
    text: `This part talks about: ${names}.`,
    skip: "Skip to next section",
    show: "Show this part",
    hide: "Hide this part",
  };
}
