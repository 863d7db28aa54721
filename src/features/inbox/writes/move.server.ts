import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize, roleMay } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import {
  type ItemState,
  type MailboxName,
  mailboxes,
  mayMove,
  stillPromised,
} from "../forms/rules/mailboxes.ts";
import { teamMailOf } from "../forms/writes.server.ts";
import { notifyAssignee } from "./assigned.server.ts";
import { change, type ItemStatus, remember, statusOf } from "./change.server.ts";

type Move = {
  /** Version the client loaded (optimistic locking). */
  version: number;
  state?: ItemState | undefined;
  /** The new assignee; empty to unassign. */
  assignee?: string | undefined;
};

/**
 * Moves an item to another state, assigns it, or both.
 * @throws {HttpError} conflict on a version conflict, invalid_input for a move that does not exist.
 */
export async function moveItem(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, version, state, assignee }: Move & { id: string },
): Promise<void> {
  authorize(actor, mailboxes[mailbox].write);
  if (assignee) await refuseUnlessOnTeam(services, mailbox, assignee);
  await services.store.transact(async (tx) => {
    const now = await statusOf(tx, mailbox, id);
    if (now.version !== version) throw new HttpError("conflict", { message: inboxMessages.changed });
    if (state !== undefined && !mayMove(now.state, state)) refuse("state", inboxMessages.noWay);
    if (assignee && now.state === "suspected_spam") refuse("assignee", inboxMessages.spamFirst);
    await carryOut(tx, services, actor, mailbox, { now, state, assignee });
    if (assignee && assignee !== now.assignee)
      await notifyAssignee(tx, services, actor, mailbox, { assignee, ids: [id] });
  });
}

/** Changes state and assignee, and keeps what was done in the history and the audit log. */
export async function carryOut(
  tx: Tx,
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { now, state, assignee }: { now: ItemStatus } & Pick<Move, "state" | "assignee">,
): Promise<void> {
  const { id, version } = now;
  const at = instantNow(services.clock);
  // Whoever takes a new one has opened it.
  const to = state ?? (assignee && now.state === "new" ? "open" : undefined);
  const given = assignee !== undefined && assignee !== now.assignee ? assignee : undefined;
  const released = now.state === "suspected_spam" && to === "new";
  const meets = to !== undefined && !stillPromised(to) && to !== "suspected_spam" && now.met_at === "";
  if (to === undefined && given === undefined) return;
  await change(
    tx,
    mailbox,
    { id, version },
    {
      ...(to === undefined ? {} : { state: to, state_at: at }),
      ...(given === undefined ? {} : { assignee: given }),
      ...(meets ? { met_at: at } : {}),
      ...(released ? { team_told: 1 } : {}),
    },
  );
  if (given !== undefined)
    await remember(tx, services, actor, mailbox, { id, kind: "assigned", detail: given });
  if (to !== undefined) await remember(tx, services, actor, mailbox, { id, kind: "moved", detail: to });
  // What a message taken for spam has missed: the mail to the team.
  if (released && now.team_told === 0) await enqueue(tx, services, teamMailOf(mailbox, id));
  await recordAudit(tx, services, { actor, action: actionOf(mailbox, to, now.state), subject: id });
}

function actionOf(mailbox: MailboxName, to: ItemState | undefined, from: ItemState) {
  if (to === "suspected_spam") return `${mailbox}.suspected` as const;
  if (from === "suspected_spam") return `${mailbox}.released` as const;
  return to === undefined ? (`${mailbox}.assigned` as const) : (`${mailbox}.moved` as const);
}

/** @throws {HttpError} invalid_input unless the member may reply in this mailbox. */
export async function refuseUnlessOnTeam(
  services: Services,
  mailbox: MailboxName,
  id: string,
): Promise<void> {
  const team = await listMembers(services);
  const found = team.find((person) => person.id === id && person.state === "active");
  if (!found || !roleMay(found.role, mailboxes[mailbox].write)) refuse("assignee", inboxMessages.notOnTeam);
}

function refuse(field: string, message: string): never {
  throw new HttpError("invalid_input", { message, fields: { [field]: message } });
}
