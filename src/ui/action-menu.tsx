import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";

const actionBase =
  "flex min-h-11 w-full items-center rounded-sm px-3.5 py-2 text-left text-small font-semibold " +
  "focus-ring disabled:text-on-disabled";
const actionLook = `${actionBase} text-ink hover:bg-tint hover:text-link`;
const dangerLook = `${actionBase} text-error hover:bg-error-bg`;

const dotsLook =
  "grid size-11 list-none place-items-center rounded-full text-ink-soft focus-ring hover:bg-tint hover:text-link";

type ActionMenuProps = {
  /** The accessible name of the button, including the item it belongs to. */
  label: string;
  /** What the button reads; without it, it's three dots. */
  text?: string;
  /** The single key that opens it. */
  keys?: string;
  /** While there is nothing to act on. */
  disabled?: boolean;
  /** Opens to the left, for a button at the right edge of its part. */
  toLeft?: boolean;
  /** List items. */
  children: ReactNode;
};

/**
 * A button that opens a list of actions, upwards if there is no room below. It opens without JavaScript too; Escape, a
 * press elsewhere or moving the focus out closes it. In the list, the arrow keys and the first letters move the focus.
 */
export function ActionMenu({
  label,
  text,
  keys,
  disabled = false,
  toLeft = text === undefined,
  children,
}: ActionMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const menu = ref.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, []);

  return (
    <details
      className="group/menu relative inline-block"
      onClick={(event) => {
        const { target } = event;
        if (disabled) event.preventDefault();
        // Any choice closes the list.
        if (ref.current && target instanceof Element && target.closest("li button")) ref.current.open = false;
      }}
      onKeyDown={(event) => {
        if (!ref.current?.open) return;
        if (event.key === "Escape") {
          event.stopPropagation();
          ref.current.open = false;
          ref.current.querySelector("summary")?.focus();
        } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
          const next = itemFor(event.key, ref.current);
          if (next === undefined) return;
          // Elsewhere the letter is a shortcut of the screen.
          event.preventDefault();
          next.focus();
        }
      }}
      onToggle={({ currentTarget: menu }) => {
        const list = menu.querySelector("ul");
        if (!menu.open || !list) return;
        menu.removeAttribute("data-up");
        const { bottom, height } = list.getBoundingClientRect();
        const roomAbove = menu.getBoundingClientRect().top > height;
        menu.toggleAttribute("data-up", bottom > window.innerHeight && roomAbove);
      }}
      ref={ref}
    >
      <summary
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={disabled ? undefined : keys}
        aria-label={label}
        className={`${text === undefined ? dotsLook : `${buttonClass("outline", "small")} list-none`} ${disabled ? "pointer-events-none border-transparent! bg-disabled! text-on-disabled!" : "cursor-pointer"} [&::-webkit-details-marker]:hidden`}
      >
        {text === undefined ? (
          <Icon className="size-5.5" name="dots" />
        ) : (
          <>
            {text}
            <Icon className="size-4.5" name="chevron" />
          </>
        )}
      </summary>
      <ul
        className={`absolute top-full ${toLeft ? "right-0" : "left-0 max-md:right-0 max-md:left-auto"} ${text === undefined ? "" : "max-h-80 overflow-y-auto"} z-20 my-1 grid w-60 group-data-up/menu:top-auto group-data-up/menu:bottom-full rounded-md border border-line bg-surface p-1.5 shadow-pop`}
      >
        {children}
      </ul>
    </details>
  );
}

/** The item that a key leads to: the next or previous one, the first or last, or the next that begins with the letter. */
function itemFor(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>("li > a, li > button:not(:disabled)")];
  const { activeElement } = document;
  const here = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  if (key === "ArrowDown") return items[(here + 1) % items.length];
  if (key === "ArrowUp") return items.at(here <= 0 ? -1 : here - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** A menu item that is a link. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className={actionLook} href={href}>
        {children}
      </a>
    </li>
  );
}

type ActionButtonProps = {
  /** For what can't be undone. */
  danger?: boolean;
  disabled?: boolean;
  onPress: () => unknown;
  children: ReactNode;
};

/** A menu item that runs an action. */
export function ActionButton({ danger = false, disabled = false, onPress, children }: ActionButtonProps) {
  return (
    <li>
      <button
        className={danger ? dangerLook : actionLook}
        disabled={disabled}
        onClick={() => void onPress()}
        type="button"
      >
        {children}
      </button>
    </li>
  );
}
