import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePath } from "./use-path.ts";

/** The state of a navigation that only changes the anchor and leaves the view where it is. */
export const keepPlace = "keep-place";

/**
 * After a change of the path: the view goes to the top and the focus to the new page's heading, so that it is
 * read out. An anchor goes to its place; a change of the query alone keeps everything where it is.
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
      // For scripts that stand beside React; whoever is quick may have left this path again.
      dispatchEvent(new CustomEvent("pathchange", { detail: pathname }));
    }
    // Gentle mode may keep the place closed; whoever asked for it wants to see it.
    const part = moved ? anchor?.closest<HTMLElement>("[data-topics]") : null;
    if (part) part.dataset.shown = "yes";
    // On the first page the browser has gone to the anchor by itself.
    const goes = moved || (key !== "default" && state !== keepPlace);
    if (anchor !== null && goes) anchor.scrollIntoView();
  }, [pathname, hash, key, state]);
}

/** What an anchor names; nothing when it names nothing or cannot be read, as half a sign from a cut link. */
function placeNamed(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
