import { people } from "../../rules.ts";

export const subscriberMessages = {
  state: "Please choose a status from the list",
  source: "Please choose a page from the list",
  cursor: "That page link has expired. Start again from the first page.",
  email: "Please enter a complete email address",
  patch: "Here you can unsubscribe someone, or change their name and tags",
  choice: "Please choose from the list",
  date: "Please enter a date",
  part: "Please enter at least 2 characters of the address or name",
  longTag: "Please keep each tag under 50 characters",
  manyTags: "Please use 20 tags or fewer for one person",
  tooManyTags: "There are already 200 tags. Please delete one you don't need.",
  tagInUse: (segment: string) => `The segment “${segment}” uses this tag. Please delete the segment first.`,
  tagWrittenTo: "A newsletter is going to this tag. Please delete the tag after it has been sent.",
  segmentName: "Please enter a name of up to 50 characters",
  segmentTaken: "There's already a segment with this name",
  tooManySegments: "There are already 100 segments. Please delete one you don't need.",
  segmentInUse: "A newsletter is going to this segment. Please delete the segment after it has been sent.",
  proof: "Please choose how you know they agreed",
  noSource: "Please say where and when they agreed",
  known: {
    active: "This address is already subscribed.",
    pending: "This address is on the list and waiting for confirmation.",
    unreached:
      "Mail to this address came back, so we’ve stopped writing to it. Under “Not reached” you can try again.",
    unsubscribed: "This person unsubscribed. Only they can subscribe again, with the form on the website.",
  },
  noFile: "Please choose a file",
  longFileName: "Please keep the file's name under 255 characters.",
  longFile: "Please keep the file under 1 MB. Split a longer list into parts.",
  longSource: "Please use 300 characters or fewer",
  checked: "Please check the file first",
  notChecked: "The file or source changed after the check. Please check it again, then import.",
  bulk: {
    tag: "Please enter a tag",
    tooMany: "Please choose 5,000 people or fewer, for example with the filter.",
    expired: "This can't be undone any more.",
    undone: (people: string) => `Undone for ${people}.`,
    /** The consent log's entry when an unsubscribing is undone. */
    mistake: "The team had unsubscribed them by mistake and undid it within 10 minutes",
  },
} as const;

/** How the team knows that someone agreed; part of the consent log's entry. */
export const proofCopy = {
  signed: "Signed paper list or form",
  written: "Their own email or letter",
  spoken: "In person or by phone",
} as const;

export const subscriberStates = {
  active: "Subscribed",
  pending: "Waiting for confirmation",
  unreached: "Not reached",
  unsubscribed: "Unsubscribed",
} as const;

const consentKinds = {
  given: "Gave consent",
  confirmed: "Confirmed the address",
  withdrawn: "Unsubscribed",
  imported: "Imported by the team",
} as const;

export const subscribersCopy = {
  title: "Subscribers",
  introduction:
    "Everyone who asked for the newsletter or has unsubscribed. Please handle the addresses with care.",
  counts: subscriberStates,
  people,
  notReached: "Who isn’t reached, and why",
  import: "Import",
  export: "Export CSV",
  exportNote: "Export CSV has what the filter shows. The audit log records each export.",
  add: "Add subscriber",
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
    writeToTag: "Write to these people",
    removal: {
      remove: "Delete segment",
      text: "The people in it stay on the list. You can't undo this.",
      removed: "The segment has been deleted.",
    },
    tagRemoval: {
      remove: "Delete tag",
      text: "It's taken off everyone who has it. The people stay on the list. You can't undo this.",
      removed: "The tag has been deleted.",
    },
    keep: "Keep",
  },
  filter: {
    label: "Filter",
    nothing: "Everyone is shown",
    choices: {
      state: { label: "Status", anyOption: "Any status" },
      source: { label: "Sign-up page", anyOption: "Any page" },
      tag: { label: "Tag", anyOption: "Any tag" },
      segment: { label: "Segment", anyOption: "Any segment" },
      campaign: { label: "Answered a campaign", anyOption: "Any or none" },
    },
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
    saved: "Saved.",
    undo: "Undo",
    undone: "Changed back.",
  },
  mutedNothing: "No topics or dates",
  // We promise not to show the team what people press there, so this stands beside everybody's choices.
  mutedNote: "What people leave out with “Something has changed” isn’t shown to the team.",
  history: {
    heading: "Consent history",
    introduction: "Each entry shows the wording used that day. Entries can't be changed or removed.",
    none: "These entries can no longer be linked to this person.",
    log: "Verify the consent log",
    version: (version: string) => `Version of the wording: ${version}`,
    details: "Details",
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
  left: "They've been unsubscribed.",
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

export const timelineCopy = {
  subscriber: "Current or former subscriber",
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
