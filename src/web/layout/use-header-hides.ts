import { type RefObject, useEffect } from "react";

/** Scrolled down further than this, the header may hide. */
const hidesBelow = 100;
/** Closer to the top than this, it is always visible. */
const showsAbove = 10;

/** Hides the header when scrolling down; never while the focus or an open menu is in it. */
export function useHeaderHides(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (header === null) return;
    let last = scrollY;
    const show = () => header.removeAttribute("data-away");
    const onScroll = () => {
      const now = scrollY;
      const busy =
        header.contains(document.activeElement) || header.querySelector("[data-open], [aria-expanded=true]");
      if (now < last || now < showsAbove || busy) show();
      else if (now > last && now > hidesBelow) header.setAttribute("data-away", "");
      last = now;
    };
    addEventListener("scroll", onScroll, { passive: true });
    header.addEventListener("focusin", show);
    return () => {
      removeEventListener("scroll", onScroll);
      header.removeEventListener("focusin", show);
    };
  }, [ref]);
}
