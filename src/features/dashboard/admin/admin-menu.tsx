import { useEffect, useRef } from "react";
import { adminCopy } from "#content/admin.ts";
import { type MenuGroup, menuGroups } from "#platform/feature.ts";
import { Icon, type IconName } from "#ui/icon.tsx";

export type MenuEntry = {
  path: string;
  title: string;
  icon: IconName;
  group: MenuGroup | undefined;
};

type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  /** New items by path. */
  unread: Readonly<Record<string, number>>;
  path: string;
};

const menuRow =
  "flex min-h-11 items-center gap-3.5 rounded-md px-3.5 text-[1rem] text-on-footer focus-ring hover:bg-on-footer/8 lg:min-h-9";

/** A group can be closed; the one you're in stays open. */
export function AdminMenu({ label, entries, unread, path }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const current = entries.find((entry) => isInside(entry.path, path))?.path;
  useEffect(() => {
    // On low windows the list scrolls by itself; where one is, is always in view.
    if (current !== undefined) showCurrent(nav.current);
  }, [current]);
  const first = entries.filter(({ group }) => group === undefined);
  const inOrder = [undefined, ...menuGroups].flatMap((group) =>
    entries.filter((each) => each.group === group),
  );
  const keys = new Map(inOrder.slice(0, 9).map((entry, at) => [entry.path, String(at + 1)]));
  return (
    <nav aria-label={label} className="grid gap-1 lg:gap-0" ref={nav}>
      <Entries entries={first} keys={keys} path={path} unread={unread} />
      {menuGroups.map((group) => {
        const inGroup = entries.filter((entry) => entry.group === group);
        if (inGroup.length === 0) return null;
        return <Group entries={inGroup} group={group} key={group} keys={keys} path={path} unread={unread} />;
      })}
    </nav>
  );
}

/** The number key of each of the first nine screens, by its path. */
type Keys = ReadonlyMap<string, string>;

type GroupProps = Omit<MenuProps, "label"> & { group: MenuGroup; keys: Keys };

function Group({ group, entries, keys, unread, path }: GroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const inside = entries.some((entry) => isInside(entry.path, path));
  useEffect(() => {
    if (details.current && !inside) details.current.open = !closedGroups().includes(group);
    if (details.current && inside) details.current.open = true;
  }, [group, inside]);
  return (
    <details
      className="group/part"
      onToggle={({ currentTarget }) => {
        if (!inside) keepGroup(group, currentTarget.open);
      }}
      open
      ref={details}
    >
      <summary className="flex min-h-8 cursor-pointer lg:min-h-7 list-none items-center justify-between rounded-md px-3.5 text-small font-semibold text-on-footer-soft focus-ring hover:text-on-footer [&::-webkit-details-marker]:hidden">
        {adminCopy.groups[group]}
        <Icon className="size-4 group-open/part:rotate-180" name="chevron" />
      </summary>
      <Entries entries={entries} keys={keys} path={path} unread={unread} />
    </details>
  );
}

function Entries({ entries, keys, unread, path }: Omit<GroupProps, "group">) {
  return (
    <ul className="grid gap-0.5 lg:gap-0">
      {entries.map((entry) => {
        const inside = isInside(entry.path, path);
        return (
          <li key={entry.path}>
            <a
              aria-current={path === entry.path ? "page" : inside ? "true" : undefined}
              aria-keyshortcuts={keys.get(entry.path)}
              className={`${menuRow} ${inside ? "bg-on-footer/15 font-semibold" : ""}`}
              href={entry.path}
            >
              <Icon className="size-5.5" name={entry.icon} />
              <span className="min-w-0 flex-1">{entry.title}</span>
              <Unread count={unread[entry.path]} />
            </a>
          </li>
        );
      })}
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

/** The dashboard's own address begins all others. */
function isInside(entry: string, path: string): boolean {
  return path === entry || (entry !== "/admin" && path.startsWith(`${entry}/`));
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

const key = "admin-menu-closed";

function closedGroups(): readonly MenuGroup[] {
  try {
    const stored = (localStorage.getItem(key) ?? "").split(" ");
    return menuGroups.filter((group) => stored.includes(group));
  } catch {
    // Storage can be switched off; then every group starts open.
    return [];
  }
}

function keepGroup(group: MenuGroup, open: boolean): void {
  const others = closedGroups().filter((each) => each !== group);
  try {
    localStorage.setItem(key, [...others, ...(open ? [] : [group])].join(" "));
  } catch {
    // The menu works without it.
  }
}

type BottomBarProps = {
  label: string;
  entries: readonly MenuEntry[];
  unread: Readonly<Record<string, number>>;
  path: string;
};

/** How many screens have room at the bottom of a phone. */
const mostShown = 4;

/**
 * The main screens at the bottom of small screens, within reach of a thumb: the dashboard and the daily work. Team
 * members who have none of these, such as hosts, get the first of what they have.
 */
export function BottomBar({ label, entries, unread, path }: BottomBarProps) {
  const daily = entries.filter(({ path: each, group }) => each === "/admin" || group === "work");
  const main = (daily.length > 0 ? daily : entries).slice(0, mostShown);
  return (
    <nav
      aria-label={label}
      className="admin-nav bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-on-footer-soft/30 bg-footer pb-[env(safe-area-inset-bottom)] text-on-footer lg:hidden print:hidden"
    >
      <ul className="flex">
        {main.map((entry) => {
          const inside = isInside(entry.path, path);
          return (
            <li className="min-w-0 flex-1" key={entry.path}>
              <a
                aria-current={path === entry.path ? "page" : inside ? "true" : undefined}
                className={`relative flex min-h-15 flex-col items-center justify-center gap-1 text-[0.8125rem] focus-ring ${inside ? "bg-on-footer/15 font-semibold" : ""}`}
                href={entry.path}
              >
                <Icon className="size-5.5" name={entry.icon} />
                <span className="max-w-full truncate px-1">{entry.title}</span>
                <Unread className="absolute top-1 left-1/2 ml-2 leading-5" count={unread[entry.path]} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
