import { privateSubjects } from "#content/letter-mails.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail, MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import { isReportItself, kindOfMail } from "#platform/mail/incoming/kind-of-mail.ts";
import { ownAddresses } from "#platform/mail/incoming/own-addresses.ts";
import { isFromMailServer } from "#platform/mail/incoming/reports/plain-bounce.ts";
import { comparableSubject, isForwarded, isReply } from "#platform/mail/incoming/subject.ts";
import { idOfTag } from "#platform/mail/tagged-address.ts";
import { countUnverifiedMail } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type Party, partyAddress, partyById, requestById } from "../reads/parties.server.ts";
import { letterMailJob, queueMail } from "./steps.server.ts";

/**
 * Takes replies to mails about letters before the team can read them: they're private letters. Nothing of them is stored
 * but that one came; whoever wrote it is told once a day where letters are written.
 */
export const takePrivateReply =
  (services: Services): MailTaker =>
  async (tx, mail) => {
    // Servers repeat the references of what they couldn't deliver.
    if (isReportItself(mail) || isFromMailServer(mail)) return undefined;
    const id = namedId(services, mail);
    const party = id === undefined ? await partyBySubject(tx, services, mail) : await partyById(tx, id);
    if (id === undefined && !party) return undefined;
    const { kind } = kindOfMail(mail, ownAddresses(services.settings));
    if (party && kind !== "program") await tellWhere(tx, services, party);
    return "private";
  };

/** What the mail's address or its references name. A forwarded mail has these too, and asks the team something. */
function namedId({ cipher }: Services, { to, references, subject }: IncomingMail): string | undefined {
  const idIn = (texts: readonly string[]) =>
    texts.flatMap((text) => idOfTag(cipher, "private", text) ?? [])[0];
  return idIn(to) ?? (isForwarded(subject) ? undefined : idIn(references));
}

/** Some mail programs leave nothing but the subject. Only someone who writes letters can answer it. */
async function partyBySubject(
  tx: Tx,
  { cipher }: Services,
  { subject, from }: IncomingMail,
): Promise<Party | undefined> {
  const subjects = privateSubjects().map(comparableSubject);
  if (!from || !isReply(subject) || !subjects.includes(comparableSubject(subject))) return undefined;
  const email = comparableEmail(from.address);
  const request = await tx
    .selectFrom("mentor_requests")
    .select("id")
    .where("email_index", "in", cipher.blindIndexes("mentor_requests", email))
    .where("state", "=", "matched")
    .executeTakeFirst();
  if (request) return partyById(tx, request.id);
  const proposal = await tx
    .selectFrom("mentors")
    .innerJoin("mentor_proposals", "mentor_proposals.mentor_id", "mentors.id")
    .innerJoin("mentor_requests", "mentor_requests.proposal_id", "mentor_proposals.id")
    .select("mentor_proposals.id")
    .where("mentors.email_index", "in", cipher.blindIndexes("mentors", email))
    .where("mentor_requests.state", "=", "matched")
    .executeTakeFirst();
  return proposal && partyById(tx, proposal.id);
}

/** Mails the side whose notice was answered, at their own address, whoever wrote the reply. */
async function tellWhere(tx: Tx, services: Services, { side, requestId, proposal }: Party): Promise<void> {
  const request = await requestById(tx, requestId);
  if (!request) return;
  const today = instantNow(services.clock).slice(0, 10);
  const id = `${letterMailJob}.notPassedOn.${side}.${proposal?.id ?? requestId}.${today}`;
  const told = await tx.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst();
  const email = await partyAddress(services, tx, { side, request, proposal });
  if (told || email === undefined) return;
  const isSent = await countUnverifiedMail(tx, services, email);
  await queueMail(tx, services, { request, side, about: "notPassedOn", proposal, id, isSkipped: !isSent });
}
