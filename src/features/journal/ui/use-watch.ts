import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Desk } from "../client/desk.ts";
import type { Journal, LockReason } from "../client/journal-control.ts";
import { watchLeaving } from "../client/watch-leaving.ts";

const minuteMs = 60_000;

/**
 * Locks the open journal when it is left alone. Locking takes the words off the page in the same moment, so that a
 * page the browser keeps for "back" holds none. While the page is out of sight they are covered: a device's list
 * of open pages shows a picture of each.
 */
export function useWatch(
  journal: Journal,
  desk: Desk,
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
        void desk.flush();
      },
      onSeen: () => cover(false),
      onLimit: lockNow,
      onGoing: () => void desk.flush(),
      onLeave: (how) =>
        flushSync(() => (how === "quickly" ? journal.lockAll("pressed") : journal.lock("hidden"))),
    });
    return () => {
      stop();
      cover(false);
    };
  }, [journal, desk, lockMinutes, place]);
}
