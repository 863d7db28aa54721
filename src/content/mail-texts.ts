/** The mails to readers, as the team edits them. The crisis lines at their end aren't part of the texts. */
import { contentDocument, current } from "./current.ts";

/** What the team can change. */
export type MailTexts = {
  welcome: { subject: string; text: string };
  confirm: { subject: string; text: string };
  answer: { subject: string; message: string; inquiry: string };
  myData: { subject: string; text: string };
  issue: { why: string; preferences: string; changed: string; unsubscribe: string; noTracking: string };
};

export const mailsDocument = contentDocument<MailTexts>("mails", {
  welcome: {
    subject: "Your newsletter from {name}",
    text: `You're on the list for our monthly newsletter.

Each issue is short, with one story, one tool and one date worth knowing.

We don't track our mail, so we can't see if you open it.

Some topics and dates can hurt. To skip them, open this link and choose.

{preferences}

To unsubscribe, open this link and press the button. We won't ask why.

{unsubscribe}`,
  },
  confirm: {
    subject: "Please confirm your newsletter from {name}",
    text: `Someone asked us to send our monthly newsletter to this address.

If it was you, please open this link to confirm.

{confirm}

If it wasn't you, you don't need to do anything. We won't send it.`,
  },
  answer: {
    subject: "An answer from {name}",
    message: "Just reply to this email to reach the team at {name}.",
    inquiry:
      "Just reply to this email to reach the team at {name}.\n\nThis email answers your inquiry on our site.",
  },
  myData: {
    subject: "Your link from {name}",
    text: `Someone asked for a link to this address.

If it was you, open it within {minutes} minutes. Opening it changes nothing.

{link}

If it wasn't you, you don't need to do anything. The link stops working on its own.`,
  },
  issue: {
    why: "You're getting this because you subscribed to {name}'s newsletter.",
    preferences: "To skip topics or dates that hurt, open this link and choose:",
    changed: "Has something changed for you? One press changes what we send, and you don't have to explain:",
    unsubscribe: "To unsubscribe, open this link and press the button. We won't ask why.",
    noTracking: "We don't track this email, and its links go straight where they say.",
  },
});

/** The texts as they are now. */
export const currentMailTexts = (): MailTexts => current(mailsDocument);

/** What a reader's own links say in the HTML of a mail. */
export const readerLinkTexts = {
  preferences: "Choose what to skip",
  changed: "Something has changed",
  unsubscribe: "Unsubscribe",
} as const;

/** What the button says that confirms a subscription. */
export const confirmButton = "Confirm my newsletter";

/** What a team member's test of one of these mails says besides. */
export const testMailCopy = {
  about: "This is a test that went to you alone. The links in it don't work.",
  subject: (subject: string) => `Test: ${subject}`,
} as const;
