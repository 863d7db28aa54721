import { typedSchedule } from "./dates-preview.ts";
import { nextOffers, type Seat } from "./place.ts";
import {
  type ChangedDate,
  datesShown,
  endOfGroup,
  isKept,
  nextMeetings,
  ruleOf,
  type Schedule,
} from "./schedule.ts";

type Dated = { schedule: Schedule; changes: readonly ChangedDate[] };

/** Whether the next dates are others by another rule, or some of them come after an earlier end. */
export function hasNewTimes(before: Dated, after: Dated, now: string): boolean {
  const startsOf = ({ schedule, changes }: Dated) =>
    nextMeetings(schedule, changes, { now, count: datesShown }).map(({ start }) => start);
  if (ruleOf(before.schedule) !== ruleOf(after.schedule))
    return startsOf(before).join() !== startsOf(after).join();
  const endsAt = endOfGroup(after.schedule, after.changes);
  return endsAt !== undefined && startsOf(before).some((start) => start >= endsAt);
}

/** What the form of a group needs to know of it to say who is emailed when it's saved. */
export type GroupBefore = Dated & {
  /** How many seats nobody else can have. */
  taken: number;
  /** Who waits and isn't taking a break, in order. */
  waiting: readonly Pick<Seat, "seats">[];
};

/**
 * What saving the form of a group mails: the next date of new times, to everybody with a place, and offers to how many of
 * those who wait.
 */
export function mailsOnSave(
  fields: Readonly<Record<string, string>>,
  { before, now }: { before: GroupBefore; now: string },
): { next: string | undefined; offers: number } {
  const schedule = typedSchedule(fields);
  const size = Number(fields.size);
  const offers = fields.state === "open" && size > 0 ? nextOffers(size - before.taken, before.waiting) : [];
  if (!schedule) return { next: undefined, offers: offers.length };
  const changes = before.changes.filter((change) => change.start <= now || isKept(schedule, change));
  const after = { schedule, changes };
  const [next] = hasNewTimes(before, after, now) ? nextMeetings(schedule, changes, { now, count: 1 }) : [];
  return { next: next?.start, offers: offers.length };
}
