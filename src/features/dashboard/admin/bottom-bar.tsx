import { Icon } from "#ui/icon.tsx";
import { isInside, type MenuEntry, Unread } from "./admin-menu.tsx";

type BottomBarProps = {
  label: string;
  entries: readonly MenuEntry[];
  unread: Readonly<Record<string, number>>;
  path: string;
};

/** How many screens have room at the bottom of a phone. */
const mostShown = 4;

/** The main screens at the bottom of small screens, within reach of a thumb: the dashboard and the daily work. */
export function BottomBar({ label, entries, unread, path }: BottomBarProps) {
  const main = entries.filter(({ path, group }) => path === "/admin" || group === "work").slice(0, mostShown);
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
