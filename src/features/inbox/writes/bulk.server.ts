import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import {
  type ConversationKind,
  type ItemState,
  isListed,
  kindRules,
  type ListedState,
  mayMove,
  stillPromised,
} from "../forms/rules/conversation-kinds.ts";
import { isSnoozeTime } from "../rules/snooze.ts";
import { change, type ItemStatus, remember } from "./change.server.ts";
import { applyMove, queueReturn, refuseUnlessOnTeam } from "./move.server.ts";
import { notifyAssignee } from "./notices.server.ts";

/** An item as it was before a change, and the version the change gave it. */
export type Undo = {
  id: string;
  version: number;
  state: ListedState;
  assignee: string;
  snoozedUntil?: string | undefined;
};

export function undoOf({ id, version, state, assignee, snoozed_until }: Unmerged): Undo {
  const snoozed = state === "snoozed" ? { snoozedUntil: snoozed_until } : {};
  return { id, version: version + 1, state, assignee, ...snoozed };
}

type Bulk = {
  items: readonly { id: string; version: number }[];
  state?: ItemState | undefined;
  assignee?: string | undefined;
};

/**
 * Moves or assigns several items in one transaction. Items that a colleague has changed or erased meanwhile, and those
 * that can't be moved there, are left alone.
 * @returns what undoes it, one entry for each changed item.
 */
export async function moveItems(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { items, state, assignee }: Bulk,
): Promise<Undo[]> {
  authorize(actor, kindRules[kind].write);
  if (assignee) await refuseUnlessOnTeam(services, kind, assignee);
  return services.store.transact(async (tx) => {
    const undo: Undo[] = [];
    for (const now of await unchanged(tx, kind, items)) {
      if (state !== undefined && !mayMove(now.state, state)) continue;
      if (assignee !== undefined && (now.state === "suspected_spam" || now.assignee === assignee)) continue;
      await applyMove(tx, services, actor, kind, { now, state, assignee });
      undo.push(undoOf(now));
    }
    if (assignee)
      await notifyAssignee(tx, services, actor, kind, { assignee, ids: undo.map(({ id }) => id) });
    return undo;
  });
}

/** Puts items back as they were, unless someone has changed them since. @returns how many were put back. */
export async function undoMoves(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  items: readonly Undo[],
): Promise<number> {
  authorize(actor, kindRules[kind].write);
  return services.store.transact(async (tx) => {
    const found = await unchanged(tx, kind, items);
    for (const now of found) {
      const before = items.find(({ id }) => id === now.id);
      if (before) await putBack(tx, services, actor, kind, { now, before });
    }
    return found.length;
  });
}

async function putBack(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { now, before: { state: earlier, assignee, snoozedUntil = "" } }: { now: Unmerged; before: Undo },
): Promise<void> {
  // Its time may have come in the meantime.
  const isSnoozed = earlier === "snoozed" && isSnoozeTime(snoozedUntil, services.clock.now());
  const state = earlier === "snoozed" && !isSnoozed ? "open" : earlier;
  const at = instantNow(services.clock);
  const { id, version } = now;
  // The reply counts as given only by the move that is undone, which set both times at once.
  const unmet = stillPromised(state) && now.met_at !== "" && now.met_at === now.state_at;
  await change(
    tx,
    kind,
    { id, version },
    {
      ...(state === now.state ? {} : { state, state_at: at }),
      ...(isSnoozed ? { snoozed_until: snoozedUntil } : {}),
      assignee,
      ...(unmet ? { met_at: "" } : {}),
    },
  );
  if (isSnoozed) await queueReturn(tx, services, kind, { id, until: snoozedUntil });
  if (assignee !== now.assignee)
    await remember(tx, services, actor, { id, kind: "assigned", detail: assignee });
  if (state !== now.state) await remember(tx, services, actor, { id, kind: "moved", detail: state });
  const action = state === now.state ? (`${kind}.assigned` as const) : (`${kind}.moved` as const);
  await recordAudit(tx, services, { actor, action, subject: id });
}

type Unmerged = ItemStatus & { state: ListedState };

/** The items that still have the version the client knows. One that was merged is changed in the other only. */
export async function unchanged(
  tx: Tx,
  kind: ConversationKind,
  items: readonly { id: string; version: number }[],
): Promise<Unmerged[]> {
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const rows = await tx
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select(["id", "state", "state_at", "assignee", "version", "met_at", "team_told", "snoozed_until"])
    .select("asked_again_at")
    .where("id", "in", [...versions.keys()])
    .orderBy("id")
    .execute();
  return rows.flatMap(({ state, ...row }) =>
    isListed(state) && versions.get(row.id) === row.version ? [{ ...row, state }] : [],
  );
}
