/** The mails to readers as a document that the team edits. */
import { mailsDocument, readerLinkTexts } from "../mail-texts.ts";
import { myDataMail, replyMail } from "../mails.ts";
import { issueMail } from "../newsletter-mail.ts";
import { confirmMail, welcomeMail } from "../signup-mails.ts";
import { site } from "../site.ts";
import { editable } from "./editable.server.ts";
import { group, longText, text } from "./fields.server.ts";
import { mailSubject, template } from "./template-fields.server.ts";

const subject = mailSubject();
const body = (placeholders: Readonly<Record<string, string>>, sent = "") =>
  template({
    label: "Text",
    help: `${sent}An empty line begins a new paragraph.`,
    max: 3_000,
    lines: true,
    placeholders,
  });

/** Only one of these two goes to someone who signs up. */
const whenSent = {
  welcome:
    "Everyone who signs up gets this email while NEWSLETTER_CONFIRM is single, as it is by default. With double, nobody gets it. ",
  confirm:
    "People who sign up get this email only while NEWSLETTER_CONFIRM is double. Someone you add who agreed in person or by phone always gets it. ",
} as const;

const link = "https://example.org/link";
const unsubscribeUrl = "https://example.org/unsubscribe";
const changedUrl = "https://example.org/changed";

export const mails = editable({
  document: mailsDocument,
  title: "Emails to readers",
  about:
    "The newsletter’s welcome and confirmation, the end of every issue, replies, and the link to one’s data.",
  mailGroup: { title: "Newsletter, replies and privacy" },
  mails: [
    {
      id: "mail:welcome",
      name: "Newsletter: welcome",
      sent: {
        when: "Right after someone signs up, if they don’t have to confirm their address.",
        texts: ["welcome"],
      },
      mail: () => welcomeMail({ unsubscribeUrl, preferencesUrl: link }),
    },
    {
      id: "mail:confirm",
      name: "Newsletter: confirmation",
      sent: {
        when: "When someone signs up and has to confirm their address, or when you add them.",
        texts: ["confirm"],
      },
      mail: () => confirmMail({ confirmUrl: link }),
    },
    {
      id: "mail:message",
      name: "Reply to a message",
      sent: { when: "When you reply to a message.", texts: ["answer.message", "answer.subject"] },
      mail: () => replyMail({ text: "Here is what you write in the inbox.", kind: "messages" }),
    },
    {
      id: "mail:inquiry",
      name: "Reply to a clinic",
      sent: {
        when: "When you reply to an inquiry from a clinic.",
        texts: ["answer.inquiry", "answer.subject"],
      },
      mail: () => replyMail({ text: "Here is what you write in the inbox.", kind: "inquiries" }),
    },
    {
      id: "mail:my-data",
      name: "Link to one’s own data",
      sent: { when: "When someone asks what we have stored about them.", texts: ["myData"] },
      mail: () => myDataMail({ url: link, minutes: 30 }),
    },
    {
      id: "mail:issue",
      name: "The end of every newsletter",
      sent: { when: "With every newsletter.", texts: ["issue"] },
      mail: () => ({
        subject: site.productName,
        paragraphs: [
          issueMail.why,
          `${issueMail.preferences}\n${link}`,
          `${issueMail.changed}\n${changedUrl}`,
          `${issueMail.unsubscribe}\n${unsubscribeUrl}`,
          issueMail.noTracking,
          issueMail.notMedical,
        ],
        links: [
          { href: link, text: readerLinkTexts.preferences },
          { href: changedUrl, text: readerLinkTexts.changed },
          { href: unsubscribeUrl, text: readerLinkTexts.unsubscribe },
        ],
        closing: 6,
      }),
    },
  ],
  preview: "mail:welcome",
  schema: () =>
    group(
      { label: "Emails" },
      {
        welcome: group(
          { label: "Newsletter: welcome" },
          {
            subject,
            text: body(
              {
                preferences: "the link to choose topics",
                unsubscribe: "the link to unsubscribe",
              },
              whenSent.welcome,
            ),
          },
        ),
        confirm: group(
          { label: "Newsletter: confirmation" },
          {
            subject,
            text: body({ confirm: "the link that confirms the address" }, whenSent.confirm),
          },
        ),
        answer: group(
          { label: "Replies from the inbox" },
          {
            subject,
            message: longText({ label: "Below a reply to a message", max: 600 }),
            inquiry: longText({ label: "Below a reply to a clinic", max: 600 }),
          },
        ),
        myData: group(
          { label: "Link to one’s own data" },
          {
            subject,
            text: body({ minutes: "how many minutes the link works", link: "the link" }),
          },
        ),
        issue: group(
          { label: "The end of every newsletter" },
          {
            why: text({ label: "Why they get it", max: 200 }),
            preferences: text({ label: "Above the link to choose topics", max: 200 }),
            changed: text({ label: "Above the link for changes", max: 200 }),
            unsubscribe: text({ label: "Above the link to unsubscribe", max: 200 }),
            noTracking: text({ label: "About tracking", max: 200 }),
          },
        ),
      },
    ),
});
