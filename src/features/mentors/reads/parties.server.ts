import { lettersMessages } from "#content/mentoring/letters.ts";
import { changedLink } from "#content/something-changed.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import { isId } from "#platform/ids/ids.ts";
import { type MailedLink, mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import { mentorRequests, mentors } from "../record.server.ts";
import type { Side } from "../rules/request.ts";
import type { LetterRow, ProposalRow, RequestRow } from "../table.server.ts";

/** The link to both pages. Its address doesn't say what it's about. */
export const lettersLink: MailedLink = { path: "/your-letters#token=", words: "link to your letters" };
const purposes: Readonly<Record<Side, string>> = { person: "letters of one", mentor: "letters of other" };

/** Whose link it is: the person's request, or the proposal that names the mentor. */
type Linked = Pick<RequestRow | ProposalRow, "id" | "link_since">;

/** A link that came back in a mail is replaced: the new one is signed with its time. */
const signedText = ({ id, link_since }: Linked) => (link_since === "" ? id : `${id} ${link_since}`);

export function tokenOf({ cipher }: Pick<Services, "cipher">, side: Side, row: Linked): string {
  return `${row.id}.${cipher.sign(purposes[side], signedText(row))}`;
}

/** The link in the mails to a side, for when something has changed. */
export function lettersChangedUrl(
  services: Pick<Services, "cipher" | "settings">,
  side: Side,
  row: Linked,
): string {
  return mailedUrl(services.settings, changedLink, tokenOf(services, side, row));
}

export function lettersUrl(services: Pick<Services, "cipher" | "settings">, side: Side, row: Linked): string {
  return mailedUrl(services.settings, lettersLink, tokenOf(services, side, row));
}

export type Party = { side: Side; requestId: string; proposal: ProposalRow | undefined };

/** Who has this link; undefined if it's forged or was replaced, or what it's for has been erased. */
export async function knownParty(
  { cipher }: Pick<Services, "cipher">,
  db: Database | Tx,
  typed: string,
): Promise<Party | undefined> {
  const [id = "", signature = ""] = pastedToken(typed).split(".");
  if (!isId(id)) return undefined;
  const isOf = (side: Side, row: Linked | undefined) =>
    row !== undefined && cipher.verify(purposes[side], signedText(row), signature);
  if (isOf("person", await requestById(db, id)))
    return { side: "person", requestId: id, proposal: undefined };
  const proposal = await proposalById(db, id);
  return proposal && isOf("mentor", proposal)
    ? { side: "mentor", requestId: proposal.request_id, proposal }
    : undefined;
}

/** @throws {HttpError} not_found if nobody has this link. */
export async function partyOfToken(
  services: Pick<Services, "store" | "cipher">,
  typed: string,
): Promise<Party> {
  const party = await knownParty(services, services.store.db, typed);
  if (!party) throw new HttpError("not_found", { message: lettersMessages.badLink });
  return party;
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
  const party = await knownParty(services, db, token);
  const request = party && (await requestById(db, party.requestId));
  return party && request && partyAddress(services, db, { ...party, request });
}

/** Where mails to a side go; undefined where nobody is left to mail. */
export async function partyAddress(
  services: Pick<Services, "cipher">,
  db: Database | Tx,
  { side, proposal, request }: Pick<Party, "side" | "proposal"> & { request: RequestRow },
): Promise<string | undefined> {
  if (isErased(side, request)) return undefined;
  if (side === "person") return mentorRequests.fromRow(services, request).email;
  if (!proposal || proposal.id !== request.proposal_id) return undefined;
  const mentor = await db
    .selectFrom("mentors")
    .selectAll()
    .where("id", "=", proposal.mentor_id)
    .executeTakeFirst();
  return mentor && mentors.fromRow(services, mentor).email;
}

/** Whose request or proposal this is; undefined if it has been erased. */
export async function partyById(db: Database | Tx, id: string): Promise<Party | undefined> {
  if (await requestById(db, id)) return { side: "person", requestId: id, proposal: undefined };
  const proposal = await proposalById(db, id);
  return proposal && { side: "mentor", requestId: proposal.request_id, proposal };
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
