import type { Actor } from "#features/permissions/access.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { type BoxName, boxes } from "../rules/boxes.ts";

/** The job that mails a team member about what a colleague assigned to them, or where one mentioned them. */
export const colleagueJob = "inbox.colleague";

/**
 * Queues one mail to a team member about items that a colleague assigned to them. Each item is mailed to the same person
 * only the first time; nobody is mailed about what they assign to themselves.
 */
export async function notifyAssignee(
  tx: Tx,
  services: Services,
  actor: Actor,
  box: BoxName,
  { assignee, ids }: { assignee: string; ids: readonly string[] },
): Promise<void> {
  if (assignee === actor.id || ids.length === 0) return;
  const { link } = boxes[box];
  const events = await tx
    .selectFrom("inbox_events")
    .select([link])
    .where(link, "in", ids)
    .where("kind", "=", "assigned")
    .where("detail", "=", assignee)
    .execute();
  const times = Map.groupBy(events, (event) => event[link]);
  const first = ids.filter((id) => times.get(id)?.length === 1);
  const [id] = first;
  if (id === undefined) return;
  const payload = { about: "assigned", box, to: assignee, by: actor.id, id, count: String(first.length) };
  await enqueue(tx, services, { kind: colleagueJob, payload });
}

/** Queues a mail to each team member that a note mentions. */
export async function notifyMentioned(
  tx: Tx,
  services: Services,
  actor: Actor,
  box: BoxName,
  { mentioned, id }: { mentioned: readonly string[]; id: string },
): Promise<void> {
  for (const to of mentioned)
    if (to !== actor.id)
      await enqueue(tx, services, {
        kind: colleagueJob,
        payload: { about: "mentioned", box, to, by: actor.id, id, count: "1" },
      });
}
