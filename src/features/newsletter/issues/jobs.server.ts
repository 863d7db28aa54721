import { instantNow } from "#platform/clock/clock.ts";
import { rowById } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { sendOnce } from "#platform/mail/send-once.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { openChoices, readerLinks, subscriberForMail } from "../reads.server.ts";
import { wantsNewsletter } from "../rules.ts";
import { openContent } from "./reads/content.server.ts";
import { type IssueBody, issueBody, issueEmail, testEmail } from "./reads/emails.server.ts";
import { labelsOf } from "./reads/receivers.server.ts";
import { isWelcomeEmail, welcomeSeries } from "./reads/welcome.server.ts";
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
      const body = await issueBody(services, openContent(services, issue));
      const mail = testEmail(body, { to: member.email, siteUrl: services.settings.SITE_URL });
      await services.mailer.send(mail, id);
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
    const isSending = row.state === "sending" || row.state === "welcome";
    const state = sender === undefined && isSending ? "paused" : row.state;
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

  const claim = () => markInFlight(services, mailId, ready.about);
  const attempt = await sendOnce(services, issueEmail(ready.body, ready.to), { id: mailId, claim });
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

/** What to send and to whom; otherwise records why the email isn't sent. */
async function readyToSend(
  services: Services,
  mailId: string,
  issueOf: (id: string) => Promise<SentIssue | undefined>,
) {
  const mail = await services.store.db
    .selectFrom("issue_mails")
    .select(["issue_id", "subscriber_id"])
    .where("id", "=", mailId)
    .where("state", "in", unsent)
    .executeTakeFirst();
  if (!mail) return undefined;
  const issue = await issueOf(mail.issue_id);
  const mode = issue && (await modeOf(services, issue.state, mail));
  if (mode === "wait") await note(services, mailId, unsent, "waiting");
  else if (!issue || mode !== "send") await note(services, mailId, unsent, "skipped");
  else {
    const to = await addressFor(services, mail.subscriber_id, issue.content);
    if (to !== undefined)
      return {
        body: issue.body,
        to: { issueId: mail.issue_id, ...to },
        about: excludable(to.to, issue.content),
      };
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
 * The address of an email; undefined if the person has unsubscribed, was erased, or doesn't want an issue about this.
 */
async function addressFor(services: Services, subscriberId: string | null, content: IssueContent) {
  if (subscriberId === null) return undefined;
  const row = await rowById(services.store.db, "subscribers", subscriberId).executeTakeFirst();
  if (!row || !wantsNewsletter(openChoices(services, row), labelsOf(content))) return undefined;
  const subscriber = await subscriberForMail(services, subscriberId);
  if (subscriber?.state !== "active") return undefined;
  if (await isExcluded(services, services.store.db, excludable(subscriber.email, content))) return undefined;
  return { to: subscriber.email, name: subscriber.name, ...readerLinks(services, subscriberId) };
}

const excludable = (email: string, content: IssueContent) => ({
  email,
  mail: { kind: "newsletter" as const, ...labelsOf(content) },
});

/**
 * Only one worker can set this status, and not for a paused issue, or someone who has just unsubscribed or asked not to
 * get such an issue.
 */
async function markInFlight(
  services: Services,
  mailId: string,
  about: ReturnType<typeof excludable>,
): Promise<boolean> {
  const { store, clock } = services;
  return store.transact(async (tx) => {
    if (await isExcluded(services, tx, about)) return false;
    const { numUpdatedRows } = await tx
      .updateTable("issue_mails")
      .set({ state: "handing", at: instantNow(clock) })
      .where("id", "=", mailId)
      .where("state", "in", unsent)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("subscribers")
            .select("subscribers.id")
            .whereRef("subscribers.id", "=", "issue_mails.subscriber_id")
            .where("subscribers.state", "=", "active"),
        ),
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
