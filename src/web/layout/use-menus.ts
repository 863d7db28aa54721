import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Delay before a menu closes after the pointer has left it. */
const menuCloseDelay = 100;

const focusable = ".menu-panel a";

function step(elements: HTMLElement[], key: string): HTMLElement | undefined {
  const at = elements.findIndex((element) => element.matches(":focus"));
  if (key === "Home") return elements[0];
  if (key === "End") return elements.at(-1);
  if (key === "ArrowDown" || key === "ArrowRight") return elements[(at + 1) % elements.length];
  return elements.at(at <= 0 ? -1 : at - 1);
}

function inside(element: HTMLElement, selector: string): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)];
}

/** Which of the header's menus is open, and its pointer and keyboard handling. */
export function useMenus() {
  const [openId, setOpenId] = useState<string>();
  const bar = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // If hovering opened a menu, the first press on its button keeps it open; the next one closes it.
  const openedByHover = useRef(false);
  const focusLast = useRef<boolean>(undefined);

  function show(id: string | undefined, byHover = false): void {
    clearTimeout(timer.current);
    openedByHover.current = byHover;
    setOpenId(id);
  }

  // What CSS opened before hydration stays open.
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>(".menu:is(:hover, :focus-within)");
    if (shown?.dataset.menu !== undefined) {
      openedByHover.current = true;
      setOpenId(shown.dataset.menu);
    }
    return () => clearTimeout(timer.current);
  }, []);

  // The items can be focused only after rendering.
  useEffect(() => {
    if (openId === undefined || focusLast.current === undefined) return;
    const menu = bar.current?.querySelector<HTMLElement>(`[data-menu="${openId}"]`);
    const items = menu ? inside(menu, focusable) : [];
    (focusLast.current ? items.at(-1) : items[0])?.focus();
    focusLast.current = undefined;
  }, [openId]);

  function onKeyDown(id: string, event: KeyboardEvent<HTMLElement>): void {
    const menu = event.currentTarget;
    const button = menu.querySelector<HTMLElement>(":scope > button");
    const onButton = document.activeElement === button;
    const { key } = event;
    if (key === "Escape" && openId === id) {
      event.preventDefault();
      show(undefined);
      if (!onButton) button?.focus();
    } else if (onButton && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      focusLast.current = key === "ArrowUp";
      if (openId === id) step(inside(menu, focusable), key === "ArrowUp" ? "End" : "Home")?.focus();
      show(id);
    } else if (!onButton && ["ArrowDown", "ArrowUp", "Home", "End"].includes(key)) {
      event.preventDefault();
      step(inside(menu, focusable), key)?.focus();
    }
  }

  return {
    openId,
    bar,
    close: () => show(undefined),
    /** Arrow keys along the bar, from anywhere in it. */
    onBarKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const top = inside(event.currentTarget, ":scope > li > :is(a, button)");
      const onTop = top.some((element) => element === document.activeElement);
      if (!onTop || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
      event.preventDefault();
      step(top, event.key)?.focus();
    },
    menuProps: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        if (openId === id) clearTimeout(timer.current);
        else show(id, true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpenId(undefined), menuCloseDelay);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(id, event),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const next = event.relatedTarget;
        // Without a next element, the window lost the focus or the background was clicked.
        if (next instanceof Node && !event.currentTarget.contains(next)) show(undefined);
      },
    }),
    onButton: (id: string) => {
      const keep = openId === id && openedByHover.current;
      show(openId === id && !keep ? undefined : id);
    },
  };
}
