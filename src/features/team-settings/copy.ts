/** Texts that all panels of the settings screen share. */
export const settingCopy = { save: "Save", busy: "Saving..." } as const;

export const settingMessages = {
  changed: "Saved.",
  changedMeanwhile:
    "Someone else changed this first, so your change wasn't saved. Reload the page to see it.",
  unreadable: "We couldn't read this. Please reload the page.",
} as const;
