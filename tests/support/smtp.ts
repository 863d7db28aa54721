import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type CaughtMail = Email & { rcpt: string[] };

export type TestSmtp = {
  url: string;
  mails: CaughtMail[];
  /** Answers every mail with this SMTP code until set back to undefined. */
  refuseWith: number | undefined;
  /** Called with the number of each mail that was taken, before the sender learns of it. */
  onTaken?: (count: number) => void | Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server on a free port that keeps what it is sent. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const caught: TestSmtp = { url: "", mails: [], refuseWith: undefined, close: async () => undefined };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    // Pooled connections stay open; closing must not wait for them.
    closeTimeout: 200,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (caught.refuseWith) {
          done(Object.assign(new Error("not now"), { responseCode: caught.refuseWith }));
          return;
        }
        void PostalMime.parse(Buffer.concat(parts)).then(async (mail) => {
          // Whatever kind of mail a test sends, it says the organization's name and never the place for it.
          if (`${mail.subject} ${mail.text} ${mail.html}`.includes("{name}")) {
            done(Object.assign(new Error("{name} is left in this mail"), { responseCode: 554 }));
            return;
          }
          caught.mails.push({ ...mail, rcpt: session.envelope.rcptTo.map(({ address }) => address) });
          await caught.onTaken?.(caught.mails.length);
          done();
        });
      });
    },
  });
  // A site that is killed breaks its connections off.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const address = server.server.address() as AddressInfo;
  caught.url = `smtp://127.0.0.1:${address.port}`;
  caught.close = () => new Promise((resolve) => server.close(() => resolve()));
  return caught;
}
