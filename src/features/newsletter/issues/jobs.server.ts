import { listMembers } from "#features/team/reads.server.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { bodyOf, type IssueBody, testEmail } from "./emails.server.ts";
import { issuePictures, openContent } from "./reads/content.server.ts";
import { countsOf } from "./reads/counts.server.ts";
import { mailJob, mailRetentionDays, selectRecipientsJob, sliceJob, testJob } from "./rules/sending.ts";
import type { IssueContent } from "./schema.ts";
import { senderNow } from "./team-settings.server.ts";
import { type SentIssue, sendIssueMail } from "./writes/mail.server.ts";
import { nextSlice, startIssue } from "./writes/slices.server.ts";

/** The outbox jobs of sending an issue. */
export function issuesJobs(services: Services): Jobs {
  const issueOf = issueReader(services);
  // Queued entries are stored with these keys, so `letterId` and `turn` can't be renamed here.
  return {
    [selectRecipientsJob]: ({ payload: { letterId: issueId = "", turn: run = "" } }) =>
      ignoreNotFound(() => startIssue(services, { issueId, run: Number(run) })),
    [sliceJob]: ({ payload: { letterId: issueId = "", turn: run = "", slice = "" } }) =>
      ignoreNotFound(() => nextSlice(services, { issueId, run: Number(run), slice: Number(slice) })),
    [mailJob]: ({ payload: { mailId = "" } }) => sendIssueMail(services, { mailId, issueOf }),
    async [testJob]({ id, payload: { letterId: issueId = "", staffId = "" } }) {
      const issue = await services.store.db
        .selectFrom("letters")
        .select(["id", "content"])
        .where("id", "=", issueId)
        .executeTakeFirst();
      const member = (await listMembers(services)).find((each) => each.id === staffId);
      if (!issue || member?.state !== "active") return;
      const content = openContent(services, issue);
      const pictures = await issuePictures(services, content.text);
      const body = bodyOf(content, await senderNow(services), pictures);
      await services.mailer.send(
        testEmail(body, { to: member.email, siteUrl: services.settings.SITE_URL }),
        id,
      );
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
    const row = await services.store.db
      .selectFrom("letters")
      .select(["id", "state", "content"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const sender = await senderNow(services);
    const senderText = JSON.stringify(sender) ?? "";
    if (cached?.encrypted !== row.content || cached.sender !== senderText) {
      const content = openContent(services, row);
      const body = bodyOf(content, sender, await issuePictures(services, content.text));
      cached = { encrypted: row.content, sender: senderText, content, body };
    }
    const state = sender === undefined && row.state === "sending" ? "paused" : row.state;
    return { state, content: cached.content, body: cached.body };
  };
}

/** Some time after an issue has ended, its individual emails and its versions are deleted; their counts stay with it. */
export async function foldIssueMails(services: Services): Promise<number> {
  const { store, clock } = services;
  const ended = await store.db
    .selectFrom("letters")
    .select(["id", "counts", "begun_at", "finished_at"])
    .where("state", "in", ["sent", "stopped"])
    .where("counts", "=", "")
    .where("finished_at", "<", instantAfter(clock, -mailRetentionDays * day))
    .execute();
  let removed = 0;
  for (const issue of ended) {
    const counts = JSON.stringify(await countsOf(services, issue));
    removed += await store.transact(async (tx) => {
      await tx.deleteFrom("letter_versions").where("letter_id", "=", issue.id).execute();
      await tx.updateTable("letters").set({ counts }).where("id", "=", issue.id).execute();
      const deleted = await tx
        .deleteFrom("letter_mails")
        .where("letter_id", "=", issue.id)
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    });
  }
  return removed;
}
