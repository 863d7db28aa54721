export const contentFaults = {
  foreign: "This doesn't look like it came from the form. Please reload the page.",
  changed: "Someone changed this before you. Please look at the changes, then publish again.",
  searchTooLong: "Please search for a shorter text",
  noDraft: "There's nothing new to publish.",
  unfit: "Please correct the fields that are marked.",
  unrenderable: (page: string) => `We couldn't render ${page} with this value, so nothing was published.`,
  unrenderableAnywhere: (page: string) =>
    `We couldn't render ${page} with these changes, so nothing was published. No single field is the cause.`,
  largeTables: (cells: number) =>
    `The tables here have more than ${cells.toLocaleString("en-US")} cells together. Please use smaller tables, or remove columns.`,
  nested: "This has too many quotes, lists or marks, or nests them too deeply. Please simplify it.",
  unfitForPaper:
    "We couldn't make the PDF. Your draft is kept. Please correct the fields that need your attention, or try again in a minute.",
  unrenderableHere: "We couldn't render the page with this value. Your text is kept.",
  tooLarge:
    "This page is too large to preview. Your text is kept. Please shorten it, or divide it into several pages.",
  tooLargeToPublish:
    "This page is too large to show, so nothing was published. Your draft is kept. Please shorten it, or divide it into several pages.",
  busy: "Many previews are being made right now. Your text is kept, and the next change tries again.",
  away: "We can't show a preview right now. Your text is kept, and the next change tries again.",
  busyPublishing:
    "We couldn't look at all pages right now, so nothing was published. Please try again in a moment.",
  past: "Please choose a time in the future",
  tooFar: "Please choose a time within a year",
  time: "Please enter a date and time",
  noPage: "This page doesn't show the document.",
  oldVersion: (fields: string) =>
    `This version no longer fits the form, so it can't be published again. What doesn't fit: ${fields}.`,
  noPicture: "This picture was deleted. Please choose another one.",
  articleTitle: "Please enter a title of at most 60 characters",
  articleAddress: "Please use small letters, digits and hyphens, at most 50 characters",
  articleExists: "An article with this address exists already. Please choose another address.",
  episodeTitle: "Please enter a title of at most 80 characters",
  episodeExists: "An episode with this address exists already. Please choose another title.",
  articleRedirected:
    "A redirect begins at this address. Choose another address, or delete the redirect first.",
} as const;

export const linkFaults = {
  gone: (address: string) =>
    `Visitors find no page at ${address}. Please choose another one, or hide or remove this entry`,
  circle: (address: string) =>
    `${address} leads to a redirect that leads back to itself. Please choose another address`,
  leadsOn: (address: string, to: string) =>
    `${address} is off the site and leads to ${to}. Please choose that page, or hide or remove this entry`,
  notForVisitors: (address: string) => `${address} isn’t for visitors. Please choose another address`,
  ownAddress: (path: string) => `This address is on this site. Please enter it as ${path}`,
} as const;

export const previewLinkCopy = {
  banner: (until: string) =>
    `Preview. Nothing on this page is published yet. This link works until ${until}.`,
  unfinished:
    "This draft isn't finished, so the page can't be shown yet. Please ask the person who sent you the link.",
  away: "The preview can't be shown right now. Please try again in a moment.",
} as const;

/** What the terminal says about files of site content. */
export const contentFileCopy = {
  head: "To change it, edit the value and run script/content import. The version says what it began from.",
  groupsElsewhere: "left out, because groups are at /admin/groups now",
  exported: (count: number) => `Wrote ${count} files.`,
  shape: "it doesn't have the shape of an exported file. Export the document again and compare",
  encoding: "it isn't saved as UTF-8, or letters were lost (�). Save it as UTF-8 and try again",
  conflict: (fields: string) =>
    `not imported, because the team has changed the same fields since the export: ${fields}. Export again and compare`,
} as const;
