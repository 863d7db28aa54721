import { useEffect, useEffectEvent } from "react";

/** Whether a click on a link is a plain one, without modifier keys or another target. */
export function isPlainPress(event: {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Handles links on this page to hidden targets, which the browser can't scroll to: `goTo` opens them first. Links to
 * visible targets are left to the browser.
 */
export function useInnerLinks(isHidden: (hash: string) => boolean, goTo: (hash: string) => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor?.hash || !isPlainPress(event)) return;
    const { pathname, search } = location;
    if (anchor.origin !== location.origin || anchor.pathname !== pathname) return;
    if (anchor.search !== "" && anchor.search !== search) return;
    if (!isHidden(anchor.hash)) return;
    event.preventDefault();
    goTo(anchor.hash);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
}
