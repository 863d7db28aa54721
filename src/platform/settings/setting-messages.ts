export const settingMessages = {
  changed: "Saved.",
  changedMeanwhile:
    "Someone else changed this first, so your change wasn't saved. Reload the page to see it.",
  unreadable: "We couldn't read this. Please reload the page.",
} as const;
