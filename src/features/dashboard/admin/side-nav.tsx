import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { endEverywhere } from "#features/team/sign-in/client/session-watch.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import type { Offered } from "../ui/palette-choices.ts";
import { AdminMenu, type MenuEntry } from "./admin-menu.tsx";

type AdminFrame = {
  copy: { navigation: string; mainScreens: string; openMenu: string; signOut: string; toSite: string };
  name: string;
  role: string;
  /** A required step, such as two-step sign-in, if any. */
  notice: string | undefined;
  menu: readonly MenuEntry[];
  /** What the search offers besides the menu; without it there is no search. */
  palette: Omit<Offered, "screens"> | undefined;
  /** New items by the path of their screen. */
  unread: Readonly<Record<string, number>>;
};

const search =
  "flex min-h-11 items-center justify-between gap-3 rounded-md border border-on-footer-soft/40 px-3.5 text-[1rem] text-on-footer focus-ring hover:bg-on-footer/8 max-lg:border-transparent lg:w-full";

type SideNavProps = {
  frame: AdminFrame;
  /** The screen in view, or the one that was just pressed. */
  path: string;
};

/** On small screens the menu opens from a bar at the top, also without JavaScript. */
export function SideNav({ frame, path }: SideNavProps) {
  const { name } = useFrame();
  const menu = (
    <AdminMenu
      entries={frame.menu.filter(({ section }) => section !== undefined)}
      label={frame.copy.navigation}
      path={path}
      unread={frame.unread}
    />
  );
  return (
    <header className="admin-nav relative bg-footer text-on-footer lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col print:hidden">
      <div className="hidden px-8 pt-4 lg:block">
        <AdminLogo label={frame.copy.toSite} name={name} />
      </div>
      {/* One button for both, since its keys must be listened to once. */}
      {frame.palette === undefined ? null : (
        <div className="max-lg:absolute max-lg:top-2.5 max-lg:right-34 lg:px-4.5 lg:pt-3">
          <SearchButton className={search} offered={{ ...frame.palette, screens: frame.menu }} />
        </div>
      )}
      {/* Only the list scrolls where the window is low: who one is, and the way out, are always in view. */}
      <div className="hidden min-h-0 flex-1 flex-col pt-2 lg:flex">
        <div className="min-h-0 flex-1 overflow-y-auto px-4.5 pb-2">{menu}</div>
        <Person frame={frame} path={path} />
      </div>
      <details className="group lg:hidden" key={path}>
        <summary className="flex h-16 cursor-pointer list-none items-center justify-between px-gutter focus-ring [&::-webkit-details-marker]:hidden">
          {/* The narrowest phones have room for the mark alone. */}
          <span className="block overflow-hidden max-[24rem]:w-9">
            <Logo name={name} />
          </span>
          <span className="flex min-h-11 items-center gap-2.5 rounded-pill px-3 font-semibold">
            {frame.copy.openMenu}
            <Icon className="size-5.5 group-open:hidden" name="menu" />
            <Icon className="hidden size-5.5 group-open:block" name="close" />
          </span>
        </summary>
        <div className="flex flex-col gap-4 pb-1">
          <div className="px-4.5">{menu}</div>
          <Person frame={frame} path={path} />
        </div>
      </details>
    </header>
  );
}

function AdminLogo({ name, label }: { name: string; label: string }) {
  return (
    <a aria-label={`${name}: ${label}`} className="inline-block rounded-sm focus-ring" href="/">
      <Logo name={name} />
    </a>
  );
}

// Its link is below the list, next to sign-out.
const profilePath = "/admin/profile";

function Person({ frame, path }: { frame: AdminFrame; path: string }) {
  const { header } = useFrame();
  const profile = frame.menu.find(({ path: each }) => each === profilePath);
  return (
    <div className="mx-4.5 grid shrink-0 grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-on-footer-soft/30 pt-1.5 pb-1.5 text-[1rem]">
      {profile === undefined ? null : (
        <a
          aria-current={path === profilePath ? "page" : undefined}
          className={`flex min-h-12 items-center gap-3 rounded-md px-2.5 py-1 leading-snug focus-ring hover:bg-on-footer/8 ${path === profilePath ? "bg-on-footer/15" : ""}`}
          href={profilePath}
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-pill bg-on-footer/15 text-[0.8125rem] font-semibold"
          >
            {initialsOf(frame.name)}
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold">{frame.name}</span>
            <span className="block text-small text-on-footer-soft">
              {profile.title} · {frame.role}
            </span>
          </span>
        </a>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <form action="/api/auth/sign-out" method="post" onSubmit={endEverywhere}>
          <button
            className="min-h-11 rounded-xs px-2.5 font-semibold text-accent underline-offset-4 focus-ring hover:underline"
            type="submit"
          >
            {frame.copy.signOut}
          </button>
        </form>
        <button
          className="inline-flex min-h-11 items-center gap-2 rounded-xs px-2 underline-offset-4 focus-ring hover:underline"
          data-theme-switch=""
          type="button"
        >
          <Icon className="size-4.5" name="moon" />
          <span className="says-night">{header.night}</span>
          <span className="says-day">{header.day}</span>
        </button>
      </div>
    </div>
  );
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : ""];
  return `${[...first][0] ?? ""}${[...last][0] ?? ""}`.toUpperCase();
}

// The dialog and its data are loaded when it is opened.
const SearchDialog = lazy(async () => ({ default: (await import("../ui/search-dialog.tsx")).SearchDialog }));

type SearchButtonProps = {
  /** What can be opened or run without asking the server. */
  offered: Offered;
  className: string;
};

/** Opens the admin search; so do Ctrl+K and Cmd+K on any admin screen. */
function SearchButton({ offered, className }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={`${className} noscript:hidden`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        type="button"
      >
        <span>Search</span>
        <kbd className="text-small opacity-80 max-lg:hidden">Ctrl K</kbd>
      </button>
      {wanted
        ? // Not inside the menu, which has colours of its own.
          createPortal(
            <Suspense fallback={null}>
              <SearchDialog onClose={() => setOpen(false)} open={open} offered={offered} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
