import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePath } from "./use-path.ts";

/**
 * After a change of the path: the view goes to the top and the focus to the new page's heading, so that it is
 * read out. An anchor goes to its place; a change of the query alone keeps everything where it is.
 */
export function useRouteChange(): void {
  const pathname = usePath();
  const { hash, key } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    const anchor = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (moved && anchor === null) scrollTo({ top: 0, left: 0, behavior: "instant" });
    if (moved) {
      const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    // On the first page the browser has gone to the anchor by itself.
    if (anchor !== null && (moved || key !== "default")) anchor.scrollIntoView();
  }, [pathname, hash, key]);
}
