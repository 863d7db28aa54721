/** The words of every mail we send. Subjects are neutral: they may be seen on a shared screen. */

import { crisisSentence } from "./crisis.ts";
import { current } from "./current.ts";
import { invitationSentence, roleMeaning } from "./invitation.ts";
import { mailsDocument } from "./mail-texts.ts";
import { replyPromise } from "./promises.ts";
import { replyNote } from "./reply-notes.ts";
import type { Role } from "./role.ts";
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";
import { filled, paragraphsOf } from "./template.ts";

/** Where the crisis lines are named; the team's texts can't leave it out. */
export const notMedical = () => `${site.notMedical} ${crisisSentence()}`;

// Values are put into single paragraphs, so that none of them can begin another.
const paragraphsFilled = (text: string, values: Parameters<typeof filled>[1]) =>
  paragraphsOf(text).map((paragraph) => filled(paragraph, values));

/** To the team: a contact message waits. Carries none of the visitor's words. */
export function contactTeamMail(input: { id: string; url: string }): MailCopy {
  return {
    subject: `${site.productName}: a message is waiting`,
    paragraphs: [
      "A message to us is waiting for an answer.",
      "To keep it in one place, it isn't in this email. Please read and answer it in the admin:",
      input.url,
      "From a terminal, this command shows it too:",
      `script/admin messages show ${input.id}`,
      `The page says we typically respond ${replyPromise.messages}.`,
    ],
    button: { href: input.url, text: "Open the message" },
  };
}

/** To the team: a clinic inquiry waits. Carries none of the clinic's words. */
export function inquiryTeamMail(input: { id: string; url: string }): MailCopy {
  return {
    subject: `${site.productName}: an inquiry is waiting`,
    paragraphs: [
      "An inquiry from a clinic is waiting for an answer.",
      "To keep it in one place, it isn't in this email. Please read and answer it in the admin:",
      input.url,
      "From a terminal, this command shows it too:",
      `script/admin inquiries show ${input.id}`,
      `The clinic was told that we will be in touch ${replyPromise.inquiries}.`,
    ],
    button: { href: input.url, text: "Open the inquiry" },
  };
}

/** To whoever wrote to us: what somebody of the team answers, and nothing of what it answers. */
export function replyMail(input: { text: string; kind: "messages" | "inquiries" }): MailCopy {
  const { subject, message, inquiry } = current(mailsDocument).answer;
  const close = input.kind === "messages" ? [...paragraphsOf(message), notMedical()] : paragraphsOf(inquiry);
  return { subject, paragraphs: [...input.text.split(/\n{2,}/), ...close], closing: close.length };
}

/** To a team member: a colleague assigned something to them, or mentioned them in a note. */
export function colleagueMail(input: {
  about: "assigned" | "mentioned";
  kind: "messages" | "inquiries";
  author: string;
  count: number;
  url: string;
}): MailCopy {
  const author = input.author || "A colleague";
  const one = input.kind === "messages" ? "a message" : "an inquiry";
  const what = input.count === 1 ? one : `${input.count} ${input.kind}`;
  const opened = input.count > 1 ? input.kind : input.kind === "messages" ? "message" : "inquiry";
  const sentence =
    input.about === "assigned"
      ? `${author} assigned ${what} to you.`
      : `${author} mentioned you in a note on ${one}.`;
  return {
    subject: `${site.productName}: ${input.about === "assigned" ? "assigned to you" : "you were mentioned"}`,
    paragraphs: [sentence, "You can read it in the admin:", input.url],
    button: { href: input.url, text: `Open the ${opened}` },
  };
}

