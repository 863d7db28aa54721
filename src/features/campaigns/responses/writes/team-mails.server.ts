import { instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import type { LiveCampaign } from "../../reads/live.server.ts";
import { everyResponse } from "../../reads/marks.server.ts";
import { mailEveryMinutes, placesToTell } from "../rules/limits.ts";

/** The outbox kinds that notify the team of new responses, and of places that are running out. */
export const receivedJob = "responses.received";
export const placesJob = "responses.places";

type TeamMail = { kind: string; about: string; runAt: string; payload?: Readonly<Record<string, string>> };

export async function queueTeamMails(tx: Tx, services: Services, live: LiveCampaign): Promise<void> {
  if (live.content.notify.length === 0) return;
  const { clock } = services;
  // One for each address and quarter of an hour, sent at its end: its id is made of both, so it's queued once.
  const span = mailEveryMinutes * minute;
  const end = new Date((Math.floor(clock.now().getTime() / span) + 1) * span).toISOString();
  await queue(tx, services, live, { kind: receivedJob, about: end, runAt: end });
  const { cap } = live.content;
  const left = cap === null ? undefined : await placesLeft(tx, live, cap);
  if (cap === null || left === undefined || !placesToTell(cap).includes(left)) return;
  const about = `${cap}:${left}`;
  await queue(tx, services, live, {
    kind: placesJob,
    about,
    runAt: instantNow(clock),
    payload: { left: String(left) },
  });
}

async function placesLeft(tx: Tx, { id }: LiveCampaign, cap: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("campaign_capacity")
    .select("taken")
    .where("campaign_id", "=", id)
    .where("mark", "=", everyResponse)
    .executeTakeFirst();
  return row && cap - row.taken;
}

async function queue(
  tx: Tx,
  { clock }: Services,
  { id, content }: LiveCampaign,
  { kind, about, runAt, payload = {} }: TeamMail,
): Promise<void> {
  const entries = content.notify.map((_, at) => ({
    id: `${kind}:${id}:${about}:${at}`,
    kind,
    payload: JSON.stringify({ campaignId: id, at: String(at), ...payload }),
    state: "queued" as const,
    attempts: 0,
    run_at: runAt,
    lease_until: "",
    created_at: instantNow(clock),
    finished_at: null,
    last_error: null,
  }));
  await tx
    .insertInto("outbox")
    .values(entries)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
