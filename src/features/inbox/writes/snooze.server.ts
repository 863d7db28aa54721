import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { type SnoozeChoice, snoozedUntil } from "../rules/snooze.ts";
import { type Undo, unchanged, undoOf } from "./bulk.server.ts";
import { change, remember } from "./change.server.ts";
import { queueReturn } from "./move.server.ts";

type Snooze = {
  items: readonly { id: string; version: number }[];
  until: SnoozeChoice;
  date?: string | undefined;
};

/**
 * Takes conversations off the list until a time, at which they come back by themselves. A promised reply stays due.
 * Items that a colleague has changed meanwhile, spam and merged ones are left alone.
 * @returns what undoes it, one entry for each snoozed item.
 * @throws {HttpError} invalid_input for a time that isn't one.
 */
export async function snoozeItems(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { items, until: choice, date }: Snooze,
): Promise<Undo[]> {
  authorize(actor, kindRules[kind].write);
  const { store, clock } = services;
  const until = snoozedUntil(choice, { now: clock.now(), zone: await teamZone(services), date });
  if (until === undefined) {
    const message = choice === "later" ? inboxMessages.tooLateToday : inboxMessages.noSnoozeDay;
    throw new HttpError("invalid_input", { message, fields: { date: message } });
  }
  return store.transact(async (tx) => {
    const undo: Undo[] = [];
    for (const now of await unchanged(tx, kind, items)) {
      const { id, version, state } = now;
      if (state === "suspected_spam") continue;
      const values = { state: "snoozed", state_at: instantNow(clock), snoozed_until: until } as const;
      await change(tx, kind, { id, version }, values);
      await queueReturn(tx, services, kind, { id, until });
      await remember(tx, services, actor, { id, kind: "snoozed", detail: until });
      await recordAudit(tx, services, { actor, action: `${kind}.snoozed`, subject: id });
      undo.push(undoOf(now));
    }
    return undo;
  });
}
