import { createHash } from "node:crypto";
import ical, { ICalEventClass, ICalEventStatus } from "ical-generator";
import { site } from "#content/site.ts";
import { ownCalendar as copy } from "#content/your-place.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { StreamedFile } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { calendarTtl, meetingsBetween, pastDaysInCalendars } from "../rules/schedule.ts";
import type { PlaceRow } from "../table.server.ts";
import { groupOf, placeOfToken } from "./places.server.ts";

const daysAhead = 366;

/**
 * The dates of somebody's place as a calendar file, in UTC, those of the last weeks included. Calendars are seen by others: neither the file nor an entry
 * says what it's about or how to get in.
 * @throws {HttpError} not_found for a bad link.
 */
export async function placeCalendar(services: Services, token: string): Promise<StreamedFile> {
  const { clock, store } = services;
  const place = await placeOfToken(services, token);
  const row = await store.db
    .selectFrom("support_groups")
    .selectAll()
    .where("id", "=", place.group_id)
    .executeTakeFirstOrThrow();
  const { schedule, changes } = await groupOf(store.db, row);
  const period = {
    from: hadPlace(place)
      ? later(place.created_at, instantAfter(clock, -pastDaysInCalendars * day))
      : instantNow(clock),
    to: place.ended_at ?? instantAfter(clock, daysAhead * day),
  };
  const dates = meetingsBetween(schedule, changes, period);
  const calendar = ical({
    name: copy.name,
    ttl: calendarTtl,
    prodId: { company: site.productName, product: copy.name },
  });
  for (const { key, start, end, state } of dates)
    calendar.createEvent({
      // The same for a date that is moved or canceled, with a higher number, so that a newer file replaces the entry.
      id: `${createHash("sha256").update(`${row.id} ${key}`).digest("hex").slice(0, 32)}@kinward`,
      sequence: row.sequence,
      stamp: new Date(row.changed_at),
      start: new Date(start),
      end: new Date(end),
      summary: copy.title,
      class: ICalEventClass.PRIVATE,
      status: state === "canceled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return { pieces: pieceOf(calendar.toString()), type: "text/calendar; charset=utf-8", saveAs: copy.file };
}

/** Whether dates that are over could have been the person's. */
function hadPlace({ state }: PlaceRow): boolean {
  return state === "held" || state === "over" || state === "canceled" || state === "removed";
}

const later = (one: string, other: string) => (one > other ? one : other);

async function* pieceOf(text: string): AsyncGenerator<string> {
  yield text;
}
