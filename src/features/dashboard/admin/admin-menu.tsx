import { useEffect, useRef } from "react";
import { adminCopy } from "#content/admin.ts";
import { type MenuSection, menuSections } from "#platform/feature.ts";
import { Icon, type IconName } from "#ui/icon.tsx";

export type MenuEntry = {
  path: string;
  title: string;
  icon: IconName;
  section: MenuSection | undefined;
};

type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  /** New items by path. */
  unread: Readonly<Record<string, number>>;
  path: string;
};

const sectionIcons: Readonly<Record<MenuSection, IconName>> = {
  today: "grid",
  inbox: "mail",
  groups: "clock",
  mentors: "heart",
  people: "people",
  newsletters: "sound",
  campaigns: "check",
  site: "choices",
  settings: "sliders",
};

/** One row of the menu: a section with its screens, or a single screen. */
type MenuRow = { title: string; icon: IconName; screens: readonly MenuEntry[] };

/** The sections. One with a single screen is that screen; who has a single section has its screens. */
function rowsOf(entries: readonly MenuEntry[]): readonly MenuRow[] {
  const sections = menuSections
    .map((section) => ({ section, screens: entries.filter((entry) => entry.section === section) }))
    .filter(({ screens }) => screens.length > 0);
  const alone = (entry: MenuEntry) => ({ title: entry.title, icon: entry.icon, screens: [entry] });
  return sections.flatMap(({ section, screens }) =>
    sections.length === 1 || screens.length === 1
      ? screens.map(alone)
      : { title: adminCopy.sections[section], icon: sectionIcons[section], screens },
  );
}

/** The entry that the address belongs to: the longest one, since the list of content begins the address of menus. */
function currentIn(entries: readonly MenuEntry[], path: string): string | undefined {
  return entries
    .map((entry) => entry.path)
    .filter((entry) => isInside(entry, path))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The dashboard's own address begins all others. */
function isInside(entry: string, path: string): boolean {
  return path === entry || (entry !== "/admin" && path.startsWith(`${entry}/`));
}

function unreadIn({ screens }: MenuRow, unread: MenuProps["unread"]): number {
  return screens.reduce((sum, screen) => sum + (unread[screen.path] ?? 0), 0);
}

const rowClass =
  "flex min-h-11 items-center gap-3.5 rounded-md px-3.5 text-[1rem] text-on-footer focus-ring hover:bg-on-footer/8";

/** The section in which you are lists its screens. */
export function AdminMenu({ label, entries, unread, path }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const current = currentIn(entries, path);
  useEffect(() => {
    // On low windows the list scrolls by itself; where one is, is always in view.
    if (current !== undefined) showCurrent(nav.current);
  }, [current]);
  return (
    <nav aria-label={label} ref={nav}>
      <ul className="grid gap-0.5">
        {rowsOf(entries).map((row, at) => {
          const { title, icon, screens } = row;
          const inside = screens.some((screen) => screen.path === current);
          // The section's name says the first screen's, if they are the same.
          const listed = screens.filter((screen) => screen.title !== title);
          const isHere = path === screens[0]?.path && listed[0] !== screens[0];
          return (
            <li key={title}>
              <a
                aria-current={isHere ? "page" : inside ? "true" : undefined}
                aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
                className={`${rowClass} ${inside ? "bg-on-footer/15 font-semibold" : ""}`}
                href={screens[0]?.path}
              >
                <Icon className="size-5.5" name={icon} />
                <span className="min-w-0 flex-1">{title}</span>
                <Unread count={unreadIn(row, unread)} />
              </a>
              {inside && listed.length > 0 ? (
                <Screens current={current} path={path} screens={listed} unread={unread} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ScreensProps = Pick<MenuProps, "unread" | "path"> & {
  screens: readonly MenuEntry[];
  current: string | undefined;
};

function Screens({ screens, unread, path, current }: ScreensProps) {
  return (
    <ul className="my-0.5 ml-6 grid gap-0.5 border-l border-on-footer-soft/30 pl-3">
      {screens.map((screen) => (
        <li key={screen.path}>
          <a
            aria-current={path === screen.path ? "page" : screen.path === current ? "true" : undefined}
            className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] text-on-footer focus-ring hover:bg-on-footer/8 lg:min-h-9 ${screen.path === current ? "bg-on-footer/15 font-semibold" : ""}`}
            href={screen.path}
          >
            <span className="min-w-0 flex-1">{screen.title}</span>
            <Unread count={unread[screen.path]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Unread({ count, className = "" }: { count: number | undefined; className?: string }) {
  if (count === undefined || count === 0) return null;
  return (
    <span
      className={`min-w-6 rounded-pill bg-accent px-1.5 text-center text-[0.8125rem] leading-6 font-semibold text-on-accent tabular-nums ${className}`}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{adminCopy.unread(count)}</span>
    </span>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page too, from under the pointer. */
function showCurrent(nav: HTMLElement | null): void {
  const list = nav?.parentElement?.getBoundingClientRect();
  const entry = nav?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!list || !entry) return;
  const above = Math.min(entry.top - list.top, 0);
  const below = Math.max(entry.bottom - list.bottom, 0);
  nav?.parentElement?.scrollBy({ top: above + below, behavior: "instant" });
}

type BottomBarProps = {
  label: string;
  entries: readonly MenuEntry[];
  unread: Readonly<Record<string, number>>;
  path: string;
};

/** How many rows have room at the bottom of a phone. */
const mostShown = 4;

/** The first rows of the menu at the bottom of small screens, within reach of a thumb; the profile if there's room. */
export function BottomBar({ label, entries, unread, path }: BottomBarProps) {
  const rows = rowsOf(entries);
  const profile = entries.filter(({ section }) => section === undefined);
  const shown = [...rows, ...profile.map((entry) => ({ ...entry, screens: [entry] }))].slice(0, mostShown);
  const current = currentIn(entries, path);
  return (
    <nav
      aria-label={label}
      className="admin-nav bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-on-footer-soft/30 bg-footer pb-[env(safe-area-inset-bottom)] text-on-footer lg:hidden print:hidden"
    >
      <ul className="flex">
        {shown.map((row) => {
          const inside = row.screens.some((screen) => screen.path === current);
          return (
            <li className="min-w-0 flex-1" key={row.title}>
              <a
                aria-current={path === row.screens[0]?.path ? "page" : inside ? "true" : undefined}
                className={`relative flex min-h-15 flex-col items-center justify-center gap-1 text-[0.8125rem] focus-ring ${inside ? "bg-on-footer/15 font-semibold" : ""}`}
                href={row.screens[0]?.path}
              >
                <Icon className="size-5.5" name={row.icon} />
                <span className="max-w-full truncate px-1">{row.title}</span>
                <Unread className="absolute top-1 left-1/2 ml-2 leading-5" count={unreadIn(row, unread)} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
