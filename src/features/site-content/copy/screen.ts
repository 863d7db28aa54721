export const listCopy = {
  states: { draft: "Unpublished changes", published: "Published" },
  scheduled: "Scheduled",
  asked: "Ready to publish",
  unfit: "Not published: needs your attention",
} as const;

export const editorCopy = {
  placeholders: {
    shows: "Shows as:",
    insert: "Insert name",
    insertWhere: (field: string) => ` of your organization in “${field}”`,
    organization: (name: string) => `Your organization’s name: ${name}`,
    tool: "your organization’s name",
  },
  saving: {
    saved: "All changes saved.",
    unsaved: "Not saved yet.",
    saving: "Saving...",
    conflict: "Not saved yet.",
    failed: "We couldn't save. Your changes are kept in this browser, and we'll try again.",
  },
  published: "Published. The public pages show it now.",
  publishing: "Publishing...",
  scheduled: "Scheduled. Until then, nothing on the site changes.",
  unscheduled: "It won't be published then. Your draft is kept.",
  viewPage: "View page",
  questions: {
    no: "Cancel",
    everywhere: "Publish this on every page?",
    everywhereText: (title: string) =>
      `“${title}” is part of every page of the site, so visitors see the change at once, wherever they are.`,
    everywhereYes: "Publish on every page",
    takeOff: (title: string) => `Take “${title}” off the site?`,
    takeOffText:
      "Visitors can't open it from then on, and menus and lists leave it out. Its text and versions stay here.",
    takeOffYes: "Take it off the site",
    takingOff: "Taking it off...",
    again: "Publish this version again?",
    original: "The original text takes the place of what the public pages say now.",
    ofVersion: " takes the place of what the public pages say now.",
    kept: "Your unpublished changes move to “Discarded drafts” below, where you can bring them back.",
    againYes: "Publish this version",
    restored: "That version is on the site again.",
  },
  numbers: {
    texts: {
      reply: (title: string) => `Saved reply: ${title}`,
      newsletter: (subject: string) => `Newsletter: ${subject}`,
      campaign: (title: string) => `Campaign: ${title}`,
    },
  },
  wrong: (count: number) =>
    count === 1 ? "One field needs your attention." : `${count} fields need your attention.`,
  charactersLeft: (left: number) => `${left} characters left`,
  proposal: { empty: "While this is empty, it’s:", use: "Change this text" },
  versions: {
    gone: "Someone no longer on the team",
  },
  preview: {
    undrawn: "The preview shows the last version that could be drawn.",
    standIns: "Missing or not right yet, with a stand-in on the page:",
    faults: "Missing or not right yet:",
    more: (count: number) => `and ${count} more`,
    sharing: {
      link: {
        label: "Copy preview link",
        copied: "Copied.",
        failed: "Your browser didn't allow copying.",
      },
      until: (day: string) =>
        `Anyone with the link can see the saved draft until ${day}, without signing in. It stops working when you publish or discard the draft.`,
    },
  },
} as const;

export const hintCopy = {
  hard: (grade: number) =>
    `This reads like grade ${grade.toFixed(0)}. Many of our readers are tired, so we aim for 6 to 8: shorter sentences and words bring it down.`,
  clipped: (grade: number) =>
    `This reads like grade ${Math.max(1, grade).toFixed(0)}, one short sentence after another. Join those that belong together.`,
  avoided: (found: string, prefer: string) => `“${found}” can hurt or mislead. Better: ${prefer}.`,
  figure: (figure: string) =>
    `“${figure}” has no source. Add it under Figures with where it comes from, so that readers can check it.`,
  deadLink: (path: string) => `The link to ${path} leads nowhere: we have no page there.`,
  alt: "A picture has no description between its square brackets. People who can't see it learn nothing of it; leave it empty only if the text says it all.",
  twice: (heading: string) =>
    `The heading “${heading}” is there twice, so the table of contents can't tell the two apart.`,
  description: (length: number) =>
    `The description has ${length} characters. Search engines show 120 to 155, and cut the rest.`,
} as const;
