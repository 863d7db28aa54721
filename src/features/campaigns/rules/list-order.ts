/** The order and cursors of the team's list. */

export const listSorts = ["changed", "title", "answers", "lastAnswer"] as const;
type ListSort = (typeof listSorts)[number];

type Sorted = { id: string; title: string; changedAt: string; answers: number | null; lastAnswer: string };

const orders: Readonly<Record<ListSort, (one: Sorted, other: Sorted) => number>> = {
  changed: (one, other) => compare(other.changedAt, one.changedAt),
  title: (one, other) =>
    one.title.localeCompare(other.title, "en", { sensitivity: "base" }) || compare(one.title, other.title),
  // A hidden number is at least one, and all hidden ones count as equal.
  answers: (one, other) => (other.answers ?? 1) - (one.answers ?? 1),
  lastAnswer: (one, other) => compare(other.lastAnswer, one.lastAnswer),
};

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Ties are broken, because a cursor needs a total order. */
export function inListOrder(sort: ListSort) {
  const order = orders[sort];
  return (one: Sorted, other: Sorted) => order(one, other) || compare(other.id, one.id);
}

/** A cursor: the values the last row was sorted by, so that it works even if that row has moved. */
export function placeAfter({ id, title, changedAt, answers, lastAnswer }: Sorted): string {
  return Buffer.from(JSON.stringify([id, title, changedAt, answers, lastAnswer])).toString("base64url");
}

/** Parses a cursor made by `placeAfter`; undefined for anything else. */
export function placeOf(cursor: string): Sorted | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(read) || read.length !== 5) return undefined;
    const [id, title, changedAt, answers, lastAnswer]: unknown[] = read;
    const texts = [id, title, changedAt, lastAnswer];
    if (!texts.every((text) => typeof text === "string")) return undefined;
    if (answers !== null && typeof answers !== "number") return undefined;
    return {
      id: String(id),
      title: String(title),
      changedAt: String(changedAt),
      answers,
      lastAnswer: String(lastAnswer),
    };
  } catch {
    return undefined;
  }
}
