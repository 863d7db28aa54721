/** Copy of the admin screens for writing and sending newsletter issues. */
import { mailNotice } from "#content/mail-notice.ts";

/** Validation errors and refusals. */
export const issueMessages = {
  longSubject: "Please keep the subject under 150 characters",
  oneLine: "The subject must be a single line",
  longPreview: "Please keep the preview text under 150 characters",
  oneLinePreview: "The preview text must be a single line",
  longText: "Please keep the newsletter under 40,000 characters",
  nestedText:
    "The text has too many quotes, lists or table cells, or nests them too deeply. Please simplify it.",
  unknownLabel: "Please choose topics and dates from the lists",
  segment: "Please choose who gets the newsletter",
  pace: "Please choose a speed from 1 to 30,000 emails a minute",
  revision: "Please reload the page",
  zone: "Please choose a time zone from the list",
  sendAt: "Please enter a date and time",
  skippedHour: "That time doesn't exist on that day, because clocks go forward. Please choose another.",
  past: "That time has passed. Please choose a later one, or send the newsletter now.",
  noSubject: "Add a subject.",
  noText: "Add some text.",
  subjectCopy: (copy: readonly string[]) =>
    `Others may see the subject on a shared screen. Please replace: ${copy.join(", ")}.`,
  previewCopy: (copy: readonly string[]) =>
    `Others may see the preview text on a shared screen. Please replace: ${copy.join(", ")}.`,
  placesLeft: (places: readonly string[]) => `Please write what belongs here: ${places.join(", ")}.`,
  template: "Please choose a template from the list",
  picturesGone: "A picture in the text has been deleted. Please remove it, or choose another.",
  manyPictures: "A newsletter can have 5 pictures, so that it arrives quickly. Please remove some.",
  notFilled: (fields: readonly string[]) =>
    `This would be sent as it stands: ${fields.join(", ")}. Please write it as {name|there} or {first name|there}, with words for people whose name we don't know after the bar.`,
  segmentGone: "The segment it was for has been deleted. Please choose who gets the newsletter.",
  postal:
    "By law, each newsletter must show a legal name and postal address, and yours are missing. An owner can add them in Settings, under “Who sends newsletters”.",
  conflict:
    "Someone changed this newsletter after you opened it, so nothing was saved. Your text is still here. Copy it, then reload the page.",
  notDraft: "This newsletter isn't a draft anymore. Unschedule it to edit it again.",
  wrongState: "You can't do that in the newsletter's current state. Please reload the page.",
  tested: "The test is on its way to your email address.",
  noSender: "It wasn't sent when it was due: the legal name and postal address were missing.",
  deleted: "The draft has been deleted.",
} as const;

const states = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  stopped: "Stopped",
} as const;

/** The list of newsletter issues. */
export const issuesCopy = {
  title: "Newsletters",
  introduction: "Emails to your subscribers. We don't track who opens or clicks them.",
  create: "New newsletter",
  startFrom: "Start from",
  emptyPage: "An empty page",
  editTemplates: "Edit templates",
  states,
  noSubject: "No subject yet",
  caption: "Newsletters, newest first",
  of: (part: number, whole: number) =>
    whole === 0 ? "" : `${part.toLocaleString("en-US")} of ${whole.toLocaleString("en-US")}`,
  orNothing: (count: number, whole: number) => (whole === 0 ? "" : count.toLocaleString("en-US")),
  writtenToFiles: (count: number) => `${count.toLocaleString("en-US")}: ${mailNotice.toFile}`,
  none: {
    heading: "No newsletters yet",
    text: "Write the first one. It stays a draft until you send it, and you can send yourself a test.",
  },
} as const;

