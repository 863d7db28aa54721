import { recordAudit } from "#platform/audit/record-audit.ts";
import { dryRunToken } from "#platform/csv/dry-run.ts";
import { parseList } from "#platform/csv/parse-list.server.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { importFaults } from "../copy.ts";
import { isMissingTarget, readAddresses } from "../reads/addresses.server.ts";
import { invalidateRedirects } from "../reads/lookup.server.ts";
import { redirectBounds, type Target } from "../rules.ts";
import type { BadRow, RedirectImport, readRows, TypedRow } from "../schema.ts";
import { checkConflicts, faultSentence, type LockedRedirects, lockRedirects, newRow } from "./lock.server.ts";

/** What an import did, or would do. Rows are identified by their number in the file. */
export type RedirectImportReport = {
  /** Whether anything was changed; a dry run changes nothing. */
  done: boolean;
  rows: number;
  added: number;
  bad: BadRow[];
  /** Rows that already exist as redirects. */
  known: number[];
  /** The token to send with the same file to import it. */
  checked: string;
};

type ReadRow = TypedRow & { from: string; target: Target; missingTarget: boolean };

/** Rows per statement: databases limit the number of values. */
const step = 100;

/**
 * Dry-runs an import; with the returned token, runs it. Valid rows are imported even if others are invalid, in one
 * transaction.
 * @throws {HttpError} invalid_input when the file can't be read, conflict when the token doesn't match.
 */
export async function importRedirects(
  services: Services,
  actor: Actor,
  { csv, outside = false, checked }: RedirectImport,
): Promise<RedirectImportReport> {
  authorize(actor, "redirects.manage");
  const file = await parseList<typeof readRows>("#features/redirects/schema.ts:readRows", [csv]);
  if (file.fault !== undefined) throw fieldError("csv", file.fault);
  const token = dryRunToken(services, {
    purpose: "redirects import",
    given: [csv, outside],
    checked,
    notChecked: importFaults.notChecked,
  });

  const bad = [...file.bad];
  const readable: ReadRow[] = [];
  for (const typed of file.typed) {
    const read = await readAddresses(services, { ...typed, outside });
    if ("field" in read) bad.push({ row: typed.row, reason: read.sentence });
    else readable.push({ ...typed, ...read, missingTarget: await isMissingTarget(services, read.target) });
  }

  const report = await services.store.transact(async (tx) => {
    const lockedRedirects = await lockRedirects(tx);
    const sorted = sortOut(lockedRedirects, readable);
    if (checked !== undefined && sorted.fresh.length > 0) {
      await insertRows(tx, services, sorted.fresh);
      await lockedRedirects.forgetMissing(
        services,
        sorted.fresh.map(({ from }) => from),
      );
      await recordAudit(tx, services, { actor, action: "redirects.imported" });
    }
    return sorted;
  });
  if (checked !== undefined) invalidateRedirects(services);
  return {
    done: checked !== undefined,
    rows: file.rows,
    added: report.fresh.length,
    bad: [...bad, ...report.bad].toSorted((one, other) => one.row - other.row),
    known: report.known,
    checked: token,
  };
}

/** Which rows are new, in file order: each is checked against those before it. */
function sortOut(lockedRedirects: LockedRedirects, rows: readonly ReadRow[]) {
  const fresh: ReadRow[] = [];
  const known: number[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const { from, target, missingTarget } = row;
    const existing = lockedRedirects.links.get(from);
    const fault = checkConflicts(lockedRedirects, { from, target, missingTarget, retarget: false });
    if (existing?.text === target.text) known.push(row.row);
    else if (fault) bad.push({ row: row.row, reason: faultSentence(fault) });
    else if (lockedRedirects.links.size >= redirectBounds.inAll)
      bad.push({ row: row.row, reason: importFaults.full });
    else {
      fresh.push(row);
      lockedRedirects.links.set(from, {
        path: target.kind === "inside" ? target.path : undefined,
        text: target.text,
      });
    }
  }
  return { fresh, known, bad };
}

async function insertRows(tx: Tx, services: Services, rows: readonly ReadRow[]): Promise<void> {
  const values = rows.map((row) => newRow(services, row));
  for (let at = 0; at < values.length; at += step)
    await tx
      .insertInto("redirects")
      .values(values.slice(at, at + step))
      .execute();
}
