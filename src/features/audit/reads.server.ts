import { sql } from "kysely";
import type { AuditRow } from "#platform/audit/record-audit.ts";
import { daysAfter, startOfDay } from "#platform/clock/calendar-days.ts";
import type { Database } from "#platform/database/open.ts";
import type { Feature } from "#platform/feature.ts";
import { type Column, toCsv } from "#platform/list/columns.ts";
import { everyRow, keysetPage, newestOf } from "#platform/list/keyset.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { actorName, auditCopy } from "./copy.ts";
import { auditPageSize, changedPath } from "./rules.ts";
import type { AuditFilter } from "./schema.ts";

/** An entry, with the title of its item if that is still there, and then with the address of its screen. */
type TitledEntry = AuditRow & { title: string; path: string };

export type AuditPage = {
  items: TitledEntry[] /** The cursor of the next page; null on the last one. */;
  next: string | null;
};

declare module "#platform/services.ts" {
  interface Contributions {
    itemTitles: readonly NonNullable<Feature["itemTitles"]>[];
    actorNames: readonly NonNullable<Feature["actorNames"]>[];
  }
}

/** A page of changes, newest first. */
export async function auditPage(
  services: Services,
  actor: Actor,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined } = {},
): Promise<AuditPage> {
  authorize(actor, "audit.read");
  const rows = (from: Parameters<typeof rowsAfter>[2]) => rowsAfter(services, filter, from);
  const { items, next } = await keysetPage(rows, cursorOf, { cursor, size: auditPageSize });
  const titles = await titlesOf(
    services,
    items.map(({ subject }) => subject),
  );
  return {
    items: items.map((entry) => {
      const title = titles.get(entry.subject) ?? "";
      return { ...entry, title, path: title === "" ? "" : changedPath(entry.action, entry.subject) };
    }),
    next,
  };
}

/** An action of an earlier version has no text, and shows its name. */
export function actionTexts({
  contributions,
}: Pick<Services, "contributions">): Readonly<Record<string, string>> {
  const ofSettings = contributions.teamSettings.map(({ audit: { action, text } }) => [action, text]);
  return { ...auditCopy.actions, ...Object.fromEntries(ofSettings) };
}

export async function actorNames(services: Services, actor: Actor): Promise<Record<string, string>> {
  authorize(actor, "audit.read");
  const found = await Promise.all(services.contributions.actorNames.map((find) => find(services)));
  return Object.fromEntries(found.flatMap((each) => [...each]));
}

async function titlesOf(
  services: Services,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects)].filter((subject) => subject !== "");
  if (ids.length === 0) return new Map();
  const found = await Promise.all(services.contributions.itemTitles.map((find) => find(services, ids)));
  return new Map(found.flatMap((each) => [...each].filter(([, title]) => title.trim() !== "")));
}

const { columns } = auditCopy;

type NamedEntry = AuditRow & { actorName: string; actionText: string; title: string };

/** The columns of the audit log's export: ids as stored, which never change, then the words for them today. */
const auditColumns: readonly Column<NamedEntry>[] = [
  { heading: "ID", value: (entry) => entry.id },
  { heading: columns.at, value: ({ at }) => at },
  { heading: columns.actor, value: ({ actor }) => actor },
  { heading: "Action", value: ({ action }) => action },
  { heading: columns.subject, value: ({ subject }) => subject },
  { heading: "Name", value: ({ actorName }) => actorName },
  { heading: "What happened", value: ({ actionText }) => actionText },
  { heading: "Title", value: ({ title }) => title },
];

export function auditLines(services: Services, actor: Actor, filter: AuditFilter): AsyncGenerator<string> {
  authorize(actor, "audit.read");
  return toCsv(
    auditColumns,
    everyRow(async (from) => named(services, await rowsAfter(services, filter, from)), cursorOf),
  );
}

async function named(services: Services, rows: readonly AuditRow[]): Promise<NamedEntry[]> {
  const titles = await titlesOf(
    services,
    rows.flatMap(({ actor, subject }) => [actor, subject]),
  );
  const texts = actionTexts(services);
  return rows.map((row) => ({
    ...row,
    actorName: actorName(row.actor, titles.get(row.actor)),
    actionText: texts[row.action] ?? row.action,
    title: titles.get(row.subject) ?? "",
  }));
}

const cursorOf = ({ at, id }: AuditRow) => `${at}_${id}`;

async function rowsAfter(
  services: Services,
  { actor, action, subject, from, to }: AuditFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { store } = services;
  const zone = await teamZone(services);
  let query = store.db
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (from !== undefined) query = query.where("at", ">=", startOfDay(from, zone));
  if (to !== undefined) query = query.where("at", "<", startOfDay(daysAfter(to, 1), zone));
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("at", "id"), "<", tuple(at, id)));
  }
  if (action === undefined) return query.execute();
  const actions = action.includes(".") ? [action] : await actionsOf(store.db, action);
  if (actions.length === 0) return [];
  const narrowed = actions.map((each) => query.where("action", "=", each));
  return newestOf(store.db, narrowed, { by: "at", limit });
}

/** Jumps along the index from one action to the next; a database wouldn't. */
async function actionsOf(db: Database, feature: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found(action) as (
      select min(action) from audit
      union all
      select (select min(action) from audit where action > found.action) from found where action is not null
    )
    select action from found where action is not null
  `.execute(db);
  return rows.map(({ action }) => action).filter((action) => action.startsWith(`${feature}.`));
}
