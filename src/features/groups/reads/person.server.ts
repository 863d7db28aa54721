import { placeStateNames } from "#content/groups/places.ts";
import { rowById } from "#platform/database/open.ts";
import type { PersonPart, TimelinePosition } from "#platform/personal-data/person.ts";
import type { Services } from "#platform/services.ts";
import { placePeople } from "../record.server.ts";
import { groupTitles } from "./titles.server.ts";

export const placesPerson: PersonPart = {
  permission: "groups.read",
  records: {
    name: "place",
    async addressOf(services, id) {
      const row = await rowById(services.store.db, "group_places", id).executeTakeFirst();
      return row && placePeople.fromRow(services, row).email;
    },
    newestOf: async (services, email) => (await placesFrom(services, email, { limit: 1 }))[0]?.id,
  },
  async entries(services, email, page) {
    return (await placesFrom(services, email, page)).map(({ id, at, group, state, path }) => ({
      ...{ id, at, path },
      what: "Group",
      text: group,
      status: placeStateNames[state],
    }));
  },
  async about(services, email) {
    const [newest] = await placesFrom(services, email, { limit: 1 });
    return newest && newest.name !== "" ? { name: newest.name } : {};
  },
  async found(services, email, limit) {
    return (await placesFrom(services, email, { limit })).map(({ name, group, path, at }) => ({
      kind: "place",
      title: [name, group].filter(Boolean).join(": "),
      ...{ path, at },
    }));
  },
};

/** The newest places of an address, ended ones included. */
async function placesFrom(
  services: Services,
  email: string,
  { before, limit }: { before?: TimelinePosition | undefined; limit: number },
) {
  const { store, cipher } = services;
  let query = store.db
    .selectFrom("group_places")
    .selectAll()
    .where("email_index", "in", placePeople.indexesOf({ cipher }, email))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(before.at, before.id)),
    );
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const groups = await groupTitles(
    services,
    rows.map(({ group_id }) => group_id),
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    state: row.state,
    name: placePeople.fromRow(services, row).name,
    group: groups.get(row.group_id) ?? "",
    path: `/admin/groups/${row.group_id}#people`,
  }));
}
