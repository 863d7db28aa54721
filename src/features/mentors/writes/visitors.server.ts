import { lettersPage, lettersMessages as messages } from "#content/mentoring/letters.ts";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import type { Services } from "#platform/services.ts";
import { checkInColumn, noticeColumn, type OwnLetters, ownLetters } from "../reads/own.server.ts";
import { isErased, partyOfToken, proposalById, requestById } from "../reads/parties.server.ts";
import { mentorLetters, mentorRequests } from "../record.server.ts";
import {
  type LetterAction,
  linkMailEveryMinutes,
  revealsContact,
  type Side,
  sidesOf,
  stateAfter,
} from "../rules/request.ts";
import type { MentorRequest } from "../schema.ts";
import type { ProposalRow, RequestRow } from "../table.server.ts";
import { letterMailJob, lockRequest, noteNotice, queueMail, takeStep, tellTeam } from "./steps.server.ts";

/**
 * Stores a request for a mentor and queues the mail with its link. Someone who already has a live request gets the
 * link again; the response is the same.
 */
export async function askForMentor(
  services: Services,
  input: MentorRequest,
  idempotencyKey: string | undefined,
): Promise<void> {
  if (input.website) return;
  const id = services.ids.next();
  await services.store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "mentors.ask", key: idempotencyKey, input, id },
      async () => {
        const known = await tx
          .selectFrom("mentor_requests")
          .selectAll()
          .where("email_index", "in", mentorRequests.indexesOf(services, input.email))
          .where("ended_at", "is", null)
          .executeTakeFirst();
        if (known) return mailLinkAgain(tx, services, known, input.email);
        // Another form from the same person arrived at the same time and was stored first.
        if (!(await insertRequest(tx, services, { id, input }))) return;
        await tellTeam(tx, services, id);
        await queueLinkMail(tx, services, id, input.email);
      },
    ),
  );
}

