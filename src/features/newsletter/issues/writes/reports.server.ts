import { instantNow } from "#platform/clock/clock.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import type { ReportedMail, ReportHandler } from "#platform/mail/reported-mail.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriberState } from "../../rules.ts";
import { leastReports, pauseReason } from "../rules/pausing.ts";

/** Notes what came back: on the subscriber, on the issue's mail, and whether the issue pauses itself. */
export function noteReports(services: Services): ReportHandler {
  return async (tx, reported) => {
    await noteOnSubscriber(tx, services, reported);
    if (reported.mail === "issue") await noteOnIssue(tx, services, reported);
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
  const mail = await tx
    .updateTable("letter_mails")
    .set({ report })
    .where("id", "=", id)
    .where("report", "!=", "complaint")
    .returning("letter_id")
    .executeTakeFirst();
  if (mail && (report === "hard" || report === "complaint"))
    await pauseIfNeeded(tx, services, mail.letter_id);
}

async function pauseIfNeeded(tx: Tx, { clock }: Services, issueId: string): Promise<void> {
  const issue = await rowById(tx, "letters", issueId).executeTakeFirst();
  if (issue?.state !== "sending") return;
  const mails = tx
    .selectFrom("letter_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("letter_id", "=", issueId)
    .where("at", ">=", issue.counted_from);
  const counted = async (query: typeof mails) => Number((await query.executeTakeFirstOrThrow()).count);
  const withReport = (report: ReportedMail["report"]) => counted(mails.where("report", "=", report));
  const [complaints, bounces] = [await withReport("complaint"), await withReport("hard")];
  // Counting all mails takes longer than the reports about them.
  if (Math.max(complaints, bounces) < leastReports) return;
  const handedOver = await counted(mails.where("state", "=", "delivered"));
  const reason = pauseReason({ handedOver, complaints, bounces });
  if (reason === undefined) return;
  await tx
    .updateTable("letters")
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