/** The editor of one issue, and its sending progress. */
export const issueCopy = {
  back: "Newsletters",
  newTitle: "New newsletter",
  states,
  subject: { label: "Subject", hint: "Keep it neutral: others may see the screen." },
  previewText: {
    label: "Preview text (optional)",
    hint: "Mail apps show it after the subject. Keep it neutral too.",
  },
  picture: "Add a picture",
  insertName: "Reader's first name",
  nameSign: "Name",
  text: {
    label: "Text",
    hint: "In Markdown: # for a heading, **bold**, - for a list, [text](https://address) for a link, {first name|there} for the reader's name.",
  },
  to: {
    label: "To",
    all: "All subscribers",
    saved: "Segments",
    source: "People who signed up on one page",
    topic: "All subscribers, as a newsletter on one topic",
    gone: "Deleted segment: nobody would get it",
  },
  /** How many people would get it now. */
  audience: (receivers: number, muted: number) =>
    `${receivers === 1 ? "1 person" : `${receivers.toLocaleString("en-US")} people`}${
      muted === 0 ? "" : `. ${muted.toLocaleString("en-US")} opted out of its topics and won't get it`
    }`,
  labels: {
    heading: "What is it about?",
    hint: "Subscribers who opted out of any of these won't get it.",
    topics: "Topics",
    dates: "Dates it touches",
    none: "Nothing chosen",
  },
  pace: {
    label: "Sending speed",
    option: (pace: number) => `${pace.toLocaleString("en-US")} emails a minute`,
  },
  actions: "Send, preview and more",
  saving: "Saving...",
  saved: "All changes are saved.",
  notSaved: "Not saved yet.",
  saveNow: "Save now",
  preview: {
    button: "Preview",
    heading: "Preview",
    close: "Close preview",
    text: "As plain text",
    frame: "The newsletter as an email app shows it",
    audience: (receivers: number, muted: number) =>
      `${receivers === 1 ? "1 person" : `${receivers.toLocaleString("en-US")} people`} would get it today. ${
        muted === 0
          ? "Nobody has opted out of it."
          : `${muted.toLocaleString("en-US")} opted out of it and won't.`
      }`,
    faults: "Fix before sending",
    toSettings: "Open Settings",
    fine: "Ready to send.",
  },
  test: "Send me a test",
  noTracking:
    "We can't see who opens a newsletter or what they click: it has no hidden image, pictures travel inside it, and links go straight to the page.",
  schedule: {
    open: "Send or schedule",
    heading: "Send this newsletter",
    to: "To",
    now: (people: number) =>
      people === 1 ? "Send to 1 person" : `Send to ${people.toLocaleString("en-US")} people`,
    nobody: "Nobody would get it. Please choose other people under “To”.",
    or: "Or later",
    toFiles: mailNotice.sentence,
    notNow: "Not yet",
    back: "Back to the newsletter",
    at: "Date and time",
    zone: (zone: string) => `In the team's time zone: ${zone}.`,
    later: "Schedule",
    set: (when: string) => `Scheduled for ${when}.`,
    starting: "Sending starts within seconds.",
    unschedule: "Unschedule",
  },
  progress: {
    heading: "Progress",
    result: "Result",
    words: {
      people: (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`),
      /** How long the rest takes. */
      minutes: (count: number) =>
        count <= 1 ? "about a minute" : `about ${count.toLocaleString("en-US")} minutes`,
      nobody: "Nobody was left to send it to: everyone had unsubscribed or opted out of its topics.",
      sent: (people: string, startedAt: string) => `It went to ${people}, starting ${startedAt}.`,
      stopped: (done: string, all: string) => `You stopped it after ${done} of ${all}.`,
      paused: (done: string, all: string) =>
        `It's paused after ${done} of ${all}. Nothing is sent until you resume it.`,
      sending: (done: string, all: string, rest: string) =>
        `It has gone to ${done} of ${all}. The rest takes ${rest}.`,
      allAccepted: "Every mail server accepted it.",
      accepted: (people: string) => `Mail servers accepted it for ${people}.`,
      written: (people: string) =>
        `For ${people} it was written to a file, because no mail server is set up.`,
      failed: (people: string) =>
        `For ${people} the mail server rejected it. Often such an address no longer exists.`,
      unsure: (people: string) =>
        `For ${people} the connection broke at the last moment, so they may or may not have it.`,
      skipped: (people: string) =>
        `${people} unsubscribed or opted out before their turn, and didn't get it.`,
      left: (people: string) => `${people} unsubscribed in the 7 days after it.`,
      nobodyLeft: "Nobody has unsubscribed since.",
    },
    bounced: "Who it couldn't be delivered to",
    more: (count: number) => `And ${count.toLocaleString("en-US")} more.`,
    pause: "Pause",
    resume: "Resume",
    stop: "Stop sending",
    stopHint: "Anyone who hasn't received it yet won't get it.",
    stopSure: "Yes, stop sending",
    stopKeep: "Keep sending",
    againFailed: "Retry failed",
    againUnsure: "Resend to unknown",
    againUnsureHint: "Some people may get it twice. Most email apps show it once.",
  },
  versions: {
    heading: "Versions",
    about:
      "A version is kept for every ten minutes of writing, and for each of you. Restoring one loses nothing: what stands here now is kept too.",
    words: (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`),
    gone: "someone who has left the team",
    noSubject: "No subject",
    now: "As it is now",
    restore: "Restore",
    restored: "Restored.",
  },
  useAgain: "Use again",
  sentText: "What people got",
  scheduledText: "What people will get",
  remove: "Delete draft",
  removal: {
    heading: "Delete this draft?",
    text: "Its text and all its versions are deleted. You can't undo this.",
    typed: "",
    remove: "Delete draft",
    keep: "Keep draft",
  },
} as const;
