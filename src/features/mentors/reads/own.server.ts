import {
  labelIn,
  mentoringJourneys,
  mentoringLanguages,
  mentoringZones,
} from "#content/mentoring/choices.ts";
import { lettersMessages, lettersPage } from "#content/mentoring/letters.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { mentorLetters, mentorRequests, mentors } from "../record.server.ts";
import { type RequestState, type Side, sidesOf } from "../rules/request.ts";
import type { RequestRow } from "../table.server.ts";
import {
  isErased,
  lettersOf,
  type Party,
  partyOfToken,
  proposalById,
  requestById,
  tokenOf,
} from "./parties.server.ts";

/** What one of the two sees: never an address, and no name before both have agreed. */
export type OwnLetters = {
  token: string;
  side: Side;
  step: "waiting" | "asked" | "agreed" | "matched" | "ended" | "closed";
  /** Whoever one writes with; or the mentor without a name, for the person who is asked. */
  other?: { name: string; about?: string };
  wants?: Readonly<Record<"journey" | "phase" | "languages" | "zone" | "help" | "avoid", string>>;
  letters: readonly { id: string; mine: boolean; text: string; at: string }[];
  checkIn: boolean;
  flagged: boolean;
};

const personSteps: Readonly<Record<RequestState, OwnLetters["step"]>> = {
  requested: "waiting",
  // Nobody learns that a mentor has been asked.
  mentorAsked: "waiting",
  personAsked: "asked",
  matched: "matched",
  ended: "ended",
};
const mentorSteps: Readonly<Record<RequestState, OwnLetters["step"]>> = {
  requested: "closed",
  mentorAsked: "asked",
  personAsked: "agreed",
  matched: "matched",
  ended: "ended",
};

/** It changes nothing. @throws {HttpError} not_found. */
export async function ownLetters(services: Services, typed: string): Promise<OwnLetters> {
  const { side, requestId, proposal } = await partyOfToken(services, typed);
  const { db } = services.store;
  const request = await requestById(db, requestId);
  if (!request || isErased(side, request))
    throw new HttpError("not_found", { message: lettersMessages.badLink });
  const isCurrent = side === "person" || request.proposal_id === proposal?.id;
  const step = isCurrent ? (side === "person" ? personSteps : mentorSteps)[request.state] : "closed";
  const isShared = isCurrent && request.matched_at !== "";
  // Letters of somebody who was erased can only be there for the team, while a concern is open.
  const known = proposal ?? (await proposalById(db, request.proposal_id));
  const isAlone = side === "person" ? !known : request.email === "";
  const rows = (isShared ? await lettersOf(db, request.id) : []).filter(
    ({ sender }) => !isAlone || sender === side,
  );
  const other = await otherOf(services, { side, proposal: known }, { request, step });
  return {
    token: tokenOf(services, side, proposal ?? request),
    side,
    step,
    ...(other ? { other } : {}),
    ...(step === "ended" || step === "closed"
      ? {}
      : { wants: wantsOf(request, mentorRequests.fromRow(services, request)) }),
    letters: rows.map((row) => ({
      id: row.id,
      mine: row.sender === side,
      text: mentorLetters.fromRow(services, row).text,
      at: row.created_at,
    })),
    checkIn: step === "matched" && request[checkInColumn(side)] === "asked",
    flagged: sidesOf(request.flagged_by).includes(side),
  };
}

export const checkInColumn = (side: Side) => (side === "person" ? "check_in_person" : "check_in_mentor");

/** The column that says whether a side was mailed about a letter and hasn't opened the page since. */
export const noticeColumn = (side: Side) => (side === "person" ? "notice_person" : "notice_mentor");

async function otherOf(
  services: Services,
  { side, proposal }: Pick<Party, "side" | "proposal">,
  { request, step }: { request: RequestRow; step: OwnLetters["step"] },
): Promise<OwnLetters["other"]> {
  const isMatched = step === "matched" || (step === "ended" && request.matched_at !== "");
  if (side === "mentor")
    return isMatched
      ? { name: mentorRequests.fromRow(services, request).name || lettersPage.nobody.person }
      : undefined;
  if (!isMatched && step !== "asked") return undefined;
  const mentor =
    proposal &&
    (await services.store.db
      .selectFrom("mentors")
      .selectAll()
      .where("id", "=", proposal.mentor_id)
      .executeTakeFirst());
  if (!mentor) return { name: lettersPage.nobody.mentor };
  const { name, about } = mentors.fromRow(services, mentor);
  return { name: isMatched ? name : lettersPage.nobody.asked, about };
}

/** As both sides and the team read it. */
export function wantsOf(
  { journey, languages, zone }: Pick<RequestRow, "journey" | "languages" | "zone">,
  { phase, help, avoid }: Pick<RequestRow, "phase" | "help" | "avoid">,
): NonNullable<OwnLetters["wants"]> {
  return {
    journey: labelIn(mentoringJourneys, journey),
    languages: labelIn(mentoringLanguages, languages),
    zone: labelIn(mentoringZones, zone),
    ...{ phase, help, avoid },
  };
}
