import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import { type Mail, messageIdOf } from "#platform/mail/mailer.ts";
import type { MailboxName } from "./rules/mailboxes.ts";
import { forms } from "./schema/forms.ts";

/** Tells the team that something was sent: where to read it, none of its words. */
export function teamEmail(
  mailbox: MailboxName,
  { to, id, siteUrl }: { to: string; id: string; siteUrl: string },
): Mail {
  const { subject, paragraphs } = forms[mailbox].mail.copy({ id, url: `${siteUrl}/admin/${mailbox}/${id}` });
  // Our answers and what comes back name the same beginning, so mail programs show them together.
  const headers = { References: messageIdOf(siteUrl, id) };
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs), headers };
}
