import type { Services } from "#platform/services.ts";
import { openChoices } from "../../reads.server.ts";
import { wantsNewsletter } from "../../rules.ts";
import type { IssueContent } from "../schema.ts";

/** Subscribers read at a time. */
const step = 500;

/** What a letter is about; the topic it is sent to is one of its own. */
export function marksOf({ topics, dates, segment }: Pick<IssueContent, "topics" | "dates" | "segment">) {
  return { topics: segment.kind === "topic" ? [...new Set([...topics, segment.topic])] : topics, dates };
}

/**
 * Everybody on the list whom a letter is meant for, some at a time: who gets it, and how many leave out what it is
 * about. What people leave out is encrypted, so that it is opened one by one.
 */
export async function* receiversOf(
  services: Pick<Services, "store" | "cipher">,
  content: IssueContent,
): AsyncGenerator<{ receivers: string[]; muted: number }> {
  const marks = marksOf(content);
  for (let after = ""; ; ) {
    let query = services.store.db
      .selectFrom("subscribers")
      .select(["id", "preferences"])
      .where("state", "=", "active")
      .where("id", ">", after)
      .orderBy("id")
      .limit(step);
    if (content.segment.kind === "source") query = query.where("page", "=", content.segment.source);
    const rows = await query.execute();
    const receivers = rows
      .filter((row) => wantsNewsletter(openChoices(services, row), marks))
      .map(({ id }) => id);
    yield { receivers, muted: rows.length - receivers.length };
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = last.id;
  }
}

/** How many get a letter now, and how many leave out what it is about. */
export async function audienceOf(
  services: Pick<Services, "store" | "cipher">,
  content: IssueContent,
): Promise<{ receivers: number; muted: number }> {
  const audience = { receivers: 0, muted: 0 };
  for await (const { receivers, muted } of receiversOf(services, content)) {
    audience.receivers += receivers.length;
    audience.muted += muted;
  }
  return audience;
}
