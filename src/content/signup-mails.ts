/** The mails that follow a sign-up for the newsletter, in the language of its form. Subjects are neutral. */
import { newsletterMails } from "./frame-translations/english-texts.ts";
import { copyAround } from "./frame-translations/frame-translations.ts";
import { notMedical } from "./mails.ts";
import { replyNote } from "./reply-notes.ts";
import type { MailCopy } from "./schema.ts";
import { filled } from "./template.ts";

/** To a new subscriber; in the language in which they signed up, while somebody answers for it. */
export function welcomeMail(input: {
  unsubscribeUrl: string;
  preferencesUrl: string;
  language?: string;
}): MailCopy {
  const { unsubscribeUrl: unsubscribe, preferencesUrl: preferences, language } = input;
  const { mails, ...around } = readerMailsIn(language);
  const { subject, paragraphs } = mails.welcome;
  return {
    subject,
    paragraphs: [
      ...paragraphs.map((each) => filled(each, { unsubscribe, preferences })),
      `${replyNote(around.language)} ${around.notMedical}`,
    ],
    button: { href: preferences, text: mails.links.preferences },
    links: [{ href: unsubscribe, text: mails.links.unsubscribe }],
    closing: 1,
    ...(around.language === undefined ? {} : { language: around.language }),
  };
}

/** To an address that asked for the newsletter, when the list is set to ask twice; in the language of the sign-up. */
export function confirmMail(input: { confirmUrl: string; language?: string }): MailCopy {
  const { mails, language } = readerMailsIn(input.language);
  const { subject, paragraphs } = mails.confirm;
  return {
    subject,
    paragraphs: [
      ...paragraphs.map((each) => filled(each, { confirm: input.confirmUrl })),
      replyNote(language),
    ],
    button: { href: input.confirmUrl, text: mails.confirmButton },
    closing: 1,
    ...(language === undefined ? {} : { language }),
  };
}

/** The newsletter's mails in a language; in English while nobody answers for that language. */
function readerMailsIn(language = "en") {
  const around = copyAround(language);
  if (!around) return { mails: newsletterMails(), notMedical: notMedical(), language: undefined };
  const { crisis, notMedical: sentence } = around.frame;
  return {
    mails: around.mails,
    notMedical: `${sentence} ${crisis.lead} ${crisis.linkText}${around.crisisNote.after}`,
    language: around.frame.language,
  };
}
