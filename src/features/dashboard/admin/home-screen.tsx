import { CardLink } from "#ui/card-link.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { menuFor } from "../reads/menu.server.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";
import { overviewScreen } from "../reads/overview-screen.server.ts";
import { Numbers } from "../ui/numbers.tsx";
import { LaunchList } from "./launch-list.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { NewsletterState } from "./newsletter-state.tsx";
import { NextMeetings } from "./next-meetings.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  ...(await overviewScreen(services, actor)),
  open: menuFor(services, actor).filter(({ path, text }) => path !== "/admin" && text !== undefined),
}));

export default function HomeScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { heading, role, meetings, nothingYet, setup, weeks, changes } = content;
  const isInSetup = setup !== null && !setup.isOpen;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{heading}</h1>
      <p className="mt-1 text-ink-soft">{role}</p>
      <div className={`mt-6 grid items-start gap-x-8 gap-y-9 ${isInSetup ? "xl:grid-cols-2" : ""}`}>
        <div className="min-w-0">
          <NeedsAttention today={content.today} />
          {meetings.length === 0 ? null : <NextMeetings meetings={meetings} />}
          <NewsletterState parts={content.newsletter} />
        </div>
        {isInSetup ? <LaunchList {...setup} /> : null}
      </div>
      {setup === null || isInSetup ? null : <LaunchList {...setup} />}
      {nothingYet ? <FirstSteps open={content.open} /> : null}
      <Numbers numbers={content.numbers} />
      <div
        className={`mt-9 grid items-start gap-x-8 gap-y-9 empty:hidden ${weeks !== null && changes !== null ? "xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]" : ""}`}
      >
        {weeks === null ? null : <Weeks list={weeks} />}
        {changes === null ? null : <Changes changes={changes} />}
      </div>
    </>
  );
}

function FirstSteps({ open }: Pick<HomeContent, "open">) {
  return (
    <section aria-labelledby="first" className="mt-9">
      <h2 className="text-h3" id="first">
        First steps
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Nothing has come in yet. These are good places to start.
      </p>
      <ul className="mt-4 grid gap-grid sm:grid-cols-2 xl:grid-cols-3">
        {open.map(({ path, title, text }) => (
          <li className="grid" key={path}>
            <CardLink href={path} level="h3" text={text} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weeks({ list }: { list: NonNullable<HomeContent["weeks"]> }) {
  return (
    <section aria-labelledby="weeks" className="min-w-0">
      <h2 className="text-h3" id="weeks">
        Replies by week
      </h2>
      <div className="mt-4">
        <ListTable caption="Replies by week" list={list} />
      </div>
      <p className="mt-2 text-small text-ink-soft">
        Messages and inquiries, in weeks from Monday. The median is the time until half of them had a reply.
        In time means within the promised 24 hours; for messages, weekends and closed days don't count.
      </p>
    </section>
  );
}

function Changes({ changes }: { changes: NonNullable<HomeContent["changes"]> }) {
  return (
    <section aria-labelledby="changes" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-h3" id="changes">
          Recent changes
        </h2>
        <a className={panelLink} href="/admin/audit">
          Open the audit log
        </a>
      </div>
      {changes.length === 0 ? (
        <p className="mt-2 text-ink-soft">No changes yet.</p>
      ) : (
        <ul className={`mt-4 divide-y divide-line ${panelClass} py-1`}>
          {changes.map(({ id, at, actor, action }) => (
            <li className="flex min-h-10.5 flex-wrap items-center justify-between gap-x-4 py-1.5" key={id}>
              <span className="wrap-anywhere">
                <span className="font-semibold">{actor}</span>: {action}
              </span>
              <span className="text-small text-ink-soft">
                <LocalTime at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
