/** Words of the desk's list of subscribers. */

/** Sentences for what an operation on subscribers refuses. */
export const subscriberMessages = {
  state: "A subscriber is on the list, waits for a confirmation, or has left",
  source: "Please choose a page from the list",
  cursor: "That is no place in the list",
  limit: "Please ask for 1 to 200 subscribers",
  email: "Please enter a whole email address",
  notFound: "Nobody with this address is on the list, and nobody with it has left it.",
  patch: "A subscriber can only be taken off the list here",
  noFile: "Please choose a file",
  longFile: "Please keep the file under 1 MB. A longer list goes in several parts.",
  longSource: "Please say it in 300 characters or fewer",
  checked: "Please check the file first",
  notChecked: "This file has not been checked in this form. Please check it again, then import.",
  left: "They are off the list.",
  erased: "The address is erased, and what was queued for it.",
} as const;

/** Why a row, or the whole file of an import, is not taken. */
export const importMessages = {
  unreadable: "The file holds characters we cannot read. Please save it as CSV in UTF-8.",
  noEmailColumn: "The first line has no column with the name email. Please add it.",
  empty: "There is no row below the first line.",
  tooMany: "There are more than 5,000 rows. Please import the list in several parts.",
  tooManyCells: "More cells than the first line has columns",
  noEmail: "No email address",
  longEmail: "The email address is longer than 254 characters",
  badEmail: "This is no email address",
  noSource: "No consent source",
  longSource: "The consent source is longer than 300 characters",
} as const;

const states = {
  active: "On the list",
  pending: "Waiting for a confirmation",
  unsubscribed: "Has left",
} as const;

/** The file of an export. */
export const subscriberExport = {
  columns: ["Email", "State", "Source", "Since", "Changed"],
  states,
} as const;

/** What became of one address, in the ledger. */
const consentKinds = {
  given: "Said yes",
  confirmed: "Confirmed the address",
  withdrawn: "Left the list",
  imported: "Brought by the team",
} as const;

/** The list of subscribers. */
export const subscribersCopy = {
  title: "Subscribers",
  introduction:
    "Everybody who asked for the letter, and everybody who has left it. Please handle the addresses with care.",
  counts: states,
  people: (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`),
  import: "Import a list",
  export: "Export as CSV",
  exportNote: "The file holds what fits the filter. Every export is written into the audit log.",
  find: {
    heading: "Find one address",
    label: "Email address",
    hint: "The whole address. It is looked up by a coded mark.",
    button: "Find",
  },
  filter: {
    label: "Filter",
    state: "State",
    anyState: "Any state",
    source: "Page of the sign-up",
    anySource: "Any page",
    apply: "Filter",
    clear: "Show all",
    unreadable: "The filter in the address could not be read. Everybody is shown.",
  },
  table: {
    caption: "Subscribers, the newest first",
    email: "Email",
    state: "State",
    source: "Page",
    brought: consentKinds.imported,
    since: "Since",
    erased: "Address erased",
  },
  none: {
    heading: "Nobody is on the list yet",
    text: "People join with the form on the home page. If you have a list from elsewhere, you can bring it here.",
  },
  nothingFits: {
    heading: "Nobody fits this filter",
    text: "Try another state or another page.",
    clear: "Show all",
  },
  older: "Older ones",
  newest: "Back to the newest",
} as const;

/** One subscriber. */
export const subscriberCopy = {
  title: "One subscriber",
  back: "Subscribers",
  erasedTitle: "An erased address",
  erasedText:
    "The address is gone. Only a coded mark is left. It keeps this person from being brought back by an import.",
  state: "State",
  since: "On record since",
  changed: "Last change",
  source: "Page of the sign-up",
  muted: "Leaves out",
  mutedNothing: "Nothing: they get every letter",
  history: {
    heading: "What they said, and when",
    introduction: "Each line holds the words as they were on that day. Lines cannot be changed or removed.",
    none: "Nobody can tell any more which lines were theirs.",
    version: (version: string) => `Wording ${version}`,
    page: (page: string) => `on ${page}`,
    kinds: consentKinds,
  },
  actions: "What to do",
  leave: "Take off the list",
  leaveHint: "For somebody who asks you to. They get no further letter, and can join again by themselves.",
  left: subscriberMessages.left,
  erase: "Erase this person",
  eraseHint:
    "The address, the page and the choices go at once, and mails that wait for them. This cannot be undone.",
  eraseSure: "Yes, erase for good",
  eraseKeep: "Keep",
} as const;

/** Bringing a list from elsewhere. */
export const importCopy = {
  title: "Import a list",
  back: "Subscribers",
  introduction:
    "Bring people who have said yes to your letter somewhere else, such as on paper. They get no mail by being brought.",
  rules: [
    "A CSV file of up to 5,000 rows and 1 MB. One column has the name email.",
    "You say where these people said yes. It is kept with each of them. A column with the name consent source may say it row by row.",
    "Whoever has left the list is not brought back. They can join again by themselves.",
    "First the file is looked through, and nothing is changed. Then you decide.",
  ],
  file: { label: "CSV file", hint: "Saved as UTF-8, as spreadsheets do.", missing: "Please choose a file" },
  source: {
    label: "Where did they say yes?",
    hint: "Such as: paper list at the open day in spring, with the date. Please no names of people.",
    missing: "Please say where they said yes",
  },
  check: "Look through the file",
  checking: "Looking...",
  report: {
    heading: "What would come of it",
    doneHeading: "What came of it",
    rows: "Rows in the file",
    added: "New on the list",
    wouldAdd: "To be new on the list",
    known: "On the list already",
    waiting: "Waiting for their own confirmation",
    left: "Have left the list: not brought back",
    repeated: "The same address further up in the file",
    bad: "Cannot be read",
    inRows: (rows: readonly number[]) => `Row${rows.length === 1 ? "" : "s"} ${rows.join(", ")}`,
    badHeading: "Rows that cannot be read",
    row: "Row",
    reason: "Why",
  },
  go: (count: number) => (count === 1 ? "Import 1 person" : `Import ${count.toLocaleString("en-US")} people`),
  going: "Importing...",
  nothing: "There is nobody new in this file.",
  done: "The list is imported.",
  toList: "Go to the list",
  another: "Import another file",
} as const;
