import { sql } from "kysely";
import { day, nextNight } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import {
  oldestKept,
  type RetainedRows,
  type RetentionKind,
  retentionKindName,
} from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { keptNow } from "#platform/settings/stored-settings.ts";
import { daysAhead } from "../rules.ts";
import { adminPrivacyMessages, type Due, type KindKept } from "../schema.ts";

const keptCounts = largeCounts<{ held: number; due: Due }>(({ held }) => held);

export async function retentionNow(services: Services, actor: Actor): Promise<readonly KindKept[]> {
  authorize(actor, "privacy.manage");
  const removed = await removedSoFar(services);
  return Promise.all(
    services.contributions.retentionKinds.map(async (kind): Promise<KindKept> => {
      const { rule, rows } = kind;
      const name = retentionKindName(kind);
      const shared = { name, title: titleOf(name), removed: removed.get(name) ?? 0 };
      const counted = (key: string, before: (night: Date) => string) =>
        keptCounts(services, key, async () => ({
          held: await heldRows(services, rows),
          due: await dueDays(services, rows, before),
        }));
      if (!rule) return { ...shared, rule: null, ...(await counted(name, (night) => night.toISOString())) };
      const { unit, least, most } = rule;
      const figure = await keptNow(services, rule);
      return {
        ...shared,
        rule: { unit, least, most, figure },
        ...(await counted(`${name} ${figure}`, (night) => oldestKept(night, rule, figure))),
      };
    }),
  );
}

/** @throws {HttpError} invalid_input. */
export async function retentionPreviewOf(
  services: Services,
  actor: Actor,
  { name, figure }: { name: string; figure: number },
): Promise<{ due: Due }> {
  authorize(actor, "privacy.manage");
  const { rule, rows } = kindWithin(services, name, figure);
  return { due: await dueDays(services, rows, (night) => oldestKept(night, rule, figure)) };
}

type OwnersKind = Extract<RetentionKind, { rule: object }>;

/** The kind with this name, if the figure is within its limits. @throws {HttpError} invalid_input. */
export function kindWithin(
  { contributions }: Pick<Services, "contributions">,
  name: string,
  figure: number,
): OwnersKind {
  const kind = contributions.retentionKinds.find((each): each is OwnersKind => each.rule?.name === name);
  if (!kind) throw refused("name", adminPrivacyMessages.kind);
  if (figure < kind.rule.least || figure > kind.rule.most)
    throw refused("figure", adminPrivacyMessages.figure);
  return kind;
}

function refused(field: string, message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { [field]: message } });
}

const titles: Readonly<Record<string, string>> = {
  "contact.messages": "Messages from the contact form",
  "contact.suspected": "Messages that look like spam",
  "clinics.inquiries": "Clinic inquiries",
  "clinics.suspected": "Inquiries that look like spam",
  "newsletter.unconfirmed": "Newsletter addresses never confirmed",
  "newsletter.left": "Addresses of unsubscribed people",
  "newsletter.suspects": "Sign-ups that look like spam",
  "responses.answers": "Campaign answers",
  "groups.places": "Ended places in groups",
  "groups.attendance": "Who came to meetings of groups",
  "life-changes.changes": "Changes people made in newsletters and groups with one press",
  "mentors.requests": "Mentor requests and letters that have ended",
  "mail-delivery.reports": "Emails that came back, and addresses we stopped writing to",
  "redirects.missing": "Addresses that were not found",
};

function titleOf(name: string): string {
  return titles[name] ?? name;
}

/** The query condition for rows of this kind: one without a date to count from, as a place that is held, isn't yet. */
function condition({ since, only, state, withAddress }: RetainedRows) {
  const parts = [sql`${sql.ref(since)} is not null`];
  if (only) parts.push(sql`${sql.ref(only.column)} = ${only.is}`);
  if (state) parts.push("is" in state ? sql`state = ${state.is}` : sql`state <> ${state.isNot}`);
  if (withAddress) parts.push(sql`email <> ''`);
  return sql.join(parts, sql` and `);
}

type Counted = { count: number | string };

async function heldRows({ store }: Services, rows: RetainedRows): Promise<number> {
  const { rows: found } = await sql<Counted>`
    select count(*) as count from ${sql.table(rows.table)} where ${condition(rows)}`.execute(store.db);
  return Number(found[0]?.count ?? 0);
}

/**
 * The removals of each of the next nights. `before` returns a night's cutoff time. The database counts rows by the
 * minute, because a cutoff is a whole minute.
 */
async function dueDays(
  services: Services,
  rows: RetainedRows,
  before: (night: Date) => string,
): Promise<Due> {
  const first = nextNight(services.clock.now());
  const nights = Array.from({ length: daysAhead }, (_, at) => new Date(first.getTime() + at * day));
  const limits = nights.map((night) => ({ day: night.toISOString().slice(0, 10), before: before(night) }));
  const last = limits.at(-1)?.before ?? "";
  const { rows: groups } = await sql<Counted & { minute: string }>`
    select substr(${sql.ref(rows.since)}, 1, 16) as minute, count(*) as count from ${sql.table(rows.table)}
    where ${condition(rows)} and ${sql.ref(rows.since)} < ${last} group by 1`.execute(services.store.db);
  const counts = new Map<string, number>();
  for (const { minute, count } of groups) {
    const night = limits.find((each) => minute < each.before.slice(0, 16));
    if (night) counts.set(night.day, (counts.get(night.day) ?? 0) + Number(count));
  }
  const days = [...counts]
    .map(([on, count]) => ({ day: on, count }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return {
    tonight: counts.get(limits[0]?.day ?? "") ?? 0,
    month: days.reduce((sum, { count }) => sum + count, 0),
    days,
  };
}

async function removedSoFar({ store }: Services): Promise<ReadonlyMap<string, number>> {
  const rows = await store.db
    .selectFrom("removal_counts")
    .select(({ fn }) => ["name", fn.sum<number | string>("removed").as("removed")])
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, removed }) => [name, Number(removed)]));
}
