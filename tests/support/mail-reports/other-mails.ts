import type { ReportKind } from "#platform/mail/incoming/reports/report-kind.ts";
import { plainMail, type ReportAbout, reportInParts, returnedHeader } from "./report-mail.ts";

type Make = (about: ReportAbout, pick: (below: number) => number) => Uint8Array;

const one = (from: readonly string[], pick: (below: number) => number) => from[pick(from.length)] ?? "";

const reply = (about: ReportAbout, subject: string, more: Readonly<Record<string, string>> = {}) => ({
  From: `Robin <${about.to}>`,
  To: about.returnPath,
  Subject: subject,
  "In-Reply-To": `<${about.messageId}>`,
  ...more,
});

const feedback =
  (from: string, subject: string, type: string | undefined, more = ""): Make =>
  (about) =>
    reportInParts({
      // Feedback loops send to the address that was registered with them, not to the return path.
      headers: { From: from, To: "hello@kinward.test", Subject: subject },
      text: "This is an email abuse report for an email message received from IP 192.0.2.7.",
      report: {
        type: "feedback-report",
        fields: `${type === undefined ? "" : `Feedback-Type: ${type}\n`}User-Agent: Feedback/1.0\nVersion: 1\nOriginal-Mail-From: <${about.returnPath}>\nReceived-Date: Fri, 27 Nov 2026 05:00:00 +0000\nSource-IP: 192.0.2.7\n${more}`,
      },
      about,
      returns: more === "" ? "mail" : "header",
    });

/** Everything that comes to a mailbox beside bounces. Only complaints say something about their address. */
export const otherMails = {
  vacation: {
    means: "automatic",
    make: (about, pick) =>
      plainMail(
        reply(
          about,
          one(
            [
              "Out of office",
              "Automatic reply: Three quiet evenings",
              "Abwesenheitsnotiz",
              "Réponse automatique : absence",
              "Fuera de la oficina",
              "I'm on vacation",
            ],
            pick,
          ),
          { "Auto-Submitted": "auto-replied" },
        ),
        one(
          [
            "I'm away until Monday. If your message could not be delivered, write to mailer-daemon.",
            "My mailbox is full of mail. I'm back next week.",
            "This user does not exist here any more; just kidding, I'm on leave.",
          ],
          pick,
        ),
      ),
  },
  "vacation without a mark": {
    means: "automatic",
    make: (about, pick) =>
      plainMail(
        {
          ...reply(
            about,
            one(
              ["Out of the office until 3 December", "Auto-reply: Three quiet evenings", "Away from my desk"],
              pick,
            ),
          ),
          "Return-Path": "<>",
        },
        "User unknown to work today. 550 5.1.1 is my lucky number.",
      ),
  },
  "warning of a delay": {
    means: "delayed",
    make: (about, pick) =>
      reportInParts({
        headers: {
          "Return-Path": "<>",
          From: "Mail Delivery Subsystem <mailer-daemon@provider.test>",
          To: about.returnPath,
          Subject: one(
            [
              "Delivery Status Notification (Delay)",
              "Warning: could not send message for past 4 hours",
              "Delayed Mail (still being retried)",
            ],
            pick,
          ),
          "Auto-Submitted": "auto-replied",
        },
        text: "THIS IS A WARNING MESSAGE ONLY.\nYOU DO NOT NEED TO RESEND YOUR MESSAGE.\nHost unknown at the moment.",
        report: {
          type: "delivery-status",
          fields: `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${about.to}\nAction: delayed\nStatus: 4.4.1\nDiagnostic-Code: smtp; 550 5.1.1 user unknown`,
        },
        about,
        returns: "header",
      }),
  },
  "warning in one text": {
    means: "delayed",
    make: (about) =>
      plainMail(
        {
          "Return-Path": "<>",
          From: "Mailer-Daemon@exim.test",
          To: about.returnPath,
          Subject: "Warning: message 1Xa delayed 24 hours",
          "Auto-Submitted": "auto-replied",
        },
        `This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its recipients\nafter more than 24 hours on the queue.\n\n  ${about.to}\n    Delay reason: host not found\n\nNo action is required on your part. Delivery attempts will continue for some time.\n\n${returnedHeader(about)}`,
      ),
  },
  delivered: {
    means: "automatic",
    make: (about, pick) =>
      reportInParts({
        headers: {
          "Return-Path": "<>",
          From: "postmaster@provider.test",
          To: about.returnPath,
          Subject: "Delivery Status Notification (Success)",
        },
        text: "Your message was delivered.",
        report: {
          type: "delivery-status",
          fields: `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${about.to}\nAction: ${one(["delivered", "relayed", "expanded"], pick)}\nStatus: 2.0.0`,
        },
        about,
        returns: "header",
      }),
  },
  challenge: {
    means: "automatic",
    make: (about, pick) =>
      plainMail(
        reply(
          about,
          one(
            [
              "Please confirm your message",
              "Sender verification needed: Three quiet evenings",
              "Re: Three quiet evenings (SpamArrest)",
              "Your message requires confirmation",
            ],
            pick,
          ),
        ),
        `I'm protecting my mailbox from spam. Unknown sender: your mail to ${about.to} is not delivered until you press the link.`,
      ),
  },
  "Hotmail complaint": {
    means: "complaint",
    make: (about) =>
      reportInParts({
        headers: {
          From: "staff@hotmail.com",
          To: "hello@kinward.test",
          Subject: "complaint about message from 192.0.2.7",
        },
        text: "",
        about,
        returns: "mail",
      }),
  },
  "Yahoo complaint": {
    means: "complaint",
    make: feedback(
      "Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.com>",
      "FW: Three quiet evenings",
      "abuse",
    ),
  },
  "AOL complaint": {
    means: "complaint",
    make: feedback(
      "scomp@aol.net",
      "Email Feedback Report for IP 192.0.2.7",
      "abuse",
      "Removal-Recipient: redacted@aol.test\n",
    ),
  },
  "Comcast complaint": {
    means: "complaint",
    make: feedback("feedbackloop@fbl.comcast.net", "Abuse report", "fraud"),
  },
  "opt-out": { means: "complaint", make: feedback("fbl@provider.test", "Unsubscribe", "opt-out") },
  "complaint without a type": {
    means: "complaint",
    make: feedback("fbl@provider.test", "Feedback report", undefined),
  },
  "not spam": { means: "automatic", make: feedback("fbl@provider.test", "Not spam", "not-spam") },
  "DMARC failure": {
    means: "automatic",
    make: feedback("dmarc@provider.test", "Report domain: kinward.test", "auth-failure"),
  },
  "person with a question": {
    means: undefined,
    make: (about, pick) =>
      plainMail(
        {
          From: `Robin <${about.to}>`,
          To: "hello@kinward.test",
          Subject: one(
            ["Re: Three quiet evenings", "My friend's mail came back undeliverable", "Question about spam"],
            pick,
          ),
        },
        "Hello, my mail to someone was rejected: 550 5.1.1 user unknown. Can you help?",
      ),
  },
} as const satisfies Readonly<Record<string, { means: ReportKind | undefined; make: Make }>>;
