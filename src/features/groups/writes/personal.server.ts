import { heldCopy } from "#content/my-data.ts";
import type { Tx } from "#platform/database/open.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { placesPerson } from "../reads/person.server.ts";
import { groupTitles } from "../reads/titles.server.ts";
import { intentPeople, placePeople } from "../record.server.ts";
import type { PlaceRow, SupportGroupRow } from "../table.server.ts";
import { notePlaces, offerFreeSeatsOf, type PlaceCounts } from "./free-seats.server.ts";
import { lockGroups } from "./lock-group.server.ts";

const { labels } = heldCopy;

/**
 * Places in groups and on waiting lists, and sign-ups that are to be confirmed. Who isn't readmitted stays refused after an erasure, by a blind index without
 * the address.
 */
export const placesSource: PersonalDataSource = {
  kind: "places",
  tables: ["group_places", "group_intents", "group_bars", "group_attendance", "group_mails"],
  erased: "after own rows",
  addressRows: [{ table: "group_places" }, { table: "group_intents" }],
  person: placesPerson,
  async find(services, email) {
    const rows = await placesOf(services, email);
    const intents = await intentsOf(services, email);
    if (rows.length + intents.length === 0) return [];
    const came = await attendanceOf(services, rows);
    const names = await groupTitles(
      services,
      [...rows, ...intents].map(({ group_id }) => group_id),
    );
    const groupIn = ({ group_id }: { group_id: string }) => ({
      ...{ name: "group", label: labels.group, text: names.get(group_id) ?? "" },
    });
    const places = rows.map((row) => {
      return {
        id: row.id,
        at: row.created_at,
        fields: [
          ...placePeople.ownData(services, row).fields,
          groupIn(row),
          { name: "state", label: labels.place, text: heldCopy.placeStates[row.state] },
          { name: "seats", label: labels.seats, text: String(row.seats) },
          { name: "paused", label: labels.pausedSince, text: row.paused_at },
          {
            name: "breakShown",
            label: labels.breakShown,
            text: heldCopy.yesNo[row.break_shown === 1 ? 1 : 0],
          },
          { name: "rules", label: labels.groundRules, text: String(row.rules_version) },
          ...(came.get(row.id) ?? []).flatMap(({ date_key, opened_at }) => [
            { name: "meeting", label: labels.meeting, text: date_key },
            { name: "came", label: labels.doorOpened, text: opened_at },
          ]),
        ],
      };
    });
    const signUps = intents.map((row) => {
      return {
        id: row.id,
        at: row.created_at,
        fields: [
          ...intentPeople.ownData(services, row).fields,
          groupIn(row),
          { name: "state", label: labels.place, text: heldCopy.placeStates.intent },
          { name: "seats", label: labels.seats, text: String(row.seats) },
          { name: "rules", label: labels.groundRules, text: String(row.rules_version) },
        ],
      };
    });
    return [...places, ...signUps];
  },
  async prepareErasure(services, email) {
    const found = [...(await placesOf(services, email)), ...(await intentsOf(services, email))];
    const groups = [...new Set(found.map(({ group_id }) => group_id))];
    return async (tx) => {
      if (groups.length === 0) return { count: 0, ids: [] };
      const ids = await eraseFrom(tx, services, groups, email);
      return { count: ids.length, ids };
    };
  },
};

async function placesOf({ store, cipher }: Services, email: string) {
  return store.db
    .selectFrom("group_places")
    .selectAll()
    .where("email_index", "in", placePeople.indexesOf({ cipher }, email))
    .orderBy("created_at")
    .execute();
}

async function intentsOf({ store, cipher }: Services, email: string) {
  return store.db
    .selectFrom("group_intents")
    .selectAll()
    .where("email_index", "in", intentPeople.indexesOf({ cipher }, email))
    .orderBy("created_at")
    .execute();
}

/** When the doors of meetings were opened, by place. */
async function attendanceOf({ store }: Services, places: readonly Pick<PlaceRow, "id">[]) {
  const rows = await store.db
    .selectFrom("group_attendance")
    .select(["place_id", "date_key", "opened_at"])
    .where("place_id", "in", ["", ...places.map(({ id }) => id)])
    .orderBy("opened_at")
    .execute();
  return Map.groupBy(rows, ({ place_id }) => place_id);
}

/** What the person held goes to the next on each list. */
async function eraseFrom(
  tx: Tx,
  services: Services,
  groupIds: readonly string[],
  email: string,
): Promise<string[]> {
  const groups = await lockGroups(tx, groupIds);
  const rows = await tx
    .deleteFrom("group_places")
    .where("group_id", "in", groupIds)
    .where("email_index", "in", placePeople.indexesOf(services, email))
    .returning("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.deleteFrom("group_attendance").where("place_id", "in", ids).execute();
    await tx.deleteFrom("group_mails").where("place_id", "in", ids).execute();
  }
  const intents = await tx
    .deleteFrom("group_intents")
    .where("group_id", "in", groupIds)
    .where("email_index", "in", intentPeople.indexesOf(services, email))
    .returning("id")
    .execute();
  const settled: { group: SupportGroupRow; counts: PlaceCounts }[] = [];
  for (const group of groups) settled.push({ group, counts: await offerFreeSeatsOf(tx, services, group) });
  for (const { group, counts } of settled) await notePlaces(tx, services, group, counts);
  return [...ids, ...intents.map(({ id }) => id)];
}
