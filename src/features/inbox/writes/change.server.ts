import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import type { ConversationKind, ItemState } from "../forms/rules/conversation-kinds.ts";
import type { ConversationRow } from "../forms/table.server.ts";
import { mergedUnder } from "../reads/merged.server.ts";
import type { EventRow } from "../table.server.ts";

/** What is known of an item without decrypting it. */
export type ItemStatus = {
  id: string;
  state: ItemState;
  assignee: string;
  version: number;
  met_at: string;
  team_told: number;
  state_at: string;
  snoozed_until: string;
  asked_again_at: string;
};

/** Its status now. @throws {HttpError} not_found. */
export async function statusOf(tx: Tx, kind: ConversationKind, id: string): Promise<ItemStatus> {
  const row = await tx
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select(["id", "state", "assignee", "version", "met_at", "team_told", "state_at", "snoozed_until"])
    .select("asked_again_at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found", { message: inboxMessages.gone });
  return row;
}

type Changed = Partial<
  Pick<
    ConversationRow,
    | ("state" | "state_at" | "assignee" | "met_at" | "team_told" | "asked_again_at")
    | ("snoozed_until" | "follow_up_on" | "merged_into" | "state_before_merge")
  >
>;

/**
 * Changes an item that still has this version. One that leaves the snoozed state has no time to come back any more.
 * @throws {HttpError} conflict on a version conflict; nothing is changed then.
 */
export async function change(
  tx: Tx,
  kind: ConversationKind,
  { id, version }: { id: string; version: number },
  values: Changed,
): Promise<void> {
  const unsnoozed = values.state === undefined || values.state === "snoozed" ? {} : { snoozed_until: "" };
  if (values.met_at !== undefined) await meetMerged(tx, kind, id, values.met_at);
  const { numUpdatedRows } = await tx
    .updateTable("conversations")
    .where("kind", "=", kind)
    .set({ ...unsnoozed, ...values, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError("conflict", { message: inboxMessages.changed });
}

/** A reply meets the promise of what is merged into its conversation too, and taking it back opens that again. */
async function meetMerged(tx: Tx, kind: ConversationKind, id: string, met_at: string): Promise<void> {
  const merged = await mergedUnder(tx, kind, id);
  if (merged.length === 0) return;
  const { met_at: before } = await statusOf(tx, kind, id);
  if (before === met_at) return;
  await tx
    .updateTable("conversations")
    .where("kind", "=", kind)
    .set({ met_at })
    .where(
      "id",
      "in",
      merged.map((each) => each.id),
    )
    .where("met_at", "=", before)
    .execute();
}

/** What nobody of the team did has an actor with an empty id. */
export async function remember(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  actor: Pick<Actor, "id">,
  { id, ...event }: { id: string } & Pick<EventRow, "kind" | "detail">,
): Promise<void> {
  await tx
    .insertInto("inbox_events")
    .values({ id: ids.next(), conversation_id: id, at: instantNow(clock), actor: actor.id, ...event })
    .execute();
}
