import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { mailJob, selectRecipientsJob, sliceJob, testJob } from "../rules/sending.ts";
import { welcomeJob } from "../rules/welcome.ts";

/**
 * Sends nothing automatically after a restore. Emails in progress at the time of the backup may have arrived since, so
 * they become unsure and a team member decides. Scheduled issues become drafts again.
 */
export async function pauseIssues(): Promise<(restored: Services) => Promise<readonly string[]>> {
  return ({ store, clock }) =>
    store.transact(async (tx) => {
      const now = instantNow(clock);
      await tx
        .deleteFrom("outbox")
        .where("kind", "in", [selectRecipientsJob, sliceJob, mailJob, testJob, welcomeJob])
        .where("state", "!=", "done")
        .execute();
      const drafts = await tx
        .updateTable("issues")
        .set((row) => ({
          state: "draft",
          send_at: "",
          turn: row("turn", "+", 1),
          revision: row("revision", "+", 1),
          changed_at: now,
        }))
        .where("state", "=", "scheduled")
        .returning("id")
        .execute();
      const started = await tx
        .updateTable("issues")
        .set((row) => ({
          state: "sent",
          finished_at: now,
          turn: row("turn", "+", 1),
          revision: row("revision", "+", 1),
          changed_at: now,
        }))
        .where("state", "in", ["sending", "paused"])
        .returning("id")
        .execute();
      const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).concat("");
      await tx.deleteFrom("issue_mails").where("issue_id", "in", idsOf(drafts)).execute();
      const series = await tx
        .updateTable("welcome_series")
        .set((row) => ({ since: "", revision: row("revision", "+", 1) }))
        .where("since", "<>", "")
        .returning("id")
        .execute();
      await tx
        .updateTable("issue_mails")
        .set({ state: "skipped", at: now })
        .where("issue_id", "in", tx.selectFrom("welcome_emails").select("issue_id"))
        .where("state", "in", ["waiting", "queued", "retrying", "handing"])
        .execute();
      const unsure = await tx
        .updateTable("issue_mails")
        .set({ state: "unsure", at: now })
        .where("issue_id", "in", idsOf(started))
        .where("state", "in", ["waiting", "queued", "retrying", "handing"])
        .returning("id")
        .execute();
      const report = [
        "No newsletter is sent automatically after a restore. A draft may have been sent after the backup was made, so ask before you send it.",
      ];
      if (drafts.length > 0) report.push(`Scheduled newsletters that are drafts again: ${drafts.length}.`);
      if (started.length > 0)
        report.push(
          `Newsletters that were being sent: ${started.length}. It's unknown whether ${unsure.length} people got theirs; you can send it to them at /admin/newsletters.`,
        );
      if (series.length > 0)
        report.push(
          "The welcome series is off, because people may have had its emails since the backup. Turned on again at /admin/newsletters/welcome, it goes to those who sign up from then on.",
        );
      return report;
    });
}
