import { recordAudit } from "#platform/audit/record-audit.ts";
import { type Database, rowById, type Tx } from "#platform/database/open.ts";
import type { Feature } from "#platform/feature.ts";
import { notFoundError } from "#platform/http/errors.ts";
import { type Columns, listAddress, listOf, toCsv } from "#platform/list/columns.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { redirectMessages as messages, redirectKindNames } from "../copy.ts";
import { normalPath, readablePath, redirectPageSize } from "../rules.ts";
import { redirectQuery } from "../schema.ts";
import type { RedirectRow } from "../table.server.ts";
import { writeCounts } from "../writes/count.server.ts";
import { isKnownAddress, missingAddresses } from "./addresses.server.ts";

export type Redirect = ReturnType<typeof redirectOf>;

/** Redirects sorted by old address, one page at a time. There are a few thousand short rows at most. */
export async function redirectPage(
  services: Services,
  actor: Actor,
  { search = "", cursor = "" }: { search?: string | undefined; cursor?: string | undefined } = {},
) {
  authorize(actor, "redirects.manage");
  const all = await allRedirects(services.store.db);
  const matching = all.filter((redirect) => matches(redirect, search));
  const rest = matching.filter(({ from }) => from > cursor);
  const items = rest.slice(0, redirectPageSize);
  return {
    items,
    total: all.length,
    matching: matching.length,
    /** The cursor of the next page; null at the end. */
    next: rest.length > items.length ? (items.at(-1)?.from ?? null) : null,
  };
}

function matches({ from, to, note }: Redirect, search: string): boolean {
  const text = `${from} ${readablePath(from)} ${to} ${note}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

async function allRedirects(db: Database | Tx): Promise<Redirect[]> {
  const rows = await db.selectFrom("redirects").selectAll().execute();
  // Databases sort by locale rules; the cursor needs one fixed order.
  return rows.map(redirectOf).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** @throws {HttpError} not_found. */
export async function redirectById(services: Services, actor: Actor, id: string): Promise<Redirect> {
  authorize(actor, "redirects.manage");
  const row = rowById(services.store.db, "redirects", id);
  return redirectOf(await row.executeTakeFirstOrThrow(notFoundError));
}

export function redirectOf({ id, kind, note, hits, revision, ...row }: RedirectRow) {
  return {
    id,
    from: row.from_path,
    to: row.target,
    /** Whether it leads to another site. */
    outside: row.target_path === "",
    kind,
    note,
    hits: Number(hits),
    /** The last day it was used, by the team's clock; empty before the first time. */
    usedOn: row.used_on,
    revision,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

export const redirectTitles: NonNullable<Feature["itemTitles"]> = async ({ store: { db } }, ids) => {
  const rows = db.selectFrom("redirects").select(["id", "from_path"]).where("id", "in", ids);
  return new Map((await rows.execute()).map(({ id, from_path }) => [id, from_path]));
};

/** An import reads the export's From, To, Kind and Note. */
export const redirectColumns = {
  from: {
    heading: "Old address",
    value: ({ from }) => readablePath(from),
    detail: ({ note }) => note || undefined,
    export: { heading: "From", value: ({ from }) => from },
  },
  to: {
    heading: "Leads to",
    value: ({ to, outside }) => (outside ? to : readablePath(to)),
    export: { heading: "To", value: ({ to }) => to },
  },
  kind: {
    heading: "Kind",
    value: ({ kind }) => redirectKindNames[kind],
    format: "short",
    export: { value: ({ kind }) => kind },
  },
  note: { heading: "Note", value: ({ note }) => note, screen: false },
  hits: {
    heading: "Used",
    value: ({ hits }) => messages.hits(hits),
    format: "figure",
    export: { heading: "Hits", value: ({ hits }) => String(hits) },
  },
  usedOn: {
    heading: "Last used",
    value: ({ usedOn }) => messages.usedOn(formatDay(usedOn)),
    format: "short",
    export: { value: ({ usedOn }) => usedOn },
  },
  made: { heading: "Made", value: ({ createdAt }) => createdAt, screen: false },
  changed: { heading: "Changed", value: ({ changedAt }) => changedAt, screen: false },
} satisfies Columns<Redirect>;

/** "Nov 21, 2026"; empty for none. */
function formatDay(day: string): string {
  if (day === "") return "";
  const name = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00.000Z`));
}

/**
 * Exports the redirects that match a search as CSV, in columns that an import can read. Await it once to catch
 * errors, then read the chunks. Recorded in the audit log before the first byte.
 */
export async function redirectsCsv(
  services: Services,
  actor: Actor,
  search = "",
): Promise<AsyncGenerator<string>> {
  authorize(actor, "redirects.manage");
  const all = (await allRedirects(services.store.db)).filter((redirect) => matches(redirect, search));
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "redirects.exported" }));
  return toCsv(Object.values(redirectColumns), all);
}

const here = "/admin/redirects";

export async function redirectsScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const parsed = redirectQuery.safeParse({
    search: search.get("search") ?? "",
    cursor: search.get("cursor") ?? "",
  });
  const { search: filter = "", cursor = "" } = parsed.success ? parsed.data : {};
  // Write recent counts first, so that they are included.
  await writeCounts(services);
  const page = await redirectPage(services, actor, { search: filter.trim(), cursor });
  const rows = await Promise.all(page.items.map((redirect) => checked(services, redirect)));
  return {
    here,
    newUrl: `${here}/new`,
    import: `${here}/import`,
    csv: `/api${here}.csv?${new URLSearchParams({ search: filter })}`,
    search: filter,
    isEmpty: page.total === 0,
    total: filter === "" ? messages.total(page.total) : messages.matching(page.matching, page.total),
    noMatch: messages.noMatch(filter),
    list: listOf(redirectColumns, rows, ({ id, from, outside, shadowed, missingTarget }) => ({
      id,
      from,
      readable: readablePath(from),
      href: `${here}/${id}`,
      outside,
      shadowed,
      missingTarget,
    })),
    first: cursor === "" ? undefined : listAddress(here, { search: filter }),
    older: page.next === null ? undefined : listAddress(here, { search: filter, cursor: page.next }),
    missing: (await missingAddresses(services, actor)).map(({ path, count, lastOn }) => ({
      path: readablePath(path),
      formatted: messages.requested(count, formatDay(lastOn)),
      newUrl: `${here}/new?${new URLSearchParams({ from: path })}`,
    })),
  };
}

/** A page may have been added at the old address, or removed at the target, since the redirect was made. */
async function checked(services: Services, redirect: Redirect) {
  const target = redirect.outside ? undefined : normalPath(redirect.to.split(/[?#]/, 1)[0] ?? "");
  return {
    ...redirect,
    shadowed: await isKnownAddress(services, redirect.from),
    missingTarget: target !== undefined && !(await isKnownAddress(services, target)),
  };
}

export type RedirectsContent = Awaited<ReturnType<typeof redirectsScreen>>;
export type ShownRedirect = RedirectsContent["list"]["rows"][number];
