import { useReaderZone } from "../client/reader-zone.ts";
import type { DatedSession } from "../reads.server.ts";
import { type SessionTimes, sessionTimes } from "./session-times.ts";

type ZoneCopy = { yourTime: string; sameTime: string };

/** A group's next dates in its own time zone and, below each, in the reader's. */
export function SessionDates({ sessions, copy }: { sessions: readonly DatedSession[]; copy: ZoneCopy }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {sessions.map(({ start, end, dateTime, times: own }) => (
        <li className="text-small" key={start}>
          <time className="block" dateTime={dateTime}>
            <span className="block font-semibold">{own.day}</span>
            <span className="block text-ink-soft">
              {own.time}, {own.zone}
            </span>
          </time>
          <ReaderTime end={end} own={own} start={start} copy={copy} />
        </li>
      ))}
    </ol>
  );
}

// The line's space is reserved until the device's time zone is known, so that the page doesn't shift.
function ReaderTime({
  start,
  end,
  own,
  copy,
}: Pick<DatedSession, "start" | "end"> & { own: SessionTimes; copy: ZoneCopy }) {
  const zone = useReaderZone();
  return (
    <p className="min-h-[1.55em] text-link noscript:hidden">
      {zone === undefined
        ? null
        : `${copy.yourTime}: ${differenceOf(own, sessionTimes(start, end, zone), copy)}`}
    </p>
  );
}

/** What to show in the reader's time zone: everything, only the time, or nothing if it's the same. */
function differenceOf(own: SessionTimes, yours: SessionTimes, copy: ZoneCopy): string {
  if (own.day !== yours.day) return `${yours.day}, ${yours.time}, ${yours.zone}`;
  return own.time === yours.time ? `${copy.sameTime}, ${yours.zone}` : `${yours.time}, ${yours.zone}`;
}
