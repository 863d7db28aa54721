import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { onePath, usePath } from "./use-path.ts";

/** A page that takes longer than this gets a stand-in. */
export const skeletonDelay = 150;

/**
 * Whether another page is on its way and takes its time; a change of query or anchor is no other page. With the
 * skeleton the view goes to the top before anything is drawn, so the shorter page never moves it. A navigation that is
 * called off brings the reader back to where they were.
 */
export function useSlowNavigation(): boolean {
  const pathname = usePath();
  const next = useNavigation().location?.pathname;
  const underWay = next !== undefined && next !== pathname;
  const [slow, setSlow] = useState(false);
  const left = useRef<{ pathname: string; top: number }>(undefined);

  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => {
      // Read before the page is taken away, since the shorter one has no such place.
      left.current = { pathname: onePath(location.pathname), top: scrollY };
      setSlow(true);
    }, skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underWay]);

  const shown = underWay && slow;
  useLayoutEffect(() => {
    const place = left.current;
    if (shown) scrollTo({ top: 0, behavior: "instant" });
    else if (place?.pathname === pathname) scrollTo({ top: place.top, behavior: "instant" });
    if (!shown) left.current = undefined;
  }, [shown, pathname]);

  return shown;
}
