import * as z from "zod/mini";
import { noteRead } from "#content/current.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { revisionOf } from "#platform/database/revisions.ts";
import { expirePages } from "#platform/http/public-pages.ts";
import type { Services } from "#platform/services.ts";
import type { ChangedDate, Schedule } from "../rules/schedule.ts";
import { contentStored, scheduleStored } from "../schema/group.ts";
import { expectedRevision, groupsTopic, noteRevision } from "../table.server.ts";
import { groupWith, isOver } from "./places.server.ts";

/** How many seats are free is nobody's business, only whether there are any. */
const publicGroup = z.strictObject({
  id: z.string(),
  slug: z.string(),
  size: z.number(),
  content: contentStored,
  schedule: scheduleStored,
  changes: z.array(
    z.strictObject({
      key: z.string(),
      state: z.enum(["moved", "added", "canceled"]),
      start: z.string(),
      minutes: z.number(),
    }),
  ),
  rulesVersion: z.number(),
  endsAt: z.string(),
  places: z.enum(["some", "none", "full", "closed"]),
  /** How often it, or one of its dates, has changed, and when last. */
  sequence: z.number(),
  changedAt: z.string(),
});
export const publicGroupList = z.array(publicGroup);
export type PublicGroup = Omit<z.output<typeof publicGroup>, "schedule" | "changes"> & {
  schedule: Schedule;
  changes: readonly ChangedDate[];
};

/** What this process knows of the groups: every one but drafts. */
type Memory = { revision: number; groups: readonly PublicGroup[]; loading: Promise<void> | undefined };

const memories = new WeakMap<Services["store"], Memory>();

function memoryOf({ store }: Pick<Services, "store">): Memory {
  const memory = memories.get(store) ?? { revision: -1, groups: [], loading: undefined };
  memories.set(store, memory);
  return memory;
}

/**
 * The groups that the team has opened, or closed to new people: from memory, until one of them changes in this or
 * another process. Those that are over are among them.
 */
export async function groupsInMemory(services: Services): Promise<readonly PublicGroup[]> {
  noteRead(groupsTopic);
  const memory = memoryOf(services);
  if (memory.revision < expectedRevision(services)) await refreshGroups(services);
  return memory.groups;
}

/** What is in memory, if nothing has changed since it was loaded. */
export function unchangedGroups(services: Services): readonly PublicGroup[] | undefined {
  const { revision, groups } = memoryOf(services);
  return revision >= expectedRevision(services) ? groups : undefined;
}

/** The same without groups that are over. */
export async function publicGroups(services: Services): Promise<readonly PublicGroup[]> {
  const now = instantNow(services.clock);
  return (await groupsInMemory(services)).filter(({ endsAt }) => !isOver({ ends_at: endsAt }, now));
}

/** Loads the groups, if anything changed since, and expires the files that show them. */
export async function refreshGroups(services: Services): Promise<void> {
  const memory = memoryOf(services);
  // Whoever has just changed a group must not get the result of a load that began before.
  await memory.loading;
  memory.loading ??= load(services, memory).finally(() => {
    memory.loading = undefined;
  });
  await memory.loading;
}

/** What the page says, by `is_full`. */
const placesBy = ["some", "none", "full"] as const;

async function load(services: Services, memory: Memory): Promise<void> {
  const { db } = services.store;
  const known = expectedRevision(services);
  const revision = await revisionOf(db, "groups");
  // An older one than expected: the change was rolled back, or it's announced once more when it's committed.
  noteRevision(services, { known, loaded: revision });
  if (revision === memory.revision) return;
  const rows = await db.selectFrom("support_groups").selectAll().where("state", "!=", "draft").execute();
  const dates = await db.selectFrom("group_dates").selectAll().orderBy("start").execute();
  const changes = Map.groupBy(dates, ({ group_id }) => group_id);
  memory.groups = rows.map((row) => {
    const own = (changes.get(row.id) ?? []).map(
      ({ date_key: key, state, start, minutes }): ChangedDate => ({ key, state, start, minutes }),
    );
    const { id, slug, state, size, content, schedule, rulesVersion, endsAt } = groupWith(row, own);
    return {
      ...{ id, slug, size, content, schedule, changes: own, rulesVersion, endsAt },
      places: state === "closed" ? "closed" : (placesBy[row.is_full] ?? "some"),
      sequence: row.sequence,
      changedAt: row.changed_at,
    };
  });
  memory.revision = revision;
  expirePages(services, { isAmong: (reads) => reads.has(groupsTopic), paths: [] });
}

/** Keeps this process up to date; returns a function that stops it. */
export function followGroups(services: Services): () => Promise<void> {
  return services.store.follow(groupsTopic, () => refreshGroups(services));
}
