import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mailEveryMinutes } from "../../rules.ts";
import { insertMember } from "../../writes/accounts.server.ts";
import { memberMessages } from "../copy.ts";
import type { Invitation } from "../schema.ts";
import { changeAccess, invitationJob, lockedMember } from "./accounts.server.ts";

/** @throws {HttpError} invalid_input if the address is already in use. */
export async function inviteTeamMember(
  services: Services,
  actor: Actor,
  { email, name = "", role, access = [] }: Invitation,
): Promise<string> {
  authorize(actor, "team.manage");
  const id = services.ids.next();
  await services.store.transact(async (tx) => {
    const added = await insertMember(tx, services, { id, email, name: name.trim(), role, passwordHash: "" });
    if (!added)
      throw new HttpError("invalid_input", {
        message: memberMessages.known,
        fields: { email: memberMessages.known },
      });
    await enqueue(tx, services, { kind: invitationJob, payload: { staffId: id, invitedBy: actor.id } });
    await recordAudit(tx, services, { actor, action: "people.invited", subject: id });
    await changeAccess(tx, services, { actor, id, access });
  });
  return id;
}

/** Resends the invitation to someone without a password. @throws {HttpError} conflict, not_found. */
export async function reinviteTeamMember(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "team.manage");
  await services.store.transact(async (tx) => {
    const member = await lockedMember(tx, id);
    if (member.state !== "invited") throw new HttpError("conflict", { message: memberMessages.notInvited });
    const sent = await tx
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", invitationJob)
      .where("payload", "like", `%"${id}"%`)
      .where("created_at", ">", instantAfter(services.clock, -mailEveryMinutes * minute))
      .executeTakeFirst();
    if (sent) throw new HttpError("conflict", { message: memberMessages.justSent });
    await enqueue(tx, services, { kind: invitationJob, payload: { staffId: id, invitedBy: actor.id } });
    await recordAudit(tx, services, { actor, action: "people.invited_again", subject: id });
  });
}
