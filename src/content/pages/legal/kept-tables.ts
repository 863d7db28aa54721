/** How long each thing is kept, which emails are sent, and what stays on a visitor's device. */
import type { PlainTable } from "./legal-page.ts";

/** The figures come from the code that removes these things, by the names in braces. */
export const keptTable = {
  caption: "How long we keep things",
  head: ["What", "How long, at most"],
  rows: {
    message: {
      label: "A contact message, with its emails, files, notes and replies",
      text: "{messageKept}.",
    },
    inquiry: { label: "A clinic’s inquiry, with the same", text: "{inquiryKept}." },
    suspected: {
      label: "What is taken for spam",
      text: "{suspectedMessageKept} for a message, {suspectedInquiryKept} for an inquiry, {suspectedAnswersKept} for answers, {suspectedSignupKept} for a sign-up.",
    },
    subscriber: {
      label:
        "Your newsletter subscription: address, name, our labels, your choices, the page you signed up on",
      text: "Until you unsubscribe.",
    },
    unconfirmed: {
      label: "An address that hasn’t been confirmed, such as one from another list",
      text: "{unconfirmedKept} after it was last entered.",
    },
    unreached: {
      label: "A subscription whose email came back",
      text: "{reportsKept}, unless you confirm the address.",
    },
    left: {
      label: "Your address after you unsubscribe",
      text: "{leftKept}. Then only a code that can’t be turned back into it.",
    },
    consent: {
      label: "Each yes and no to the newsletter",
      text: "No end date: it’s our proof, with the words, page, time and a code instead of your address.",
    },
    mails: {
      label: "Which emails and newsletters went to you",
      text: "{sentToKept} for each email, and {letterMailsKept} once a newsletter has gone to everyone.",
    },
    reports: {
      label: "That an email came back, or that you marked it as spam",
      text: "{reportsKept}, encrypted.",
    },
    groupPlace: {
      label: "Your place in a group, or on its waiting list",
      text: "{placeKept} after it ends. Unconfirmed, two days.",
    },
    groupAttendance: {
      label: "That you opened a group’s meeting, and when",
      text: "{attendanceKept} after it. Only your host sees it.",
    },
    groupBar: {
      label: "That someone isn’t readmitted to a group",
      text: "{placeKept} after the group last meets, as a code.",
    },
    lifeChange: {
      label: "What you paused because something had changed",
      text: "{changeKept}, or until you undo it. Then newsletters you left out stay out; a break from all ends your subscription.",
    },
    mentorRequest: {
      label: "Your request for a mentor, and your letters",
      text: "{mentoringKept} after one of you ends it, or after {mentoringLasts} without a letter.",
    },
    mentor: {
      label: "You as a mentor, and your letters",
      text: "As long as you’re a mentor.",
    },
    concern: {
      label: "Letters, while our team looks into a concern",
      text: "Until it’s settled, encrypted, even if one of you erases their data.",
    },
    answers: {
      label: "Your answers to a question page",
      text: "As long as that page says before you send them.",
    },
    answerCounts: {
      label: "How many people gave each answer, and how long it took",
      text: "No end date. Answers you erase leave the counts when they’re next made. The times stay, as ranges that point to nobody.",
    },
    missingAddresses: {
      label: "Web addresses that lead nowhere",
      text: "{missingKept}. If one has been asked for only once or twice, we store it as a code. We leave out email addresses and long numbers.",
    },
    counts: {
      label: "Other counts, which say nothing about you",
      text: "Visits {visitsKept}. Those of a group or an old web address go with it. Monthly sums, clinic codes and erasures have no end date.",
    },
    sentMail: {
      label: "A note that an email was sent, without the address",
      text: "{sentMailKept}, or until our team has seen why it failed.",
    },
    mailFile: {
      label: "Emails written to files on our server",
      text: "{mailFileKept}.",
      when: "mailsAsFiles",
    },
    sentForm: {
      label: "Codes for a form’s address and network, against floods of forms",
      text: "{sentFormKept}. For the network, less than two hours.",
    },
    dataRequest: {
      label: "Your address, when you ask for your data",
      text: "{requestKept}. The link works for {linkWorks}.",
    },
    certificate: {
      label: "The certificate of an erasure",
      text: "No end date: it’s proof, with the date, how many things, and codes instead of your address.",
    },
    team: {
      label: "Our team’s names, addresses, roles, sign-ins and changes",
      text: "{closedAccountKept} after someone leaves. Sign-ins {teamSessionKept}, erased the next night. Changes {auditKept}, without your words.",
    },
  },
} as const satisfies PlainTable;

export type KeptRow = keyof typeof keptTable.rows;

export const mailTable = {
  caption: "The emails this site sends",
  head: ["Email", "What is in it"],
  rows: {
    answer: { label: "A reply from our team", text: "What we wrote." },
    acknowledgment: {
      label: "We got your email",
      text: "Once a day at most, but more often if it lists numbers to call.",
      when: "readsMail",
    },
    addressCheck: {
      label: "Does your address work again?",
      text: "That our email came back, and a link, once a day at most.",
    },
    letter: {
      label: "The newsletter, and a welcome when you join",
      text: "What our team wrote, and links to your choices and to unsubscribe.",
    },
    confirm: {
      label: "Please confirm your address",
      text: "A link with a button behind it. If you do nothing, we don’t send the newsletter.",
      when: "asksToConfirm",
    },
    groupPlace: {
      label: "About your place in a group",
      text: "A time and a link to your own page, but not the group’s name or topic.",
    },
    letters: {
      label: "About a mentor, or a letter",
      text: "A link to your own page, and no name.",
    },
    dataLink: { label: "The link to your data", text: "Only the link. Once an hour at most." },
    team: {
      label: "To our team",
      text: "Numbers, links, names of colleagues, or a newsletter to test.",
    },
  },
} as const satisfies PlainTable;

export type MailRow = keyof typeof mailTable.rows;

/** What this site writes into the browser's own store. Nothing of it is sent to us by being there. */
export const deviceTable = {
  caption: "What stays on your device",
  head: ["What", "How it works"],
  rows: {
    choices: {
      label: "Your choices, such as dark colors, and where you stopped in the podcast",
      text: "Written only when you choose or listen.",
    },
    typing: {
      label: "What you type into worksheets, your journal, letters and question pages",
      text: "Encrypted. Letters and answers go when you send them or close the tab. A draft that you save goes after {answerDraftKept}.",
    },
    deviceKey: {
      label: "Your browser’s key for what you type",
      text: "Never sent. Whoever uses your browser can read your words on our pages, except in your journal, which has a passphrase.",
    },
    offline: {
      label: "Pages that open without a connection",
      text: "The same for everyone, but they show a visit.",
    },
    analytics: {
      label: "Your yes or no to Google Analytics",
      text: "With its day, so that we don’t ask on every page. We ask again after {analyticsAsked}.",
      when: "analytics",
    },
    team: {
      label: "For our team: drafts and choices in the admin",
      text: "Drafts are encrypted, and open only while signed in.",
    },
  },
} as const satisfies PlainTable;

export type DeviceRow = keyof typeof deviceTable.rows;
