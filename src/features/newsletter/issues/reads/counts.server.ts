import { day } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { leavingDays, type MailState, writtenReason } from "../rules.ts";
import type { IssueRow } from "../table.server.ts";

/** Delivery counts of an issue. Opens and clicks aren't tracked. */
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

/** An issue's counts; the stored totals once its emails are no longer kept individually. */
export async function countsOf(
  { store }: Pick<Services, "store">,
  { id, counts }: Pick<IssueRow, "id" | "counts">,
): Promise<IssueCounts> {
  if (counts !== "") return { ...none, ...JSON.parse(counts) };
  const states = await store.db
    .selectFrom("letter_mails")
    .select(({ fn }) => ["state", "reason", fn.countAll<number | string>().as("count")])
    .where("letter_id", "=", id)
    .groupBy(["state", "reason"])
    .execute();
  const found = { ...none };
  for (const { state, reason, count } of states) {
    found.chosen += Number(count);
    found[state === "delivered" && reason === writtenReason ? "written" : column[state]] += Number(count);
  }
  return { ...found, left: found.delivered === 0 ? 0 : await leftAfter({ store }, id) };
}

// Unsubscribe links don't identify an issue, so unsubscribes are matched by time.
async function leftAfter({ store }: Pick<Services, "store">, letterId: string): Promise<number> {
  const rows = await store.db
    .selectFrom("letter_mails")
    .innerJoin("subscribers", "subscribers.id", "letter_mails.subscriber_id")
    .select(["letter_mails.at", "subscribers.changed_at"])
    .where("letter_mails.letter_id", "=", letterId)
    .where("letter_mails.state", "=", "delivered")
    .where("subscribers.state", "=", "unsubscribed")
    .execute();
  const within = leavingDays * day;
  return rows.filter(({ at, changed_at }) => {
    const passed = Date.parse(changed_at) - Date.parse(at);
    return passed >= 0 && passed <= within;
  }).length;
}
