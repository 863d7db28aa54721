/** Validation errors, refusals and confirmations about subscribers. */
export const subscriberMessages = {
  state: "Please choose a status from the list",
  source: "Please choose a page from the list",
  cursor: "That page link has expired. Start again from the first page.",
  limit: "Please ask for 1 to 200 subscribers",
  email: "Please enter a complete email address",
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
  exportNote: "Export CSV has what the filter shows. The audit log records each export.",
  add: "Add subscriber",
  find: {
    label: "Find by address or name",
    hint: "Any part of at least 2 characters. Addresses are encrypted, so we open each one to compare. That can take a few seconds in a long list.",
    button: "Find",
    busy: "Searching...",
    clear: "Back to the list",
    results: "Matches",
    found: (count: number, more: boolean) =>
      more
        ? `The newest ${count} matches. Type more of the address to narrow it down.`
        : count === 0
          ? "Nobody matches"
          : count === 1
            ? "1 match"
            : `${count} matches`,
  },
  segments: {
    label: "Segment",
    chosen: "These subscribers",
    nobody: "Nobody matches now.",
    matching: (people: string, active: number) =>
      `${people} in all, ${active.toLocaleString("en-US")} of them subscribed`,
    save: "Save as segment",
    saved: "The segment has been saved.",
    explained:
      "A segment keeps this filter, not the people: whoever matches it on the day gets the newsletter.",
    name: "Name",
    nameHint: "Only the team sees it. It's stored encrypted, like the names of tags.",
    saveNow: "Save segment",
    saving: "Saving...",
    write: "Write to this segment",
    remove: "Delete segment",
    removeTag: "Delete tag",
    keep: "Keep",
    removeText: "The people in it stay on the list. You can't undo this.",
    removeTagText: "It's taken off everyone who has it. The people stay on the list. You can't undo this.",
  },
  filter: {
    label: "Filter",
    nothing: "Everyone is shown",
    state: "Status",
    anyState: "Any status",
    source: "Sign-up page",
    anySource: "Any page",
    tag: "Tag",
    anyTag: "Any tag",
    segment: "Segment",
    anySegment: "Any segment",
    campaign: "Answered a campaign",
    anyCampaign: "Any or none",
    since: "Joined from",
    until: "Joined until",
    apply: "Filter",
    clear: "Show all",
    unreadable: "We couldn't read the filter in the address, so all subscribers are shown.",
  },
  caption: "Subscribers, newest first",
  imported: consentKinds.imported,
  added: "Added by the team",
  erased: "Address erased",
  none: {
    heading: "No subscribers yet",
    text: "People sign up with the form on the home page. You can also import a list.",
  },
  nothingFits: {
    heading: "No subscribers match",
    text: "Try another filter.",
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
  edit: {
    heading: "Name and tags",
    hint: "To change the address, add the new one and unsubscribe this one: consent belongs to an address.",
    submit: "Save",
    busy: "Saving...",
    undo: "Undo",
    undone: "Changed back.",
  },
  mutedNothing: "Nothing. They get every newsletter.",
  history: {
    heading: "Consent history",
    introduction: "Each entry shows the wording used that day. Entries can't be changed or removed.",
    none: "These entries can no longer be linked to this person.",
    log: "Verify the consent log",
    version: (version: string) => `Wording ${version}`,
    page: (page: string) => `on ${page}`,
    kinds: consentKinds,
  },
  person: "Everything from this person",
  actions: "Actions",
  leave: "Unsubscribe",
  leaveHint: "When someone asks you to.",
  leaving: {
    heading: "Unsubscribe this person?",
    text: "They won't get any more newsletters. Only they can subscribe again, with the form on the website.",
    typed: "",
    remove: "Unsubscribe",
    keep: "Keep",
  },
  left: subscriberMessages.left,
  erase: "Erase this subscriber",
  eraseHint: "Address, name, tags, choices and queued emails.",
  erasing: {
    heading: "Erase this subscriber?",
    text: "This erases their address, name, tags, sign-up page, choices and queued emails right away. You can't undo this.",
    typed: "To confirm, type the email address",
    mismatch: "That isn't the address above.",
    remove: "Erase permanently",
    keep: "Keep",
  },
} as const;

/** The name and tags of one person. */
export const personCopy = {
  name: "Name",
  tags: "Tags",
  tagsHint: (known: readonly string[]) =>
    known.length === 0
      ? "Separate tags with commas. Only the team sees them, and they're stored encrypted."
      : `Separate tags with commas. Already used: ${known.slice(0, 12).join(", ")}${known.length > 12 ? " and more" : ""}.`,
} as const;

/** Adding one person. */
export const addCopy = {
  title: "Add a subscriber",
  back: "Subscribers",
  introduction: "For someone who asked for the newsletter somewhere else. Add only people who agreed.",
  email: "Email address",
  proof: "How do you know they agreed?",
  proofHint: "We keep it in the consent log.",
  choose: "Please choose",
  source: "Where and when did they agree?",
  sourceHint: "For example: sign-up sheet, open house, October 3, 2026.",
  mail: {
    unknown: "Choose how you know they agreed to see which email they'll get.",
    none: "They'll be subscribed right away and won't get an email now. The next newsletter will have an unsubscribe link.",
    confirm: "They'll get one email asking them to confirm. Until they do, they get nothing else.",
  },
  submit: "Add subscriber",
  busy: "Adding...",
  done: {
    active: "They're subscribed.",
    pending: "We've asked them to confirm by email.",
  },
  another: "Add another",
} as const;

/** Importing a list. */
export const importCopy = {
  title: "Import a list",
  back: "Subscribers",
  introduction:
    "Add people who agreed to your newsletter somewhere else, such as on paper. Importing doesn't email them.",
  rulesHeading: "Good to know",
  rules: [
    "A CSV file of up to 5,000 rows and 1 MB. One column must be named email.",
    "Tell us where these people gave consent. We keep it with each subscriber. To set it per row, add a column named consent source.",
    "First and last names and tags are kept. People who unsubscribed aren't added again. They can sign up again themselves.",
    "Moving from Mailchimp? Export your audience and import all three files, in any order. We recognize the unsubscribed and cleaned files: their people are never mailed, and we keep only a fingerprint of each address.",
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
    removed: "Unsubscribed by this file",
    willRemove: "Will be unsubscribed by this file",
    added: "Added",
    suppressed: "Recorded as never to be mailed",
    willSuppress: "Will be recorded as never to be mailed",
    stays: "Signed up here later, so they stay",
    listed: {
      subscribed: "People who are subscribed",
      unsubscribed: "People who unsubscribed (recognized by the column UNSUB_TIME)",
      cleaned: "Addresses that bounced (recognized by the column CLEAN_TIME)",
    },
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

/** A subscriber in the view of one person. */
export const timelineCopy = {
  status: "Newsletter",
  tags: "Tags",
  what: "Newsletter",
  mailStates: {
    delivered: "Sent",
    written: "Written to a file",
    failed: "Not delivered",
    unsure: "Not confirmed",
  },
} as const;
