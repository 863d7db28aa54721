import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { systemClock } from "#platform/clock/clock.ts";
import type { Journal, LockReason } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import { isTimeToLock } from "../rules.ts";

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

type Leaving = {
  /** How long until it locks without any input. */
  limitMs: number;
  /** Saves everything, and covers the text until the page is visible again. */
  onHidden(): void;
  onSeen(): void;
  onLimit(because: "idle" | "hidden"): void;
  /** The page is being left but may be cached. */
  onGoing(): void;
  /** The page is being left or frozen, or someone pressed "Leave quickly", which waits briefly for unsaved text. */
  onLeave(how: "page" | "quickly"): Promise<void>;
};

const touches = ["pointerdown", "pointermove", "keydown", "input", "wheel", "touchstart", "scroll"] as const;
const lookEveryMs = 1_000;

/**
 * Watches an open journal: inactivity, a hidden page, and every way of leaving. It reads two clocks, because one stops
 * while a device sleeps and the other can be changed.
 */
function watchLeaving({ limitMs, onHidden, onSeen, onLimit, onGoing, onLeave }: Leaving): () => void {
  const ears = new AbortController();
  const listen = { signal: ears.signal, passive: true, capture: true };
  const now = () => ({ steady: performance.now(), wall: systemClock.now().getTime() });
  const since = (then: ReturnType<typeof now>) =>
    Math.max(performance.now() - then.steady, systemClock.now().getTime() - then.wall);
  let touched = now();
  let hidden = document.visibilityState === "hidden" ? now() : undefined;

  function check(): boolean {
    const hiddenMs = hidden === undefined ? 0 : since(hidden);
    if (!isTimeToLock(since(touched), hiddenMs, limitMs)) return false;
    onLimit(hidden === undefined ? "idle" : "hidden");
    return true;
  }

  for (const name of touches)
    addEventListener(
      name,
      () => {
        touched = now();
      },
      listen,
    );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") {
        hidden = now();
        onHidden();
      } else if (!check()) {
        hidden = undefined;
        touched = now();
        onSeen();
      }
    },
    { signal: ears.signal },
  );
  const onPage = () => void onLeave("page");
  addEventListener("beforeunload", onGoing, { signal: ears.signal });
  addEventListener("pagehide", onPage, { signal: ears.signal });
  document.addEventListener("freeze", onPage, { signal: ears.signal });
  // The script in the head hides the whole page and asks who has something to save (web/layout/leave-script).
  const onQuickly = (event: Event) => {
    const saved = onLeave("quickly");
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(saved);
  };
  document.addEventListener("leavequickly", onQuickly, { signal: ears.signal });
  const timer = setInterval(check, lookEveryMs);

  return () => {
    ears.abort();
    clearInterval(timer);
  };
}
