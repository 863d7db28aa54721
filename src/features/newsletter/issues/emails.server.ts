import { letterMail } from "#content/letter-mail.ts";
import { escapeHtml, mailPage } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { oneClickHeaders, type ReaderLinks } from "../reads.server.ts";
import type { Sender } from "./rules/sender.ts";
import type { LetterContent } from "./schema.ts";

/** A letter's own text, drawn once for everybody. */
export type LetterBody = { subject: string; html: string; text: string; postal: string };

/** Draws a letter's Markdown. Without a sender it can be previewed and tested, and says so. */
export function bodyOf(
  { subject, text }: Pick<LetterContent, "subject" | "text">,
  sender: Sender | undefined,
): LetterBody {
  const postal = sender ? letterMail.postal(sender) : letterMail.postalMissing;
  return { subject: subject.trim(), ...markdownAsMail(text), postal };
}

/** One letter to one reader: the text, why they get it, their own two ways out, and who sends it from where. */
export function letterEmail(body: LetterBody, { to, ...links }: { to: string } & ReaderLinks): Mail {
  return { ...whole(body, links), to, headers: oneClickHeaders(links) };
}

/** The same as a test, to somebody of the team: it has no headers to leave by, and its links lead nowhere. */
export function testEmail(body: LetterBody, { to, siteUrl }: { to: string; siteUrl: string }): Mail {
  const links = sampleLinks(siteUrl);
  const test = {
    ...body,
    html: `${paragraph(letterMail.test)}${body.html}`,
    text: `${letterMail.test}\n\n${body.text}`,
  };
  return { ...whole(test, links), to, subject: letterMail.testSubject(body.subject) };
}

/** Both halves as they are shown before a letter is sent. */
export function previewOf(body: LetterBody, siteUrl: string): { html: string; text: string } {
  const { html, text } = whole(body, sampleLinks(siteUrl));
  return { html, text };
}

function sampleLinks(siteUrl: string): ReaderLinks {
  return {
    preferencesUrl: `${siteUrl}/newsletter/preferences/sample`,
    unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe/sample`,
  };
}

function whole({ subject, html, text, postal }: LetterBody, { preferencesUrl, unsubscribeUrl }: ReaderLinks) {
  const foot = [
    letterMail.why,
    `${letterMail.preferences}\n${preferencesUrl}`,
    `${letterMail.unsubscribe}\n${unsubscribeUrl}`,
    letterMail.noTracking,
    postal,
    letterMail.notMedical,
  ];
  return {
    subject,
    text: [text, "-- ", ...foot].join("\n\n"),
    html: mailPage(`${html}\n<hr style="margin:2em 0 1em">\n${foot.map(small).join("\n")}`),
  };
}

const paragraph = (text: string) => `<p style="margin:0 0 1em">${escapeHtml(text)}</p>`;

function small(text: string): string {
  const [words = "", url] = text.split("\n");
  const link = url === undefined ? "" : `<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return `<p style="margin:0 0 0.8em;font-size:14px;overflow-wrap:anywhere">${escapeHtml(words)}${link}</p>`;
}
