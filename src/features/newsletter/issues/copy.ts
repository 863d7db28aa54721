/** Copy of the admin screens for writing and sending newsletter issues. */
import { mailNotice } from "#content/mail-notice.ts";

/** Validation errors and refusals. */
export const issueMessages = {
  longSubject: "Please keep the subject under 150 characters",
  oneLine: "The subject must be a single line",
  longText: "Please keep the newsletter under 40,000 characters",
  nestedText: "The text has too many quotes or lists, or nests them too deeply. Please simplify it.",
  unknownMark: "Please choose topics and dates from the lists",
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
  segmentGone: "The segment it was for has been deleted. Please choose who gets the newsletter.",
  postal:
    "By law, each newsletter must show a legal name and postal address, and yours are missing. An owner can add them in Settings, under “Who sends newsletters”.",
  conflict:
    "Someone changed this newsletter after you opened it, so nothing was saved. Your text is still here. Copy it, then reload the page.",
  notDraft: "This newsletter isn't a draft anymore. Cancel the schedule to edit it again.",
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
  states,
  noSubject: "No subject yet",
  caption: "Newsletters, newest first",
  of: (part: number, whole: number) =>
    whole === 0 ? "–" : `${part.toLocaleString("en-US")} of ${whole.toLocaleString("en-US")}`,
  orDash: (count: number, whole: number) => (whole === 0 ? "–" : count.toLocaleString("en-US")),
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
  text: {
    label: "Text",
    hint: "In Markdown: # for a heading, **bold**, - for a list, [text](https://address) for a link. Images aren't supported.",
  },
  topics: "What is it about?",
  topicsHint: "Subscribers who opted out of any of these won't get it.",
  dates: "Does it touch one of these dates?",
  who: "Who gets it?",
  segments: {
    all: "All subscribers",
    topic: "All subscribers, as a newsletter on one topic",
    source: "People who signed up on one page",
    saved: "A saved segment of subscribers",
  },
  topic: "Topic",
  source: "Sign-up page",
  segment: "Segment",
  segmentGone: "Deleted segment: nobody would get it",
  pace: {
    label: "Sending speed",
    option: (pace: number) => `${pace.toLocaleString("en-US")} emails a minute`,
  },
  save: "Save draft",
  saved: "Saved.",
  unsaved: "Saving...",
  autosaved: "Drafts are saved as you write.",
  preview: {
    button: "Preview",
    heading: "Preview",
    html: "As HTML",
    text: "As text",
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
    "No tracking. Newsletters have no hidden image, and their links go straight to the page. So we can't see who opens one or what they click. We count only deliveries, failures, and how many people unsubscribe within 7 days.",
  schedule: {
    heading: "Schedule",
    now: "Send now",
    nowSure: (people: number) =>
      people === 1 ? "Send to 1 person" : `Send to ${people.toLocaleString("en-US")} people`,
    subjectFirst: "Add a subject first.",
    toFiles: mailNotice.sentence,
    notNow: "Not yet",
    at: "Date and time",
    zone: (zone: string) => `In the team's time zone: ${zone}.`,
    later: "Schedule",
    set: (when: string) => `Scheduled for ${when}.`,
    starting: "Sending starts within seconds.",
    back: "Cancel schedule",
  },
  progress: {
    heading: "Progress",
    chosen: "Recipients",
    open: "Waiting",
    delivered: "Delivered",
    deliveredHint: "The mail server accepted it",
    written: "Not sent",
    writtenHint: mailNotice.toFile,
    failed: "Failed",
    failedHint: "The mail server rejected it permanently",
    unsure: "Unknown",
    unsureHint:
      "The connection broke at the last moment, so they may have it. We don't resend it automatically.",
    skipped: "Skipped",
    skippedHint: "Unsubscribed or opted out of this topic before their turn",
    left: "Unsubscribed",
    leftHint: "Within 7 days of this newsletter",
    pause: "Pause",
    resume: "Resume",
    stop: "Stop sending",
    stopHint: "Anyone who hasn't received it yet won't get it.",
    stopSure: "Yes, stop sending",
    stopKeep: "Keep sending",
    refresh: "Refresh",
    againFailed: "Retry failed",
    againUnsure: "Resend to unknown",
    againUnsureHint: "Some people may get it twice. Most email apps show it once.",
  },
  remove: "Delete draft",
  removeSure: "Yes, delete it",
  removeKeep: "Keep draft",
} as const;

/** The panel for the sending speed on the settings screen. */
export const paceCopy = {
  heading: "Sending speed",
  text: "The default for new newsletter issues. You can change it for each issue. Choose a slower speed if your mail server limits how much you can send.",
  label: "Default speed",
  option: (pace: number) => `${pace.toLocaleString("en-US")} emails per minute`,
} as const;

/** The panel for the sender on the settings screen. */
export const senderCopy = {
  heading: "Who sends newsletters",
  text: "US (CAN-SPAM) and Canadian (CASL) law require your legal name and a postal address in every newsletter. Nothing is sent until you enter both. A post office box is fine.",
  legalName: "Legal name",
  legalNameHint: "Your organization's registered name, or your own full name.",
  postalAddress: "Postal address",
  charactersLeft: (left: number) => `${left} characters left`,
  postalAddressHint: "Street or PO box, city, state or province, postal code.",
} as const;

/** Why the sender or the speed is refused. */
export const issueSettingFaults = {
  legalName: "Please enter the legal name on one line",
  postalAddress: "Please enter a postal address where mail reaches you",
  senderLong: "Please shorten this",
  pace: "Please choose a speed between 1 and 30,000 emails per minute.",
} as const;
