import type { Database, Tx } from "#platform/database/open.ts";
import type { GroupReader } from "#platform/mail/group-people.ts";
import { excludedAddresses } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { openChoices } from "../../reads.server.ts";
import { type SubscriberState, wantsNewsletter } from "../../rules.ts";
import { conditionOf } from "../../subscribers/reads/matching.server.ts";
import { knownSegment } from "../../subscribers/reads/segments.server.ts";
import { areTagsKnown } from "../../subscribers/reads/tags.server.ts";
import type { SegmentRule } from "../../subscribers/schema.ts";
import { groupAudience } from "../rules/audience.ts";
import { type LeftOut, type LeftOutReason, leftOutOf } from "../rules/left-out.ts";
import type { IssueContent } from "../schema.ts";
import type { IssueMailRow } from "../table.server.ts";

/** Subscribers read at a time. */
const step = 500;

type Segment = IssueContent["segment"];

/** Whom an email goes to: a subscriber, or whoever has a place in a group. */
export type Receiver = Pick<IssueMailRow, "subscriber_id" | "place_id">;

type Receivers = {
  receivers: readonly Receiver[];
  leftOut: Readonly<Partial<Record<LeftOutReason, number>>>;
};

/** An issue's topics and dates, including the topic it's sent to. */
export function labelsOf({ topics, dates, segment }: Pick<IssueContent, "topics" | "dates" | "segment">) {
  return { topics: segment.kind === "topic" ? [...new Set([...topics, segment.topic])] : topics, dates };
}

/** The recipients of an issue, in pages, and how many of those it's for get nothing. */
export function receiversOf(services: Services, content: IssueContent): AsyncGenerator<Receivers> {
  return groupAudience(content.segment) === undefined
    ? subscribersOf(services, content)
    : peopleOfGroup(services, content);
}

/** Opt-outs are encrypted, so they are decrypted one by one. */
async function* subscribersOf(services: Services, content: IssueContent): AsyncGenerator<Receivers> {
  const rule = await ruleOf(services, content.segment);
  if (rule === undefined) return;
  const labels = labelsOf(content);
  const excluded = await excludedAddresses(services, { kind: "newsletter", ...labels });
  const without = new Set(excluded.flatMap((email) => services.cipher.blindIndexes("subscribers", email)));
  const condition = await conditionOf(services, rule);
  for (let after = ""; ; ) {
    let query = services.store.db
      .selectFrom("subscribers")
      .select(["id", "email_index", "preferences"])
      .where("state", "=", "active")
      .where("id", ">", after)
      .orderBy("id")
      .limit(step);
    if (Object.keys(rule).length > 0) query = query.where(condition);
    const rows = await query.execute();
    const receivers = rows
      .filter((row) => !without.has(row.email_index) && wantsNewsletter(openChoices(services, row), labels))
      .map(({ id }) => ({ subscriber_id: id, place_id: null }));
    yield { receivers, leftOut: { muted: rows.length - receivers.length } };
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = last.id;
  }
}

async function* peopleOfGroup(
  services: Services,
  { segment }: Pick<IssueContent, "segment">,
): AsyncGenerator<Receivers> {
  const found = await groupReceivers(services, segment);
  if (!found) return;
  yield {
    receivers: found.ids.map((id) => ({ subscriber_id: null, place_id: id })),
    leftOut: found.leftOut,
  };
}

async function groupReceivers(services: Services, segment: Segment) {
  const audience = groupAudience(segment);
  const { groupPeople } = services.contributions;
  return audience && groupPeople?.receivers(services, audience);
}

/** Who gets an email about a group now, as the feature of groups says; undefined for nobody. */
export async function groupReader(
  services: Services,
  db: Database | Tx,
  { segment, placeId }: { segment: Segment; placeId: string },
): Promise<GroupReader | undefined> {
  const audience = groupAudience(segment);
  const { groupPeople } = services.contributions;
  return audience && groupPeople?.reader(services, db, { ...audience, id: placeId });
}

/** Which subscribers a newsletter is for. Undefined for a deleted segment, which is nobody and never everybody. */
async function ruleOf(services: Services, segment: Segment): Promise<SegmentRule | undefined> {
  switch (segment.kind) {
    case "all":
    case "topic":
      return {};
    case "tags":
      return { tags: [...segment.tags] };
    case "source":
      return { source: segment.source };
    case "saved":
      return (await knownSegment(services, segment.segment))?.rule;
    default:
      return undefined;
  }
}

/** Whether what an issue is for has been deleted: its segment, or another audience. */
export async function goneAudience(
  services: Services,
  { segment }: Pick<IssueContent, "segment">,
): Promise<"segment" | "audience" | undefined> {
  switch (segment.kind) {
    case "saved":
      return (await knownSegment(services, segment.segment)) ? undefined : "segment";
    case "tags":
      return (await areTagsKnown(services, segment.tags)) ? undefined : "audience";
    case "group":
    case "date":
      return (await groupReceivers(services, segment)) ? undefined : "audience";
    default:
      return undefined;
  }
}

export type IssueAudience = { receivers: number; leftOut: LeftOut };

export async function audienceOf(services: Services, content: IssueContent): Promise<IssueAudience> {
  const counts: Partial<Record<LeftOutReason, number>> = await othersOf(services, content);
  let receivers = 0;
  for await (const page of receiversOf(services, content)) {
    receivers += page.receivers.length;
    for (const { reason, count } of leftOutOf(page.leftOut)) counts[reason] = (counts[reason] ?? 0) + count;
  }
  return { receivers, leftOut: leftOutOf(counts) };
}

const reasonOf = {
  pending: "unconfirmed",
  unreached: "unreached",
  unsubscribed: "unsubscribed",
} as const satisfies Readonly<Record<Exclude<SubscriberState, "active">, LeftOutReason>>;

/** Those whom a newsletter would be for, if they were subscribed. All subscribers are those who are. */
async function othersOf(
  services: Services,
  { segment }: Pick<IssueContent, "segment">,
): Promise<Partial<Record<LeftOutReason, number>>> {
  const rule = await ruleOf(services, segment);
  if (rule === undefined) return {};
  const isEverybody = Object.keys(rule).length === 0;
  let query = services.store.db
    .selectFrom("subscribers")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("count")])
    .where("state", "in", isEverybody ? ["pending", "unreached"] : ["pending", "unreached", "unsubscribed"])
    .groupBy("state");
  if (!isEverybody) query = query.where(await conditionOf(services, rule));
  const rows = await query.execute();
  return Object.fromEntries(
    rows.flatMap(({ state, count }) => (state === "active" ? [] : [[reasonOf[state], Number(count)]])),
  );
}
