import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { countOf, listedDays, type Waiting, type WorkKind } from "#platform/work/work-kind.ts";
import { agenda } from "./reads/agenda.server.ts";
import { unsentByGroup } from "./reads/place-mails.server.ts";
import { contentOf, isOver } from "./reads/places.server.ts";
import type { SupportGroupRow } from "./table.server.ts";

const hrefOf = (id: string) => `/admin/groups/${id}`;

type InGroup = { group: SupportGroupRow; count: number; since: string };

/** How many places of each group are in a state, and since when. */
async function placesIn(
  { store }: Services,
  state: "waiting" | "lapsed",
  from: { column: "created_at" | "ended_at"; after: string },
): Promise<readonly InGroup[]> {
  const groups = await store.db.selectFrom("support_groups").selectAll().execute();
  const rows = await store.db
    .selectFrom("group_places")
    .where("state", "=", state)
    .where(from.column, ">=", from.after)
    .groupBy("group_id")
    .select(({ fn }) => [
      "group_id",
      fn.countAll<number | string>().as("count"),
      fn.min<string>(from.column).as("since"),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.group_id, row]));
  return groups.flatMap((group) => {
    const row = byId.get(group.id);
    return row ? [{ group, count: Number(row.count), since: row.since }] : [];
  });
}

const lineOf = ({ group, ...rest }: InGroup, sentence: string): Waiting => ({
  ...{ ...rest, item: group.id, sentence },
  href: hrefOf(group.id),
});

const forHosts = { permission: "groups.read" } as const;

export const groupsWork: readonly WorkKind[] = [
  {
    ...forHosts,
    id: "groups.unsent",
    tag: "failed",
    menu: "/admin/groups",
    label: "Emails about groups that didn't go out",
    async read(services, actor) {
      const unsent = await unsentByGroup(services, actor, instantAfter(services.clock, -listedDays * day));
      return unsent.map(({ groupId, count }) => ({
        item: groupId,
        count,
        sentence: `${countOf(count, "email", "emails")} to people in a group didn't go out`,
        href: `${hrefOf(groupId)}#unsent-heading`,
      }));
    },
  },
  {
    ...forHosts,
    id: "groups.waiting",
    tag: "check",
    label: "People on a waiting list for a group",
    async read(services) {
      const now = instantNow(services.clock);
      const waiting = await placesIn(services, "waiting", { column: "created_at", after: "" });
      return waiting.map((each) => {
        const { name } = contentOf(each.group);
        const people = countOf(each.count, "person is", "people are");
        const ended = isOver(each.group, now) ? ", which has no dates ahead" : "";
        return lineOf(each, `${people} waiting for a place in “${name}”${ended}`);
      });
    },
  },
  {
    ...forHosts,
    id: "groups.full",
    tag: "check",
    label: "Groups that are full",
    async read({ store, clock }) {
      const rows = await store.db
        .selectFrom("support_groups")
        .selectAll()
        .where("state", "=", "open")
        .where("is_full", ">", 0)
        // Those for which people wait have a line already.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("group_places")
                .select("group_places.id")
                .whereRef("group_places.group_id", "=", "support_groups.id")
                .where("group_places.state", "=", "waiting"),
            ),
          ),
        )
        .execute();
      const now = instantNow(clock);
      const full = rows.map((row) => ({ row, content: contentOf(row) }));
      return full
        .filter(({ row, content }) => !content.sample && content.joins === "here" && !isOver(row, now))
        .map(({ row: { id }, content: { name } }) => ({
          item: id,
          count: 1,
          sentence: `“${name}” is full`,
          href: hrefOf(id),
        }));
    },
  },
  {
    ...forHosts,
    id: "groups.offers",
    tag: "check",
    label: "Offers of a place in a group that ran out",
    async read(services) {
      const after = instantAfter(services.clock, -listedDays * day);
      const lapsed = await placesIn(services, "lapsed", { column: "ended_at", after });
      return lapsed.map((each) => {
        const offers = each.count === 1 ? "An offer" : `${each.count} offers`;
        return lineOf(each, `${offers} of a place in “${contentOf(each.group).name}” ran out`);
      });
    },
  },
  {
    ...forHosts,
    id: "groups.dates",
    tag: "check",
    label: "Groups that need a meeting link or new dates",
    async read(services, actor) {
      const { tasks } = await agenda(services, actor);
      return tasks.map(({ id, href, text }) => ({ item: id, count: 1, sentence: text, href }));
    },
  },
];
