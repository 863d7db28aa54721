import { panelLink } from "#ui/panel-class.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";

export function NextMeetings({ meetings }: Pick<HomeContent, "meetings">) {
  return (
    <section aria-labelledby="meetings" className="mt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3" id="meetings">
          Next meetings
        </h2>
        <a
          className={`-my-2.5 inline-flex min-h-11 items-center text-small ${panelLink}`}
          href="/admin/groups"
        >
          All groups
        </a>
      </div>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        {meetings.map(({ id, href, name, when, places, note }) => (
          <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-5 py-1.5" key={id}>
            <a className={`min-w-0 py-1 wrap-anywhere ${panelLink}`} href={href}>
              {name}
            </a>
            <span className="text-small text-ink-soft">
              {[when, places, note].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
