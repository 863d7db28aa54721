import type { WeeklySummary } from "#content/weekly-mail.ts";
import { everyResponse } from "#features/campaigns/reads/marks.server.ts";
import { type ConversationKind, statesOf } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { addedPage, importedPage } from "#features/newsletter/rules.ts";
import { day } from "#platform/clock/clock.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mailedWork } from "./waiting.server.ts";

/**
 * What came in in the week before this moment, what waits and what is overdue, as far as the role sees it. Viewers get
 * no answers to campaigns: their figures of those are of a night.
 */
export async function weeklySummary(services: Services, actor: Actor, until: string): Promise<WeeklySummary> {
  authorize(actor, "admin.read");
  const since = new Date(Date.parse(until) - 7 * day).toISOString();
  const week = { since, until };
  const seesAnswers = may(actor, "answers.read");
  const seesGroups = may(actor, "groups.read");
  return {
    received: [
      { name: "messages", count: await received(services, "messages", week) },
      { name: "inquiries", count: await received(services, "inquiries", week) },
      { name: "subscribers", count: await signUps(services, week) },
      ...(seesAnswers ? [{ name: "answers" as const, count: await answers(services, week) }] : []),
      ...(seesGroups ? [{ name: "places" as const, count: await places(services, week) }] : []),
    ],
    ...(await mailedWork(services, actor)),
  };
}

type Week = { since: string; until: string };

const counted = ({ count }: { count: number | string }) => Number(count);

async function received(
  { store }: Services,
  kind: ConversationKind,
  { since, until }: Week,
): Promise<number> {
  return counted(
    await store.db
      .selectFrom("conversations")
      .where("kind", "=", kind)
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("created_at", ">=", since)
      .where("created_at", "<", until)
      .where("state", "in", statesOf("all"))
      .executeTakeFirstOrThrow(),
  );
}

async function signUps({ store }: Services, { since, until }: Week): Promise<number> {
  return counted(
    await store.db
      .selectFrom("subscribers")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("created_at", ">=", since)
      .where("created_at", "<", until)
      // Those whom the team brought did not sign up here.
      .where("page", "not in", [importedPage, addedPage])
      .executeTakeFirstOrThrow(),
  );
}

// They are counted by whole days in UTC, without times.
async function answers({ store }: Services, { since, until }: Week): Promise<number> {
  const row = await store.db
    .selectFrom("campaign_tallies")
    .select(({ fn }) => fn.sum<number | string | null>("count").as("count"))
    .where("mark", "=", everyResponse)
    .where("day", ">=", since.slice(0, 10))
    .where("day", "<", until.slice(0, 10))
    .executeTakeFirstOrThrow();
  return Number(row.count ?? 0);
}

async function places({ store }: Services, { since, until }: Week): Promise<number> {
  return counted(
    await store.db
      .selectFrom("group_places")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("created_at", ">=", since)
      .where("created_at", "<", until)
      .executeTakeFirstOrThrow(),
  );
}
