import { heldCopy } from "#content/my-data.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { mailFilesWith } from "#platform/mail/mail-files.ts";
import { addressMatcher } from "#platform/personal-data/address-text.ts";
import type { StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { linkJob } from "../writes/requests.server.ts";

const { labels, mailStates } = heldCopy;

/** An email file that contains an address. `isLink`: it's the emailed link itself, which isn't listed. */
type MailFile = { id: string; at: string; isLink: boolean };

/** Email files that contain an address, including those no longer in the outbox. */
export async function mailFilesAbout(
  { store, settings }: Pick<Services, "store" | "settings">,
  email: string,
): Promise<MailFile[]> {
  const files = await mailFilesWith(settings.DATA_DIR, addressMatcher(email).isIn);
  if (files.length === 0) return [];
  const links = await store.db.selectFrom("outbox").select("id").where("kind", "=", linkJob).execute();
  const linkIds = new Set(links.map(({ id }) => id));
  return files.map(({ id, at }) => ({ id, at, isLink: linkIds.has(id) }));
}

/** The email files to list, without those listed from the outbox. */
export async function mailFileItems(
  services: Services,
  email: string,
  listed: readonly StoredItem[],
): Promise<StoredItem[]> {
  const known = new Set(listed.map(({ id }) => id));
  return (await mailFilesAbout(services, email))
    .filter(({ id, isLink }) => !isLink && !known.has(id))
    .map(({ id, at }) => ({
      id,
      at,
      fields: [
        { name: "mail", label: labels.mail, text: labels.mailFile },
        { name: "state", label: labels.mailState, text: mailStates.done },
      ],
    }));
}

const mailKinds: Readonly<Record<string, string>> = heldCopy.mails;
/** Ids per query, well within database limits. */
const atOnce = 100;

/** Queued or sent emails whose payload contains one of these ids. */
export async function mailsAbout({ store }: Services, ids: readonly string[]): Promise<StoredItem[]> {
  const entries = await entriesAbout(store.db, ids);
  return entries.map(({ id, kind, state, created_at }) => ({
    id,
    at: created_at,
    fields: [
      { name: "mail", label: heldCopy.labels.mail, text: mailKinds[kind] ?? heldCopy.mails.other },
      { name: "state", label: heldCopy.labels.mailState, text: heldCopy.mailStates[state] },
    ],
  }));
}

export async function entriesAbout(db: Database | Tx, ids: readonly string[]) {
  const entries = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    entries.push(
      ...(await db
        .selectFrom("outbox")
        .select(["id", "kind", "state", "created_at"])
        .where((row) => row.or(some.map((id) => row("payload", "like", `%"${id}"%`))))
        .orderBy("created_at")
        .orderBy("id")
        .execute()),
    );
  }
  return entries;
}
