import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePath } from "./use-path.ts";

/** The state of a navigation that only changes the anchor and keeps the scroll position. */
export const keepPlace = "keep-place";

/**
 * After a change of the path, scrolls to the top and focuses the new page's heading, so that it is read out. An
 * anchor scrolls to its place; a change of only the query keeps everything as it is.
 */
export function useRouteChange(): void {
  const pathname = usePath();
  const { hash, key, state } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    const anchor = placeNamed(hash);
    if (moved && anchor === null) scrollTo({ top: 0, left: 0, behavior: "instant" });
    if (moved) {
      const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      // An event for scripts outside React; the reader may already have left this path again.
      dispatchEvent(new CustomEvent("pathchange", { detail: pathname }));
    }
    // Gentle mode may have folded the target; open it, since the reader asked for it.
    const part = moved ? anchor?.closest<HTMLElement>("[data-topics]") : null;
    if (part) part.dataset.shown = "yes";
    // On the first page the browser has scrolled to the anchor itself.
    const goes = moved || (key !== "default" && state !== keepPlace);
    if (anchor !== null && goes) anchor.scrollIntoView();
  }, [pathname, hash, key, state]);
}

/** The element an anchor names; undefined if there is none or the anchor can't be decoded. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
