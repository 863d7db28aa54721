import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Journal, LockReason } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import { watchLeaving } from "../client/watch-leaving.ts";

const minuteMs = 60_000;

/**
 * Locks the open journal when it's left alone. Locking removes the text from the page at once, so that a page cached
 * for the back button has none. While the page is hidden the text is covered, because devices show a picture of every
 * open page.
 */
export function useWatch(
  journal: Journal,
  opened: OpenJournal,
  lockMinutes: number,
  place: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = place.current;
    const cover = (covered: boolean) => element?.toggleAttribute("data-covered", covered);
    const lockNow = (because: LockReason) => void flushSync(() => journal.lock(because));
    const stop = watchLeaving({
      limitMs: lockMinutes * minuteMs,
      onHidden() {
        cover(true);
        void opened.flush();
      },
      onSeen: () => cover(false),
      onLimit: lockNow,
      onGoing: () => void opened.flush(),
      onLeave: (how) =>
        flushSync(() => (how === "quickly" ? journal.lockAll("pressed") : journal.lock("hidden"))),
    });
    return () => {
      stop();
      cover(false);
    };
  }, [journal, opened, lockMinutes, place]);
}
