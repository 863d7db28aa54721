import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { overdueMinutes, type Waiting, type WorkKind } from "#platform/work/work-kind.ts";
import { documentTitles } from "./reads/addable-screen.server.ts";
import { documentsWithLostLinks } from "./reads/link-targets.server.ts";

/** A line for each document, the longest waiting first. */
async function linesOf(
  services: Services,
  rows: readonly { id: string; since: string }[],
  text: string,
): Promise<Waiting[]> {
  if (rows.length === 0) return [];
  const titles = await documentTitles(
    services,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, since }) => ({
    item: id,
    count: 1,
    since,
    sentence: `“${titles.get(id) ?? id}” ${text}`,
    href: `/admin/site/${id}`,
  }));
}

const documents = ({ store }: Services) => store.db.selectFrom("content_documents");
const toPublishers = { permission: "content.publish", menu: "/admin/site" } as const;

export const siteContentWork: readonly WorkKind[] = [
  {
    ...toPublishers,
    id: "content.overdue",
    tag: "late",
    label: "Content that wasn't published at its time",
    async read(services) {
      const rows = await documents(services)
        .select(["id", "scheduled_at as since"])
        .where("scheduled_at", "!=", "")
        .where("scheduled_at", "<", instantAfter(services.clock, -overdueMinutes * minute))
        .orderBy("scheduled_at")
        .execute();
      return linesOf(services, rows, "wasn't published at its time");
    },
  },
  {
    ...toPublishers,
    id: "content.unfit",
    tag: "failed",
    label: "Content that couldn't be published",
    async read(services) {
      const rows = await documents(services)
        .select(["id", "unfit_at as since"])
        .where("unfit_at", "!=", "")
        .orderBy("unfit_at")
        .execute();
      return linesOf(services, rows, "couldn't be published, because something in it has to be changed");
    },
  },
  {
    id: "content.lost_links",
    tag: "check",
    permission: "content.write",
    label: "Menus and cards with a link that leads nowhere",
    async read(services, actor) {
      const lost = await documentsWithLostLinks(services, actor);
      return lost.map(({ id, title, problem }) => ({
        item: id,
        count: 1,
        sentence: `“${title}”: ${problem}`,
        href: `/admin/site/${id}`,
      }));
    },
  },
  {
    ...toPublishers,
    id: "content.asked",
    tag: "check",
    label: "Drafts to publish",
    async read(services) {
      const rows = await documents(services)
        .select(["id", "asked_at as since"])
        .where("asked_at", "!=", "")
        .orderBy("asked_at")
        .execute();
      return linesOf(services, rows, "is ready to publish");
    },
  },
];
