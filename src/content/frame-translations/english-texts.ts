/** What there is to translate: the English texts around pages and campaigns, as they are now. */
import { bodyRefusals, errorMessages } from "../errors.ts";
import { formCopy, newsletterForm, translatedNewsletter } from "../forms.ts";
import { frameCopy } from "../frame-copy.ts";
import { confirmButton, currentMailTexts, readerLinkTexts } from "../mail-texts.ts";
import { newsletterPages } from "../newsletter-pages.ts";
import { notFound } from "../pages/not-found.ts";
import { thankYouNewsletter, thankYouNewsletterConfirm } from "../pages/thank-you.ts";
import { yourAnswer } from "../pages/your-answer.ts";
import type { Page } from "../schema.ts";
import { simplePageCopy } from "../simple-pages/page-copy.ts";
import { paragraphsOf } from "../template.ts";

/** All of them, in the shapes in which pages and mails use them. */
export function englishTexts() {
  return {
    frame: frameCopy(),
    forms: simplePageCopy.forms,
    crisisNote: formCopy.crisisNote,
    newsletter: newsletterTexts(),
    answers: serverAnswers(),
    newsletterLinks: { unsubscribe: newsletterPages.unsubscribe, confirm: newsletterPages.confirm },
    thankYou: thankYouTexts(),
    mails: newsletterMails(),
    notFound: notFoundTexts(),
    receipt: pageTexts(yourAnswer),
  };
}

function newsletterTexts() {
  // The team's own wording never reaches a visitor.
  const { imported: _team, ...copy } = newsletterForm;
  const { optional, errorMark, honeypotLabel } = formCopy;
  const { inEnglish } = translatedNewsletter;
  return { copy, inEnglish, marks: { optional, errorMark, honeypotLabel } };
}

/** What the server can answer to a form. It does so in English, and the page says it in its language. */
function serverAnswers(): Readonly<Record<string, string>> {
  const { errors, toasts } = newsletterForm;
  const { invalid_input, unreadable, foreign_origin, too_large, too_many_requests } = errorMessages;
  const { unavailable, internal, unsupported_media_type } = errorMessages;
  const sentences = [
    ...Object.values(errors),
    formCopy.honeypotFilled,
    translatedNewsletter.changed,
    toasts.success.text,
    toasts.confirmSent.text,
    ...[invalid_input, unreadable, foreign_origin, too_large, too_many_requests, unavailable, internal],
    unsupported_media_type,
    ...Object.values(bodyRefusals),
  ];
  return Object.fromEntries(sentences.map((english) => [english, english]));
}

function thankYouTexts(): Readonly<Record<string, Page>> {
  const pages = [thankYouNewsletter, thankYouNewsletterConfirm].map(pageTexts);
  return Object.fromEntries(pages.map((page) => [page.path, page]));
}

/** A page of a heading, a text and links. */
function pageTexts({ path, heading, introduction, meta: { title, description }, blocks = [] }: Page): Page {
  const links = blocks.filter(({ kind }) => kind === "link");
  const meta = { title, description, keywords: [], indexed: false };
  return { path, name: heading, heading, introduction, meta, blocks: links };
}

/** The mails that follow a sign-up for the newsletter, by paragraphs. */
export function newsletterMails() {
  const { welcome, confirm } = currentMailTexts();
  return {
    welcome: { subject: welcome.subject, paragraphs: paragraphsOf(welcome.text) },
    confirm: { subject: confirm.subject, paragraphs: paragraphsOf(confirm.text) },
    links: readerLinkTexts,
    confirmButton,
  };
}

function notFoundTexts() {
  const { heading, introduction, near, links, popular, help, meta } = notFound;
  const { title, description } = meta;
  return {
    meta: { title, description, keywords: [], indexed: false },
    ...{ heading, introduction, near, links, popular, help },
  };
}
