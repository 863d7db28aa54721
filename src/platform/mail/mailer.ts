import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { type Clock, instantAfter, second } from "#platform/clock/clock.ts";
import { Postponed } from "#platform/outbox/postponed.ts";
import { type DkimSigner, domainOf } from "./dkim/dkim-keys.ts";
import { signStream } from "./dkim/sign-stream.ts";
import { isBulk, isByPerson, type Mail, ownMailHeader, ownMessageIdHeader, senderName } from "./mail.ts";
import { mailFolder, writeMailFile } from "./mail-files.ts";
import type { MailPace } from "./mail-pace.ts";
import { type MailServer, transportOptions } from "./mail-transport.ts";

/** A check that must pass before the last byte of an email is sent. */
type BeforeEnd = () => Promise<void>;

export type Mailer = {
  /** Where emails go now, for the message at start. */
  readonly target: string;
  /**
   * Sends with a Message-ID derived from `id`, the same at every attempt. `beforeEnd` is awaited once everything but
   * the end of the email has been sent: until then the server hasn't received it. If it throws, the email isn't sent.
   * Without it, an email that this process has handed over before isn't sent again.
   * @throws when the server rejects it. @throws {Postponed} while its domain takes mails only slowly, or no mail server is
   * set.
   */
  send(mail: Mail, id: string, beforeEnd?: BeforeEnd): Promise<void>;
  /** Whether this process has handed over the email of `id` to the mail server lately. */
  hasHandedOver(id: string): boolean;
  close(): void;
};

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

/** What decides how a mail goes out; it can change between two mails. */
export type MailSettings = Omit<MailServer, "smtpUrl" | "siteUrl"> & {
  smtpUrl: string | undefined;
  from: string;
  /** The sender's name, if it isn't the site's. */
  name?: string | undefined;
  /** Where replies go to mails that name nothing themselves. */
  replyTo?: string | undefined;
};

/** The parts of an email as nodemailer takes them. */
export function composed(mail: Mail, id: string, { siteUrl, ...sender }: SenderOf) {
  const replyTo = mail.replyTo ?? sender.replyTo;
  return {
    from: { name: sender.name ?? senderName(), address: sender.from },
    to: { name: "", address: mail.to },
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    ...(mail.returnPath ? { envelope: { from: mail.returnPath, to: mail.to } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(siteUrl, id),
    headers: {
      [ownMailHeader]: new URL(siteUrl).hostname,
      [ownMessageIdHeader]: messageIdOf(siteUrl, id),
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type SenderOf = Omit<MailSettings, "smtpUrl"> & { siteUrl: string };

/** How many handed over emails a process remembers: far more than are under way when the database goes away. */
const mostRemembered = 1_000;

/** How long mails wait for a mail server before the next look. */
const noServerMs = 15 * second;

/** Sends by SMTP, or without a server writes .eml files to the data folder; on an https site mails wait for one. */
export function createMailer({
  current,
  siteUrl,
  dataDir,
  clock,
  pace,
  signer,
}: {
  /** Asked before each mail. */
  current(): MailSettings;
  siteUrl: string;
  dataDir: string;
  clock: Clock;
  /** Without one, mails go as fast as they come. */
  pace?: MailPace;
  signer?(domain: string): Promise<DkimSigner | undefined>;
}): Mailer {
  const files = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const server = createServer(siteUrl);
  const handedOver = new Set<string>();
  function noteHandedOver(id: string): void {
    handedOver.add(id);
    const [oldest] = handedOver;
    if (handedOver.size > mostRemembered && oldest !== undefined) handedOver.delete(oldest);
  }
  return {
    hasHandedOver: (id) => handedOver.has(id),
    get target() {
      const { smtpUrl } = current();
      if (smtpUrl) return `the mail server ${new URL(smtpUrl).host}`;
      return isWaiting(siteUrl)
        ? `the queue, until a mail server is set up at ${siteUrl}/admin/settings/mail`
        : `files in ${mailFolder(dataDir)}`;
    },
    async send(mail, id, beforeEnd) {
      if (!beforeEnd && handedOver.has(id)) return;
      const { smtpUrl, plainHost, ...sender } = current();
      const parts = composed(mail, id, { siteUrl, ...sender });
      if (smtpUrl) {
        const slot = await pace?.slotFor(domainOf(mail.to), isBulk(mail));
        const onTheWay = new OnTheWay(beforeEnd, await signer?.(domainOf(sender.from)));
        try {
          await server.send({ smtpUrl, siteUrl, plainHost }, Object.assign(parts, { onTheWay }));
        } catch (error) {
          await slot?.rejected(error).catch(notNoted);
          throw isCertificateRefused(error) ? new CertificateError(error) : error;
        }
        noteHandedOver(id);
        await slot?.accepted().catch(notNoted);
        return;
      }
      if (isWaiting(siteUrl))
        throw new Postponed({ until: instantAfter(clock, noServerMs), lane: null, isUnlimited: true });
      const { message } = await files.sendMail(parts);
      await beforeEnd?.();
      await writeMailFile(dataDir, { id, message, clock });
    },
    close() {
      files.close();
      server.close();
    },
  };
}

/** Whether mails wait while there is no mail server: nobody would look for them in files. */
const isWaiting = (siteUrl: string) => siteUrl.startsWith("https:");

type Connections = { key: string; smtp: ReturnType<typeof openPool>; underWay: number };

/** The connections to the mail server. After a change, mails under way finish on the old ones. */
function createServer(siteUrl: string) {
  let now: Connections | undefined;
  const retire = (old: Connections) => {
    if (old !== now && old.underWay === 0) old.smtp.close();
  };
  return {
    async send(to: MailServer, mail: SendMailOptions): Promise<void> {
      const key = JSON.stringify(to);
      if (now?.key !== key) {
        const old = now;
        now = { key, smtp: openPool({ ...to, siteUrl }), underWay: 0 };
        if (old) retire(old);
      }
      const used = now;
      used.underWay += 1;
      try {
        await used.smtp.sendMail(mail);
      } finally {
        used.underWay -= 1;
        retire(used);
      }
    },
    close: () => now?.smtp.close(),
  };
}

function openPool(to: MailServer) {
  const smtp = createTransport({ ...transportOptions(to, waitMs), pool: true, maxConnections: 3 });
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
  return smtp;
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
