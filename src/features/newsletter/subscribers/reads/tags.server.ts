import type { Services } from "#platform/services.ts";
import type { TagRow } from "../table.server.ts";

type Tag = { id: string; name: string; people: number };

/** Ids per statement. */
const step = 500;

function openTag({ cipher }: Services, { id, name }: Pick<TagRow, "id" | "name">) {
  return cipher.decrypt(name, { table: "subscriber_tags", column: "name", id });
}

/** By name. The caller checks permissions. */
export async function tagList(services: Services): Promise<Tag[]> {
  const { db } = services.store;
  const rows = await db.selectFrom("subscriber_tags").select(["id", "name"]).execute();
  const counted = await db
    .selectFrom("subscriber_tagged")
    .select(({ fn }) => ["tag_id", fn.countAll<number | string>().as("people")])
    .groupBy("tag_id")
    .execute();
  const people = new Map(counted.map((each) => [each.tag_id, Number(each.people)]));
  return rows
    .map((row) => ({ id: row.id, name: openTag(services, row), people: people.get(row.id) ?? 0 }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The names of the tags, by subscriber. */
export async function tagsOf(
  services: Services,
  subscriberIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { db } = services.store;
  const tags = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (let at = 0; at < subscriberIds.length; at += step) {
    const rows = await db
      .selectFrom("subscriber_tagged")
      .innerJoin("subscriber_tags", "subscriber_tags.id", "subscriber_tagged.tag_id")
      .select(["subscriber_id", "subscriber_tags.id", "subscriber_tags.name"])
      .where("subscriber_id", "in", subscriberIds.slice(at, at + step))
      .execute();
    for (const row of rows) {
      const name = names.get(row.id) ?? openTag(services, row);
      names.set(row.id, name);
      tags.set(row.subscriber_id, [...(tags.get(row.subscriber_id) ?? []), name]);
    }
  }
  for (const each of tags.values()) each.sort((one, other) => one.localeCompare(other));
  return tags;
}

/** Whether there are still all of these tags. */
export async function areTagsKnown({ store }: Services, ids: readonly string[]): Promise<boolean> {
  const rows = await store.db
    .selectFrom("subscriber_tags")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return rows.length === new Set(ids).size;
}
