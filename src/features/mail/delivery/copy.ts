import type { VisitorMail } from "#platform/mail/mail.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import type { StopReason } from "./rules.ts";

/** The consent log's entry of a complaint. */
export const complaintWording = {
  wording: "Marked one of our mails as spam, as their mail provider reported",
  wordingVersion: "1",
  page: "complaint",
} as const;

export const stopReasons: Readonly<Record<StopReason, string>> = {
  hard: "The address doesn’t exist anymore, or never did",
  soft: "Our emails came back 5 times in 14 days",
  complaint: "They marked our mail as spam",
};

export const mailNames: Readonly<Record<VisitorMail, string>> = {
  issue: "Newsletter issue",
  welcome: "Welcome email",
  confirmation: "Confirmation email",
  answer: "Reply from the team",
  group: "Email about a group",
  "group message": "Message to a group",
  letter: "Email about mentoring",
  "address check": "Email to check the address",
};

/** Refusals of “Try again”. */
export const deliveryMessages = {
  complained:
    "They marked our mail as spam, so we can’t write to them. They can sign up again with the form on the website.",
  asked: "We’ve asked this address within the last 24 hours. Please wait a day before you try again.",
  lifted: "This address works again. Please reload the page.",
} as const;

/** What a report says, for the person whose data it is. */
export const reportWords: Readonly<Record<ReportedMail["report"], string>> = {
  hard: "It came back: the address doesn’t exist",
  soft: "It came back for a temporary reason",
  blocked: "Your provider refused it",
  complaint: "Marked as spam",
  unknown: "A report came back that we couldn’t read",
};
