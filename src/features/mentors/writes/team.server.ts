import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mentorMessages as messages } from "../copy.ts";
import { lettersOf, proposalById } from "../reads/parties.server.ts";
import { loadOf, proposalsOf } from "../reads/team.server.ts";
import { mentorLetters } from "../record.server.ts";
import type { Side, Step } from "../rules/request.ts";
import type { RequestRow } from "../table.server.ts";
import { removeMentorsLetters } from "./mentors.server.ts";
import { lockRequest, takeStep } from "./steps.server.ts";

type TeamAction = `mentors.${string}`;

/** Runs a write of the team with a locked request, and notes it in the audit log. */
async function withRequest(
  services: Services,
  actor: Actor,
  { id, action }: { id: string; action: TeamAction },
  write: (tx: Tx, request: RequestRow) => Promise<void>,
): Promise<void> {
  authorize(actor, "mentors.write");
  await services.store.transact(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new HttpError("not_found");
    await write(tx, request);
    await recordAudit(tx, services, { actor, action, subject: id });
  });
}

/**
 * Asks a mentor whether they'd write with somebody. Nobody is asked twice for one request, or beyond their number of
 * people.
 * @throws {HttpError} not_found, or conflict with the reason.
 */
export async function proposeMentor(
  services: Services,
  actor: Actor,
  { id, mentorId }: { id: string; mentorId: string },
): Promise<void> {
  await withRequest(services, actor, { id, action: "mentors.proposed" }, async (tx, request) => {
    // Locked, so that two requests can't take a mentor's last place.
    const mentor = await tx
      .updateTable("mentors")
      .set(({ ref }) => ({ revision: ref("revision") }))
      .where("id", "=", mentorId)
      .returningAll()
      .executeTakeFirst();
    if (!mentor) throw new HttpError("not_found");
    const refuse = (message: string) => new HttpError("conflict", { message });
    if (mentor.state === "resting") throw refuse(messages.resting);
    if (((await loadOf(tx)).get(mentorId) ?? 0) >= mentor.capacity) throw refuse(messages.full);
    const earlier = await proposalsOf(tx, request.id);
    if (earlier.some(({ mentor_id }) => mentor_id === mentorId)) throw refuse(messages.askedBefore);
    const proposed = {
      id: services.ids.next(),
      request_id: request.id,
      mentor_id: mentorId,
      outcome: "",
      link_since: "",
      created_at: instantNow(services.clock),
    } as const;
    await tx.insertInto("mentor_proposals").values(proposed).execute();
    const step: Step = { by: "team", act: "propose" };
    if (!(await takeStep(tx, services, { request, step, proposed }))) throw refuse(messages.moved);
  });
}

/** @throws {HttpError} not_found or conflict. */
export async function moveRequest(
  services: Services,
  actor: Actor,
  { id, act }: { id: string; act: "takeBack" | "end" },
): Promise<void> {
  const action = act === "end" ? "mentors.ended" : "mentors.taken_back";
  await withRequest(services, actor, { id, action }, async (tx, request) => {
    if (!(await takeStep(tx, services, { request, step: { by: "team", act } })))
      throw new HttpError("conflict", { message: messages.moved });
  });
}

/**
 * Closes a concern, and the letters with it. What had stayed because of it is erased: the letters of whoever was erased
 * meanwhile.
 * @throws {HttpError} not_found, or conflict if there is none.
 */
export async function closeConcern(services: Services, actor: Actor, id: string): Promise<void> {
  await withRequest(services, actor, { id, action: "mentors.concern_closed" }, async (tx, request) => {
    if (request.flagged_at === "") throw new HttpError("conflict", { message: messages.noConcern });
    const values = { flagged_at: "", flagged_by: "" };
    await tx.updateTable("mentor_requests").set(values).where("id", "=", id).execute();
    if (request.email === "") await tx.deleteFrom("mentor_letters").where("request_id", "=", id).execute();
    else if (!(await proposalById(tx, request.proposal_id))) await removeMentorsLetters(tx, id);
  });
}

/** Notes that the team has talked with whoever wanted to. @throws {HttpError} not_found, or conflict if nobody did. */
export async function clearTalk(services: Services, actor: Actor, id: string): Promise<void> {
  await withRequest(services, actor, { id, action: "mentors.talk_cleared" }, async (tx, request) => {
    const { check_in_person, check_in_mentor } = request;
    const cleared = (said: string) => (said === "talk" ? "talked" : said);
    if (check_in_person !== "talk" && check_in_mentor !== "talk")
      throw new HttpError("conflict", { message: messages.noTalk });
    await tx
      .updateTable("mentor_requests")
      .set({ check_in_person: cleared(check_in_person), check_in_mentor: cleared(check_in_mentor) })
      .where("id", "=", id)
      .execute();
  });
}

/**
 * The letters of a match, for the team. Only while one of the two has reported a concern, and never without a line in
 * the audit log.
 * @throws {HttpError} not_found, or conflict without a concern.
 */
export async function readLetters(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly { id: string; sender: Side; text: string; at: string }[]> {
  const read: { id: string; sender: Side; text: string; at: string }[] = [];
  await withRequest(services, actor, { id, action: "mentors.letters_read" }, async (tx, { flagged_at }) => {
    if (flagged_at === "") throw new HttpError("conflict", { message: messages.noConcern });
    for (const row of await lettersOf(tx, id))
      read.push({
        id: row.id,
        sender: row.sender,
        text: mentorLetters.fromRow(services, row).text,
        at: row.created_at,
      });
  });
  return read;
}
