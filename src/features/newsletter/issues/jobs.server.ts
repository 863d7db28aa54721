import { instantNow } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { sendOnce } from "#platform/mail/send-once.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { openChoices, readerLinks, subscriberForMail } from "../reads.server.ts";
import { wantsNewsletter } from "../rules.ts";
import { openContent } from "./reads/content.server.ts";
import {
  type IssueBody,
  type IssueReader,
  issueBody,
  issueEmail,
  sampleFoot,
  testEmail,
} from "./reads/emails.server.ts";
import { groupReader, labelsOf, type Receiver } from "./reads/receivers.server.ts";
import { isWelcomeEmail, welcomeSeries } from "./reads/welcome.server.ts";
import { isNewsletter } from "./rules/audience.ts";
import {
  type IssueState,
  type MailState,
  mailJob,
  selectRecipientsJob,
  sliceJob,
  testJob,
  writtenReason,
} from "./rules/sending.ts";
import { welcomeJob } from "./rules/welcome.ts";
import type { IssueContent } from "./schema.ts";
import { senderNow } from "./team-settings.server.ts";
import { nextSlice, startIssue } from "./writes/slices.server.ts";
import { sweepWelcome } from "./writes/welcome-sweep.server.ts";

/** An issue being sent, rendered once for all its emails. */
type SentIssue = { state: IssueState; content: IssueContent; body: IssueBody };

export function issuesJobs(services: Services): Jobs {
  const issueOf = issueReader(services);
  // Queued entries are stored with these keys, so `letterId` and `turn` can't be renamed here.
  return {
    [selectRecipientsJob]: ({ payload: { letterId: issueId = "", turn: run = "" } }) =>
      ignoreNotFound(() => startIssue(services, { issueId, run: Number(run) })),
    [sliceJob]: ({ payload: { letterId: issueId = "", turn: run = "", slice = "" } }) =>
      ignoreNotFound(() => nextSlice(services, { issueId, run: Number(run), slice: Number(slice) })),
    [welcomeJob]: ({ id }) => sweepWelcome(services, id),
    [mailJob]: ({ payload: { mailId = "" } }) => sendIssueMail(services, { mailId, issueOf }),
    async [testJob]({ id, payload: { letterId: issueId = "", staffId: teamMemberId = "" } }) {
      const issue = await rowById(services.store.db, "issues", issueId).executeTakeFirst();
      const member = (await listMembers(services)).find((each) => each.id === teamMemberId);
      if (!issue || member?.state !== "active") return;
      const content = openContent(services, issue);
      const body = await issueBody(services, content);
      const foot = await sampleFoot(services, body, content);
      await services.mailer.send(testEmail(body, { to: member.email, ...foot }), id);
    },
  };
}

/** Runs a job whose issue may have been deleted since it was queued. */
async function ignoreNotFound(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError && error.code === "not_found")) throw error;
  }
}

/**
 * Reads an issue for each of its emails; its text is cached because it can't change while it's being sent. Without a
 * sender, its emails wait as if it were paused.
 */
function issueReader(services: Services): (id: string) => Promise<SentIssue | undefined> {
  let cached: { encrypted: string; sender: string; content: IssueContent; body: IssueBody } | undefined;
  return async (id) => {
    const row = await rowById(services.store.db, "issues", id).executeTakeFirst();
    if (!row) return undefined;
    const sender = await senderNow(services);
    const senderText = JSON.stringify(sender) ?? "";
    if (cached?.encrypted !== row.content || cached.sender !== senderText) {
      const content = openContent(services, row);
      const body = await issueBody(services, content);
      cached = { encrypted: row.content, sender: senderText, content, body };
    }
    // The welcome series goes to subscribers, whatever its emails say of whom they're for.
    const namesSender = row.state === "welcome" || (row.state === "sending" && isNewsletter(cached.content));
    const state = sender === undefined && namesSender ? "paused" : row.state;
    return { state, content: cached.content, body: cached.body };
  };
}

/** States in which an email hasn't been transmitted completely, so sending it can't duplicate it. */
const unsent: readonly MailState[] = ["queued", "retrying"];

/**
 * Sends one email of an issue, at most once (`sendOnce`). An email found in the status `handing` may or may not have been
 * accepted, and becomes `unsure`.
 * @throws if the mail server defers it; the outbox retries.
 */
async function sendIssueMail(
  services: Services,
  { mailId, issueOf }: { mailId: string; issueOf(id: string): Promise<SentIssue | undefined> },
): Promise<void> {
  const state = await stateOf(services, mailId);
  if (state === "handing") return note(services, mailId, ["handing"], "unsure");
  const ready = await readyToSend(services, mailId, issueOf);
  if (ready === undefined) return;

  const { body, issueId, reader } = ready;
  const claim = () => markInFlight(services, mailId, ready);
  const attempt = await sendOnce(services, issueEmail(body, issueId, reader), { id: mailId, claim });
  switch (attempt.end) {
    case "sent": {
      const reason = services.settings.SMTP_URL === undefined ? writtenReason : "";
      return note(services, mailId, ["handing", "unsure"], "delivered", reason);
    }
    case "unsure":
      return note(services, mailId, ["handing"], "unsure");
    case "failed":
      return note(services, mailId, attempt.isClaimed ? ["handing"] : unsent, "failed", attempt.code);
    case "deferred":
      await note(services, mailId, attempt.isClaimed ? ["handing"] : unsent, "retrying", attempt.code);
      throw attempt.error;
    case "untrue":
      // Paused, stopped, or just unsubscribed; if another worker has it, nothing is recorded.
      await readyToSend(services, mailId, issueOf);
  }
}

