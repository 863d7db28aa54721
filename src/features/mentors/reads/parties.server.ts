import { lettersMessages } from "#content/mentoring/letters.ts";
import { changedPage } from "#content/something-changed.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { linkWithToken, pastedToken } from "#platform/http/mailed-token.ts";
import { isId } from "#platform/ids/ids.ts";
import type { Services } from "#platform/services.ts";
import type { Side } from "../rules/request.ts";
import {
  decryptMentor,
  decryptRequest,
  type LetterRow,
  type ProposalRow,
  type RequestRow,
} from "../table.server.ts";

/** The page behind both links. Its address doesn't say what it's about. */
const page = "/your-letters";
const purposes: Readonly<Record<Side, string>> = { person: "letters of one", mentor: "letters of other" };

/** The token of a side: of the person's request, or of the proposal that names the mentor. */
export function tokenOf({ cipher }: Pick<Services, "cipher">, side: Side, id: string): string {
  return `${id}.${cipher.sign(purposes[side], id)}`;
}

/** The link in the mails to a side, for when something has changed. */
export function lettersChangedUrl(
  services: Pick<Services, "cipher" | "settings">,
  side: Side,
  id: string,
): string {
  return linkWithToken(`${services.settings.SITE_URL}${changedPage}`, tokenOf(services, side, id));
}

/** The link in the mails to a side. */
export function lettersUrl(services: Pick<Services, "cipher" | "settings">, side: Side, id: string): string {
  return linkWithToken(`${services.settings.SITE_URL}${page}`, tokenOf(services, side, id));
}

/** Who came with a link. */
export type Party = { side: Side; requestId: string; proposal: ProposalRow | undefined };

/** @throws {HttpError} not_found if the link is forged, or what it's for has been erased. */
export async function partyOfToken(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  typed: string,
): Promise<Party> {
  const [id = "", signature = ""] = pastedToken(typed).split(".");
  const isOf = (side: Side) => isId(id) && cipher.verify(purposes[side], id, signature);
  if (isOf("person")) return { side: "person", requestId: id, proposal: undefined };
  const proposal = isOf("mentor") ? await proposalById(store.db, id) : undefined;
  if (!proposal) throw new HttpError("not_found", { message: lettersMessages.badLink });
  return { side: "mentor", requestId: proposal.request_id, proposal };
}

/** Whether the link's person was erased, and the row only stays because of an open concern. */
export function isErased(side: Side, { email }: RequestRow): boolean {
  return side === "person" && email === "";
}

/**
 * The address behind a link to letters; undefined for any other link, and for one that is closed to a mentor whom
 * nobody asks any more.
 */
export async function addressOfLetters(services: Services, token: string): Promise<string | undefined> {
  const { db } = services.store;
  const party = await partyOfToken(services, token).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined;
    throw error;
  });
  const request = party && (await requestById(db, party.requestId));
  if (!party || !request || isErased(party.side, request)) return undefined;
  if (party.side === "person") return decryptRequest(services, request).email;
  if (!party.proposal || party.proposal.id !== request.proposal_id) return undefined;
  const mentor = await db
    .selectFrom("mentors")
    .selectAll()
    .where("id", "=", party.proposal.mentor_id)
    .executeTakeFirst();
  return mentor && decryptMentor(services, mentor).email;
}

export async function proposalById(db: Database | Tx, id: string): Promise<ProposalRow | undefined> {
  return db.selectFrom("mentor_proposals").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function requestById(db: Database | Tx, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom("mentor_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function lettersOf(db: Database | Tx, requestId: string): Promise<readonly LetterRow[]> {
  return db
    .selectFrom("mentor_letters")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
