import { excludedAddresses } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { openChoices } from "../../reads.server.ts";
import { wantsNewsletter } from "../../rules.ts";
import { conditionOf } from "../../subscribers/reads/matching.server.ts";
import { knownSegment } from "../../subscribers/reads/segments.server.ts";
import type { IssueContent } from "../schema.ts";

/** Subscribers read at a time. */
const step = 500;

/** An issue's topics and dates, including the topic it's sent to. */
export function labelsOf({ topics, dates, segment }: Pick<IssueContent, "topics" | "dates" | "segment">) {
  return { topics: segment.kind === "topic" ? [...new Set([...topics, segment.topic])] : topics, dates };
}

/**
 * The recipients of an issue, in pages, and how many opted out of its topics. Opt-outs are encrypted, so they are
 * decrypted one by one.
 */
export async function* receiversOf(
  services: Services,
  content: IssueContent,
): AsyncGenerator<{ receivers: string[]; muted: number }> {
  const labels = labelsOf(content);
  const { segment: chosen } = content;
  const saved = chosen.kind === "saved" ? await knownSegment(services, chosen.segment) : undefined;
  // A deleted segment is nobody, never everybody.
  if (chosen.kind === "saved" && saved === undefined) return;
  const excluded = await excludedAddresses(services, { kind: "newsletter", ...labels });
  const without = new Set(excluded.flatMap((email) => services.cipher.blindIndexes("subscribers", email)));
  const condition = saved && (await conditionOf(services, saved.rule));
  for (let after = ""; ; ) {
    let query = services.store.db
      .selectFrom("subscribers")
      .select(["id", "email_index", "preferences"])
      .where("state", "=", "active")
      .where("id", ">", after)
      .orderBy("id")
      .limit(step);
    if (content.segment.kind === "source") query = query.where("page", "=", content.segment.source);
    if (condition) query = query.where(condition);
    const rows = await query.execute();
    const receivers = rows
      .filter((row) => !without.has(row.email_index) && wantsNewsletter(openChoices(services, row), labels))
      .map(({ id }) => id);
    yield { receivers, muted: rows.length - receivers.length };
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = last.id;
  }
}

export async function isSegmentGone(
  services: Services,
  { segment }: Pick<IssueContent, "segment">,
): Promise<boolean> {
  return segment.kind === "saved" && (await knownSegment(services, segment.segment)) === undefined;
}

export async function audienceOf(
  services: Services,
  content: IssueContent,
): Promise<{ receivers: number; muted: number }> {
  const audience = { receivers: 0, muted: 0 };
  for await (const { receivers, muted } of receiversOf(services, content)) {
    audience.receivers += receivers.length;
    audience.muted += muted;
  }
  return audience;
}
