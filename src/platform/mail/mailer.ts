import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Clock } from "#platform/clock/clock.ts";
import { mailFolder, writeMailFile } from "./mail-files.ts";
import { mustEncrypt } from "./mail-transport.ts";

/** One mail to one person. Addresses are objects only: text with several parts could smuggle headers. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
};

/** What has to be true before the last sign of a mail is handed over. */
export type BeforeEnd = () => Promise<void>;

export type Mailer = {
  /** Where mails go, for the start's message. */
  target: string;
  /**
   * Sends under a Message-ID made of `id`, the same at every attempt. @throws when the server refuses.
   * `beforeEnd` is awaited when all of the mail but its end has been handed over: until then the server has not got
   * it, whatever happens. Throwing there means that the mail is not sent.
   */
  send(mail: Mail, id: string, beforeEnd?: BeforeEnd): Promise<void>;
  close(): void;
};

/** What a mail that belongs to `id` is known by among mail programs. */
export function messageIdOf(siteUrl: string, id: string): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}

const lastWord = "beforeEnd";

/** The same bytes; the end comes only when `beforeEnd` is over. It is read no earlier than the server asks for it. */
function heldBack(message: Readable, beforeEnd: BeforeEnd): Readable {
  async function* pieces() {
    yield* message;
    await beforeEnd();
  }
  return Readable.from(pieces(), { objectMode: false });
}

const senderName = "Kinward";
const waitMs = 20_000;

/** Mails by SMTP, or as .eml files in the data folder when there is no server. */
export function createMailer({
  smtpUrl,
  plainHost,
  from,
  siteUrl,
  dataDir,
  clock,
}: {
  smtpUrl: string | undefined;
  plainHost?: string | undefined;
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
      async send(mail, id, beforeEnd) {
        const { message } = await files.sendMail(compose(mail, id));
        await beforeEnd?.();
        await writeMailFile(dataDir, { id, message, clock });
      },
      close: () => files.close(),
    };
  }

  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    // Without it a server that offers no encryption would be handed mails in the clear.
    requireTLS: mustEncrypt({ smtpUrl, siteUrl, plainHost }),
    maxConnections: 3,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  smtp.use("stream", (mail, done) => {
    const beforeEnd: unknown = Reflect.get(mail.data, lastWord);
    if (typeof beforeEnd === "function")
      mail.message.processFunc((message) => heldBack(message, async () => beforeEnd()));
    done();
  });
  return {
    target: `the mail server ${new URL(smtpUrl).host}`,
    async send(mail, id, beforeEnd) {
      await smtp.sendMail(Object.assign(compose(mail, id), { [lastWord]: beforeEnd }));
    },
    close: () => smtp.close(),
  };
}
