import { useReaderZone } from "../client/reader-zone.ts";
import type { DatedSession } from "../reads.server.ts";
import { type SessionCopy, sessionCopy } from "./session-copy.ts";

type ZoneCopy = { yourTime: string; sameTime: string };

/** The next dates of a group by its own clock, and under each the same moment by the reader's. */
export function SessionDates({ sessions, words }: { sessions: readonly DatedSession[]; words: ZoneCopy }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {sessions.map(({ start, end, dateTime, words: own }) => (
        <li className="text-small" key={start}>
          <time className="block" dateTime={dateTime}>
            <span className="block font-semibold">{own.day}</span>
            <span className="block text-ink-soft">
              {own.time}, {own.zone}
            </span>
          </time>
          <ReaderTime end={end} own={own} start={start} words={words} />
        </li>
      ))}
    </ol>
  );
}

// The place of the line is kept until the device's zone is known, so that nothing moves when it comes.
function ReaderTime({
  start,
  end,
  own,
  words,
}: Pick<DatedSession, "start" | "end"> & { own: SessionCopy; words: ZoneCopy }) {
  const zone = useReaderZone();
  return (
    <p className="min-h-[1.55em] text-link noscript:hidden">
      {zone === undefined
        ? null
        : `${words.yourTime}: ${differenceOf(own, sessionCopy(start, end, zone), words)}`}
    </p>
  );
}

/** What the reader has to know beyond the group's own words: all of it, without the day, or nothing. */
function differenceOf(own: SessionCopy, yours: SessionCopy, words: ZoneCopy): string {
  if (own.day !== yours.day) return `${yours.day}, ${yours.time}, ${yours.zone}`;
  return own.time === yours.time ? `${words.sameTime}, ${yours.zone}` : `${yours.time}, ${yours.zone}`;
}
