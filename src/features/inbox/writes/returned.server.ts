import type { ReportHandler } from "#platform/mail/reported-mail.ts";

export function noteReturnedReply(): ReportHandler {
  return async (tx, { id, mail, report }) => {
    if (mail !== "answer") return;
    await tx.updateTable("inbox_answers").set({ report }).where("outbox_id", "=", id).execute();
  };
}
