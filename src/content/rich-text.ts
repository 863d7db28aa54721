const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);
const some = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Words of the editor for texts that are kept as Markdown. */
export const richText = {
  view: {
    legend: "How to write",
    looks: "Visual",
    markdown: "Markdown",
    files: "Files can’t be put into Markdown. Choose “Visual”, and paste or drop your pictures there.",
  },
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
    paste: {
      waiting: "A picture goes here once you’ve described it.",
      close: "Close",
      tables: (count: number) =>
        count === 1
          ? "This text can’t have tables, so a table became lines: one for each row."
          : `This text can’t have tables, so ${count} tables became lines: one for each row.`,
      largeTables: (count: number) =>
        `The tables of a page can have 3,000 cells together, so ${count === 1 ? "a table" : `${count} tables`} became lines: one for each row.`,
      foreignPictures: (count: number) =>
        count === 1
          ? "1 picture is on another website, so it was left out. Save it on your device, then drag it here."
          : `${count} pictures are on other websites, so they were left out. Save them on your device, then drag them here.`,
      lostPictures: (count: number) =>
        `${pictures(count)} didn’t come along with the text. Copy ${count === 1 ? "it" : "each"} on its own and paste it, or drag the file here.`,
      refusedPictures: (count: number) =>
        `This text can’t have pictures, so ${count === 1 ? "1 picture was" : `${count} pictures were`} left out.`,
      notUploaded: (count: number) =>
        count === 1
          ? "1 picture wasn’t uploaded and was left out."
          : `${count} pictures weren’t uploaded and were left out.`,
      addresses: (count: number) =>
        count === 1
          ? "1 link leads to no web address, so only its words are here."
          : `${count} links lead to no web address, so only their words are here.`,
      files: (names: string) =>
        `Only pictures can be put into the text, so these files were left out: ${names}.`,
      leftOut: (kinds: string) => `We left out ${kinds}, because this text can’t have them.`,
      kinds: {
        videos: (count: number) => some(count, "video"),
        sounds: (count: number) => some(count, "recording"),
        embedded: (count: number) => some(count, "embedded part"),
        equations: (count: number) => some(count, "equation"),
        drawings: (count: number) => some(count, "drawing"),
        fields: (count: number) => some(count, "form field"),
        comments: (count: number) => some(count, "comment"),
      },
    },
  },
} as const;
