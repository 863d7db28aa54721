import { createContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { onePath, usePath } from "./use-path.ts";
import { currentFrame } from "./use-route-change.ts";

/** A page that takes longer than this gets a skeleton. */
export const skeletonDelay = 150;

/** Whether another page is loading slowly, for a frame of its own inside the frame of all pages. */
export const SlowNavigation = createContext(false);

/**
 * Whether another page is loading slowly; a change of query or anchor isn't another page. The view scrolls to the top
 * before the skeleton is drawn, so the shorter page never moves it. If the navigation is canceled, the scroll
 * position is restored.
 */
export function useSlowNavigation(): boolean {
  const pathname = usePath();
  const next = useNavigation().location?.pathname;
  const underWay = next !== undefined && next !== pathname;
  const [slow, setSlow] = useState(false);
  const left = useRef<{ pathname: string; top: number }>(undefined);

  const staysInFrame = useEffectEvent(() => {
    const frame = currentFrame();
    return frame !== undefined && next?.startsWith(frame) === true;
  });

  useEffect(() => {
    if (!underWay) return;
    // Then only a part of the page is loading, and it has its own skeleton.
    if (staysInFrame()) return;
    const timer = setTimeout(() => {
      // Read before the page is hidden, since the shorter skeleton has no such position.
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
