import { createContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { onePath, usePath } from "./use-path.ts";

/** The beginning of the addresses of the pages that share the current page's frame, such as a journey's phases. */
function currentFrame(): string | undefined {
  return document.querySelector<HTMLElement>("[data-frame]")?.dataset.frame;
}

/**
 * After a change of the path, scrolls to the top and focuses the new page's heading, so that it is read out. An
 * anchor scrolls to its place, and one that names a field leads into it; a change of only the query keeps everything as it
 * is. Between pages that share a frame
 * the page itself decides about scroll position and focus.
 */
export function useRouteChange(): void {
  const pathname = usePath();
  const { hash, key } = useLocation();
  const lastPath = useRef(pathname);
  const lastFrame = useRef<string>(undefined);

  useEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    const frame = currentFrame();
    const within = frame !== undefined && frame === lastFrame.current;
    lastFrame.current = frame;
    const anchor = placeNamed(hash);
    if (moved && !within && anchor === null) scrollTo({ top: 0, left: 0, behavior: "instant" });
    // Whoever was quick with a key is already in a field of the new page.
    const isInField = document.activeElement?.matches("main :is(input, textarea, select)") === true;
    if (moved && !within && !isInField) {
      // A link to a panel of an admin screen leads the keyboard there too.
      const panel = anchor?.matches("main h2[id$='-heading']") ? anchor : null;
      const heading =
        panel ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    if (moved) {
      // An event for scripts outside React; the reader may already have left this path again.
      dispatchEvent(new CustomEvent("pathchange", { detail: pathname }));
    }
    // Gentle mode may have folded the target; open it, since the reader asked for it.
    const part = moved ? anchor?.closest<HTMLElement>("[data-topics]") : null;
    if (part) part.dataset.shown = "yes";
    // A folded passage is opened by an anchor that names it or something in it.
    for (const fold of [anchor?.querySelector(":scope > details"), anchor?.closest("details")])
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    // On the first page the browser has scrolled to the anchor itself.
    const goes = moved || key !== "default";
    if (anchor !== null && goes) anchor.scrollIntoView();
    if (anchor?.matches("main :is(input, textarea)") && goes) anchor.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}

/** Null if there is no such element or the anchor can't be decoded. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

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
