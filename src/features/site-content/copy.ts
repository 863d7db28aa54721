/** Messages of the API. */
export const contentFaults = {
  foreign: "This doesn't look like it came from the form. Please reload the page.",
  changed: "Someone changed this before you. Please look at the changes, then publish again.",
  noDraft: "There's nothing new to publish.",
  unfit: "Please correct the fields that are marked.",
  unrenderable: (page: string) => `We couldn't render ${page} with this value, so nothing was published.`,
  unrenderableAnywhere: (page: string) =>
    `We couldn't render ${page} with these changes, so nothing was published. No single field is the cause.`,
  past: "Please choose a time in the future",
  tooFar: "Please choose a time within a year",
  time: "Please enter a date and time",
  noPage: "This page doesn't show the document.",
  oldVersion: "This version no longer fits the form, so it can't be restored.",
} as const;

/** The page behind a link to a draft. */
export const previewLinkCopy = {
  banner: (until: string) =>
    `Preview. Nothing on this page is published yet. This link works until ${until}.`,
  unfinished:
    "This draft isn't finished, so the page can't be shown yet. Please ask the person who sent you the link.",
  away: "The preview can't be shown right now. Please try again in a moment.",
} as const;
