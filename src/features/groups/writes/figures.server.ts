import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupOf } from "../reads/places.server.ts";
import { type FigureName, monthIn, type PeopleFigure } from "../rules/figures.ts";
import { meetingsBetween } from "../rules/schedule.ts";
import { scheduleStored } from "../schema/group.ts";
import type { SupportGroupRow } from "../table.server.ts";

/** Counts people of a locked group, in the transaction of what is counted: once, or not at all. */
export async function countPeople(
  tx: Tx,
  { clock }: Services,
  { id, schedule }: SupportGroupRow,
  { figure, people }: { figure: PeopleFigure; people: number },
): Promise<void> {
  const { zone } = scheduleStored.parse(JSON.parse(schedule));
  await add(tx, { groupId: id, month: monthIn(zone, instantNow(clock)), counts: [[figure, people]] });
}

/**
 * Counts the meetings of a locked group that are over since the last time: that they took place, who came, and who had
 * a place and didn't. A meeting to which nobody came didn't take place, but where people sign up elsewhere, nobody here
 * knows who came. Doing it again counts nothing.
 */
export async function countMeetings(tx: Tx, { clock }: Services, row: SupportGroupRow): Promise<void> {
  const now = instantNow(clock);
  const { id, created_at } = row;
  const counted = await tx
    .selectFrom("group_counted")
    .select("until")
    .where("group_id", "=", id)
    .executeTakeFirst();
  const from = counted?.until ?? created_at;
  if (from >= now) return;
  const { schedule, changes, state, content } = await groupOf(tx, row);
  const over = meetingsBetween(schedule, changes, { from, to: now }).filter(
    (meeting) => meeting.end <= now && meeting.state !== "canceled",
  );
  for (const { key, start } of state === "draft" || content.sample ? [] : over) {
    const { came, absent } = await attendanceOf(tx, { groupId: id, key, start });
    await add(tx, {
      groupId: id,
      month: monthIn(schedule.zone, start),
      counts: [
        ["meetings", came > 0 || content.joins !== "here" ? 1 : 0],
        ["came", came],
        ["absent", absent],
      ],
    });
  }
  await tx
    .insertInto("group_counted")
    .values({ group_id: id, until: now })
    .onConflict((conflict) => conflict.column("group_id").doUpdateSet({ until: now }))
    .execute();
}

/** How many people opened the door of a meeting, and how many had a place, without a pause, and didn't. */
async function attendanceOf(
  tx: Tx,
  { groupId, key, start }: { groupId: string; key: string; start: string },
): Promise<{ came: number; absent: number }> {
  const places = await tx
    .selectFrom("group_places")
    .leftJoin("group_attendance", (join) =>
      join.onRef("group_attendance.place_id", "=", "group_places.id").on("date_key", "=", key),
    )
    .select(["state", "seats", "paused_at", "created_at", "opened_at"])
    .where("group_places.group_id", "=", groupId)
    .execute();
  const seatsOf = (some: typeof places) => some.reduce((all, { seats }) => all + seats, 0);
  const missed = places.filter(
    ({ state, paused_at, created_at, opened_at }) =>
      opened_at === null && state === "held" && paused_at === "" && created_at <= start,
  );
  return { came: seatsOf(places.filter(({ opened_at }) => opened_at !== null)), absent: seatsOf(missed) };
}

type Added = { groupId: string; month: string; counts: readonly (readonly [FigureName, number])[] };

async function add(tx: Tx, { groupId, month, counts }: Added): Promise<void> {
  const rows = counts.map(([figure, count]) => ({ group_id: groupId, month, figure, count }));
  await tx
    .insertInto("group_figures")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["month", "group_id", "figure"]).doUpdateSet(({ eb, ref }) => ({
        count: eb(ref("group_figures.count"), "+", ref("excluded.count")),
      })),
    )
    .execute();
}

export async function noteFiguresExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "groups.read");
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: "groups.figures_exported" }),
  );
}
