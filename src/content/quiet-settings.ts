/** The panel of quiet settings: gentle mode topic by topic, and a neutral name in the browser tab. */
export const quietSettings = {
  heading: "Quiet settings",
  kept: "Your choices stay on this device and are never sent to us.",
  gentle: {
    label: "Gentle mode",
    hint: "Folds parts on the topics you choose behind a short note. One press opens a part again.",
  },
  /** Above the topics, which content-notes.ts names. */
  topics: "Topics to fold behind a note",
  title: {
    label: "Show a neutral name in the browser tab",
    hint: "The tab then says “Home page” on every page. Your browser history may still list the pages you visited.",
    /** What the tab says. */
    neutral: "Home page",
  },
  close: "Close the settings",
  done: "Done",
} as const;
