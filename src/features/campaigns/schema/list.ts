import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds } from "../rules/limits.ts";
import type { CampaignStatus } from "../rules/schedule.ts";

export const campaignStatuses = [
  "draft",
  "notYet",
  "open",
  "full",
  "closed",
  "archived",
] as const satisfies CampaignStatus[];

/** The longest cursor: a title of the maximum length in four-byte characters. */
const longestCursor = 4_000;

const listSorts = ["changed", "title", "answers", "lastAnswer"] as const;
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
export function positionAfter({ id, title, changedAt, answers, lastAnswer }: Sorted): string {
  return Buffer.from(JSON.stringify([id, title, changedAt, answers, lastAnswer])).toString("base64url");
}

/** Parses a cursor made by `positionAfter`; undefined for anything else. */
export function positionOf(cursor: string): Sorted | undefined {
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

export const campaignListQuery = z.strictObject({
  /** Part of a title or an address. */
  search: z.optional(
    safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
  ),
  // As addresses name it, which people may have kept.
  standing: z.optional(z.enum(campaignStatuses, adminMessages.listStatus)),
  sort: z.optional(z.enum(listSorts, adminMessages.listSort)),
  cursor: z.optional(
    z.string().check(
      z.maxLength(longestCursor, adminMessages.listPlace),
      z.refine((cursor) => positionOf(cursor) !== undefined, adminMessages.listPlace),
    ),
  ),
});
export type CampaignListQuery = z.output<typeof campaignListQuery>;
