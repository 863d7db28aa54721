/** The words of the mail and the page that ask whether an address works again. */
import { namedTexts } from "./current.ts";
import { replyNote } from "./reply-notes.ts";
import type { MailCopy } from "./schema.ts";

/** To an address from which mail came back: the team asks once more. */
export function addressCheckMail(url: string): MailCopy {
  return {
    subject: "Can you still get our emails?",
    paragraphs: [
      "Some of our emails to this address came back, so we’ve stopped writing to it.",
      "If you’d like to hear from us again, please open this link and press the button.",
      url,
      "If not, you don’t need to do anything. We won’t write to you again.",
      replyNote(),
    ],
    closing: 1,
    button: { href: url, text: "Yes, this address works" },
  };
}

/** The page behind its link. */
export const addressCheckPage = namedTexts({
  title: "Confirm your address - {name}",
  heading: "Does this address work again?",
  ask: "Some of our emails to you came back, so we’ve stopped writing. Press the button to get what you signed up for again.",
  button: "Yes, write to me here",
  doneHeading: "Thank you",
  done: "We’ve noted that this address works. You’ll get our emails again.",
  badLinkHeading: "This link doesn’t work",
  badLink: "It may be incomplete or too old. You can sign up again on our home page, or write to us.",
} as const);
