import { instantNow } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import type { ReportedMail, ReportHandler } from "#platform/mail/reported-mail.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "../../rules.ts";
import { leastReports, pauseReason } from "../rules/pausing.ts";
import type { IssueRow } from "../table.server.ts";

export function noteReports(services: Services): ReportHandler {
  return async (tx, reported) => {
    await noteOnSubscriber(tx, services, reported);
    if (reported.mail === "issue" || reported.mail === "group message")
      await noteOnIssue(tx, services, reported);
  };
}

/**
 * A complaint unsubscribes; the consent log's line comes with the report. Anyone else whose mail is stopped is kept on
 * the list as not reached, and never counted among those who left.
 */
async function noteOnSubscriber(
  tx: Tx,
  { cipher, clock }: Services,
  { email, report, isStopped }: ReportedMail,
): Promise<void> {
  if (!isStopped) return;
  const isComplaint = report === "complaint";
  const from: readonly SubscriberState[] = isComplaint ? ["pending", "active", "unreached"] : ["active"];
  await tx
    .updateTable("subscribers")
    .set({ state: isComplaint ? "unsubscribed" : "unreached", changed_at: instantNow(clock) })
    .where("email_index", "in", cipher.blindIndexes("subscribers", comparableEmail(email)))
    .where("state", "in", from)
    .execute();
}

async function noteOnIssue(tx: Tx, services: Services, { id, report }: ReportedMail): Promise<void> {
  const mail = await rowById(tx, "issue_mails", id).executeTakeFirst();
  if (!mail) return;
  // Reports of the same moment count each other only one after the other. Slices lock the issue before its mails, too.
  const issue = await tx
    .updateTable("issues")
    .set((row) => ({ state: row.ref("state") }))
    .where("id", "=", mail.issue_id)
    .returning(["id", "state", "counted_from"])
    .executeTakeFirst();
  const { numUpdatedRows } = await tx
    .updateTable("issue_mails")
    .set({ report })
    .where("id", "=", id)
    .where("report", "!=", "complaint")
    .executeTakeFirst();
  if (issue?.state === "sending" && numUpdatedRows > 0n && (report === "hard" || report === "complaint"))
    await pauseIfNeeded(tx, services, issue);
}

async function pauseIfNeeded(
  tx: Tx,
  { clock }: Services,
  { id: issueId, counted_from }: Pick<IssueRow, "id" | "counted_from">,
): Promise<void> {
  const mails = tx
    .selectFrom("issue_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("issue_id", "=", issueId)
    .where("at", ">=", counted_from);
  const counted = async (query: typeof mails) => Number((await query.executeTakeFirstOrThrow()).count);
  const withReport = (report: ReportedMail["report"]) => counted(mails.where("report", "=", report));
  const [complaints, bounces] = [await withReport("complaint"), await withReport("hard")];
  // Counting all mails takes longer than the reports about them.
  if (Math.max(complaints, bounces) < leastReports) return;
  const handedOver = await counted(mails.where("state", "=", "delivered"));
  const reason = pauseReason({ handedOver, complaints, bounces });
  if (reason === undefined) return;
  await tx
    .updateTable("issues")
    .set((row) => ({
      state: "paused",
      paused_for: reason,
      revision: row("revision", "+", 1),
      turn: row("turn", "+", 1),
      changed_at: instantNow(clock),
    }))
    .where("id", "=", issueId)
    .where("state", "=", "sending")
    .execute();
}
