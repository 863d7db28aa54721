import { sql } from "kysely";
import { day } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { leavingDays, type MailState, writtenReason } from "../rules/sending.ts";
import type { IssueRow } from "../table.server.ts";

/** Opens and clicks aren't tracked. */
export type IssueCounts = {
  /** All recipients. */
  chosen: number;
  /** Waiting, in the outbox, or to be retried. */
  open: number;
  delivered: number;
  /** Written to a file, because no mail server was set up. */
  written: number;
  failed: number;
  unsure: number;
  skipped: number;
  /** Accepted by a server first: the address doesn't exist, a reason that can pass, or refused as ours. */
  bounced: number;
  deferred: number;
  blocked: number;
  /** Marked as spam. */
  complained: number;
  /** How many recipients unsubscribed in the days after. */
  left: number;
};

const none: IssueCounts = {
  chosen: 0,
  open: 0,
  delivered: 0,
  written: 0,
  failed: 0,
  unsure: 0,
  skipped: 0,
  bounced: 0,
  deferred: 0,
  blocked: 0,
  complained: 0,
  left: 0,
};

const column: Readonly<Record<MailState, keyof IssueCounts>> = {
  waiting: "open",
  queued: "open",
  retrying: "open",
  handing: "open",
  delivered: "delivered",
  failed: "failed",
  unsure: "unsure",
  skipped: "skipped",
};

const reportColumn = {
  hard: "bounced",
  soft: "deferred",
  blocked: "blocked",
  complaint: "complained",
} as const;

/** The stored totals once its emails are no longer kept individually. */
export async function countsOf(
  services: Services,
  { id, counts, begun_at, finished_at }: Pick<IssueRow, "id" | "counts" | "begun_at" | "finished_at">,
): Promise<IssueCounts> {
  if (counts !== "") return { ...none, ...JSON.parse(counts) };
  const states = await services.store.db
    .selectFrom("issue_mails")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .where("issue_id", "=", id)
    .groupBy("state")
    .execute();
  const reports = await services.store.db
    .selectFrom("issue_mails")
    .select(({ fn }) => ["report", fn.countAll<number | string>().as("count")])
    .where("issue_id", "=", id)
    // The condition of the index: few mails come back.
    .where(sql<boolean>`report <> ''`)
    // What a server refused at once is counted as that.
    .where("state", "!=", "failed")
    .groupBy("report")
    .execute();
  const { written } = await services.store.db
    .selectFrom("issue_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("written"))
    .where("issue_id", "=", id)
    .where("state", "=", "delivered")
    .where("reason", "=", writtenReason)
    // The condition of the index, which leaves out the many mails without a reason.
    .where(sql<boolean>`reason <> ''`)
    .executeTakeFirstOrThrow();
  const found = { ...none };
  for (const { state, count } of states) {
    found.chosen += Number(count);
    found[column[state]] += Number(count);
  }
  for (const { report, count } of reports) {
    const reported = report === "" || report === "unknown" ? undefined : reportColumn[report];
    if (reported) found[reported] += Number(count);
  }
  found.written = Number(written);
  found.delivered -= found.written;
  const left = found.delivered === 0 ? 0 : await leftAfter(services, { id, begun_at, finished_at });
  return { ...found, left };
}

// Unsubscribe links don't identify an issue, so unsubscribes are matched by time. Those who left in that time are looked
// up in the issue, since there are far fewer of them than mails.
async function leftAfter(
  { store }: Services,
  { id, begun_at, finished_at }: Pick<IssueRow, "id" | "begun_at" | "finished_at">,
): Promise<number> {
  const within = leavingDays * day;
  let query = store.db
    .selectFrom("subscribers")
    // SQLite reads the tables of a cross join in this order, and would begin with the mails otherwise.
    .crossJoin("issue_mails")
    .select(["issue_mails.at", "subscribers.changed_at"])
    .where(sql<boolean>`subscribers.state = 'unsubscribed'`)
    .where("subscribers.changed_at", ">=", begun_at)
    .whereRef("issue_mails.subscriber_id", "=", "subscribers.id")
    .where("issue_mails.issue_id", "=", id)
    .where("issue_mails.state", "=", "delivered")
    // Those are counted by themselves.
    .where("issue_mails.report", "!=", "complaint");
  if (finished_at !== "") {
    const last = new Date(Date.parse(finished_at) + within).toISOString();
    query = query.where("subscribers.changed_at", "<=", last);
  }
  const rows = await query.execute();
  return rows.filter(({ at, changed_at }) => {
    const passed = Date.parse(changed_at) - Date.parse(at);
    return passed >= 0 && passed <= within;
  }).length;
}
