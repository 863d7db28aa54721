import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { countAsUse } from "#features/team/sign-in/client/session-watch.ts";

const everyMs = 15_000;

/** Reads the screen again every few seconds while it's in view, and keeps whoever only looks at it signed in. */
export function useLiveScreen(isLive: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    const refresh = () => {
      if (document.hidden || !navigator.onLine) return;
      countAsUse();
      void revalidate();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [isLive, revalidate]);
}