/** @returns false if the address has a live request. */
async function insertRequest(
  tx: Tx,
  services: Services,
  { id, input }: { id: string; input: MentorRequest },
): Promise<boolean> {
  const { cipher, clock } = services;
  const now = instantNow(clock);
  const { email, name = "", phase = "", help, avoid = "" } = input;
  const { journey, languages, zone } = input;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("mentor_requests")
    .values({
      id,
      state: "requested",
      ...mentorRequests.toRow(services, id, { email, name, phase, help, avoid, journey, languages, zone }),
      proposal_id: "",
      matched_at: "",
      check_in_person: "",
      check_in_mentor: "",
      flagged_at: "",
      flagged_by: "",
      notice_person: 0,
      notice_mentor: 0,
      mailed_at: now,
      link_since: "",
      address_indexes: addressIndexes(cipher, { table: "mentor_requests" }, [name, phase, help, avoid]),
      created_at: now,
      changed_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function mailLinkAgain(
  tx: Tx,
  services: Services,
  { id, mailed_at }: RequestRow,
  email: string,
): Promise<void> {
  if (mailed_at > instantAfter(services.clock, -linkMailEveryMinutes * minute)) return;
  await tx
    .updateTable("mentor_requests")
    .set({ mailed_at: instantNow(services.clock) })
    .where("id", "=", id)
    .execute();
  await queueLinkMail(tx, services, id, email);
}

async function queueLinkMail(tx: Tx, services: Services, requestId: string, email: string): Promise<void> {
  const payload = { side: "person", about: "received", requestId };
  await enqueueUnverified(tx, services, { email, kind: letterMailJob, payload });
}

type Present = { side: Side; request: RequestRow; proposal: ProposalRow | undefined };

/**
 * Runs a write for whoever has the link, with the request locked.
 * @throws {HttpError} not_found for a bad link; conflict if the mentor's question has been closed.
 */
async function withParty(
  services: Services,
  token: string,
  write: (tx: Tx, present: Present) => Promise<void>,
): Promise<void> {
  const { side, requestId, proposal } = await partyOfToken(services, token);
  await services.store.transact(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request || isErased(side, request)) throw new HttpError("not_found", { message: messages.badLink });
    if (side === "mentor" && request.proposal_id !== proposal?.id) throw closed();
    await write(tx, {
      side,
      request,
      proposal: proposal ?? (await proposalById(tx, request.proposal_id)),
    });
  });
}

const closed = () => new HttpError("conflict", { message: messages.closed });

/**
 * What the person with the link sees. The next letter to them causes a mail again.
 * @throws {HttpError} not_found.
 */
export async function openLetters(services: Services, token: string): Promise<OwnLetters> {
  const { store } = services;
  const { side, requestId, proposal } = await partyOfToken(services, token);
  const request = await requestById(store.db, requestId);
  const isCurrent = side === "person" || request?.proposal_id === proposal?.id;
  // Before the letters are read: one that comes in between is shown and mailed about, not neither.
  if (isCurrent && request?.[noticeColumn(side)] === 1)
    await store.transact((tx) => noteNotice(tx, { requestId, side, notice: 0 }));
  return ownLetters(services, token);
}

/** @throws {HttpError} not_found, or conflict if it isn't possible any more. */
export async function changeLetters(
  services: Services,
  { token, action }: { token: string; action: LetterAction },
): Promise<void> {
  await withParty(services, token, async (tx, present) => {
    const { side, request } = present;
    if (action === "yes" || action === "no" || action === "end") {
      // Pressing the same button again changes nothing.
      const isDone =
        (action === "yes" && isAgreed(present)) || (action === "end" && request.state === "ended");
      const step = { by: side, act: action };
      if (!isDone && !(await takeStep(tx, services, { request, step }))) throw closed();
      return;
    }
    if (request.matched_at === "") throw closed();
    if (action === "flag") {
      const sides = sidesOf(request.flagged_by);
      if (sides.includes(side)) return;
      const values = {
        flagged_at: request.flagged_at || instantNow(services.clock),
        flagged_by: [...sides, side].join(" "),
      };
      await tx.updateTable("mentor_requests").set(values).where("id", "=", request.id).execute();
      return tellTeam(tx, services, request.id);
    }
    const column = checkInColumn(side);
    if (request.state !== "matched" || request[column] === "") throw closed();
    if (request[column] === action) return;
    await tx
      .updateTable("mentor_requests")
      .set({ [column]: action })
      .where("id", "=", request.id)
      .execute();
    if (action === "talk") await tellTeam(tx, services, request.id);
  });
}

function isAgreed({ side, request }: Present): boolean {
  return request.state === "matched" || (side === "mentor" && request.state === "personAsked");
}

/**
 * Sends a letter to the other person. If it seems to have an address in it, it has to be sent again with `sure`.
 * @throws {HttpError} not_found, conflict if they can't write, or invalid_input with the warning at `text`.
 */
export async function writeLetter(
  services: Services,
  { token, text, sure = false }: { token: string; text: string; sure?: boolean | undefined },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { cipher, clock } = services;
  const id = services.ids.next();
  await withParty(services, token, async (tx, { side, request, proposal }) => {
    if (stateAfter(request.state, { by: "mentor", act: "end" }) === undefined) throw closed();
    if (!sure && revealsContact(text)) throw fieldError("text", lettersPage.letters.reveals);
    const call = {
      operation: "mentors.letter",
      key: idempotencyKey,
      input: { requestId: request.id, side, text },
      id,
    };
    await withIdempotencyKey(tx, services, call, async () => {
      await tx
        .insertInto("mentor_letters")
        .values({
          id,
          request_id: request.id,
          sender: side,
          ...mentorLetters.toRow(services, id, { text }),
          address_indexes: addressIndexes(cipher, { table: "mentor_letters" }, [text]),
          created_at: instantNow(clock),
        })
        .execute();
      const to = side === "person" ? "mentor" : "person";
      if (request[noticeColumn(to)] === 1) return;
      await noteNotice(tx, { requestId: request.id, side: to, notice: 1 });
      await queueMail(tx, services, { request, side: to, about: "letter", proposal });
    });
  });
}
