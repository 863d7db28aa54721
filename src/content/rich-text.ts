/** Words of the editor for texts that are kept as Markdown. */
export const richText = {
  view: { legend: "How to write", looks: "Visual", markdown: "Markdown" },
  sourceHint: "This part can only be changed in Markdown",
  tools: {
    toolbar: "Formatting",
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
