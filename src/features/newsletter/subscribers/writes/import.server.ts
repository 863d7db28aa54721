import { createHash } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { addedPage, importedPage, type SubscriberState } from "../../rules.ts";
import { addImportedSubscribers, type KnownAddress, knownAddresses } from "../../writes/import.server.ts";
import { suppressAddresses } from "../../writes/suppress.server.ts";
import { leaveList } from "../../writes.server.ts";
import { subscriberMessages } from "../copy.ts";
import type { ImportList } from "../rules/import-columns.ts";
import { type BadRow, type GoodRow, readRows } from "../rules/import-rows.ts";
import type { SubscriberImport } from "../schema.ts";
import { ensureTags } from "./tags.server.ts";

/** What an import did, or would do. Rows are identified by their number in the file, never by an address. */
type ImportReport = {
  /** Whether anything was changed; a dry run changes nothing. */
  done: boolean;
  /** Which of Mailchimp's lists the file is. */
  list: ImportList;
  rows: number;
  /** New subscribers; of a list of people who left, those who are recorded so that they're never added. */
  added: number;
  /** Subscribers whom a list of people who left unsubscribes. */
  removed: number;
  bad: BadRow[];
  /** Rows with a repeated address. */
  repeated: number[];
  /** Rows of people who are subscribed already, and stay so. */
  known: number[];
  /** Rows of people who haven't confirmed their address yet: the team can't do that for them. */
  waiting: number[];
  /** Rows of people who unsubscribed: only they can subscribe again. */
  left: number[];
  /** The token to send with the same file to import it. */
  checked: string;
};

/** People per transaction: few enough that other writes can run in between. */
const step = 100;

/** The admin page recorded in the consent log and for the subscribers. */
const page = importedPage;

/**
 * Dry-runs an import; with the returned token, runs it. Valid rows are imported even if others are invalid. If it's
 * interrupted, importing the same file again adds the rest.
 * @throws {HttpError} invalid_input if the file can't be read, conflict if the token doesn't match.
 */
export async function importSubscribers(
  services: Services,
  actor: Actor,
  { csv, source, checked }: SubscriberImport,
): Promise<ImportReport> {
  authorize(actor, "subscribers.write");
  const read = readRows(csv, source.trim());
  if (read.fault !== undefined)
    throw new HttpError("invalid_input", { message: read.fault, fields: { csv: read.fault } });
  const proof = proofOf(services, csv, source);
  if (checked !== undefined && checked !== proof)
    throw new HttpError("conflict", { message: subscriberMessages.notChecked });

  const known = await knownAddresses(
    services,
    read.good.map(({ comparable }) => comparable),
  );
  const leaving = read.list === "subscribed" ? [] : read.good.filter((row) => leaves(row, known));
  const staying = read.good.filter((row) => !leaving.includes(row));
  const inState = (state: SubscriberState) =>
    staying.filter(({ comparable }) => known.get(comparable)?.state === state).map(({ row }) => row);
  const fresh = read.good.filter(({ comparable }) => !known.has(comparable));
  const report = {
    list: read.list,
    rows: read.rows,
    bad: read.bad,
    repeated: read.repeated,
    known: inState("active"),
    waiting: inState("pending"),
    left: inState("unsubscribed"),
    checked: proof,
  };
  if (checked === undefined) return { ...report, done: false, added: fresh.length, removed: leaving.length };
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: "subscribers.imported", subject: read.list }),
  );
  const ids = leaving.flatMap(({ comparable }) => known.get(comparable)?.id ?? []);
  const removed = await inSteps(services, ids, async (tx, each) => {
    let count = 0;
    for (const subscriberId of each)
      if ((await leaveList(tx, services, { subscriberId, page })) === "done") count += 1;
    return count;
  });
  const added = await inSteps(services, fresh, (tx, rows) =>
    read.list === "subscribed" ? bring(tx, services, rows) : suppress(tx, services, rows),
  );
  return { ...report, done: true, added, removed };
}

/**
 * Whether a list of people who left unsubscribes someone. Those who signed up here themselves after they had left there
 * stay: their consent is newer.
 */
function leaves({ comparable, leftAt }: GoodRow, known: ReadonlyMap<string, KnownAddress>): boolean {
  const row = known.get(comparable);
  if (row === undefined || row.state === "unsubscribed") return false;
  const byTeam = row.page === importedPage || row.page === addedPage;
  return byTeam || leftAt === "" || row.changedAt < leftAt;
}

async function inSteps<Item>(
  { store }: Services,
  items: readonly Item[],
  run: (tx: Tx, items: readonly Item[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < items.length; at += step)
    count += await store.transact((tx) => run(tx, items.slice(at, at + step)));
  return count;
}

async function bring(tx: Tx, services: Services, rows: readonly GoodRow[]): Promise<number> {
  const tags = await ensureTags(
    tx,
    services,
    rows.flatMap((row) => row.tags),
  );
  const added = await addImportedSubscribers(tx, services, rows, page);
  const tagged = rows.flatMap((row) => {
    const subscriber_id = added.get(row.comparable);
    if (subscriber_id === undefined) return [];
    const tagIds = new Set(row.tags.flatMap((tag) => tags.get(tag.toLowerCase()) ?? []));
    return [...tagIds].map((tag_id) => ({ tag_id, subscriber_id }));
  });
  if (tagged.length > 0) await tx.insertInto("subscriber_tagged").values(tagged).execute();
  return added.size;
}

const suppress = (tx: Tx, services: Services, rows: readonly GoodRow[]) =>
  suppressAddresses(
    tx,
    services,
    rows.map(({ comparable }) => comparable),
    page,
  );

// The token proves that the user has seen the report of exactly this file and source.
function proofOf({ cipher }: Services, csv: string, source: string): string {
  const print = createHash("sha256")
    .update(JSON.stringify([csv, source]))
    .digest("base64url");
  return cipher.sign("subscribers import", print);
}
