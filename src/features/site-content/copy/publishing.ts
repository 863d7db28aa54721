/** Who publishes what the public pages say. */
export const publishingCopy = {
  label: "Who publishes",
  rules: {
    editors: "Everyone who edits",
    second: "A second person",
    owners: "Owners only",
  },
  obstacles: {
    second:
      "You changed this draft last, so someone else on the team publishes it. Nothing is lost: ask them to look at it.",
    owners: "Owners publish what the pages say. Your draft is saved: ask an owner to look at it.",
  },
  unknown: "Please choose who publishes",
} as const;
