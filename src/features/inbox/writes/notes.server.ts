import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize, roleMay } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { mentionedIn } from "../rules/mentions.ts";
import { notifyMentioned } from "./assigned.server.ts";
import { belongsTo, statusOf } from "./change.server.ts";

/** Adds a note for the others. Two people may write at once: both notes stand. @throws {HttpError} not_found. */
export async function addNote(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, text, idempotencyKey }: { id: string; text: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, mailboxes[mailbox].write);
  const { store, ids, cipher, clock } = services;
  const noteId = ids.next();
  const row = {
    id: noteId,
    ...belongsTo(mailbox, id),
    author: actor.id,
    text: cipher.encrypt(text, { table: "inbox_notes", column: "text", id: noteId }),
    address_indexes: addressIndexes(cipher, { table: "inbox_notes" }, [text]),
    created_at: instantNow(clock),
  };
  const team = (await listMembers(services)).filter(
    ({ state, role }) => state === "active" && roleMay(role, mailboxes[mailbox].read),
  );
  const mentioned = mentionedIn(text, team).map((member) => member.id);
  return store.transact(async (tx) => {
    await statusOf(tx, mailbox, id);
    const call = { operation: `${mailbox}.note`, key: idempotencyKey, input: [id, text], id: noteId };
    return withIdempotencyKey(tx, services, call, async () => {
      await tx.insertInto("inbox_notes").values(row).execute();
      await notifyMentioned(tx, services, actor, mailbox, { mentioned, id });
      await recordAudit(tx, services, { actor, action: `${mailbox}.noted`, subject: id });
    });
  });
}
