import { readerLinkTexts } from "#content/mail-texts.ts";
import { issueMail } from "#content/newsletter-mail.ts";
import { changedPage } from "#content/something-changed.ts";
import type { FootLine, GroupReader } from "#platform/mail/group-people.ts";
import type { Mail } from "#platform/mail/mail.ts";
import {
  escapeHtml,
  mailLink,
  mailPage,
  mailRule,
  proseAsHtml,
  smallPrint,
} from "#platform/mail/mail-html.ts";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import type { Services } from "#platform/services.ts";
import { newsletterHeaders, type ReaderLinks } from "../../reads.server.ts";
import { groupAudience } from "../rules/audience.ts";
import { forReader } from "../rules/merge-fields.ts";
import type { IssueContent } from "../schema.ts";
import { senderNow } from "../team-settings.server.ts";
import { type IssuePicture, issuePictures } from "./content.server.ts";

/** The text of an issue, rendered once for everyone; each reader's name and the end are put in last. */
export type IssueBody = {
  subject: string;
  preview: string;
  html: string;
  text: string;
  postal: string;
  pictures: readonly IssuePicture[];
};

/** Without a sender it can be previewed and tested, and says so. */
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

/** Who reads an issue: a subscriber, with their own links, or somebody of a group. */
export type IssueReader =
  | ({ of: "newsletter"; to: string; name: string } & ReaderLinks)
  | ({ of: "group" } & GroupReader);

/**
 * One issue for one reader. A newsletter ends with why they get it, two ways to unsubscribe, and the sender with postal
 * address; a message to a group like every mail about their place.
 */
export function issueEmail(body: IssueBody, issueId: string, reader: IssueReader): Mail {
  const { pictures } = body;
  const { to, name } = reader;
  if (reader.of === "group")
    return { ...complete(body, { ...reader, name }), to, kind: "group message", pictures };
  return {
    ...complete(body, { foot: newsletterFoot(body, reader), name }),
    to,
    kind: "issue",
    headers: newsletterHeaders(reader, issueId),
    pictures,
  };
}

/** What ends an email, without a reader's own links. */
type Foot = { foot: readonly FootLine[]; language?: string };

/** As the end of a preview or test: links lead nowhere. */
export async function sampleFoot(
  services: Services,
  body: IssueBody,
  { segment }: Pick<IssueContent, "segment">,
): Promise<Foot> {
  const audience = groupAudience(segment);
  const { groupPeople } = services.contributions;
  if (audience && groupPeople) return groupPeople.sampleFoot(services, audience);
  return { foot: newsletterFoot(body, sampleLinks(services.settings.SITE_URL)) };
}

/** The same as a test to a team member: without unsubscribe headers, and with inactive links. */
export function testEmail(body: IssueBody, { to, ...foot }: { to: string } & Foot): Mail {
  const test = {
    ...body,
    html: `${paragraph(issueMail.test)}${body.html}`,
    text: `${issueMail.test}\n\n${body.text}`,
  };
  const mail = complete(test, foot);
  return { ...mail, to, subject: issueMail.testSubject(mail.subject), pictures: body.pictures };
}

export function previewOf(body: IssueBody, foot: Foot): { html: string; text: string } {
  const { html, text } = complete(body, foot);
  const pictureUrls = new Map(body.pictures.map(({ cid, shownAt }) => [cid, shownAt]));
  return {
    html: html.replaceAll(/src="cid:([^"]+)"/g, (_, cid: string) => `src="${pictureUrls.get(cid) ?? ""}"`),
    text,
  };
}

function sampleLinks(siteUrl: string): ReaderLinks {
  return {
    changedUrl: `${siteUrl}${changedPage}`,
    preferencesUrl: `${siteUrl}/newsletter/preferences/sample`,
    unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe/sample`,
  };
}

function newsletterFoot(
  { postal }: Pick<IssueBody, "postal">,
  { preferencesUrl, changedUrl, unsubscribeUrl }: ReaderLinks,
): readonly FootLine[] {
  return [
    { copy: issueMail.why },
    { copy: issueMail.preferences, href: preferencesUrl, text: readerLinkTexts.preferences },
    { copy: issueMail.changed, href: changedUrl, text: readerLinkTexts.changed },
    { copy: issueMail.unsubscribe, href: unsubscribeUrl, text: readerLinkTexts.unsubscribe },
    { copy: issueMail.noTracking },
    { copy: postal },
    { copy: issueMail.notMedical },
  ];
}

function complete(
  { subject, preview, html, text }: IssueBody,
  { foot, language, name = "" }: Foot & { name?: string },
) {
  // Without a preview of its own, the mail's first line: otherwise lists of mails would show our name once more.
  const shownFirst = preview === "" ? (text.split("\n", 1)[0] ?? "") : preview;
  return {
    subject: forReader(subject, name),
    text: [forReader(text, name), "-- ", ...foot.map(footText)].join("\n\n"),
    html: mailPage(
      `${forReader(html, name, escapeHtml)}\n${mailRule()}\n${foot.map(footHtml).join("\n")}`,
      forReader(shownFirst, name),
      language,
    ),
  };
}

const paragraph = (text: string) => `<p style="margin:0 0 1em">${proseAsHtml(text)}</p>`;

const footText = (line: FootLine) => ("href" in line ? `${line.copy}\n${line.href}` : line.copy);

const footHtml = (line: FootLine) =>
  smallPrint("href" in line ? `${proseAsHtml(line.copy)}<br>${mailLink(line)}` : proseAsHtml(line.copy));
