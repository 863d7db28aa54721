import { recordAudit } from "#platform/audit/record-audit.ts";
import { consentSubject, recordConsents } from "#platform/consent/consent-log.ts";
import { dryRunToken } from "#platform/csv/dry-run.ts";
import { parseList } from "#platform/csv/parse-list.server.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { signupWording } from "../../reads.server.ts";
import { importedPage } from "../../rules.ts";
import { forgotten } from "../../table.server.ts";
import { addImportedSubscribers, insertNew } from "../../writes/import.server.ts";
import { leaveList } from "../../writes/leaving.server.ts";
import { subscriberMessages } from "../copy/subscribers.ts";
import { importPlan, type NewRow } from "../reads/import-plan.server.ts";
import { tagsInAll } from "../rules/bounds.ts";
import type { ImportQuestion } from "../rules/import-questions.ts";
import type { GoodRow, ReadColumns, RowNote, readRows } from "../rules/import-rows.ts";
import type { SubscriberImport } from "../schema.ts";
import { addTags, ensureTags } from "./tags.server.ts";

/** What an import did, or would do. Rows are identified by their number in the file, never by an address. */
export type SubscriberImportReport = {
  /** Whether anything was changed; a dry run changes nothing. */
  done: boolean;
  rows: number;
  added: number;
  /** New people who haven't confirmed their address. They get no email. */
  pending: number;
  /** People who left elsewhere, recorded so that no import adds them. */
  suppressed: number;
  /** Subscribers whom the file unsubscribes. */
  removed: number;
  /** People on the list already who get a tag. */
  tagged: number;
  bad: RowNote[];
  mended: RowNote[];
  repeated: number[];
  /** Rows of people who are subscribed already, and stay so. */
  known: number[];
  /** Rows of people who haven't confirmed their address yet: the team can't do that for them. */
  waiting: number[];
  /** Rows of people who unsubscribed: only they can subscribe again. */
  left: number[];
  /** Rows of people who left elsewhere and signed up here later. */
  stays: number[];
  /** Rows of people of whom it isn't clear whether they can be mailed. */
  skipped: number[];
  /** What has to be decided about them. */
  questions: ImportQuestion[];
  columns: ReadColumns;
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
  { checked, ...given }: SubscriberImport,
): Promise<SubscriberImportReport> {
  authorize(actor, "subscribers.write");
  const { csv, source, tags = [], choices = [], file = "" } = given;
  const read = await parseList<typeof readRows>(
    "#features/newsletter/subscribers/rules/import-rows.ts:readRows",
    [csv, { source: source.trim(), tags, choices, file }],
  );
  if (read.fault !== undefined) throw fieldError("csv", read.fault);
  const token = dryRunToken(services, {
    purpose: "subscribers import",
    given: [csv, source, tags, choices, file],
    checked,
    notChecked: subscriberMessages.notChecked,
  });

  const plan = await importPlan(services, read);
  const { active, pending, suppressed, undated, leaving, tagging } = plan;
  if (plan.tagsInAll > tagsInAll) throw fieldError("csv", subscriberMessages.tooManyTags);
  const report = {
    rows: read.rows,
    bad: [...read.bad.filter(({ row }) => !plan.settled.has(row)), ...plan.bad].toSorted(
      (one, other) => one.row - other.row,
    ),
    mended: read.mended,
    repeated: read.repeated,
    ...plan.rows,
    questions: read.questions,
    columns: read.columns,
    checked: token,
  };
  if (checked === undefined)
    return {
      ...report,
      done: false,
      added: active.length,
      pending: pending.length,
      suppressed: suppressed.length,
      removed: leaving.length,
      tagged: tagging.length,
    };
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: "subscribers.imported", subject: "" }),
  );
  // People who left come first: if the import is interrupted, nobody was added who must not be mailed.
  const removed = await inSteps(services, leaving, async (tx, ids) => {
    let count = 0;
    for (const subscriberId of ids)
      if ((await leaveList(tx, services, { subscriberId, page })) === "done") count += 1;
    return count;
  });
  const recorded = await inSteps(services, suppressed, (tx, rows) => suppress(tx, services, rows));
  // Their rows are counted among the invalid ones.
  await inSteps(services, undated, (tx, rows) => suppress(tx, services, rows));
  const added = await inSteps(services, active, (tx, rows) => bring(tx, services, rows));
  const waiting = await inSteps(services, pending, (tx, rows) => bring(tx, services, rows));
  const tagged = await inSteps(services, tagging, (tx, rows) => addTags(tx, services, rows));
  return { ...report, done: true, added, pending: waiting, suppressed: recorded, removed, tagged };
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

async function bring(tx: Tx, services: Services, rows: readonly NewRow[]): Promise<number> {
  const tags = await ensureTags(
    tx,
    services,
    rows.flatMap((row) => row.tags),
  );
  const people = rows.map(({ name = "", ...row }) => ({ ...row, details: { name } }));
  const added = await addImportedSubscribers(tx, services, people, page);
  const tagged = rows.flatMap((row) => {
    const subscriber_id = added.get(row.comparable);
    if (subscriber_id === undefined) return [];
    const tagIds = new Set(row.tags.flatMap((tag) => tags.get(tag.toLowerCase()) ?? []));
    return [...tagIds].map((tag_id) => ({ tag_id, subscriber_id }));
  });
  if (tagged.length > 0) await tx.insertInto("subscriber_tagged").values(tagged).execute();
  return added.size;
}

/**
 * Records people who unsubscribed elsewhere, so that no import adds them. Of each only the blind index is kept, and a
 * line in the consent log.
 * @returns how many were new.
 */
async function suppress(tx: Tx, services: Services, rows: readonly GoodRow[]): Promise<number> {
  const added = await insertNew(
    tx,
    services,
    rows.map(({ comparable }) => ({ email: forgotten, comparable, state: "unsubscribed" as const, page })),
  );
  const lines = added.map(({ comparable }) => {
    const subject = consentSubject(services, comparable);
    return { subject, kind: "withdrawn" as const, ...signupWording(), page };
  });
  await recordConsents(tx, services, lines);
  return added.length;
}
