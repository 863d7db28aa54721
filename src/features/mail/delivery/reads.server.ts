import type { Database, Tx } from "#platform/database/open.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { returnedOf } from "#platform/mail/incoming/reports/returned.ts";
import type { MailedLink } from "#platform/mail/mailed-links.ts";
import { idOfTag } from "#platform/mail/tagged-address.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Exclusion } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { mailStops } from "./record.server.ts";
import type { MailStopRow, SentMailRow } from "./table.server.ts";

/**
 * The mail that a report is about: by the tag of an address, else by our Message-ID in the returned header. Both name a
 * number that only we and whoever got that mail know. Addresses in the report decide nothing: anybody can write them.
 */
export async function reportedMail(
  { cipher, settings }: Pick<Services, "cipher" | "settings">,
  db: Database | Tx,
  mail: IncomingMail,
): Promise<SentMailRow | undefined> {
  const { addresses, messageIds } = returnedOf(mail);
  const host = `@${new URL(settings.SITE_URL).hostname}`.toLowerCase();
  const ids = [
    ...addresses.flatMap((address) => idOfTag(cipher, "bounce", address) ?? []),
    ...messageIds.flatMap((id) => (id.toLowerCase().endsWith(host) ? id.slice(0, -host.length) : [])),
  ];
  // Ids made of a hash have no dashes; addresses name only the number.
  const known = ids.slice(0, mostNamed).flatMap((each) => [each, each.replaceAll("-", "")]);
  if (known.length === 0) return undefined;
  const rows = await db.selectFrom("sent_mails").selectAll().where("id", "in", known).execute();
  return known.flatMap((id) => rows.find((row) => row.id === id) ?? [])[0];
}

/** More mails than an honest report names. Somebody can write one that names thousands. */
const mostNamed = 50;

/** Why mail to an address is stopped; undefined if it isn't. */
export async function stopOf(
  { cipher }: Pick<Services, "cipher">,
  db: Database | Tx,
  email: string,
): Promise<MailStopRow | undefined> {
  return db
    .selectFrom("mail_stops")
    .selectAll()
    .where("email_index", "in", mailStops.indexesOf({ cipher }, email))
    .where("lifted_at", "=", "")
    .executeTakeFirst();
}

/** The address to which mail is stopped, for features that know it by another index. */
export const addressOfStop = (
  services: Pick<Services, "cipher">,
  row: Pick<MailStopRow, "id" | "email">,
): string => mailStops.fromRow(services, row).email;

/** No routine mail goes to a stopped address. What somebody has just asked for is still sent. */
export const stoppedAddresses: Exclusion = {
  excludes: async (services, db, { email }) => (await stopOf(services, db, email)) !== undefined,
  async addresses(services) {
    const rows = await services.store.db
      .selectFrom("mail_stops")
      .select(["id", "email"])
      .where("lifted_at", "=", "")
      .execute();
    return rows.map((row) => comparableEmail(addressOfStop(services, row)));
  },
};

const purpose = "mail-delivery reopen";

export const reopenLink: MailedLink = { path: "/newsletter/reopen/", words: "link to get email again" };

/** The token of the link that lifts this stop. A later stop has another one. */
export function reopenToken(
  { cipher }: Pick<Services, "cipher">,
  { id, stopped_at }: Pick<MailStopRow, "id" | "stopped_at">,
): string {
  return `${id}.${cipher.sign(purpose, `${id} ${stopped_at}`)}`;
}

/** The stop that a mailed link is about, lifted or not; undefined if the link isn't ours or mail was stopped again. */
export async function stopOfToken(
  { cipher }: Pick<Services, "cipher">,
  db: Database | Tx,
  token: string,
): Promise<MailStopRow | undefined> {
  const [id = "", signature = ""] = token.split(".");
  const row = await db.selectFrom("mail_stops").selectAll().where("id", "=", id).executeTakeFirst();
  return row && cipher.verify(purpose, `${id} ${row.stopped_at}`, signature) ? row : undefined;
}

export type MailStop = MailStopRow;

const pageSize = 50;

/** Newest first. The caller checks permissions. */
export async function stopsPage(
  { store }: Pick<Services, "store">,
  cursor: string | undefined,
): Promise<{ items: MailStop[]; next: string | null }> {
  const read = async ({ cursor: from, limit }: { cursor: string | undefined; limit: number }) => {
    const query = store.db
      .selectFrom("mail_stops")
      .selectAll()
      .where("lifted_at", "=", "")
      .orderBy("stopped_at", "desc")
      .orderBy("id", "desc")
      .limit(limit);
    const [at = "", id = ""] = from?.split("_") ?? [];
    const after =
      from === undefined
        ? query
        : query.where(({ eb, refTuple, tuple }) => eb(refTuple("stopped_at", "id"), "<", tuple(at, id)));
    return after.execute();
  };
  return keysetPage(read, ({ stopped_at, id }) => `${stopped_at}_${id}`, { cursor, size: pageSize });
}
