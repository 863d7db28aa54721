import { issueMail } from "#content/newsletter-mail.ts";
import { escapeHtml, mailPage } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import type { Services } from "#platform/services.ts";
import { oneClickHeaders, type ReaderLinks } from "../../reads.server.ts";
import { forReader } from "../rules/merge-fields.ts";
import type { IssueContent } from "../schema.ts";
import { senderNow } from "../team-settings.server.ts";
import { type IssuePicture, issuePictures } from "./content.server.ts";

/** The text of an issue, rendered once for everyone; each reader's name is put in last. */
export type IssueBody = {
  subject: string;
  preview: string;
  html: string;
  text: string;
  postal: string;
  pictures: readonly IssuePicture[];
};

/** Renders an issue's Markdown with its pictures. Without a sender it can be previewed and tested, and says so. */
export async function issueBody(
  services: Services,
  { subject, preview, text }: Pick<IssueContent, "subject" | "preview" | "text">,
): Promise<IssueBody> {
  const pictures = await issuePictures(services, text);
  const sender = await senderNow(services);
  const postal = sender ? issueMail.postal(sender) : issueMail.postalMissing;
  const parts = markdownAsMail(text, new Map(pictures.map((picture) => [picture.address, picture])));
  return { subject: subject.trim(), preview: preview.trim(), ...parts, postal, pictures };
}

/** One issue for one reader: the text, why they get it, two ways to unsubscribe, and the sender with postal address. */
export function issueEmail(
  body: IssueBody,
  { to, name, ...links }: { to: string; name: string } & ReaderLinks,
): Mail {
  return {
    ...complete(body, links, name),
    to,
    headers: oneClickHeaders(links),
    pictures: body.pictures,
  };
}

/** The same as a test to a team member: without unsubscribe headers, and with inactive links. */
export function testEmail(body: IssueBody, { to, siteUrl }: { to: string; siteUrl: string }): Mail {
  const links = sampleLinks(siteUrl);
  const test = {
    ...body,
    html: `${paragraph(issueMail.test)}${body.html}`,
    text: `${issueMail.test}\n\n${body.text}`,
  };
  const mail = complete(test, links);
  return { ...mail, to, subject: issueMail.testSubject(mail.subject), pictures: body.pictures };
}

/** The HTML and text parts for the preview. */
export function previewOf(body: IssueBody, siteUrl: string): { html: string; text: string } {
  const { html, text } = complete(body, sampleLinks(siteUrl));
  const pictureUrls = new Map(body.pictures.map(({ cid, shownAt }) => [cid, shownAt]));
  return {
    html: html.replaceAll(/src="cid:([^"]+)"/g, (_, cid: string) => `src="${pictureUrls.get(cid) ?? ""}"`),
    text,
  };
}

function sampleLinks(siteUrl: string): ReaderLinks {
  return {
    preferencesUrl: `${siteUrl}/newsletter/preferences/sample`,
    unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe/sample`,
  };
}

function complete(
  { subject, preview, html, text, postal }: IssueBody,
  { preferencesUrl, unsubscribeUrl }: ReaderLinks,
  name = "",
) {
  const foot = [
    issueMail.why,
    `${issueMail.preferences}\n${preferencesUrl}`,
    `${issueMail.unsubscribe}\n${unsubscribeUrl}`,
    issueMail.noTracking,
    postal,
    issueMail.notMedical,
  ];
  return {
    subject: forReader(subject, name),
    text: [forReader(text, name), "-- ", ...foot].join("\n\n"),
    html: mailPage(
      `${forReader(previewLine(preview) + html, name, escapeHtml)}\n<hr style="margin:2em 0 1em">\n${foot.map(small).join("\n")}`,
    ),
  };
}

/** Mail apps take the first words of a mail as its preview, also when they aren't shown in it. */
const previewLine = (text: string) =>
  text === "" ? "" : `<div style="display:none">${escapeHtml(text)}</div>\n`;

const paragraph = (text: string) => `<p style="margin:0 0 1em">${escapeHtml(text)}</p>`;

function small(text: string): string {
  const [copy = "", url] = text.split("\n");
  const link = url === undefined ? "" : `<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return `<p style="margin:0 0 0.8em;font-size:14px">${escapeHtml(copy)}${link}</p>`;
}
