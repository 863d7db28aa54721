import { createTransport } from "nodemailer";
import type { Clock } from "#platform/clock/clock.ts";
import { mailFolder, writeMailFile } from "./mail-files.ts";

/** One mail to one person. Addresses are objects only: text with several parts could smuggle headers. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** Where mails go, for the start's message. */
  target: string;
  /** Sends under a Message-ID made of `id`, the same at every attempt. @throws when the server refuses. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};

/** What a mail that belongs to `id` is known by among mail programs. */
export function messageIdOf(siteUrl: string, id: string): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}

const senderName = "Kinward";
const waitMs = 20_000;

/** Mails by SMTP, or as .eml files in the data folder when there is no server. */
export function createMailer({
  smtpUrl,
  from,
  siteUrl,
  dataDir,
  clock,
}: {
  smtpUrl: string | undefined;
  from: string;
  siteUrl: string;
  dataDir: string;
  clock: Clock;
}): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const compose = (mail: Mail, id: string) => ({
    from: { name: senderName, address: from },
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(siteUrl, id),
    headers: { ...mail.headers },
    ...safety,
  });

  if (!smtpUrl) {
    const files = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    return {
      target: `files in ${mailFolder(dataDir)}`,
      async send(mail, id) {
        const { message } = await files.sendMail(compose(mail, id));
        await writeMailFile(dataDir, { id, message, clock });
      },
      close: () => files.close(),
    };
  }

  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  return {
    target: `the mail server ${new URL(smtpUrl).host}`,
    async send(mail, id) {
      await smtp.sendMail(compose(mail, id));
    },
    close: () => smtp.close(),
  };
}
