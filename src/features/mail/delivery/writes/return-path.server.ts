import { instantNow } from "#platform/clock/clock.ts";
import { verdictOf } from "#platform/mail/incoming/reports/reasons.ts";
import type { VisitorMail } from "#platform/mail/mail.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { refusalOfMail } from "#platform/mail/refusal.ts";
import { taggedAddress } from "#platform/mail/tagged-address.ts";
import type { Services } from "#platform/services.ts";
import { sentMails } from "../record.server.ts";
import { noteReturned } from "./returned.server.ts";
import type { Reported } from "./stops.server.ts";

/**
 * A mailer whose mails to visitors have a return path of their own (VERP), so that a report says by its address which
 * mail it's about. Without a mailbox, nobody would read reports, and mails go as they are. What a server refuses at once
 * counts like a report, with a mailbox and without.
 */
export function withReturnPath(mailer: Mailer, services: Services): Mailer {
  return {
    get target() {
      return mailer.target;
    },
    hasHandedOver: (id) => mailer.hasHandedOver(id),
    close: () => mailer.close(),
    async send(mail, id, beforeEnd) {
      const { IMAP_URL, SMTP_URL } = services.settings;
      if (mail.kind === undefined || SMTP_URL === undefined) return mailer.send(mail, id, beforeEnd);
      const sent = { id, kind: mail.kind, at: instantNow(services.clock) };
      const isTagged = IMAP_URL !== undefined && number128.test(id);
      if (isTagged) await noteSent(services, { ...sent, to: mail.to });
      try {
        const returnPath = isTagged ? { returnPath: returnPathOf(services, id) } : {};
        await mailer.send({ ...mail, ...returnPath }, id, beforeEnd);
      } catch (error) {
        await noteRefusal(services, { sent, email: mail.to }, error);
        throw error;
      }
    },
  };
}

/**
 * Notes that a server said at once that the address doesn't exist. Nothing else that it refuses is held against the
 * address: it can be a rule of our own mail server.
 */
async function noteRefusal(
  services: Services,
  to: Pick<Reported, "sent" | "email">,
  error: unknown,
): Promise<void> {
  const { isFinal, reply } = refusalOfMail(error);
  const { kind, status } = verdictOf({ status: "", text: reply });
  if (!isFinal || kind !== "hard") return;
  await services.store.transact((tx) => noteReturned(tx, services, { ...to, report: kind, status }));
}

/** Only such ids fit into an address: a UUID, or as many digits of a hash. */
const number128 = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32})$/;

/** The envelope's sender of the mail with this id. */
export function returnPathOf(
  { cipher, settings }: Pick<Services, "cipher" | "settings">,
  id: string,
): string {
  const mailbox = settings.IMAP_ADDRESS ?? settings.MAIL_FROM;
  return taggedAddress(cipher, { mailbox, kind: "bounce", id: asUuid(id) });
}

/** The same number as a UUID, which is what an address is read as. */
function asUuid(id: string): string {
  return id.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, "$1-$2-$3-$4-$5");
}

async function noteSent(
  services: Services,
  { id, to, kind, at }: { id: string; to: string; kind: VisitorMail; at: string },
): Promise<void> {
  const row = { id, kind, ...sentMails.toRow(services, id, { email: to }), at };
  // A transaction, because on SQLite it shares its commit with those of other mails. The mail can be a second attempt.
  await services.store.transact((tx) =>
    tx
      .insertInto("sent_mails")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: row.at }))
      .execute(),
  );
}
