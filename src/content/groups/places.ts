/** What people and the team read about places in groups. Mails are neutral: they can be seen on a shared screen. */

import type { MailCopy } from "../schema.ts";
import { site } from "../site.ts";

export const groupFaults = {
  tooLong: "Please shorten this",
  missing: "Please fill this in",
  number: "Please enter a number in the range shown",
  day: "Please enter a date",
  time: "Please enter a time, such as 19:00",
  zone: "Please choose a time zone",
  first: "Please choose the last such day of its month",
  until: "Please choose a last day after the first one, within five years",
  breaks: "Please end each break after it begins",
  past: "Please choose a time that hasn't passed",
  address: "Please enter an https link of your meeting service",
  ownAddress: "Please enter the meeting service's link, not one of this site",
  slug: "Please use lowercase letters, numbers and hyphens",
  slugTaken: "Another group has this address",
  emailTooLong: "Please enter a shorter email address",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter an email address, such as name@example.org",
  agree: "Please agree to the ground rules",
  link: "Please paste the link from the email",
  changed: "Someone changed this group before you. Please reload the page.",
} as const;

export const placeMessages = {
  received: "Thank you. Please look in your inbox: we've mailed you what happens next.",
  missing: "We couldn't find this group. It may have ended.",
  closed: "This group doesn't take new people right now.",
  rulesChanged: "The ground rules have changed. Please reload the page and read them again.",
  badLink: "This link doesn't work any more. Please use the newest email, or sign up again.",
  noOffer: "This place has been offered to the next person. You can sign up again.",
  ended: "This place has ended.",
  notYet: "This opens half an hour before it begins.",
  changed: "Saved.",
} as const;

/** Statuses as the team sees them. */
export const groupStateNames = {
  draft: "Draft",
  open: "Open",
  closed: "Closed to new people",
  over: "Over",
} as const;
export const placeStateNames = {
  held: "Has a place",
  waiting: "Waiting",
  offered: "Offered a place",
  lapsed: "Offer lapsed",
  canceled: "Canceled",
  removed: "Removed",
  over: "Group is over",
} as const;

/** What a mail is about. */
export type PlaceMail =
  | { about: "held" | "waiting" | "lapsed" | "canceled" | "removed" }
  | { about: "offered"; until: string }
  | { about: "moved" | "dateCanceled" | "dateAdded" | "reminder"; when: string };

/** A mail to whoever has or wants a place. It names neither the group nor what it is about. */
export function placeMail(mail: PlaceMail, url: string): MailCopy {
  const { subject, text } = textOf(mail);
  return {
    subject,
    paragraphs: [
      text,
      ...(mail.about === "removed" ? [] : ["To see or change it, open your page:", url]),
      `${site.crisis.lead} ${site.crisis.linkText} in the US and Canada.`,
    ],
  };
}

function textOf(mail: PlaceMail): { subject: string; text: string } {
  switch (mail.about) {
    case "held":
      return { subject: "You're in", text: "Your place is confirmed. Your page shows the dates." };
    case "waiting":
      return {
        subject: "You're on the list",
        text: "There's no place yet. We'll email you as soon as one is free for you.",
      };
    case "offered":
      return {
        subject: "A place is free",
        text: `A place is free for you until ${mail.until}. Open your page to take it.`,
      };
    case "lapsed":
      return {
        subject: "Your place went to the next person",
        text: "The time for your place has passed, so it went to the next person. You can sign up again.",
      };
    case "canceled":
      return {
        subject: "You've canceled",
        text: "You've given up your place. You won't hear from us about it again.",
      };
    case "removed":
      return {
        subject: "Your place has ended",
        text: "Your place has ended. If you have questions, please write to us.",
      };
    case "moved":
      return { subject: "A new time", text: `The time has changed. It's now ${mail.when}.` };
    case "dateAdded":
      return { subject: "One more date", text: `There's one more date: ${mail.when}.` };
    case "dateCanceled":
      return { subject: "Canceled", text: `It's canceled this time: ${mail.when}. The other dates stay.` };
    case "reminder":
      return { subject: mail.when, text: `A reminder: ${mail.when}.` };
  }
}
