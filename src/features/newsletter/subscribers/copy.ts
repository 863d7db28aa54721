/** Validation errors, refusals and confirmations about subscribers. */
export const subscriberMessages = {
  state: "Please choose a status from the list",
  source: "Please choose a page from the list",
  cursor: "That page link has expired. Start again from the first page.",
  limit: "Please ask for 1 to 200 subscribers",
  email: "Please enter a complete email address",
  notFound: "No subscriber has this address, now or in the past.",
  patch: "Here you can unsubscribe someone, or change their name and tags",
  choice: "Please choose from the list",
  date: "Please enter a date",
  part: "Please enter at least 2 characters of the address or name",
  longName: "Please keep the name under 200 characters",
  longTag: "Please keep each tag under 50 characters",
  manyTags: "Please use 20 tags or fewer for one person",
  tooManyTags: "There are already 200 tags. Please delete one you don't need.",
  tagInUse: (segment: string) => `The segment “${segment}” uses this tag. Please delete the segment first.`,
  tagDeleted: "The tag has been deleted.",
  segmentName: "Please enter a name of up to 50 characters",
  segmentTaken: "There's already a segment with this name",
  segmentEmpty: "Please choose at least one filter, so that the segment isn't everyone",
  tooManySegments: "There are already 100 segments. Please delete one you don't need.",
  segmentInUse: "A newsletter is going to this segment. Please delete the segment after it has been sent.",
  segmentDeleted: "The segment has been deleted.",
  proof: "Please choose how you know they agreed",
  noSource: "Please say where and when they agreed",
  known: {
    active: "This address is already subscribed.",
    pending: "This address is on the list and waiting for confirmation.",
    unsubscribed: "This person unsubscribed. Only they can subscribe again, with the form on the website.",
  },
  changed: "Saved.",
  noFile: "Please choose a file",
  longFile: "Please keep the file under 1 MB. Split a longer list into parts.",
  longSource: "Please use 300 characters or fewer",
  checked: "Please check the file first",
  notChecked: "The file or source changed after the check. Please check it again, then import.",
  left: "They've been unsubscribed.",
  erased: "The address and any emails queued for it have been erased.",
} as const;

/** How the team knows that someone agreed; part of the consent log's entry. */
export const proofCopy = {
  signed: "Signed paper list or form",
  written: "Their own email or letter",
  spoken: "In person or by phone",
} as const;

/** Why a row or a whole import file is rejected. */
export const importMessages = {
  unreadable: "The file has characters we can't read. Please save it as CSV in UTF-8.",
  noEmailColumn: "The first line has no column named email. Please add it.",
  empty: "There are no rows below the first line.",
  tooMany: "The file has more than 5,000 rows. Please import it in parts.",
  tooManyCells: "More cells than columns in the first line",
  noEmail: "No email address",
  longEmail: "The email address is longer than 254 characters",
  badEmail: "Not a valid email address",
  noSource: "No consent source",
  longSource: "The consent source is longer than 300 characters",
  longName: "The name is longer than 200 characters",
  manyTags: "More than 20 tags",
  longTag: "A tag is longer than 50 characters",
  optedIn: (at: string) => `opted in ${at}`,
  confirmed: (at: string) => `confirmed ${at}`,
} as const;

/** A subscriber's status. */
export const subscriberStates = {
  active: "Subscribed",
  pending: "Waiting for confirmation",
  unsubscribed: "Unsubscribed",
} as const;

/** Kinds of entries in the consent log. */
const consentKinds = {
  given: "Gave consent",
  confirmed: "Confirmed the address",
  withdrawn: "Unsubscribed",
  imported: "Imported by the team",
} as const;

