import { mailNotice } from "#content/mail-notice.ts";
import { people } from "../rules.ts";
import type { LeftOut, LeftOutReason } from "./rules/left-out.ts";

const number = (count: number) => count.toLocaleString("en-US");

const reasons: Readonly<Record<LeftOutReason, (count: string) => string>> = {
  muted: (count) => `${count} opted out, or told us that something has changed`,
  unreached: (count) => `${count} not reached, because mail came back`,
  unconfirmed: (count) => `${count} haven't confirmed their address`,
  unsubscribed: (count) => `${count} unsubscribed`,
  paused: (count) => `${count} on a break`,
  canceled: (count) => `${count} canceled and were told that we won't email again`,
};

/** Who is left out and why, one text for each reason. */
export const leftOutCopy = (leftOut: LeftOut): readonly string[] =>
  leftOut.map(({ reason, count }) => reasons[reason](number(count)));

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
  audienceGone: "The tag, group or date it was for has been deleted. Please choose who gets it.",
  postal:
    "By law, each newsletter must show a legal name and postal address, and yours are missing. An owner can add them in Settings, under “Who sends newsletters”.",
  conflict:
    "Someone changed this newsletter after you opened it, so nothing was saved. Your text is still here. Copy it, then reload the page.",
  notDraft: "This newsletter isn't a draft anymore. Unschedule it to edit it again.",
  wrongState: "You can't do that in the newsletter's current state. Please reload the page.",
  welcomeOnly:
    "This newsletter belongs to the welcome series. Add it to the series instead; to send it to everyone, use it again as a new newsletter.",
  welcomeFull: "The series has five emails already. Delete one to make room for another.",
  welcomeDays: "Please choose a day from 1 to 28",
  welcomeDayTaken: "Another email of the series goes on that day. Please choose a different one.",
  welcomeEmpty: "Add at least one email to the series first.",
  welcomeChanged: "Someone changed the series before you, so nothing was saved. Please reload the page.",
  noSender: "It wasn't sent when it was due: the legal name and postal address were missing.",
} as const;

export const issueCopy = {
  back: "Newsletters",
  newTitle: "New newsletter",
  newMessage: "New message",
  states: {
    draft: "Draft",
    scheduled: "Scheduled",
    sending: "Sending",
    paused: "Paused",
    sent: "Sent",
    stopped: "Stopped",
    welcome: "In the series",
  },
  subject: { label: "Subject", hint: "Keep it neutral: others may see the screen." },
  previewText: {
    label: "Preview text (optional)",
    hint: "Mail apps show it after the subject. Keep it neutral too.",
  },
  text: {
    label: "Text",
    hint: "In Markdown: # for a heading, **bold**, - for a list, [text](https://address) for a link, {first name|there} for the reader's name.",
  },
  to: {
    label: "To",
    all: "All subscribers",
    tags: "Subscribers with a tag",
    or: " or ",
    anotherTag: "Or with another tag",
    withoutTag: (name: string) => `Without “${name}”`,
    goneTag: "a deleted tag",
    groups: "People of a group",
    who: {
      label: "Which people of the group",
      held: "People with a place",
      waiting: "People who are waiting",
      left: "People who left in the last 30 days",
    },
    dates: { label: "Which date", all: "All dates", other: "Another date" },
    saved: "Segments",
    source: "People who signed up on one page",
    topic: "All subscribers, as a newsletter on one topic",
    gone: "Deleted: nobody would get it",
  },
  audience: (receivers: number, leftOut: LeftOut) =>
    [
      people(receivers),
      ...(leftOut.length === 0 ? [] : [`Left out: ${leftOutCopy(leftOut).join("; ")}`]),
    ].join(". "),
  pace: {
    label: "Sending speed",
    option: (pace: number) => `${number(pace)} emails a minute`,
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
    audience: (receivers: number, leftOut: LeftOut) =>
      `${people(receivers)} would get it today. ${
        leftOut.length === 0 ? "Nobody is left out." : `Left out: ${leftOutCopy(leftOut).join("; ")}.`
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
    messageHeading: "Send this message",
    leftOut: "Left out",
    to: "To",
    now: (receivers: number) => `Send to ${people(receivers)}`,
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
  welcome: {
    back: "Welcome series",
    untitled: "New email",
    done: "Save and go to the series",
    about: "Goes to each new subscriber once. You choose the day in the welcome series.",
    locked: (sent: number) =>
      `It's in the welcome series and has gone to ${sent === 0 ? "nobody yet" : people(sent)}. To change it, take it out first:`,
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
  removed: "The draft has been deleted.",
} as const;
