/** The mails to readers, as the team edits them. The crisis lines at their end aren't part of the texts. */
import { contentDocument } from "./current.ts";

/** What the team can change. */
export type MailTexts = {
  welcome: { subject: string; text: string };
  confirm: { subject: string; text: string };
  answer: { subject: string; message: string; inquiry: string };
  myData: { subject: string; text: string };
  issue: { why: string; preferences: string; unsubscribe: string; noTracking: string };
};

export const mailsDocument = contentDocument<MailTexts>("mails", {
  welcome: {
    subject: "Your newsletter from Kinward",
    text: `You're subscribed to our monthly newsletter.

Each issue is short, with one story, one tool and one date worth knowing.

This mail has no tracking picture, so we can't see if you open it.

Some topics and dates can hurt. To leave them out, open this link and choose.

{preferences}

To unsubscribe, open this link and press the button. We won't ask why.

{unsubscribe}`,
  },
  confirm: {
    subject: "Please confirm your newsletter from Kinward",
    text: `Someone asked us to send our monthly newsletter to this address.

If it was you, please open this link to confirm.

{confirm}

If it wasn't you, do nothing and we won't send it.`,
  },
  answer: {
    subject: "An answer from Kinward",
    message: "You can reply to this mail, and it reaches the team at Kinward.",
    inquiry:
      "You can reply to this mail, and it reaches the team at Kinward.\n\nThis mail answers your inquiry on our site.",
  },
  myData: {
    subject: "Your link from Kinward",
    text: `Someone asked for a link to this address.

If it was you, open it within {minutes} minutes. Opening it changes nothing.

{link}

If it wasn't you, do nothing. The link stops working by itself.`,
  },
  issue: {
    why: "You get this because you subscribed to the newsletter from Kinward.",
    preferences: "To leave out topics or dates that hurt, open this link and choose:",
    unsubscribe: "To unsubscribe, open this link and press the button. We won't ask why.",
    noTracking: "This mail has no tracking picture, and its links lead straight where they say.",
  },
});
