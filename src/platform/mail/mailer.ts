import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Clock } from "#platform/clock/clock.ts";
import { type Mail, ownMailHeader, senderName } from "./mail.ts";
import { mailFolder, writeMailFile } from "./mail-files.ts";
import { mustEncrypt } from "./mail-transport.ts";

/** A check that must pass before the last byte of an email is sent. */
type BeforeEnd = () => Promise<void>;

export type Mailer = {
  /** Where emails go, for the message at start. */
  target: string;
  /**
   * Sends with a Message-ID derived from `id`, the same at every attempt. `beforeEnd` is awaited once everything but
   * the end of the email has been sent: until then the server hasn't received it. If it throws, the email isn't sent.
   * @throws when the server rejects it.
   */
  send(mail: Mail, id: string, beforeEnd?: BeforeEnd): Promise<void>;
  close(): void;
};

/** The Message-ID of the email that belongs to `id`. */
export function messageIdOf(siteUrl: string, id: string): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}

const lastWord = "beforeEnd";

/**
 * Passes the bytes through but holds back the end until `beforeEnd` resolves. It isn't read before the server asks
 * for it.
 */
function heldBack(message: Readable, beforeEnd: BeforeEnd): Readable {
  async function* pieces() {
    yield* message;
    await beforeEnd();
  }
  return Readable.from(pieces(), { objectMode: false });
}

const waitMs = 20_000;

/** Sends by SMTP, or writes .eml files to the data folder if there is no server. */
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
    ...(mail.returnPath ? { envelope: { from: mail.returnPath, to: mail.to } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(siteUrl, id),
    headers: { [ownMailHeader]: new URL(siteUrl).hostname, ...mail.headers },
    attachments: (mail.pictures ?? []).map(({ cid, fileName, type, bytes }) => ({
      cid,
      filename: fileName,
      contentType: type,
      contentDisposition: "inline" as const,
      content: Buffer.from(bytes),
    })),
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
    // Otherwise a server that doesn't offer encryption would get emails unencrypted.
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
      await smtp
        .sendMail(Object.assign(compose(mail, id), { [lastWord]: beforeEnd }))
        .catch((error: unknown) => {
          throw isCertificateRefused(error) ? new CertificateError(error) : error;
        });
    },
    close: () => smtp.close(),
  };
}

/** The mail server's certificate can't be verified. Its code tells this in the log from a server that is away. */
class CertificateError extends Error {
  override readonly name = "CertificateError";
  readonly code = "ECERTIFICATE";

  constructor(cause: unknown) {
    super("The mail server's certificate can't be verified", { cause });
  }
}

/** nodemailer replaces Node's codes by one for all failures of a connection; OpenSSL's sentence is left. */
function isCertificateRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    Reflect.get(error, "code") === "ESOCKET" &&
    /\bcertificate\b/.test(error.message)
  );
}
