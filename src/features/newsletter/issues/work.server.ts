import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { overdueMinutes, type WorkKind } from "#platform/work/work-kind.ts";
import { issueCopy } from "./copy.ts";
import { openContent } from "./reads/content.server.ts";
import type { IssueRow } from "./table.server.ts";

/** A line for each issue. */
const linesOf = (
  services: Services,
  rows: readonly Pick<IssueRow, "id" | "content" | "changed_at" | "send_at">[],
  { text, since }: { text: string; since: "changed_at" | "send_at" },
) =>
  rows.map((row) => ({
    item: row.id,
    count: 1,
    since: row[since],
    sentence: `“${openContent(services, row).subject || issueCopy.newTitle}” ${text}`,
    href: `/admin/newsletters/${row.id}`,
  }));

const columns = ["id", "content", "changed_at", "send_at"] as const;
const toSenders = { permission: "newsletter.send", menu: "/admin/newsletters" } as const;

export const newsletterWork: readonly WorkKind[] = [
  {
    ...toSenders,
    id: "newsletter.overdue",
    tag: "late",
    label: "Newsletters that didn't go out at their time",
    async read(services) {
      const rows = await services.store.db
        .selectFrom("issues")
        .select(columns)
        .where("state", "=", "scheduled")
        .where("send_at", "!=", "")
        .where("send_at", "<", instantAfter(services.clock, -overdueMinutes * minute))
        .orderBy("send_at")
        .execute();
      return linesOf(services, rows, { text: "didn't go out at its time", since: "send_at" });
    },
  },
  {
    ...toSenders,
    id: "newsletter.paused",
    tag: "failed",
    label: "Newsletters that are paused",
    async read(services) {
      const rows = await services.store.db
        .selectFrom("issues")
        .select(columns)
        .where("state", "=", "paused")
        .orderBy("changed_at")
        .execute();
      return linesOf(services, rows, { text: "is paused before everyone has it", since: "changed_at" });
    },
  },
];
