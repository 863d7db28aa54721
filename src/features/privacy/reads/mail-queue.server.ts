import { heldCopy } from "#content/my-data.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";

const { labels, mails, mailStates } = heldCopy;
const saidKinds: Readonly<Record<string, string>> = mails;
/** Ids per query, well within database limits. */
const atOnce = 100;

/** Queued or sent emails whose payload contains one of these ids. */
export async function mailsAbout({ store }: Services, ids: readonly string[]): Promise<StoredItem[]> {
  const entries = await entriesAbout(store.db, ids);
  return entries.map(({ id, kind, state, created_at }) => ({
    id,
    at: created_at,
    fields: [
      { name: "mail", label: labels.mail, text: saidKinds[kind] ?? mails.other },
      { name: "state", label: labels.mailState, text: mailStates[state] },
    ],
  }));
}

/** Outbox entries whose payload contains one of these ids. */
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
