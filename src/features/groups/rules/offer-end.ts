import { Temporal } from "temporal-polyfill";
import { hour } from "#platform/clock/clock.ts";
import { offerHours } from "./place.ts";
import { instantOf } from "./schedule.ts";

/** `lastStart`: when the last date begins; empty if none is left, undefined if the group has no end. */
type OfferTimes = { now: string; hours: number; zone: string; lastStart: string | undefined };

/** When an offer can end, by the group's clock: nobody has to answer at night. */
const daytime = { from: Temporal.PlainTime.from("08:00"), to: Temporal.PlainTime.from("22:00") } as const;

/**
 * Until when an offer that is made now holds: for the usual hours, and through the night if they end in it, but never
 * past the beginning of the last date. Undefined if that has begun, or begins before anybody could answer.
 */
export function offerEnd({ now, hours, zone, lastStart }: OfferTimes): string | undefined {
  const usual = inDaytime(new Date(Date.parse(now) + hours * hour).toISOString(), zone);
  if (lastStart === undefined) return usual;
  const until = lastStart < usual ? lastStart : usual;
  return until >= earliestEnd(now) ? until : undefined;
}

/** The same instant, or the next morning if it's at night. */
function inDaytime(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const isEarly = Temporal.PlainTime.compare(local.toPlainTime(), daytime.from) < 0;
  const isLate = Temporal.PlainTime.compare(local.toPlainTime(), daytime.to) > 0;
  if (!isEarly && !isLate) return instant;
  const morning = local.toPlainDate().add({ days: isLate ? 1 : 0 });
  return instantOf(`${morning}T${daytime.from}`, zone);
}

const earliestEnd = (now: string) => new Date(Date.parse(now) + offerHours.least * hour).toISOString();

/** Whether waiting has become pointless: the last date begins before anybody could answer an offer, or has begun. */
export function isTooLateToWait({ now, lastStart }: Pick<OfferTimes, "now" | "lastStart">): boolean {
  // While none is left the team can still add one, until the group is over.
  return lastStart !== undefined && lastStart !== "" && lastStart < earliestEnd(now);
}
