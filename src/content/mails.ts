/** The words of every mail we send. Subjects are neutral: they may be seen on a shared screen. */

import { invitationSentence, roleMeaning } from "./invitation.ts";
import type { Role } from "./role.ts";
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";

/** To the team: a contact message waits. Carries none of the visitor's words. */
export function contactTeamMail(input: { id: string; url: string }): MailCopy {
  return {
    subject: `${site.productName}: a message is waiting`,
    paragraphs: [
      "A message from the contact page is waiting for an answer.",
      "It is not in this mail, so that it stays in one place. Please read and answer it in the admin:",
      input.url,
      "From a terminal, this command shows it too:",
      `script/admin messages show ${input.id}`,
      "The page says we typically respond within 24 hours during business days.",
    ],
  };
}

/** To the team: a clinic inquiry waits. Carries none of the clinic's words. */
export function inquiryTeamMail(input: { id: string; url: string }): MailCopy {
  return {
    subject: `${site.productName}: an inquiry is waiting`,
    paragraphs: [
      "An inquiry from a clinic is waiting for an answer.",
      "It is not in this mail, so that it stays in one place. Please read and answer it in the admin:",
      input.url,
      "From a terminal, this command shows it too:",
      `script/admin inquiries show ${input.id}`,
      "The clinic was told that we will be in touch within 24 hours.",
    ],
  };
}

/** To whoever wrote to us: what somebody of the team answers, and nothing of what it answers. */
export function answerMail(input: { text: string; box: "messages" | "inquiries" }): MailCopy {
  const close =
    input.box === "messages"
      ? `${site.notMedical} ${site.crisis.lead} ${site.crisis.linkText} in the US and Canada.`
      : "This mail answers your inquiry on our site.";
  return {
    subject: `An answer from ${site.productName}`,
    paragraphs: [
      ...input.text.split(/\n{2,}/),
      `You can reply to this mail, and it reaches the team at ${site.productName}.`,
      close,
    ],
  };
}

/** To a team member: a colleague assigned something to them, or mentioned them in a note. */
export function colleagueMail(input: {
  about: "assigned" | "mentioned";
  box: "messages" | "inquiries";
  author: string;
  count: number;
  url: string;
}): MailCopy {
  const author = input.author || "A colleague";
  const one = input.box === "messages" ? "a message" : "an inquiry";
  const what = input.count === 1 ? one : `${input.count} ${input.box}`;
  const said =
    input.about === "assigned"
      ? `${author} assigned ${what} to you.`
      : `${author} mentioned you in a note on ${one}.`;
  return {
    subject: `${site.productName}: ${input.about === "assigned" ? "assigned to you" : "you were mentioned"}`,
    paragraphs: [said, "You can read it in the admin:", input.url],
  };
}

/** To whoever a campaign names: new answers wait. Carries none of their words, and not the campaign's. */
export function campaignTeamMail(input: { url: string }): MailCopy {
  return {
    subject: `${site.productName}: new answers are waiting`,
    paragraphs: [
      "New answers have come in to one of our campaigns.",
      "They are not in this mail, so that they stay in one place. To read them, open this page of the admin:",
      input.url,
      "We send this mail once in a quarter of an hour at most, however many answers come.",
    ],
  };
}

/** To a new subscriber. */
export function welcomeMail(input: { unsubscribeUrl: string; preferencesUrl: string }): MailCopy {
  return {
    subject: `Your newsletter from ${site.productName}`,
    paragraphs: [
      "You're subscribed to our monthly newsletter.",
      "Each issue is short, with one story, one tool and one date worth knowing.",
      "This mail has no tracking picture, so we can't see if you open it.",
      "Some topics and dates can hurt. To leave them out, open this link and choose.",
      input.preferencesUrl,
      "To unsubscribe, open this link and press the button. We won't ask why.",
      input.unsubscribeUrl,
      `${site.notMedical} ${site.crisis.lead} ${site.crisis.linkText} in the US and Canada.`,
    ],
  };
}

/** To an address that asked for the newsletter, when the list is set to ask twice. */
export function confirmMail(input: { confirmUrl: string }): MailCopy {
  return {
    subject: `Please confirm your newsletter from ${site.productName}`,
    paragraphs: [
      "Someone asked us to send our monthly newsletter to this address.",
      "If it was you, please open this link to confirm.",
      input.confirmUrl,
      "If it wasn't you, do nothing and we won't send it.",
    ],
  };
}

/** To a person of the team who asked for a new password. */
export function passwordLinkMail(input: { url: string }): MailCopy {
  return {
    subject: `Your link from ${site.productName}`,
    paragraphs: [
      "Someone asked for a new password for your Kinward admin account.",
      "If it was you, open this link within one hour and choose a password. It works once.",
      input.url,
      "If it wasn't you, do nothing. Your password stays as it is.",
    ],
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
      "If you don't know what this is about, do nothing. The link stops working by itself.",
    ],
  };
}

/** To whoever asked what we hold about this address. It does not say whether we hold anything. */
export function myDataMail(input: { url: string; minutes: number }): MailCopy {
  return {
    subject: `Your link from ${site.productName}`,
    paragraphs: [
      "Someone asked for a link to this address.",
      `If it was you, open it within ${input.minutes} minutes. Opening it changes nothing.`,
      input.url,
      "If it wasn't you, do nothing. The link stops working by itself.",
    ],
  };
}

/** To an owner who wants to know whether mails arrive. */
export function testMail(input: { url: string }): MailCopy {
  return {
    subject: `A test mail from ${site.productName}`,
    paragraphs: [
      "You asked for this mail in the admin's settings. It has arrived, so mails go out.",
      "The setting stands here:",
      input.url,
    ],
  };
}
