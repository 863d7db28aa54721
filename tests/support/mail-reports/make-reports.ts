import type { ReportKind } from "#platform/mail/incoming/reports/report-kind.ts";
import { otherMails } from "./other-mails.ts";
import { reasons } from "./reasons.ts";
import { encodedMail, plainMail, type ReportAbout, reportInParts, returnedHeader } from "./report-mail.ts";

/** A made-up report: its form, and what it must be read as. */
export type MadeReport = { form: string; means: ReportKind | undefined; raw: Uint8Array };

type Filled = { about: ReportAbout; code: string; status: string; says: string };
type Form = (filled: Filled) => Uint8Array;

const fromServer = (name: string, subject: string, { about }: Filled, more = {}) => ({
  "Return-Path": "<>",
  From: name,
  To: about.returnPath,
  Subject: subject,
  Date: "Fri, 27 Nov 2026 05:01:00 +0000",
  "Auto-Submitted": "auto-replied",
  ...more,
});

const statusFields = (mta: string, { about, code, status, says }: Filled, more = "") =>
  `Reporting-MTA: dns; ${mta}\nArrival-Date: Fri, 27 Nov 2026 05:00:00 +0000\n\nFinal-Recipient: rfc822; ${about.to}\nAction: failed\nStatus: ${status}\n${more}Diagnostic-Code: smtp; ${code} ${status} ${says}`;

/** RFC 3464, as each of these writes it. */
const inParts =
  (
    from: string,
    subject: string,
    text: (filled: Filled) => string,
    returns: "header" | "mail" | "nothing",
  ): Form =>
  (filled) =>
    reportInParts({
      headers: fromServer(from, subject, filled),
      text: text(filled),
      report: { type: "delivery-status", fields: statusFields("mx.provider.test", filled) },
      about: filled.about,
      returns,
    });

/** One text with the returned mail below a line. */
const inOneText =
  (from: string, subject: string, text: (filled: Filled) => string, divider: string, more = {}): Form =>
  (filled) =>
    plainMail(
      fromServer(from, subject, filled, more),
      `${text(filled)}\n\n${divider}\n\n${returnedHeader(filled.about)}\n\nHello.`,
    );

