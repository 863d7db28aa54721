import type { Actor } from "#features/permissions/access.ts";
import { mailTimeIn, mailTimeSetting } from "#features/team/profile/rules.ts";
import { zone } from "#features/team-settings/team-settings.server.ts";
import { day, instantNow } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue, enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { belongsTo } from "./change.server.ts";

/** The job that mails a team member about what a colleague assigned to them, or where one mentioned them. */
export const colleagueJob = "inbox.colleague";
/** The job that mails a team member all of it once a day, if they chose that. */
export const digestJob = "inbox.digest";

/**
 * Notifies a team member of items that a colleague assigned to them. The same person is notified of an item only once, and
 * nobody of what they assign to themselves.
 */
export async function notifyAssignee(
  tx: Tx,
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { assignee, ids }: { assignee: string; ids: readonly string[] },
): Promise<void> {
  if (assignee === actor.id || ids.length === 0) return;
  const { link } = mailboxes[mailbox];
  const events = await tx
    .selectFrom("inbox_events")
    .select([link])
    .where(link, "in", ids)
    .where("kind", "=", "assigned")
    .where("detail", "=", assignee)
    .execute();
  const times = Map.groupBy(events, (event) => event[link]);
  const first = ids.filter((id) => times.get(id)?.length === 1);
  await notify(tx, services, mailbox, { about: "assigned", to: assignee, by: actor.id, ids: first });
}

/** Tells each team member that a note mentions. */
export async function notifyMentioned(
  tx: Tx,
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { mentioned, id }: { mentioned: readonly string[]; id: string },
): Promise<void> {
  for (const to of mentioned)
    if (to !== actor.id)
      await notify(tx, services, mailbox, { about: "mentioned", to, by: actor.id, ids: [id] });
}

type Notice = { about: "assigned" | "mentioned"; to: string; by: string; ids: readonly string[] };

/** Queues one mail about these items, or keeps them for the member's daily summary. */
async function notify(
  tx: Tx,
  services: Services,
  mailbox: MailboxName,
  { about, to, by, ids }: Notice,
): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  if (mailTimeIn(await stored(tx, mailTimeSetting(to))) === "now") {
    // `box` is the stored name: entries outlive a deployment.
    const payload = { about, box: mailbox, to, by, id, count: String(ids.length) };
    await enqueue(tx, services, { kind: colleagueJob, payload });
    return;
  }
  const created_at = instantNow(services.clock);
  const rows = ids.map((itemId) => ({
    id: services.ids.next(),
    ...belongsTo(mailbox, itemId),
    ...{ member: to, author: by, about, created_at },
  }));
  await tx.insertInto("inbox_notices").values(rows).execute();
  await queueSummary(tx, services, to);
}

/** Queues a team member's next daily summary: one for each member and day, whoever is the first to tell them something. */
export async function queueSummary(
  tx: Tx,
  services: Pick<Services, "ids" | "clock">,
  to: string,
): Promise<void> {
  const runAt = nextSummary(services.clock.now(), zone.read((await stored(tx, zone.row)) ?? ""));
  const entryId = `${digestJob}.${to}.${runAt.slice(0, 10)}`;
  await enqueueOnce(tx, services, { id: entryId, kind: digestJob, payload: { to }, runAt });
}

async function stored(tx: Tx, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("team_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** When the daily summary goes out, in the team's time zone. */
const summaryTime = "08:00";

/** When the next daily summary is due. */
export function nextSummary(now: Date, zone: string): string {
  const today = localTimeOf(now.toISOString(), zone).slice(0, 10);
  const tomorrow = new Date(Date.parse(`${today}T00:00:00.000Z`) + day).toISOString().slice(0, 10);
  const due = instantOfLocalTime(`${today}T${summaryTime}`, zone);
  return now.toISOString() < due ? due : instantOfLocalTime(`${tomorrow}T${summaryTime}`, zone);
}