async function stateOf({ store }: Services, mailId: string): Promise<MailState | undefined> {
  const row = await rowById(store.db, "issue_mails", mailId).executeTakeFirst();
  return row?.state;
}

type Ready = {
  issueId: string;
  body: IssueBody;
  content: IssueContent;
  reader: IssueReader;
  placeId: string | null;
};

/** What to send and to whom; otherwise records why the email isn't sent. */
async function readyToSend(
  services: Services,
  mailId: string,
  issueOf: (id: string) => Promise<SentIssue | undefined>,
): Promise<Ready | undefined> {
  const mail = await services.store.db
    .selectFrom("issue_mails")
    .select(["issue_id", "subscriber_id", "place_id"])
    .where("id", "=", mailId)
    .where("state", "in", unsent)
    .executeTakeFirst();
  if (!mail) return undefined;
  const issue = await issueOf(mail.issue_id);
  const mode = issue && (await modeOf(services, issue.state, mail));
  if (mode === "wait") await note(services, mailId, unsent, "waiting");
  else if (!issue || mode !== "send") await note(services, mailId, unsent, "skipped");
  else {
    const { body, content } = issue;
    const reader = await readerOf(services, mail, content);
    if (reader !== undefined)
      return { body, content, reader, issueId: mail.issue_id, placeId: mail.place_id };
    await note(services, mailId, unsent, "skipped");
  }
  return undefined;
}

async function modeOf(
  { store: { db } }: Services,
  state: IssueState,
  mail: { issue_id: string; subscriber_id: string | null },
): Promise<"send" | "wait" | "skip"> {
  if (state === "sending") return "send";
  if (state === "paused") return "wait";
  if (!(await isWelcomeEmail(db, mail.issue_id))) return "skip";
  const { since } = await welcomeSeries(db);
  // It's being changed, or the series is off.
  if (state !== "welcome" || since === "") return "wait";
  // Turned off and on again since: it's for those who confirmed after that.
  const person = await db
    .selectFrom("subscribers")
    .select("confirmed_at")
    .where("id", "=", mail.subscriber_id ?? "")
    .executeTakeFirst();
  return person && person.confirmed_at >= since ? "send" : "skip";
}

/**
 * Whom an email goes to; undefined if the person has unsubscribed or left the group, was erased, or doesn't want an issue
 * about this.
 */
async function readerOf(
  services: Services,
  { subscriber_id: subscriberId, place_id: placeId }: Receiver,
  content: IssueContent,
): Promise<IssueReader | undefined> {
  const { db } = services.store;
  if (placeId !== null) {
    const reader = await groupReader(services, db, { segment: content.segment, placeId });
    return reader && { of: "group", ...reader };
  }
  if (subscriberId === null) return undefined;
  const row = await rowById(db, "subscribers", subscriberId).executeTakeFirst();
  if (!row || !wantsNewsletter(openChoices(services, row), labelsOf(content))) return undefined;
  const subscriber = await subscriberForMail(services, subscriberId);
  if (subscriber?.state !== "active") return undefined;
  const { email: to, name } = subscriber;
  if (await isExcluded(services, db, excludable(to, content))) return undefined;
  return { of: "newsletter", to, name, ...readerLinks(services, subscriberId) };
}

const excludable = (email: string, content: IssueContent) => ({
  email,
  mail: { kind: "newsletter" as const, ...labelsOf(content) },
});

/**
 * Only one worker can set this status, and not for a paused issue, or someone who has just unsubscribed, left the group or
 * asked not to get such an issue.
 */
async function markInFlight(services: Services, mailId: string, ready: Ready): Promise<boolean> {
  const { store, clock } = services;
  return store.transact(async (tx) => {
    if (!(await isStillFor(services, tx, ready))) return false;
    const { numUpdatedRows } = await tx
      .updateTable("issue_mails")
      .set({ state: "handing", at: instantNow(clock) })
      .where("id", "=", mailId)
      .where("state", "in", unsent)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb("issue_mails.place_id", "is not", null),
          exists(
            selectFrom("subscribers")
              .select("subscribers.id")
              .whereRef("subscribers.id", "=", "issue_mails.subscriber_id")
              .where("subscribers.state", "=", "active"),
          ),
        ]),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("issues")
            .select("issues.id")
            .whereRef("issues.id", "=", "issue_mails.issue_id")
            .where((letter) =>
              letter.or([
                letter("issues.state", "=", "sending"),
                letter.and([
                  letter("issues.state", "=", "welcome"),
                  letter.exists(letter.selectFrom("welcome_series").select("id").where("since", "<>", "")),
                ]),
              ]),
            ),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Asked again in the transaction that lets the last line go. */
async function isStillFor(services: Services, tx: Tx, { content, reader, placeId }: Ready): Promise<boolean> {
  if (placeId === null) return !(await isExcluded(services, tx, excludable(reader.to, content)));
  return (await groupReader(services, tx, { segment: content.segment, placeId })) !== undefined;
}

async function note(
  { store, clock }: Services,
  mailId: string,
  from: readonly MailState[],
  state: MailState,
  reason = "",
): Promise<void> {
  // A transaction, because on SQLite it shares its commit with those of other emails.
  await store.transact((tx) =>
    tx
      .updateTable("issue_mails")
      .set({ state, at: instantNow(clock), reason })
      .where("id", "=", mailId)
      .where("state", "in", from)
      .execute(),
  );
}