/** How mail servers and providers write that a mail wasn't delivered. */
export const bounceForms: Readonly<Record<string, Form>> = {
  Postfix: inParts(
    "MAILER-DAEMON@mx.provider.test (Mail Delivery System)",
    "Undelivered Mail Returned to Sender",
    ({ about, says }) =>
      `This is the mail system at host mx.provider.test.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<${about.to}>: host mx.test said: ${says}`,
    "mail",
  ),
  Sendmail: inParts(
    "Mail Delivery Subsystem <MAILER-DAEMON@provider.test>",
    "Returned mail: see transcript for details",
    ({ about, code, says }) =>
      `   ----- The following addresses had permanent fatal errors -----\n<${about.to}>\n    (reason: ${code} ${says})`,
    "mail",
  ),
  "Exchange Online": inParts(
    "postmaster@contoso.test",
    "Undeliverable: Three quiet evenings",
    ({ about }) => `Your message to ${about.to} couldn't be delivered.`,
    "mail",
  ),
  "Outlook.com": inParts(
    "postmaster@outlook.com",
    "Undeliverable: Three quiet evenings",
    ({ about }) => `Delivery has failed to these recipients or groups:\n\n${about.to}`,
    "header",
  ),
  Gmail: inParts(
    "Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
    "Delivery Status Notification (Failure)",
    ({ about, says }) =>
      `** Message not delivered **\n\nYour message to ${about.to} wasn't delivered. The response was:\n\n${says}`,
    "header",
  ),
  "Amazon SES": inParts(
    "MAILER-DAEMON@amazonses.com",
    "Delivery Status Notification (Failure)",
    ({ about }) =>
      `An error occurred while trying to deliver the mail to the following recipients:\n${about.to}`,
    "mail",
  ),
  SendGrid: inParts(
    "MAILER-DAEMON@sendgrid.net",
    "Undelivered Mail Returned to Sender",
    ({ about, says }) => `Hello, this is the mail server on sendgrid.net.\n\n<${about.to}>: ${says}`,
    "mail",
  ),
  Mailgun: inParts(
    "Mail Delivery System <mailer-daemon@mailgun.net>",
    "Delivery failure",
    ({ about }) => `Delivery to ${about.to} failed.`,
    "nothing",
  ),
  Postmark: inParts(
    "Postmaster <postmaster@mtasv.net>",
    "Undeliverable mail",
    ({ about }) => `Could not deliver to ${about.to}`,
    "header",
  ),
  Proton: inParts(
    "MAILER-DAEMON@protonmail.ch (Mail Delivery System)",
    "Undelivered Mail Returned to Sender",
    ({ about, says }) => `<${about.to}>: ${says}`,
    "header",
  ),
  iCloud: inParts(
    "Mail Delivery System <mailer-daemon@icloud.com>",
    "Undelivered Mail Returned to Sender",
    ({ about }) => `<${about.to}>`,
    "mail",
  ),
  Comcast: inParts(
    "Mail Delivery Subsystem <postmaster@comcast.net>",
    "Delivery Status Notification",
    ({ about }) => `${about.to}: delivery failed`,
    "header",
  ),
  AOL: inParts(
    "Mail Delivery Subsystem <MAILER-DAEMON@aol.com>",
    "Mail Delivery Problem",
    ({ about }) => `Your mail to ${about.to} could not be delivered.`,
    "mail",
  ),
  Orange: inParts(
    "Mail Delivery System <MAILER-DAEMON@orange.fr>",
    "Message non remis",
    ({ about }) => `Votre message à ${about.to} n'a pas pu être remis.`,
    "header",
  ),
  qmail: inOneText(
    "MAILER-DAEMON@qmail.test",
    "failure notice",
    ({ about, code, status, says }) =>
      `Hi. This is the qmail-send program at qmail.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${about.to}>:\n192.0.2.9 does not like recipient.\nRemote host said: ${code} ${says} (#${status})\nGiving up on 192.0.2.9.`,
    "--- Below this line is a copy of the message.",
  ),
  Exim: inOneText(
    "Mail Delivery System <Mailer-Daemon@exim.test>",
    "Mail delivery failed: returning message to sender",
    ({ about, code, status, says }) =>
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${about.to}\n    SMTP error from remote mail server after RCPT TO:<${about.to}>:\n    host mx.test [192.0.2.9]: ${code} ${status} ${says}`,
    "------ This is a copy of the message, including all the headers. ------",
    { "X-Failed-Recipients": "someone@example.test" },
  ),
  Yahoo: inOneText(
    "MAILER-DAEMON@yahoo.com",
    "Failure Notice",
    ({ about, code, status, says }) =>
      `Sorry, we were unable to deliver your message to the following address.\n\n<${about.to}>:\nRemote host said: ${code} ${status} ${says} [RCPT_TO]`,
    "--- Below this line is a copy of the message.",
  ),
  "Gmail, older": inOneText(
    "Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
    "Delivery Status Notification (Failure)",
    ({ about, code, status, says }) =>
      `Delivery to the following recipient failed permanently:\n\n     ${about.to}\n\nTechnical details of permanent failure:\nThe error that the other server returned was:\n${code} ${status} ${says}`,
    "----- Original message -----",
    { "X-Failed-Recipients": "someone@example.test" },
  ),
  GMX: inOneText(
    "MAILER-DAEMON@gmx.net",
    "Mail delivery failed: returning message to sender",
    ({ about, code, status, says }) =>
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to\none or more of its recipients. The following address\nfailed:\n\n<${about.to}>\n\nReason:\n${code} ${status} ${says}`,
    "--- The header of the original message is following. ---",
  ),
  "Web.de": (filled) =>
    encodedMail(
      fromServer("mailer-daemon@web.de", "=?UTF-8?Q?Unzustellbar=3A_Ihre_Nachricht?=", filled),
      `Ihre Nachricht konnte nicht zugestellt werden:\n\n${filled.about.to}\n\nGrund – ${filled.code} ${filled.status} ${filled.says}\n\n--- The header of the original message is following. ---\n\n${returnedHeader(filled.about)}\n`,
    ),
  Zoho: inOneText(
    "mailer-daemon@mail.zoho.com",
    "Undelivered Mail Returned to Sender",
    ({ about, code, status, says }) =>
      `This message was created automatically by mail delivery software.\nA message that you sent could not be delivered to one or more of its recipients. This is a permanent error.\n\n${about.to} Invalid status, ERROR_CODE :${code}, ERROR_CODE :${status} ${says}`,
    "--- Original message headers ---",
  ),
  "Exchange 5.5": (filled) =>
    reportInParts({
      headers: {
        ...fromServer("postmaster@exchange.test", "Undeliverable: Three quiet evenings", filled),
        "X-MS-Embedded-Report": "",
      },
      text: `Your message\n\n  To:      ${filled.about.to}\n  Subject: Three quiet evenings\n\ndid not reach the following recipient(s):\n\n${filled.about.to} on Fri, 27 Nov 2026 05:01:00\n    ${filled.code} ${filled.status} ${filled.says}\n    MSEXCH:IMS:Exchange`,
      about: filled.about,
      returns: "mail",
    }),
};

/** Numbers that look random and are the same in each run (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export function makeBounce(form: string, at: number, about: ReportAbout): MadeReport {
  const found = reasons[at % reasons.length];
  const make = bounceForms[form];
  if (!found || !make) throw new Error(`No such form: ${form}`);
  const { code, status, means } = found;
  const says = found.says.replaceAll("{to}", about.to);
  return { form: `${form}: ${found.says}`, means, raw: make({ about, code, status, says }) };
}

/** Makes reports of all forms, two thirds of them bounces. `aboutOf` says which mail of ours each is about. */
export function makeReports(count: number, seed: number, aboutOf: (at: number) => ReportAbout): MadeReport[] {
  const pick = seeded(seed);
  const forms = Object.keys(bounceForms);
  const others = Object.entries(otherMails);
  return Array.from({ length: count }, (_, at) => {
    const about = aboutOf(at);
    if (at % 3 < 2) return makeBounce(forms[pick(forms.length)] ?? "", pick(reasons.length), about);
    const [form, { means, make }] = others[pick(others.length)] ?? ["", otherMails.vacation];
    return { form, means, raw: make(about, pick) };
  });
}