/** To a team member who chose one email a day: everything of the kind above since the last one. */
export function digestMail(
  lines: readonly {
    about: "assigned" | "mentioned" | "follow_up";
    kind: "messages" | "inquiries";
    author: string;
    url: string;
  }[],
): MailCopy {
  const items = lines.map(({ about, kind, author, url }) => {
    const one = kind === "messages" ? "a message" : "an inquiry";
    if (about === "follow_up") return `Today is the day to follow up on ${one}: ${url}`;
    const what = about === "assigned" ? `assigned ${one} to you` : `mentioned you in a note on ${one}`;
    return `${author || "A colleague"} ${what}: ${url}`;
  });
  return {
    subject: `${site.productName}: your work today`,
    paragraphs: [
      "This is new since your last summary:",
      ...items,
      "You get this once a day. You can change that in your profile.",
    ],
    links: lines.map(({ url }) => ({ href: url, text: "Open" })),
    closing: 1,
  };
}

/** To whoever a campaign names: new answers wait. Carries none of their words, and not the campaign's. */
export function campaignTeamMail(input: { url: string }): MailCopy {
  return {
    subject: `${site.productName}: new answers are waiting`,
    paragraphs: [
      "New answers have come in to one of our campaigns.",
      "To keep them in one place, they aren't in this email. To read them, open this page of the admin:",
      input.url,
      "We send this email at most once every 15 minutes, however many answers come in.",
    ],
    button: { href: input.url, text: "Open the answers" },
    closing: 1,
  };
}

/** To the team, once for each number of places: nine tenths of a campaign's places are taken, or all of them. */
export function campaignPlacesMail(input: { url: string; left: number }): MailCopy {
  const isFull = input.left === 0;
  return {
    subject: `${site.productName}: ${isFull ? "a campaign is full" : "a campaign is nearly full"}`,
    paragraphs: [
      isFull
        ? "One of our campaigns has no place left. Its page says so, and people can't answer any more."
        : `One of our campaigns has ${input.left === 1 ? "one place" : `${input.left} places`} left. When they're taken, people can't answer any more.`,
      "To see the answers, open this page of the admin. Under “Edit”, you can offer more places or close the campaign:",
      input.url,
    ],
    button: { href: input.url, text: "Open the answers" },
  };
}

/** To a person of the team who asked for a new password. */
export function passwordLinkMail(input: { url: string }): MailCopy {
  return {
    subject: `Your link from ${site.productName}`,
    paragraphs: [
      `Someone asked for a new password for your ${site.productName} admin account.`,
      "If it was you, open this link within one hour and choose a password. It works once.",
      input.url,
      "If it wasn't you, do nothing. Your password stays as it is.",
    ],
    button: { href: input.url, text: "Choose a password" },
  };
}

/** To somebody who was put on the team. The subject names nobody and no role. */
export function invitationMail(input: {
  url: string;
  hours: number;
  inviter: string | undefined;
  role: Role;
}): MailCopy {
  return {
    subject: `An invitation from ${site.productName}`,
    paragraphs: [
      invitationSentence(input),
      roleMeaning[input.role],
      `Open this link within ${input.hours} hours and choose a password. It works once.`,
      input.url,
      "After that you sign in with this address and your password.",
      "If you weren't expecting this, you don't need to do anything. The link stops working on its own.",
    ],
    button: { href: input.url, text: "Choose a password" },
  };
}

/** To whoever asked what we hold about this address. It does not say whether we hold anything. */
export function myDataMail(input: { url: string; minutes: number }): MailCopy {
  const { subject, text } = current(mailsDocument).myData;
  return {
    subject,
    paragraphs: [...paragraphsFilled(text, { link: input.url, minutes: input.minutes }), replyNote()],
    button: { href: input.url, text: "Open my link" },
    closing: 1,
  };
}

/** To an owner who wants to know whether mails arrive. */
export function testMail(input: { url: string }): MailCopy {
  return {
    subject: `A test email from ${site.productName}`,
    paragraphs: [
      "You asked for this email in the admin's settings. It arrived, so email is going out.",
      "The setting is here:",
      input.url,
    ],
    button: { href: input.url, text: "Open the settings" },
  };
}
