import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Clock } from "#platform/clock/clock.ts";
import { type DkimSigner, domainOf } from "./dkim/dkim-keys.ts";
import { signStream } from "./dkim/sign-stream.ts";
import { isBulk, isByPerson, type Mail, ownMailHeader, senderName } from "./mail.ts";
import { mailFolder, writeMailFile } from "./mail-files.ts";
import type { MailPace } from "./mail-pace.ts";
import { mustEncrypt } from "./mail-transport.ts";

/** A check that must pass before the last byte of an email is sent. */
type BeforeEnd = () => Promise<void>;

export type Mailer = {
  /** Where emails go, for the message at start. */
  target: string;
  /**
   * Sends with a Message-ID derived from `id`, the same at every attempt. `beforeEnd` is awaited once everything but
   * the end of the email has been sent: until then the server hasn't received it. If it throws, the email isn't sent.
   * @throws when the server rejects it. @throws {Postponed} while its domain takes mails only slowly.
   */
  send(mail: Mail, id: string, beforeEnd?: BeforeEnd): Promise<void>;
  close(): void;
};

/** The Message-ID of the email that belongs to `id`. */
export function messageIdOf(siteUrl: string, id: string): string {
  // Ids of tasks can have colons, which a Message-ID can't (RFC 5322): spam filters mark such mails.
  return `<${id.replaceAll(":", ".")}@${new URL(siteUrl).hostname}>`;
}

/** What happens to one mail while it's being sent. */
class OnTheWay {
  readonly beforeEnd: BeforeEnd | undefined;
  readonly signer: DkimSigner | undefined;

  constructor(beforeEnd: BeforeEnd | undefined, signer: DkimSigner | undefined) {
    this.beforeEnd = beforeEnd;
    this.signer = signer;
  }
}

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
  pace,
  signer,
}: {
  smtpUrl: string | undefined;
  plainHost?: string | undefined;
  from: string;
  siteUrl: string;
  dataDir: string;
  clock: Clock;
  /** Without one, mails go as fast as they come. */
  pace?: MailPace;
  /** What signs the mails of a domain (DKIM). */
  signer?(domain: string): Promise<DkimSigner | undefined>;
}): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const compose = (mail: Mail, id: string) => ({
    from: { name: senderName(), address: from },
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    ...(mail.returnPath ? { envelope: { from: mail.returnPath, to: mail.to } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(siteUrl, id),
    headers: {
      [ownMailHeader]: new URL(siteUrl).hostname,
      ...(isByPerson(mail) ? {} : { "Auto-Submitted": "auto-generated" }),
      ...mail.headers,
    },
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
    const own: unknown = Reflect.get(mail.data, "onTheWay");
    if (own instanceof OnTheWay) {
      const { signer, beforeEnd } = own;
      // The signer reads the whole mail before it passes any of it on, so the end is held back after it. With nodemailer's
      // own option, it would be held back before.
      if (signer) mail.message.processFunc((message) => signStream(message, signer));
      if (beforeEnd) mail.message.processFunc((message) => heldBack(message, beforeEnd));
    }
    done();
  });
  return {
    target: `the mail server ${new URL(smtpUrl).host}`,
    async send(mail, id, beforeEnd) {
      const slot = await pace?.slotFor(domainOf(mail.to), isBulk(mail));
      const onTheWay = new OnTheWay(beforeEnd, await signer?.(domainOf(from)));
      try {
        await smtp.sendMail(Object.assign(compose(mail, id), { onTheWay }));
      } catch (error) {
        await slot?.rejected(error).catch(notNoted);
        throw isCertificateRefused(error) ? new CertificateError(error) : error;
      }
      await slot?.accepted().catch(notNoted);
    },
    close: () => smtp.close(),
  };
}

/** The pace matters less than what has become of the mail: a job that fails after its mail was accepted would send it again. */
const notNoted = () => undefined;

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
