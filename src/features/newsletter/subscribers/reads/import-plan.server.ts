import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "../../rules.ts";
import { type KnownAddress, knownAddresses } from "../../writes/import.server.ts";
import { importMessages } from "../copy/import.ts";
import { comparableTag, tagsEach } from "../rules/bounds.ts";
import type { GoodRow, ReadRows, RowNote } from "../rules/import-rows.ts";
import { tagList, tagsOf } from "./tags.server.ts";

export type NewRow = GoodRow & { status: "active" | "pending" };

/** Everything an import will do, to the row. The dry run shows it, and the import carries it out. */
type ImportPlan = {
  active: NewRow[];
  pending: NewRow[];
  /** People who left elsewhere and aren't known here. */
  suppressed: GoodRow[];
  /** The same, of rows whose date can't be read. */
  undated: GoodRow[];
  /** The ids of subscribers who left elsewhere. */
  leaving: string[];
  /** Tags for people who are on the list already. */
  tagging: { subscriberId: string; tags: string[] }[];
  /** Rows that can't be imported because of what is on the list. */
  bad: RowNote[];
  /** Rows whose date can't be read and doesn't matter: the team had added the person, who now leaves. */
  settled: ReadonlySet<number>;
  rows: Record<"known" | "waiting" | "left" | "stays" | "skipped", number[]>;
  /** How many different tags there will be. */
  tagsInAll: number;
};

export async function importPlan(services: Services, { good, undated }: ReadRows): Promise<ImportPlan> {
  const known = await knownAddresses(
    services,
    [...good, ...undated].map(({ comparable }) => comparable),
  );
  const stateOf = ({ comparable }: GoodRow) => known.get(comparable)?.state;
  const isFresh = (row: GoodRow) => !known.has(row.comparable);
  const off = good.filter(({ status }) => status === "off");
  const coming = good.filter((row): row is NewRow => row.status === "active" || row.status === "pending");
  const withTags = await withNewTags(services, coming, known);
  const isFull = ({ had, more }: Tagged) => had.length + more.length > tagsEach;
  const full = withTags.filter(isFull);
  const undatedOnce = [...new Map(undated.map((row) => [row.comparable, row])).values()];
  const leaving = [...off, ...undatedOnce].filter((row) => leaves(row, known.get(row.comparable)));
  const staying = [...off, ...coming].filter(
    (row) => !leaving.includes(row) && !full.some((each) => each.row === row),
  );
  const rowsIn = (state: SubscriberState) =>
    staying.filter((row) => stateOf(row) === state && (row.status !== "off" || state === "unsubscribed"));
  const numbers = (rows: readonly GoodRow[]) =>
    rows.map(({ row }) => row).toSorted((one, other) => one - other);
  const active = coming.filter((row) => isFresh(row) && row.status === "active");
  const pending = coming.filter((row) => isFresh(row) && row.status === "pending");
  const tagging = withTags.filter((each) => each.more.length > 0 && !isFull(each));
  return {
    active,
    pending,
    suppressed: off.filter(isFresh),
    undated: undatedOnce.filter(isFresh),
    leaving: [...new Set(leaving.flatMap(({ comparable }) => known.get(comparable)?.id ?? []))],
    tagging: tagging.map(({ subscriberId, more }) => ({ subscriberId, tags: more })),
    settled: new Set(leaving.filter((row) => row.undated).map(({ row }) => row)),
    bad: full.map(({ row }) => ({ row: row.row, reason: importMessages.fullTags })),
    rows: {
      known: numbers(rowsIn("active")),
      waiting: numbers([...rowsIn("pending"), ...rowsIn("unreached")]),
      left: numbers(rowsIn("unsubscribed")),
      stays: numbers(
        staying.filter(
          (row) => row.status === "off" && stateOf(row) !== undefined && stateOf(row) !== "unsubscribed",
        ),
      ),
      skipped: numbers(good.filter(({ status }) => status === "unclear")),
    },
    tagsInAll: await countTags(services, [
      ...[...active, ...pending].flatMap(({ tags }) => tags),
      ...tagging.flatMap(({ more }) => more),
    ]),
  };
}

/**
 * Whether a row of somebody who left elsewhere unsubscribes them here. Those who signed up here themselves after they
 * had left there stay, because their consent is newer. If the day can't be read, that can't be known, and they stay.
 */
function leaves({ status, leftAt, undated }: GoodRow, known: KnownAddress | undefined): boolean {
  if (status !== "off" || known === undefined || known.state === "unsubscribed") return false;
  if (!known.signedUp) return true;
  return !undated && (leftAt === "" || known.changedAt < leftAt);
}

type Tagged = { row: NewRow; subscriberId: string; had: readonly string[]; more: string[] };

/** People who are on the list already, and the tags of the file that they don't have. */
async function withNewTags(
  services: Services,
  rows: readonly NewRow[],
  known: ReadonlyMap<string, KnownAddress>,
): Promise<Tagged[]> {
  const people = rows.flatMap((row) => {
    const person = known.get(row.comparable);
    return person === undefined || person.state === "unsubscribed" || row.tags.length === 0
      ? []
      : [{ row, subscriberId: person.id }];
  });
  const tags = await tagsOf(
    services,
    people.map(({ subscriberId }) => subscriberId),
  );
  return people.map((each) => {
    const had = tags.get(each.subscriberId) ?? [];
    const comparable = new Set(had.map(comparableTag));
    return { ...each, had, more: each.row.tags.filter((tag) => !comparable.has(comparableTag(tag))) };
  });
}

async function countTags(services: Services, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const existing = (await tagList(services)).map(({ name }) => name);
  return new Set([...existing, ...names].map(comparableTag)).size;
}
