import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { BarFit } from "#content/header-room.ts";
import type { MenuGroup } from "#content/schema.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { isInGroup, MenuLink } from "./menu-link.tsx";
import { useFrame } from "./use-frame.ts";
import { usePath } from "./use-path.ts";

const look =
  "inline-flex h-11.5 items-center gap-1 rounded-pill px-1 text-small font-medium whitespace-nowrap focus-ring " +
  "hover:text-link aria-[current=page]:bg-tint aria-[current=page]:text-link";

/** How the links that the site comes with fit. The widths of the classes here are those of content/header-room.ts. */
export const shippedFit: BarFit = { from: 64, isRoomy: true };

const visibleFrom = { 64: "lg:block", 80: "xl:block", 0: "" } as const;

function PlainPanel({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  return (
    <ul className="w-70 p-2.5">
      {group.items.map((item) => (
        <li key={item.href}>
          <MenuLink
            className="menu-row flex min-h-12 items-center justify-between rounded-md px-4 text-small focus-ring"
            item={item}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

/** The header's links and menus on wide screens. */
export function MainNav({ bar: { from, isRoomy } }: { bar: BarFit }) {
  const { header, menus } = useFrame();
  const pathname = usePath();
  const hydrated = useHydrated();
  const topLook = isRoomy ? `${look} min-[84rem]:gap-2 min-[84rem]:px-3.5` : look;
  const { openId, bar, close, onBarKeyDown, menuProps, onButton } = useMenus();

  return (
    <nav aria-label={header.navigation} className={`hidden h-full ${visibleFrom[from]}`} data-takes-over="">
      <ul
        className="menu-bar relative flex h-full flex-wrap min-[84rem]:gap-1.5"
        data-live={hydrated ? "" : undefined}
        onKeyDown={onBarKeyDown}
        ref={bar}
      >
        {menus.links.map((item) => (
          <li className="flex items-center" key={item.href}>
            <MenuLink className={topLook} item={item} />
          </li>
        ))}
        {menus.groups.map((group) => {
          const open = openId === group.id;
          const lit = open || isInGroup(group, pathname);
          const wide = group.overview !== undefined;
          return (
            <li
              className={`menu flex items-center ${wide ? "" : "relative"}`}
              data-menu={group.id}
              data-open={open ? "" : undefined}
              key={group.id}
              {...menuProps(group.id)}
            >
              <button
                aria-controls={`menu-${group.id}`}
                aria-expanded={hydrated ? open : undefined}
                className={`${topLook} ${lit ? "bg-tint text-link" : "text-ink"}`}
                onClick={() => onButton(group.id)}
                type="button"
              >
                {group.title}
                <Icon className={isRoomy ? "size-4 min-[84rem]:size-4.5" : "size-4"} name="chevron" />
              </button>
              <div
                className={`menu-panel wrap-anywhere absolute top-full z-10 -mt-2.5 rounded-xl border border-line bg-surface shadow-pop ${wide ? "left-0" : "-left-5"}`}
                id={`menu-${group.id}`}
              >
                {wide ? (
                  <JourneysPanel group={group} onChoose={close} />
                ) : (
                  <PlainPanel group={group} onChoose={close} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The wide menu: two columns with emblems, a quiet sentence, and the overview beneath. */
function JourneysPanel({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const { items, note, overview } = group;
  return (
    <div className="w-188 p-4">
      <ul className="grid grid-cols-2">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink
              className="flex items-center gap-4.5 rounded-lg px-4 py-4 focus-ring"
              item={item}
              onChoose={onChoose}
            >
              {item.icon === undefined ? null : (
                <Illustration
                  alt=""
                  className="h-18.5 w-16 object-contain"
                  height={74}
                  name={item.icon}
                  width={64}
                />
              )}
              <span>
                <span className="block font-display text-body leading-snug font-[450]">{item.title}</span>
                <span className="mt-2 block text-small text-ink-soft">{item.hint}</span>
              </span>
            </MenuLink>
          </li>
        ))}
        {note === undefined ? null : (
          <li className="flex items-center px-4 text-small text-ink-soft">
            {note.href === undefined ? (
              note.text
            ) : (
              <a className="text-link-inline" href={note.href} onClick={onChoose}>
                {note.text}
              </a>
            )}
          </li>
        )}
      </ul>
      {overview === undefined ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <MenuLink
            className="flex min-h-11 items-center justify-between rounded-md px-5 text-body font-semibold text-link focus-ring"
            item={overview}
            onChoose={onChoose}
          >
            {overview.title}
            <Icon className="size-5" name="arrow" />
          </MenuLink>
        </div>
      )}
    </div>
  );
}

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

function useMenus() {
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
