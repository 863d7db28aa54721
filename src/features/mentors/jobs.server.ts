import { isPrivate, type LetterLinks, type LetterMail, letterMail } from "#content/letter-mails.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { taggedAddress, taggedReference } from "#platform/mail/tagged-address.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import { oldestKept } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { lettersChangedUrl, lettersUrl, proposalById, requestById } from "./reads/parties.server.ts";
import { mentorRequests, mentors } from "./record.server.ts";
import {
  checkInDays,
  mentoringRetention,
  mentoringRetentionDays,
  requestMonths,
  type Side,
} from "./rules/request.ts";
import type { ProposalRow, RequestRow } from "./table.server.ts";
import {
  checkInJob,
  letterMailJob,
  lockRequest,
  noteNotice,
  queueMail,
  removeRequest,
  takeStep,
} from "./writes/steps.server.ts";

type Payload = Readonly<Record<string, string>>;

export function mentorsJobs(services: Services): Jobs {
  const { mailer } = services;
  return {
    async [letterMailJob]({ id, payload }) {
      const mail = await (payload.side === "mentor" ? mailToMentor : mailToPerson)(services, payload);
      if (!mail) return;
      if (await isLeftOut(services, mail)) await forgetNotice(services, mail);
      else await mailer.send(composed(services, mail), id);
    },
    [checkInJob]: ({ payload: { requestId = "" } }) => askHowItGoes(services, requestId),
  };
}

async function askHowItGoes(services: Services, requestId: string): Promise<void> {
  await services.store.transact(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request?.state !== "matched" || request.check_in_person !== "") return;
    const values = { check_in_person: "asked", check_in_mentor: "asked" };
    await tx.updateTable("mentor_requests").set(values).where("id", "=", requestId).execute();
    const proposal = await proposalById(tx, request.proposal_id);
    await queueMail(tx, services, { request, side: "person", about: "checkIn" });
    await queueMail(tx, services, { request, side: "mentor", about: "checkIn", proposal });
  });
}

/** Asks whom no job has asked: one that failed for a day is given up, and a restore leaves none. */
export async function checkInAll(services: Services): Promise<void> {
  const rows = await services.store.db
    .selectFrom("mentor_requests")
    .select("id")
    .where("state", "=", "matched")
    .where("check_in_person", "=", "")
    .where("matched_at", "<=", instantAfter(services.clock, -checkInDays * day))
    .execute();
  for (const { id } of rows) await askHowItGoes(services, id);
}

type Addressed = {
  email: string;
  about: LetterMail;
  links: LetterLinks | undefined;
  side: Side;
  requestId: string;
  /** The row that its link is made of; empty where the other one's data was erased. */
  linkedId: string;
};

/** A reply to a mail about letters comes to an address of its own, where nobody reads it. */
function composed({ cipher, settings }: Services, { email, about, links, linkedId }: Addressed): Mail {
  const copy = letterMail(about, links);
  if (!isPrivate(about)) return mailOf(email, copy, { kind: "letter" });
  const tag = { kind: "private", id: linkedId } as const;
  const mailbox = settings.IMAP_ADDRESS ?? settings.MAIL_FROM;
  return mailOf(email, copy, {
    kind: "letter",
    headers: { References: taggedReference(cipher, { siteUrl: settings.SITE_URL, ...tag }) },
    ...(settings.IMAP_URL === undefined ? {} : { replyTo: taggedAddress(cipher, { mailbox, ...tag }) }),
  });
}

/** Someone on a break isn't mailed about letters, which wait on the page. Mails about the other steps are still sent. */
async function isLeftOut(services: Services, { email, about }: Addressed): Promise<boolean> {
  if (about !== "letter" && about !== "checkIn") return false;
  return isExcluded(services, services.store.db, { email, mail: { kind: "letters" } });
}

/** After the break, the next letter is mailed about. */
async function forgetNotice({ store }: Services, { about, side, requestId }: Addressed): Promise<void> {
  if (about === "letter") await store.transact((tx) => noteNotice(tx, { requestId, side, notice: 0 }));
}

