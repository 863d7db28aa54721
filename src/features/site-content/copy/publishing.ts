/** What keeps someone from publishing, by the rule of who publishes. */
export const publishingCopy = {
  obstacles: {
    second:
      "You changed this draft last, so someone else on the team publishes it. Nothing is lost: ask them to look at it.",
    owners: "Owners publish what the pages say. Your draft is saved: ask an owner to look at it.",
  },
} as const;
