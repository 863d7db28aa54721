import { createHash } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { broughtPage, type SubscriberState } from "../../rules.ts";
import { bringPeople, standingOf } from "../../writes/import.server.ts";
import { subscriberMessages } from "../copy.ts";
import { type BadRow, type GoodRow, readRows } from "../rules/import-rows.ts";
import type { SubscriberImport } from "../schema.ts";

/** What an import did, or would do. Rows are told by their number in the file, never by an address. */
type ImportReport = {
  /** Whether anything was changed; a check changes nothing. */
  done: boolean;
  rows: number;
  /** New on the list. */
  added: number;
  bad: BadRow[];
  /** Rows that say an address again. */
  repeated: number[];
  /** Rows of people who are on the list already. */
  known: number[];
  /** Rows of people who have not answered their own confirmation yet: the team cannot answer it for them. */
  waiting: number[];
  /** Rows of people who have left: they come back by themselves or not at all. */
  left: number[];
  /** To be sent along with the same file when it is to be imported. */
  checked: string;
};

/** People in one transaction: few enough that other writes get their turn in between. */
const step = 100;

/** The page of the desk where it is done, for the ledger and for the list. */
const page = broughtPage;

/**
 * Looks through a file and says what would come of it; with the proof of that look, imports it. Good rows go in even
 * when others are bad. Breaking off in the middle loses nothing: the same file once more adds the rest.
 * @throws {HttpError} invalid_input when the file as a whole cannot be read, conflict when it was not checked so.
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
    added += await store.transact((tx) => bringPeople(tx, services, fresh.slice(at, at + step), page));
  return added;
}

// Whoever imports has seen what will come of just this file, with just this source.
function proofOf({ cipher }: Services, csv: string, source: string): string {
  const print = createHash("sha256")
    .update(JSON.stringify([csv, source]))
    .digest("base64url");
  return cipher.sign("subscribers import", print);
}
