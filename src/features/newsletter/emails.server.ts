import { confirmMail, welcomeMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** The first mail to a subscriber, with the way out in the header (RFC 8058) and in the words. */
export function welcomeEmail({ to, unsubscribeUrl }: { to: string; unsubscribeUrl: string }): Mail {
  const { subject, paragraphs } = welcomeMail({ unsubscribeUrl });
  return {
    to,
    subject,
    text: paragraphs.join("\n\n"),
    html: paragraphsAsHtml(paragraphs),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The question whether the address's owner asked for the letter. */
export function confirmEmail({ to, confirmUrl }: { to: string; confirmUrl: string }): Mail {
  const { subject, paragraphs } = confirmMail({ confirmUrl });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