function linksOf(services: Services, side: Side, row: RequestRow | ProposalRow): LetterLinks {
  return {
    pageUrl: lettersUrl(services, side, row),
    changedUrl: lettersChangedUrl(services, side, row),
  };
}

async function mailToPerson(
  services: Services,
  { requestId = "", about }: Payload,
): Promise<Addressed | undefined> {
  const request = await requestById(services.store.db, requestId);
  if (!request || request.email === "" || !isMail(about) || !isTrue(about, request)) return undefined;
  return {
    email: mentorRequests.fromRow(services, request).email,
    about,
    links: linksOf(services, "person", request),
    ...{ side: "person", requestId, linkedId: requestId },
  };
}

async function mailToMentor(
  services: Services,
  { mentorId = "", proposalId = "", about }: Payload,
): Promise<Addressed | undefined> {
  const { db } = services.store;
  const mentor = await db.selectFrom("mentors").selectAll().where("id", "=", mentorId).executeTakeFirst();
  if (!mentor || !isMail(about)) return undefined;
  const proposal = await proposalById(db, proposalId);
  const request = proposal && (await requestById(db, proposal.request_id));
  const { email } = mentors.fromRow(services, mentor);
  // The other one's data was erased: that it has ended is still true.
  const side = "mentor";
  if (!request)
    return about === "ended"
      ? { email, about, links: undefined, side, requestId: "", linkedId: "" }
      : undefined;
  if (request.proposal_id !== proposalId || !isTrue(about, request)) return undefined;
  const links = linksOf(services, side, proposal);
  return { email, about, links, side, requestId: request.id, linkedId: proposalId };
}

const truths: Readonly<Record<LetterMail, (request: RequestRow) => boolean>> = {
  received: ({ state }) => state !== "ended",
  mentorAsked: ({ state }) => state === "mentorAsked",
  personAsked: ({ state }) => state === "personAsked",
  matched: ({ state }) => state === "matched",
  letter: ({ state }) => state === "matched",
  checkIn: ({ state }) => state === "matched",
  ended: ({ state }) => state === "ended",
  newLink: () => true,
  notPassedOn: () => true,
};

const isMail = (about: string | undefined): about is LetterMail => about !== undefined && about in truths;
const isTrue = (about: LetterMail, request: RequestRow) => truths[about](request);

/**
 * Ends requests that have come to nothing in a year, and matches in which nobody has written for a year. Erases what ended
 * long enough ago, with its letters and proposals. While a concern is open, that's as late as people are told, even if
 * owners have chosen less.
 */
export async function removeEndedRequests(services: Services): Promise<number> {
  const { store, clock } = services;
  const oldest = oldestKept(clock.now(), { unit: "months" }, requestMonths);
  const old = await store.db
    .selectFrom("mentor_requests")
    .select("id")
    .where("ended_at", "is", null)
    .where("created_at", "<", oldest)
    .where("matched_at", "<", oldest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("mentor_letters")
            .select("mentor_letters.id")
            .whereRef("mentor_letters.request_id", "=", "mentor_requests.id")
            .where("mentor_letters.created_at", ">=", oldest),
        ),
      ),
    )
    .execute();
  for (const { id } of old)
    await store.transact(async (tx) => {
      const request = await lockRequest(tx, id);
      if (request) await takeStep(tx, services, { request, step: { by: "team", act: "end" } });
    });
  const before = await removedBefore(services, mentoringRetention);
  const last = oldestKept(clock.now(), mentoringRetention, mentoringRetentionDays);
  const ended = await store.db
    .selectFrom("mentor_requests")
    .select("id")
    .where("ended_at", "<", before)
    .where(({ or, eb }) => or([eb("flagged_at", "=", ""), eb("ended_at", "<", last)]))
    .execute();
  let removed = 0;
  for (const { id } of ended)
    await store.transact(async (tx) => {
      const request = await lockRequest(tx, id);
      // Somebody may have reported a concern meanwhile.
      if (!request || (request.flagged_at !== "" && (request.ended_at ?? "") >= last)) return;
      await removeRequest(tx, id);
      removed += 1;
    });
  return removed;
}