/** The list of subscribers. */
export const subscribersCopy = {
  title: "Subscribers",
  introduction:
    "Everyone who asked for the newsletter or has unsubscribed. Please handle the addresses with care.",
  counts: subscriberStates,
  people: (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`),
  import: "Import",
  export: "Export CSV",
  exportNote: "Exports the subscribers that match the filter. Every export is recorded in the audit log.",
  find: {
    heading: "Find an address",
    label: "Email address",
    hint: "Enter the complete address. Addresses are encrypted, so partial matches don't work.",
    button: "Find",
  },
  filter: {
    label: "Filter",
    state: "Status",
    anyState: "Any status",
    source: "Sign-up page",
    anySource: "Any page",
    apply: "Filter",
    clear: "Show all",
    unreadable: "We couldn't read the filter in the address, so all subscribers are shown.",
  },
  caption: "Subscribers, newest first",
  imported: consentKinds.imported,
  erased: "Address erased",
  none: {
    heading: "No subscribers yet",
    text: "People sign up with the form on the home page. You can also import a list.",
  },
  nothingFits: {
    heading: "No subscribers match",
    text: "Try another status or page.",
    clear: "Show all",
  },
  pages: { older: "Older", first: "Back to newest" },
} as const;

/** One subscriber. */
export const subscriberCopy = {
  title: "Subscriber",
  back: "Subscribers",
  erasedTitle: "Erased subscriber",
  erasedText:
    "The address has been erased. We keep only a fingerprint of it, so an import can't add this person again.",
  state: "Status",
  since: "On record since",
  changed: "Last change",
  source: "Sign-up page",
  muted: "Opted out of",
  mutedNothing: "Nothing. They get every newsletter.",
  history: {
    heading: "Consent history",
    introduction: "Each entry shows the wording used that day. Entries can't be changed or removed.",
    none: "These entries can no longer be linked to this person.",
    version: (version: string) => `Wording ${version}`,
    page: (page: string) => `on ${page}`,
    kinds: consentKinds,
  },
  actions: "Actions",
  leave: "Unsubscribe",
  leaveHint:
    "Use this when someone asks you to. They won't get any more newsletters, and they can sign up again themselves.",
  left: subscriberMessages.left,
  erase: "Erase this subscriber",
  eraseHint:
    "This erases their address, sign-up page, choices and queued emails right away. You can't undo this.",
  eraseSure: "Yes, erase permanently",
  eraseKeep: "Keep",
} as const;

/** Importing a list. */
export const importCopy = {
  title: "Import a list",
  back: "Subscribers",
  introduction:
    "Add people who agreed to your newsletter somewhere else, such as on paper. Importing doesn't email them.",
  rules: [
    "A CSV file of up to 5,000 rows and 1 MB. One column must be named email.",
    "Tell us where these people gave consent. We keep it with each subscriber. To set it per row, add a column named consent source.",
    "People who unsubscribed aren't added again. They can sign up again themselves.",
    "We check the file first without changing anything. Then you decide.",
  ],
  file: {
    label: "CSV file",
    hint: "Saved as UTF-8, as most spreadsheet apps do.",
    missing: "Please choose a file",
  },
  source: {
    label: "Where did they give consent?",
    hint: "For example: paper list at the open house, with the date. Please don't include people's names.",
    missing: "Please say where they gave consent",
  },
  check: "Check file",
  checking: "Checking...",
  report: {
    heading: "Check results",
    doneHeading: "Import results",
    rows: "Rows in the file",
    added: "Added",
    wouldAdd: "Will be added",
    known: "Already subscribed",
    waiting: "Waiting for confirmation",
    left: "Unsubscribed, so not added",
    repeated: "Duplicates in the file",
    bad: "Invalid",
    inRows: (rows: readonly number[]) => `Row${rows.length === 1 ? "" : "s"} ${rows.join(", ")}`,
    badHeading: "Invalid rows",
    row: "Row",
    reason: "Reason",
  },
  go: (count: number) => (count === 1 ? "Import 1 person" : `Import ${count.toLocaleString("en-US")} people`),
  going: "Importing...",
  nothing: "There's nobody new in this file.",
  done: "The list has been imported.",
  toList: "Go to subscribers",
  another: "Import another file",
} as const;
