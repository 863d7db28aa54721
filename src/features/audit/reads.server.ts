import { type Actor, authorize } from "#features/permissions/access.ts";
import { day as oneDay } from "#platform/clock/clock.ts";
import { everyRow, keysetPage } from "#platform/list/keyset.ts";
import { toCsv } from "#platform/list/to-csv.ts";
import type { Services } from "#platform/services.ts";
import { auditColumns } from "./copy/columns.ts";
import { auditPageSize } from "./rules.ts";
import type { AuditFilter } from "./schema.ts";
import type { AuditRow } from "./table.server.ts";

export type AuditPage = {
  items: AuditRow[] /** The cursor of the next page; null on the last one. */;
  next: string | null;
};

/** A page of changes, newest first. */
export async function auditPage(
  services: Services,
  actor: Actor,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined } = {},
): Promise<AuditPage> {
  authorize(actor, "audit.read");
  return keysetPage((from) => rowsAfter(services, filter, from), cursorOf, { cursor, size: auditPageSize });
}

/** Streams the changes that match a filter as CSV lines, with ids as stored. */
export function auditLines(services: Services, actor: Actor, filter: AuditFilter): AsyncGenerator<string> {
  authorize(actor, "audit.read");
  return toCsv(
    auditColumns,
    everyRow((from) => rowsAfter(services, filter, from), cursorOf),
  );
}

const cursorOf = ({ at, id }: AuditRow) => `${at}_${id}`;

function rowsAfter(
  { store }: Services,
  { actor, action, subject, from, to }: AuditFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = store.db
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  // A feature's name alone matches all its actions.
  if (action?.includes(".")) query = query.where("action", "=", action);
  else if (action !== undefined)
    query = query.where("action", ">=", `${action}.`).where("action", "<", `${action}/`);
  if (from !== undefined) query = query.where("at", ">=", `${from}T00:00:00.000Z`);
  if (to !== undefined) query = query.where("at", "<", new Date(Date.parse(to) + oneDay).toISOString());
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    query = query.where((row) =>
      row.or([row("at", "<", at), row.and([row("at", "=", at), row("id", "<", id)])]),
    );
  }
  return query.execute();
}
