import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { countAsUse } from "#features/team/sign-in/client/session-watch.ts";

const everyMs = 15_000;

/** Reads the screen again every few seconds while it's in view, and keeps whoever only looks at it signed in. */
export function useLiveScreen(isLive: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      countAsUse();
      void revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isLive, revalidate]);
}
