import { countOf, type WorkKind, waitingLine } from "#platform/work/work-kind.ts";

export const dashboardWork: readonly WorkKind[] = [
  {
    id: "emails.failed",
    tag: "failed",
    permission: "mails.retry",
    menu: "/admin/email-queue",
    label: "Emails that couldn't be sent",
    async read({ store }) {
      const rows = await store.db
        .selectFrom("outbox")
        .where("state", "=", "dead")
        .select(({ fn }) => [
          fn.countAll<number | string>().as("count"),
          fn.min<string | null>("finished_at").as("since"),
        ])
        .execute();
      return waitingLine(rows, (count) => ({
        sentence: `${countOf(count, "email", "emails")} couldn't be sent`,
        href: "/admin/email-queue",
      }));
    },
  },
];
