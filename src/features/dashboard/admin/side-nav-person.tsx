import { endEverywhere } from "#features/team/sign-in/client/session-watch.ts";
import { Icon } from "#ui/icon.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import type { AdminFrame } from "./admin-frame.ts";

export const profilePath = "/admin/profile";

/** Who is signed in, with the way to the profile, sign-out and the theme; always in view below the menu. */
export function Person({ frame, path }: { frame: AdminFrame; path: string }) {
  const { header } = useFrame();
  const profile = frame.menu.find(({ path: each }) => each === profilePath);
  return (
    <div className="mx-4.5 grid shrink-0 gap-0.5 border-t border-on-footer-soft/30 pt-1.5 pb-1.5 text-[1rem]">
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
            <span className="block truncate text-small text-on-footer-soft">
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

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : ""];
  return `${[...first][0] ?? ""}${[...last][0] ?? ""}`.toUpperCase();
}
