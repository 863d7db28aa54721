/** Words of the editor of an article's text. */
export const articleCopy = {
  view: { legend: "How to write", looks: "As it looks", markdown: "Markdown" },
  picture: "Picture for the text",
  note: "this passage is on a hard topic",
  noteSign: "Note",
  urgent: "warning signs or help lines",
  urgentSign: "Urgent",
  topics: "This passage is about",
  editor: {
    toolbar: "Tools for the text",
    tools: {
      heading: "Heading",
      subheading: "Smaller heading",
      bold: "Bold",
      italic: "Italic",
      link: "Link",
      bullets: "List",
      numbers: "Numbered list",
      quote: "Quote",
      line: "Dividing line",
      undo: "Undo",
      redo: "Redo",
    },
    link: {
      address: "Where the link leads: one of our pages, or an address that begins with https://",
      save: "Save link",
      cancel: "Cancel",
    },
  },
} as const;
