import { type Actor, authorize } from "#features/permissions/access.ts";
import { day as oneDay } from "#platform/clock/clock.ts";
import { csvLine } from "#platform/csv/csv.ts";
import type { Services } from "#platform/services.ts";
import { auditCopy } from "./copy.ts";
import { auditPageSize, exportPageSize } from "./rules.ts";
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
  const rows = await rowsAfter(services, filter, { cursor, limit: auditPageSize + 1 });
  const items = rows.slice(0, auditPageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > auditPageSize ? cursorOf(last) : null };
}

/** Streams the changes that match a filter as CSV lines, with ids as stored. */
export async function* auditLines(
  services: Services,
  actor: Actor,
  filter: AuditFilter,
): AsyncGenerator<string> {
  authorize(actor, "audit.read");
  const { columns, id } = auditCopy;
  // The byte order mark tells spreadsheet apps that the file is UTF-8.
  yield `\uFEFF${csvLine([id, columns.at, columns.actor, columns.action, columns.subject])}`;
  let cursor: string | undefined;
  for (;;) {
    const rows = await rowsAfter(services, filter, { cursor, limit: exportPageSize });
    for (const { id: entry, at, actor: who, action, subject } of rows)
      yield csvLine([entry, at, who, action, subject]);
    const last = rows.at(-1);
    if (!last || rows.length < exportPageSize) return;
    cursor = cursorOf(last);
  }
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
