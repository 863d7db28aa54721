import { sql } from "kysely";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { readablePath } from "../rules/path.ts";
import { type RedirectKind, redirectPageSize, shownMissing, smallestShown } from "../rules.ts";
import type { RedirectRow } from "../table.server.ts";
import { isKnownAddress } from "./known-address.server.ts";

/** A redirect as shown in the admin. */
export type Redirect = {
  id: string;
  from: string;
  to: string;
  /** Whether it leads to another site. */
  outside: boolean;
  kind: RedirectKind;
  note: string;
  hits: number;
  /** The last day it was used, in UTC; empty before the first time. */
  usedOn: string;
  revision: number;
  createdAt: string;
  changedAt: string;
};

type RedirectPage = {
  items: Redirect[];
  /** The total and the number of matches. */
  total: number;
  fitting: number;
  /** The cursor of the next page; null at the end. */
  next: string | null;
};

/** Redirects sorted by old address, one page at a time. There are a few thousand short rows at most. */
export async function redirectPage(
  services: Services,
  actor: Actor,
  { search = "", cursor = "" }: { search?: string | undefined; cursor?: string | undefined } = {},
): Promise<RedirectPage> {
  authorize(actor, "redirects.manage");
  const all = await allRedirects(services.store.db);
  const matching = all.filter((redirect) => matches(redirect, search));
  const rest = matching.filter(({ from }) => from > cursor);
  const items = rest.slice(0, redirectPageSize);
  return {
    items,
    total: all.length,
    fitting: matching.length,
    next: rest.length > items.length ? (items.at(-1)?.from ?? null) : null,
  };
}

/** Whether a redirect's addresses or note match a search. */
export function matches({ from, to, note }: Redirect, search: string): boolean {
  const text = `${from} ${readablePath(from)} ${to} ${note}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** All redirects, by old address. */
export async function allRedirects(db: Database | Tx): Promise<Redirect[]> {
  const rows = await db.selectFrom("redirects").selectAll().execute();
  // Databases sort by locale rules; the cursor needs one fixed order.
  return rows.map(redirectOf).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** @throws {HttpError} not_found. */
export async function redirectById(services: Services, actor: Actor, id: string): Promise<Redirect> {
  authorize(actor, "redirects.manage");
  const row = await services.store.db
    .selectFrom("redirects")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return redirectOf(row);
}

/** A row as shown in the admin. */
export function redirectOf(row: RedirectRow): Redirect {
  const { id, kind, note, hits, revision } = row;
  return {
    id,
    from: row.from_path,
    to: row.target,
    outside: row.target_path === "",
    kind,
    note,
    hits: Number(hits),
    usedOn: row.used_on,
    revision,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** An address that was requested repeatedly and not found. */
type MissingAddress = { path: string; count: number; lastOn: string };

/** The most requested addresses of the last weeks that weren't found. */
export async function missingAddresses(services: Services, actor: Actor): Promise<MissingAddress[]> {
  authorize(actor, "redirects.manage");
  const rows = await services.store.db
    .selectFrom("missing_addresses")
    .select([
      sql<string>`max(path)`.as("path"),
      sql<number | string>`sum(count)`.as("count"),
      sql<string>`max(day)`.as("lastOn"),
    ])
    .groupBy("mark")
    .having(sql<number>`sum(count)`, ">=", smallestShown)
    .having(sql<string>`max(path)`, "<>", "")
    .orderBy(sql`sum(count)`, "desc")
    .orderBy(sql`max(path)`)
    .limit(shownMissing)
    .execute();
  const missing: MissingAddress[] = [];
  // A page may exist at this address by now.
  for (const { path, count, lastOn } of rows)
    if (!(await isKnownAddress(services, path))) missing.push({ path, count: Number(count), lastOn });
  return missing;
}
