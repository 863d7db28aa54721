/** Mails about places in groups. They are neutral, because they can be seen on a shared screen. */
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";

/** What a mail about a place in a group says. */
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
