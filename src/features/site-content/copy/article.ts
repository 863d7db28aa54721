/** Words of the parts that only an article's text has. */
export const articleCopy = {
  picture: "Picture for the text",
  note: "this passage is on a hard topic",
  noteSign: "Note",
  urgent: "warning signs or help lines",
  urgentSign: "Urgent",
  topics: "This passage is about",
} as const;
