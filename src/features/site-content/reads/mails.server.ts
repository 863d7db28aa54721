import type { EditableDocument } from "#content/documents/editable.server.ts";
import { escapeHtml, mailPage, paragraphsAsHtmlBody } from "#platform/mail/mail-html.ts";

/** The mails that show a document, as choices of the preview. */
export function mailsOf({ mails = [] }: EditableDocument): readonly { value: string; label: string }[] {
  return mails.map(({ id, name }) => ({ value: id, label: name }));
}

/** A mail with the values of this moment, below its subject; undefined if the document isn't in such a mail. */
export function mailAsPage({ mails = [] }: EditableDocument, id: string): string | undefined {
  const mail = mails.find((each) => each.id === id)?.mail();
  if (!mail) return undefined;
  const subject = `<p style="margin:0 0 1em;padding:0 0 1em;border-bottom:1px solid"><strong>${escapeHtml(mail.subject)}</strong></p>`;
  return mailPage(`${subject}\n${paragraphsAsHtmlBody(mail)}`, "", mail.language);
}
