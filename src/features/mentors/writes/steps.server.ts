import type { LetterMail } from "#content/letter-mails.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type Effect, enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { noticeColumn } from "../reads/own.server.ts";
import { proposalById } from "../reads/parties.server.ts";
import { checkInDays, type Side, type Step, stateAfter } from "../rules/request.ts";
import type { ProposalRow, RequestRow } from "../table.server.ts";

export const letterMailJob = "mentors.letter_mail";
export const teamMailJob = "mentors.team_mail";
export const checkInJob = "mentors.check_in";

/** Locks a request until the transaction ends. Every write to it does so first of all rows. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return tx
    .updateTable("mentor_requests")
    .set(({ ref }) => ({ changed_at: ref("changed_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a locked request with its letters and proposals. @returns the ids of the request and the letters. */
export async function removeRequest(tx: Tx, id: string): Promise<string[]> {
  const letters = await tx
    .deleteFrom("mentor_letters")
    .where("request_id", "=", id)
    .returning("id")
    .execute();
  await tx.deleteFrom("mentor_proposals").where("request_id", "=", id).execute();
  await tx.deleteFrom("mentor_requests").where("id", "=", id).execute();
  return [id, ...letters.map((each) => each.id)];
}

const outcomes = { mentor: "mentorNo", person: "personNo", team: "takenBack" } as const;

/**
 * Takes one step with a locked request, and queues what everybody has to be told.
 * @returns whether the step was possible.
 */
export async function takeStep(
  tx: Tx,
  services: Services,
  { request, step, proposed }: { request: RequestRow; step: Step; proposed?: ProposalRow },
): Promise<boolean> {
  const to = stateAfter(request.state, step);
  if (!to) return false;
  const now = instantNow(services.clock);
  const wasMatched = request.state === "matched";
  // A proposal that comes to nothing isn't kept with the request, so its mentor sees nothing of it any more.
  const isDropped = to === "requested" || (to === "ended" && !wasMatched);
  const proposal = proposed ?? (await proposalById(tx, request.proposal_id));
  if (isDropped && proposal)
    await tx
      .updateTable("mentor_proposals")
      .set({ outcome: outcomes[step.by] })
      .where("id", "=", proposal.id)
      .execute();
  await tx
    .updateTable("mentor_requests")
    .set({
      state: to,
      changed_at: now,
      ...(isDropped ? { proposal_id: "" } : proposed ? { proposal_id: proposed.id } : {}),
      ...(to === "matched" ? { matched_at: now } : {}),
      ...(to === "ended" ? { ended_at: now } : {}),
    })
    .where("id", "=", request.id)
    .execute();
  const tell = (side: Side, about: LetterMail) => queueMail(tx, services, { request, side, about, proposal });
  if (to === "mentorAsked") await tell("mentor", "mentorAsked");
  if (to === "personAsked") await tell("person", "personAsked");
  if (to === "requested" && step.by !== "team") await tellTeam(tx, services, request.id);
  if (to === "matched") {
    await tell("person", "matched");
    await tell("mentor", "matched");
    const payload = { requestId: request.id };
    await enqueue(tx, services, {
      kind: checkInJob,
      payload,
      runAt: instantAfter(services.clock, checkInDays * day),
    });
  }
  if (to === "ended") {
    if (step.by !== "person") await tell("person", "ended");
    if (step.by !== "mentor" && wasMatched) await tell("mentor", "ended");
  }
  return true;
}

/** Notes that a side was mailed about a letter, or that it will be about the next one. */
export async function noteNotice(
  tx: Tx,
  { requestId, side, notice }: { requestId: string; side: Side; notice: 0 | 1 },
): Promise<void> {
  await tx
    .updateTable("mentor_requests")
    .set({ [noticeColumn(side)]: notice })
    .where("id", "=", requestId)
    .execute();
}

/** The mail is only sent if it's still true then. */
export async function queueMail(
  tx: Tx,
  services: Services,
  {
    request: { id: requestId },
    side,
    about,
    proposal,
    ...entry
  }: {
    request: Pick<RequestRow, "id">;
    side: Side;
    about: LetterMail;
    proposal?: ProposalRow | undefined;
  } & Pick<Effect, "id" | "isSkipped">,
): Promise<void> {
  const mentor = side === "mentor" && proposal;
  await enqueue(tx, services, {
    ...entry,
    kind: letterMailJob,
    payload: {
      side,
      about,
      // The mail that a mentor gets after the person's data was erased names nothing that was erased.
      ...(mentor ? { mentorId: mentor.mentor_id, proposalId: mentor.id } : { requestId }),
    },
  });
}

/** Queues a mail to the team: something waits at this request. */
export async function tellTeam(tx: Tx, services: Services, requestId: string): Promise<void> {
  await enqueue(tx, services, { kind: teamMailJob, payload: { requestId } });
}
