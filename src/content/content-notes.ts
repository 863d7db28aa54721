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

/** Whether a text is the name of a topic. */
export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topicNames, name);
}

/** What gentle mode folds once a reader turns it on, until they choose other topics. */
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
  /** The button beside the note: while gentle mode is off, while it folds the passage, and once it was opened. */
  turnOn: string;
  show: string;
  hide: string;
  /** Printed in place of a folded passage. */
  leftOut: string;
};

/** For each passage in order, whether notes before it have named all of its topics; then its own is for gentle mode only. */
export function repeatedNotes(passages: readonly { topics: readonly string[] }[]): boolean[] {
  const named = new Set<string>();
  return passages.map(({ topics }) => {
    const isRepeated = topics.every((topic) => named.has(topic));
    for (const topic of topics) named.add(topic);
    return isRepeated;
  });
}

/** The note for a passage about these topics, the most important one first. */
export function noteOn(...topics: readonly [Topic, ...Topic[]]): ContentNote {
  const names = topics.map((topic) => topicNames[topic]).join(", ");
  return {
    topics,
    text: `This part talks about: ${names}.`,
    skip: "Skip this part",
    turnOn: "Turn on gentle mode",
    show: "Show this part",
    hide: "Hide this part",
    leftOut: "Gentle mode left this part out. To print it, press “Show this part” on the page first.",
  };
}
