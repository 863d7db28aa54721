/** The screen where the team edits its saved replies. */
export const repliesCopy = {
  title: "Saved replies",
  introduction:
    "Texts to start a reply from. “Hello,” at the start gets the person's first name, and your name is added at the end.",
  back: "Messages",
  headings: { messages: "For messages", inquiries: "For inquiries" },
  name: "Name",
  text: "Text",
  save: "Save",
  busy: "Saving...",
  remove: "Delete",
  add: "Add a reply",
  none: "No saved replies.",
  removed: (title: string) => `Deleted “${title}”.`,
  undo: "Undo",
  charactersLeft: (left: number) => `${left} characters left`,
} as const;

/** Why a saved reply is refused. */
export const repliesFaults = {
  nameMissing: "Please enter a name",
  nameTooLong: "Please keep the name under 100 characters",
  textMissing: "Please write the reply",
  textTooLong: "Please keep the reply under 2,500 characters",
  tooMany: "Please keep no more than 20 saved replies",
} as const;
