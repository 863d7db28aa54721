import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

const actionBase =
  "flex min-h-11 w-full items-center rounded-sm px-3.5 py-2 text-left text-small font-semibold " +
  "focus-ring disabled:text-on-disabled";
const actionLook = `${actionBase} text-ink hover:bg-tint hover:text-link`;
const dangerLook = `${actionBase} text-error hover:bg-error-bg`;

type ActionMenuProps = {
  /** The accessible name of the button, including the item it belongs to. */
  label: string;
  /** List items. */
  children: ReactNode;
};

/**
 * A three-dot button that opens a list of actions, upwards if there is no room below. It opens without JavaScript
 * too; Escape, a press elsewhere or moving the focus out closes it.
 */
export function ActionMenu({ label, children }: ActionMenuProps) {
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
      onClick={({ target }) => {
        // Any choice closes the list.
        if (ref.current && target instanceof Element && target.closest("li button")) ref.current.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !ref.current?.open) return;
        event.stopPropagation();
        ref.current.open = false;
        ref.current.querySelector("summary")?.focus();
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
        aria-label={label}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-full text-ink-soft focus-ring hover:bg-tint hover:text-link [&::-webkit-details-marker]:hidden"
      >
        <Icon className="size-5.5" name="dots" />
      </summary>
      <ul className="absolute top-full right-0 z-20 my-1 grid w-60 group-data-up/menu:top-auto group-data-up/menu:bottom-full rounded-md border border-line bg-surface p-1.5 shadow-pop">
        {children}
      </ul>
    </details>
  );
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
