import { createHash } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { importedPage, type SubscriberState } from "../../rules.ts";
import { addImportedSubscribers, standingOf } from "../../writes/import.server.ts";
import { subscriberMessages } from "../copy.ts";
import { type BadRow, type GoodRow, readRows } from "../rules/import-rows.ts";
import type { SubscriberImport } from "../schema.ts";

/** What an import did, or would do. Rows are identified by their number in the file, never by an address. */
type ImportReport = {
  /** Whether anything was changed; a dry run changes nothing. */
  done: boolean;
  rows: number;
  /** New subscribers. */
  added: number;
  bad: BadRow[];
  /** Rows with a repeated address. */
  repeated: number[];
  /** Rows of people who are subscribed already. */
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

  const standing = await standingOf(
    services,
    read.good.map(({ comparable }) => comparable),
  );
  const inState = (state: SubscriberState) =>
    read.good.filter(({ comparable }) => standing.get(comparable) === state).map(({ row }) => row);
  const fresh = read.good.filter(({ comparable }) => !standing.has(comparable));
  const report = {
    rows: read.rows,
    bad: read.bad,
    repeated: read.repeated,
    known: inState("active"),
    waiting: inState("pending"),
    left: inState("unsubscribed"),
    checked: proof,
  };
  if (checked === undefined) return { ...report, done: false, added: fresh.length };
  return { ...report, done: true, added: await bring(services, actor, fresh) };
}

async function bring(services: Services, actor: Actor, fresh: readonly GoodRow[]): Promise<number> {
  const { store } = services;
  await store.transact((tx) => recordAudit(tx, services, { actor, action: "subscribers.imported" }));
  let added = 0;
  for (let at = 0; at < fresh.length; at += step)
    added += await store.transact((tx) =>
      addImportedSubscribers(tx, services, fresh.slice(at, at + step), page),
    );
  return added;
}

// The token proves that the user has seen the report of exactly this file and source.
function proofOf({ cipher }: Services, csv: string, source: string): string {
  const print = createHash("sha256")
    .update(JSON.stringify([csv, source]))
    .digest("base64url");
  return cipher.sign("subscribers import", print);
}
