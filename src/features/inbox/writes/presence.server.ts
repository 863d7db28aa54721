import { instantAfter, instantNow, second } from "#platform/clock/clock.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { itemCopy } from "../copy/inbox.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import type { Presence } from "../rules/presence.ts";
import { statusOf } from "./change.server.ts";

/** A screen renews it three times in this time. Without that, its reader has left. */
const presenceMs = 30 * second;

export type Present = { others: { name: string; writing: boolean }[]; version: number };

/**
 * Says that somebody has a conversation open, writes a reply or has left, for a short time. It's in the database, since
 * colleagues may be served by another process.
 * @returns who else is there, those who write first.
 * @throws {HttpError} not_found.
 */
export async function tellPresence(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, presence }: { id: string; presence: Presence },
): Promise<Present> {
  authorize(actor, kindRules[kind].write);
  const { store, clock } = services;
  const now = instantNow(clock);
  const row = { id: `${id}.${actor.id}`, conversation_id: id, member: actor.id };
  const values = { writing: presence === "writing" ? 1 : 0, lease_until: instantAfter(clock, presenceMs) };
  const { version, rows } = await store.transact(async (tx) => {
    const { version } = await statusOf(tx, kind, id);
    if (presence === "left") await tx.deleteFrom("inbox_presence").where("id", "=", row.id).execute();
    else
      await tx
        .insertInto("inbox_presence")
        .values({ ...row, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute();
    const rows = await tx
      .selectFrom("inbox_presence")
      .select(["member", "writing"])
      .where("conversation_id", "=", id)
      .where("member", "<>", actor.id)
      .where("lease_until", ">", now)
      .orderBy("writing", "desc")
      .orderBy("member")
      .execute();
    return { version, rows };
  });
  if (rows.length === 0) return { others: [], version };
  const team = new Map(
    (await listMembers(services)).map((member) => [member.id, member.name || member.email]),
  );
  const others = rows.map(({ member, writing }) => ({
    name: team.get(member) ?? itemCopy.gone,
    writing: writing === 1,
  }));
  return { others, version };
}

export async function forgetPresence({ store, clock }: Pick<Services, "store" | "clock">): Promise<void> {
  await store.db.deleteFrom("inbox_presence").where("lease_until", "<=", instantNow(clock)).execute();
}
