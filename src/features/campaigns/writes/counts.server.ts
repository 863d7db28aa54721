import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { Store, Tx } from "#platform/database/open.ts";
import { capsOf, everyResponse, markOf } from "../reads/marks.server.ts";
import type { Counted } from "../rules/choice-values.ts";
import type { CampaignContent } from "../schema/campaign.ts";

type Counting = { store: Store; cipher: FieldCipher };

/** Whole responses are counted too. */
type Difference = ReadonlyMap<string, 1 | -1>;

/** Undefined stands for no response. */
export function differenceOf(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): Difference {
  const all = (marks: ReadonlySet<string> | undefined) =>
    marks ? new Set([everyResponse, ...marks]) : new Set<string>();
  const [was, is] = [all(before), all(after)];
  const difference = new Map<string, 1 | -1>();
  for (const mark of is) if (!was.has(mark)) difference.set(mark, 1);
  for (const mark of was) if (!is.has(mark)) difference.set(mark, -1);
  // Sorted, so that transactions that touch the same rows can't deadlock.
  return new Map([...difference].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function marksOf(
  services: Counting,
  campaignId: string,
  counted: readonly Counted[],
): ReadonlySet<string> {
  return new Set(counted.map(({ question, value }) => markOf(services, campaignId, question, value)));
}

/**
 * Takes and releases places. Exact under concurrency, because each place is one change of one row.
 * @returns what had no place left, or undefined if it worked; otherwise the transaction must be rolled back.
 */
export async function takePlaces(
  tx: Tx,
  services: Counting,
  {
    campaignId,
    content,
    difference,
  }: { campaignId: string; content: CampaignContent; difference: Difference },
): Promise<{ question?: string; option?: string } | undefined> {
  const caps = capsOf(services, campaignId, content);
  for (const [mark, change] of difference) {
    const part = caps.get(mark);
    if (part === undefined) continue;
    if (change < 0) {
      await tx
        .updateTable("campaign_capacity")
        .set(({ eb }) => ({ taken: eb("taken", "-", 1) }))
        .where("campaign_id", "=", campaignId)
        .where("mark", "=", mark)
        .where("taken", ">", 0)
        .execute();
      continue;
    }
    const taken = await tx
      .updateTable("campaign_capacity")
      .set(({ eb }) => ({ taken: eb("taken", "+", 1) }))
      .where("campaign_id", "=", campaignId)
      .where("mark", "=", mark)
      .where("taken", "<", part.cap)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return part;
  }
  return undefined;
}

const shards = { sqlite: 1, postgres: 8 } as const;

export async function addToTallies(
  tx: Tx,
  { store }: Pick<Counting, "store">,
  {
    campaignId,
    version,
    day,
    difference,
  }: { campaignId: string; version: number; day: string; difference: Difference },
): Promise<void> {
  if (difference.size === 0) return;
  const shard = Math.floor(Math.random() * shards[store.kind]);
  await tx
    .insertInto("campaign_tallies")
    .values(
      [...difference].map(([mark, count]) => ({ campaign_id: campaignId, mark, day, version, shard, count })),
    )
    .onConflict((conflict) =>
      conflict.columns(["campaign_id", "mark", "day", "version", "shard"]).doUpdateSet(({ eb, ref }) => ({
        count: eb("campaign_tallies.count", "+", ref("excluded.count")),
      })),
    )
    .execute();
}
