/** What keeps someone from publishing, by the rule of who publishes. */
export const publishingCopy = {
  obstacles: {
    second:
      "You changed this draft last, so someone else on the team publishes it. Nothing is lost: ask them to look at it.",
    limited: "Editors and owners publish. Your draft is saved, and nobody else sees it on the site.",
    owners: "Owners publish what the pages say. Your draft is saved: ask an owner to look at it.",
  },
  ask: "Ask an editor to publish",
  asked: "You asked an editor to publish this. You can still change it.",
} as const;
