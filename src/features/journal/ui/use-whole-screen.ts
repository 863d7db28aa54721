import { type RefObject, useEffect, useState } from "react";

/** A phone, upright or lying: with its keyboard out, nothing of a page remains but a few lines. */
const small = "(max-width: 40rem), (max-height: 30rem)";

/**
 * On a small screen the sheet takes all of it from the first touch of a field until it is closed: the page's own bar
 * with lock and exit would be out of sight under the keyboard. It is sized to what the keyboard leaves.
 */
export function useWholeScreen(place: RefObject<HTMLElement | null>) {
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    const sheet = place.current;
    if (!whole || sheet === null) return;
    const shown = shownAlone(sheet);
    const { visualViewport } = window;
    const resize = () => {
      // Someone who enlarges the page with two fingers moves about in it; only the keyboard makes it shorter.
      if (visualViewport === null || visualViewport.scale > 1) return;
      sheet.style.setProperty("--journal-top", `${visualViewport.offsetTop}px`);
      sheet.style.setProperty("--journal-height", `${visualViewport.height}px`);
      document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    resize();
    visualViewport?.addEventListener("resize", resize);
    visualViewport?.addEventListener("scroll", resize);
    return () => {
      visualViewport?.removeEventListener("resize", resize);
      visualViewport?.removeEventListener("scroll", resize);
      sheet.removeAttribute("style");
      shown.end();
    };
  }, [whole, place]);

  return {
    whole,
    enter: () => setWhole(matchMedia(small).matches),
    leave: () => setWhole(false),
  };
}

/** Puts an element above all others, which cannot be reached until it ends. It moves nothing in the document. */
function shownAlone(element: HTMLElement): { end(): void } {
  const behind: HTMLElement[] = [];
  for (let part = element; part.parentElement !== null; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert) behind.push(other);
  for (const other of behind) other.inert = true;
  const focused = document.activeElement;
  element.popover = "manual";
  element.showPopover?.();
  if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  return {
    end() {
      for (const other of behind) other.inert = false;
      element.popover = null;
    },
  };
}
