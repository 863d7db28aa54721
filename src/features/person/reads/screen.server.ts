import { formatPromise } from "#content/reply-times.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { personCopy as copy } from "../copy.ts";
import { personQuery } from "../schema.ts";
import { viewPerson } from "../writes.server.ts";
import { type PersonRecord, personPath } from "./view.server.ts";

/** The screen of one person. Its title, which stays in the browser's history, has no name. */
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
