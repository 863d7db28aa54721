import { type RefObject, useEffect, useState } from "react";

/** A phone in portrait or landscape: with its keyboard open, only a few lines of the page are visible. */
const small = "(max-width: 40rem), (max-height: 30rem)";

/**
 * On small screens the editor fills the screen from the first focus until it's closed, because the keyboard would push
 * the page's bar with lock and exit out of sight. Its size follows the visual viewport.
 */
export function useFullScreenEditor(place: RefObject<HTMLElement | null>) {
  const [isFullScreen, setIsFullScreen] = useState(false);

  useEffect(() => {
    const sheet = place.current;
    if (!isFullScreen || sheet === null) return;
    const shown = shownAlone(sheet);
    document.documentElement.dataset.journalWhole = "";
    const { visualViewport } = window;
    const resize = () => {
      // Ignores pinch zoom; only the keyboard makes the viewport shorter.
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
      delete document.documentElement.dataset.journalWhole;
      shown.end();
    };
  }, [isFullScreen, place]);

  return {
    whole: isFullScreen,
    enter: () => setIsFullScreen(matchMedia(small).matches),
    leave: () => setIsFullScreen(false),
  };
}

/** Puts an element in the top layer and makes everything else inert, without moving it in the document. */
function shownAlone(element: HTMLElement): { end(): void } {
  const inert: HTMLElement[] = [];
  for (let part = element; part.parentElement !== null; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert) inert.push(other);
  for (const other of inert) other.inert = true;
  const focused = document.activeElement;
  element.popover = "manual";
  element.showPopover?.();
  if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  return {
    end() {
      for (const other of inert) other.inert = false;
      element.popover = null;
    },
  };
}
