import { testMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** The test email. */
export function testEmail({ to, siteUrl }: { to: string; siteUrl: string }): Mail {
  const { subject, paragraphs } = testMail({ url: `${siteUrl}/admin/settings` });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
