/** Mails about letters and what comes before them. They are neutral, because they can be seen on a shared screen. */
import { crisisSentence } from "./crisis.ts";
import { contentDocument, current } from "./current.ts";
import { readerLinkTexts } from "./mail-texts.ts";
import { issueMail } from "./newsletter-mail.ts";
import { replyNote, replyNotes } from "./reply-notes.ts";
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";
import { paragraphsOf } from "./template.ts";

const shipped = {
  received: {
    subject: "We have your note",
    text: "Thank you for writing. We'll email you when there's news. Your own page is always here:",
  },
  mentorAsked: {
    subject: "A question for you",
    text: "We have a question for you. Please open your page and say yes or no:",
  },
  personAsked: {
    subject: "News for you",
    text: "There's news on your page. Please open it and say yes or no:",
  },
  matched: { subject: "You can write now", text: "You've both said yes. You can write on your page:" },
  letter: { subject: "You have a letter", text: "A letter is waiting on your page:" },
  checkIn: {
    subject: "How is it going?",
    text: "We'd like to know how it's going. You can answer on your page:",
  },
  ended: {
    subject: "It has ended",
    text: "Your exchange has ended. What's on your page is erased after 90 days.",
  },
};
export type EditedLetterMail = keyof typeof shipped;

/** Fixed, since it says what the site has done. */
const newLink = {
  subject: "Your new link",
  text: "Your reply to one of our emails had the link to your page in it. Nobody but you should have that link, so it no longer works. This is your new one:",
};

/** Fixed too: what they wrote is gone, so this has to say it plainly. */
const notPassedOn = {
  subject: "Your reply wasn't passed on",
  text: "You replied to one of our emails. What the two of you write is private, so nobody has read your reply, and we haven't kept it.\n\nYou can copy it from your sent emails and write it on your page. If you meant to write to our team, please send us a new email.",
};
export type LetterMail = EditedLetterMail | "newLink" | "notPassedOn";
const fixedMails = { newLink, notPassedOn };

/** Those that invite the two to write to each other. A reply to one of these isn't for the team. */
const privateMails: readonly LetterMail[] = ["matched", "letter", "notPassedOn"];

/** Whether a reply to this mail is a private letter, which nobody but the other one may read. */
export const isPrivate = (about: LetterMail): boolean => privateMails.includes(about);

/** The subjects of these mails now. */
export function privateSubjects(): readonly string[] {
  return privateMails.map((about) => textOf(about).subject);
}

const textOf = (about: LetterMail) =>
  about === "newLink" || about === "notPassedOn" ? fixedMails[about] : current(letterMailsDocument)[about];

/** What the team has made of the texts. The links and the crisis line aren't part of them. */
export const letterMailsDocument = contentDocument<
  Readonly<Record<EditedLetterMail, { subject: string; text: string }>>
>("letter-mails", shipped);

export type LetterLinks = { pageUrl: string; changedUrl: string };

/** A mail to one of the two. It has none of what they wrote, and no name. */
export function letterMail(about: LetterMail, links: LetterLinks | undefined): MailCopy {
  const { subject, text } = textOf(about);
  const paragraphs = paragraphsOf(text);
  const crisis = crisisSentence();
  if (!links) return { subject, paragraphs: [...paragraphs, `${replyNote()} ${crisis}`] };
  const { pageUrl, changedUrl } = links;
  return {
    subject,
    paragraphs: [
      ...paragraphs,
      pageUrl,
      ...(isPrivate(about) ? [replyNotes.onPage] : []),
      `${issueMail.changed}\n${changedUrl}`,
      isPrivate(about) ? crisis : `${replyNote()} ${crisis}`,
    ],
    button: { href: pageUrl, text: "Open my page" },
    links: [{ href: changedUrl, text: readerLinkTexts.changed }],
    closing: 2,
  };
}

/** To the team: something waits in the admin. */
export function letterTeamMail(url: string): MailCopy {
  return {
    subject: `${site.productName}: something is waiting`,
    paragraphs: [
      "Something is waiting for you in the admin. To keep it private, it isn't in this email:",
      url,
    ],
    button: { href: url, text: "Open it" },
  };
}
