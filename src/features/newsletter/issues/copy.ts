/** Words of the desk's screens where letters are written and sent. */
import { mailNotice } from "#content/mail-notice.ts";

/** What is wrong with a letter, or with what one asks of it. */
export const issueMessages = {
  longSubject: "Please keep the subject under 150 characters",
  oneLine: "The subject has to stay on one line",
  longText: "Please keep the letter under 40,000 characters",
  nestedText:
    "The letter's text nests quotes or lists too deeply, or has too many of them. Please make it simpler.",
  unknownMark: "Please choose topics and dates from the lists",
  segment: "Please choose who gets the letter",
  pace: "Please choose a pace from 1 to 30,000 mails a minute",
  revision: "Please load the page again",
  zone: "Please choose a time zone from the list",
  sendAt: "Please give a day and a time",
  skippedHour: "That time doesn't exist on that day, because clocks go forward. Please choose another one.",
  past: "That time has passed. Please choose a later one, or send the letter now.",
  noSubject: "The letter has no subject yet.",
  noText: "The letter has no text yet.",
  subjectCopy: (copy: readonly string[]) =>
    `The subject may be seen on a shared screen. Please find other words for: ${copy.join(", ")}.`,
  postal:
    "The law asks for a real legal name and postal address under each newsletter, and they are missing. An owner enters them in Settings, under “Who sends newsletters”.",
  conflict:
    "Somebody has changed this letter since you opened it. Nothing was saved. Your text is still here: please copy it and load the page again.",
  notDraft: "This letter is no draft any more. It can be changed again once it is taken back.",
  wrongState: "That cannot be done with the letter as it stands now. Please load the page again.",
  tested: "The test is on its way to your own address.",
  noSender: "It wasn't sent when it was due: the legal name and postal address were missing.",
  deleted: "The draft is deleted.",
} as const;

const states = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Going out",
  paused: "Held",
  sent: "Sent",
  stopped: "Ended early",
} as const;

/** The list of letters. */
export const issuesCopy = {
  title: "Newsletters",
  introduction: "Letters to the people on the list. Nothing in them tells us who opens or clicks.",
  create: "Write a letter",
  states,
  noSubject: "No subject yet",
  caption: "Letters, the newest first",
  columns: {
    subject: "Letter",
    state: "State",
    delivered: "Delivered",
    failed: "Failed",
    left: "Left after it",
  },
  of: (part: number, whole: number) =>
    whole === 0 ? "–" : `${part.toLocaleString("en-US")} of ${whole.toLocaleString("en-US")}`,
  writtenToFiles: (count: number) => `${count.toLocaleString("en-US")}: ${mailNotice.toFile}`,
  none: {
    heading: "No letter yet",
    text: "Write the first one. It stays a draft until you send it, and you can try it on yourself.",
  },
} as const;

/** Writing one letter, and watching it go. */
export const issueCopy = {
  back: "Newsletters",
  newTitle: "A letter",
  states,
  subject: { label: "Subject", hint: "Neutral words, since others may see the screen." },
  text: {
    label: "Text",
    hint: "In Markdown: # for a heading, **bold**, - for a list, [words](https://address) for a link. Pictures are left out.",
  },
  topics: "What is it about?",
  topicsHint: "Whoever leaves one of these out does not get the letter.",
  dates: "Does it touch one of these dates?",
  who: "Who gets it?",
  segments: {
    all: "Everybody on the list",
    topic: "Everybody, as a letter on one topic",
    source: "Who signed up on one page",
  },
  topic: "Topic",
  source: "Page of the sign-up",
  pace: { label: "Pace", option: (pace: number) => `${pace.toLocaleString("en-US")} mails a minute` },
  save: "Save the draft",
  saved: "Saved.",
  unsaved: "Saving...",
  autosaved: "Drafts are saved as you write.",
  preview: {
    button: "Look at it",
    heading: "How it will look",
    html: "As HTML",
    text: "As text",
    frame: "The letter as a mail program shows it",
    audience: (receivers: number, muted: number) =>
      `${receivers === 1 ? "1 person gets" : `${receivers.toLocaleString("en-US")} people get`} it today. ${
        muted === 0
          ? "Nobody leaves this out."
          : `${muted.toLocaleString("en-US")} leave this out and do not.`
      }`,
    faults: "Before it can go",
    toSettings: "Open Settings",
    fine: "It can go.",
  },
  test: "Send a test to me",
  noTracking:
    "No tracking. A letter has no hidden picture, and its links lead straight where they say. So we cannot see who opens it or what they click. What is counted: the mail server's yes or no, and how many leave the list within 7 days.",
  schedule: {
    heading: "When does it go?",
    now: "Send it now",
    nowSure: (people: number) =>
      people === 1 ? "Send to 1 person" : `Send to ${people.toLocaleString("en-US")} people`,
    subjectFirst: "Add a subject first.",
    toFiles: mailNotice.sentence,
    notNow: "Not yet",
    at: "Day and time",
    zone: (zone: string) => `In the team's time zone: ${zone}.`,
    later: "Send it then",
    set: (when: string) => `It goes out on ${when}.`,
    starting: "It starts within seconds.",
    back: "Take it back",
  },
  progress: {
    heading: "On its way",
    chosen: "Chosen",
    open: "Still to go",
    delivered: "Delivered",
    deliveredHint: "The mail server took it",
    written: "Not sent",
    writtenHint: mailNotice.toFile,
    failed: "Failed",
    failedHint: "The mail server said no for good",
    unsure: "Unsure",
    unsureHint:
      "The connection broke at the last sign. They may have it. We do not send it again by ourselves.",
    skipped: "Passed over",
    skippedHint: "Left the list, or left this topic out, before their turn",
    left: "Left the list",
    leftHint: "Within 7 days after this letter",
    pause: "Hold it",
    resume: "Go on",
    stop: "End it here",
    stopHint: "Whoever has not got it will not get it.",
    stopSure: "Yes, end it",
    stopKeep: "No, keep it",
    refresh: "Look again",
    againFailed: "Try the failed ones again",
    againUnsure: "Send to the unsure ones again",
    againUnsureHint: "Some of them may get it twice. Most mail programs show it once.",
  },
  remove: "Delete this draft",
  removeSure: "Yes, delete it",
  removeKeep: "Keep it",
} as const;
