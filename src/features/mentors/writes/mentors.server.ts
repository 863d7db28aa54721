import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { RequestRow } from "../table.server.ts";
import { lockRequest, queueMail } from "./steps.server.ts";

/** The mentor's matches end, and open questions go back to the team. @throws {HttpError} not_found. */
export async function deleteMentor(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "records.delete");
  const requests = await requestsOf(services, id);
  await services.store.transact(async (tx) => {
    if ((await eraseMentor(tx, services, { id, requests })).length === 0) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "mentors.deleted", subject: id });
  });
}

/** The requests that a mentor was proposed for, always in the same order, so that two erasures can't deadlock. */
export async function requestsOf({ store }: Pick<Services, "store">, mentorId: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom("mentor_proposals")
    .select("request_id")
    .where("mentor_id", "=", mentorId)
    .execute();
  return rows.map(({ request_id }) => request_id).toSorted();
}

/**
 * Erases a mentor with everything they wrote, except letters about which a concern is open: those go when the team
 * closes it. Whoever wrote with them is told that it has ended, and who was only asked about them isn't.
 * @returns the ids of what was erased.
 */
export async function eraseMentor(
  tx: Tx,
  services: Services,
  { id, requests }: { id: string; requests: readonly string[] },
): Promise<string[]> {
  // Requests first, as in every write.
  for (const requestId of new Set(requests)) await lockRequest(tx, requestId);
  const mentors = await tx.deleteFrom("mentors").where("id", "=", id).returning("id").execute();
  const proposals = await tx
    .deleteFrom("mentor_proposals")
    .where("mentor_id", "=", id)
    .returning(["id", "request_id"])
    .execute();
  const ids = [...mentors, ...proposals].map((each) => each.id);
  for (const proposal of proposals) {
    const request = await lockRequest(tx, proposal.request_id);
    if (request?.proposal_id === proposal.id) ids.push(...(await leaveRequest(tx, services, request)));
  }
  return ids;
}

/** Takes the mentor out of a locked request. @returns the ids of the letters that were erased. */
async function leaveRequest(tx: Tx, services: Services, request: RequestRow): Promise<string[]> {
  const now = instantNow(services.clock);
  const set = (values: Partial<RequestRow>) =>
    tx.updateTable("mentor_requests").set(values).where("id", "=", request.id).execute();
  if (request.matched_at === "") {
    await set({ state: "requested", proposal_id: "", changed_at: now });
    return [];
  }
  const letters = request.flagged_at === "" ? await removeMentorsLetters(tx, request.id) : [];
  if (request.state !== "ended") {
    await set({ state: "ended", ended_at: now, changed_at: now });
    await queueMail(tx, services, { request, side: "person", about: "ended" });
  }
  return letters;
}

/** @returns the ids of the letters. */
export async function removeMentorsLetters(tx: Tx, requestId: string): Promise<string[]> {
  const letters = await tx
    .deleteFrom("mentor_letters")
    .where("request_id", "=", requestId)
    .where("sender", "=", "mentor")
    .returning("id")
    .execute();
  return letters.map(({ id }) => id);
}
