import * as z from "zod/mini";
import { formatPromise } from "#content/reply-times.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { personCopy as copy } from "../copy.ts";
import { auditEveryMinutes } from "../rules.ts";
import { type PersonRecord, type PersonView, personPath, personView } from "./view.server.ts";

/** The screen's title, which stays in the browser's history, has no name. */
export async function personScreen(
  services: Services,
  actor: Actor,
  { search, ...record }: PersonRecord & { search: URLSearchParams },
) {
  const parsed = personQuery.safeParse({ cursor: search.get("cursor") ?? undefined });
  const cursor = parsed.success ? parsed.data.cursor : undefined;
  const { due, next, timeline, subscriberId, ...person } = await viewPerson(services, actor, {
    ...record,
    cursor,
  });
  const now = services.clock.now();
  const path = personPath(record);
  return {
    title: copy.title,
    person,
    due: due.map(({ title, path: href, due: at }) => ({ title, href, ...formatPromise(at, now) })),
    timeline,
    older: next === null ? undefined : `${path}?cursor=${encodeURIComponent(next)}`,
    newest: cursor === undefined ? undefined : path,
    subscriberId,
    mayUnsubscribe: subscriberId !== null && may(actor, "subscribers.write"),
    mayWrite: may(actor, "messages.write"),
    mayErase: may(actor, "privacy.manage"),
  };
}

export type PersonContent = Awaited<ReturnType<typeof personScreen>>;

const expired = "That page link has expired. Start again from the first page.";

export const personQuery = z.strictObject({
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, expired), z.maxLength(100, expired)),
  ),
});

/** Opens the view of a person, and records that the team member did, by the record that named the person. */
export async function viewPerson(
  services: Services,
  actor: Actor,
  record: PersonRecord & { cursor?: string | undefined },
): Promise<PersonView> {
  const view = await personView(services, actor, record);
  await noteView(services, actor, record.id);
  return view;
}

const action = "person.viewed";

async function noteView(services: Services, actor: Actor, subject: string): Promise<void> {
  const { store, clock } = services;
  // The screen reads itself again after each press, and a page of the timeline is the same view.
  const known = await store.db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", subject)
    .where("action", "=", action)
    .where("actor", "=", actor.id)
    .where("at", ">", instantAfter(clock, -auditEveryMinutes * minute))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await store.transact((tx) => recordAudit(tx, services, { actor, action, subject }));
}
