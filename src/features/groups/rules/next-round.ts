import { nextMeetings, type Schedule } from "./schedule.ts";

/** When a group that has ended could meet again: as before, from its next day by the rule on. */
export function nextRound(schedule: Schedule, { now, endsAt }: { now: string; endsAt: string }): Schedule {
  const { count, until, breaks, ...rule } = schedule;
  const from = endsAt > now ? endsAt : now;
  const [next] = nextMeetings({ ...rule, breaks: [] }, [], { now: from, count: 1 });
  const first = next?.key ?? schedule.first;
  const later = Date.parse(first) - Date.parse(schedule.first);
  return {
    ...rule,
    first,
    ...(count === undefined ? {} : { count }),
    ...(until === undefined
      ? {}
      : { until: new Date(Date.parse(until) + later).toISOString().slice(0, "2026-12-31".length) }),
    breaks: breaks.filter(({ to }) => to >= first),
  };
}

/** The address of the round after this one: "deciding" leads to "deciding-2", and that to "deciding-3". "over-40" is a name. */
export function nextSlug(slug: string): string {
  const [, name = slug, number = "1"] = /^(.+)-([2-9]|1\d)$/.exec(slug) ?? [];
  return `${name.slice(0, 56)}-${Number(number) + 1}`;
}
