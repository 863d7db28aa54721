import { CardLink } from "#ui/card-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { menuFor } from "../reads/menu.server.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";
import { overviewScreen } from "../reads/overview-screen.server.ts";
import { Numbers } from "../ui/numbers.tsx";
import { NextMeetings } from "./next-meetings.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  ...(await overviewScreen(services, actor)),
  open: menuFor(services, actor).filter(({ path }) => path !== "/admin"),
}));

export default function HomeScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { heading, role, meetings, nothingYet, setup, weeks, changes } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{heading}</h1>
      <p className="mt-1 text-ink-soft">{role}</p>
      <div className={`mt-6 grid items-start gap-x-8 gap-y-9 ${setup === null ? "" : "xl:grid-cols-2"}`}>
        <div className="min-w-0">
          <Today today={content.today} />
          {meetings.length === 0 ? null : <NextMeetings meetings={meetings} />}
        </div>
        {setup === null ? null : <SetupSteps steps={setup} />}
      </div>
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

const tags = {
  late: "care",
  failed: "care",
  check: "care",
  fresh: "plain",
  soon: "good",
  over: "quiet",
} as const;

function Today({ today: { reply, lines } }: Pick<HomeContent, "today">) {
  return (
    <section aria-labelledby="today">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3" id="today">
          Needs attention
        </h2>
        {reply === null ? null : (
          <a
            aria-keyshortcuts="r"
            className={`-my-2.5 inline-flex min-h-11 items-center text-small ${panelLink}`}
            href={reply.href}
          >
            {reply.text}
          </a>
        )}
      </div>
      <div className="mt-4">
        {lines.length === 0 ? (
          <EmptyState
            heading="Nothing needs attention"
            picture="empty-responses"
            text="New messages, late replies, failed emails, campaigns about to close and outdated backups show up here."
          />
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {lines.map(({ id, text, kind, tag, href }) => (
              <li className="flex min-h-11 items-center gap-x-3 px-5 py-1" key={id}>
                <span className="min-w-20">
                  <Tag kind={tags[kind]} state>
                    {tag}
                  </Tag>
                </span>
                {href === "" ? (
                  <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                ) : (
                  <a className={`min-w-0 flex-1 py-1 wrap-anywhere ${panelLink}`} href={href}>
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
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

function SetupSteps({ steps }: { steps: NonNullable<HomeContent["setup"]> }) {
  const done = steps.filter((step) => step.done).length;
  const isReady = done === steps.length;
  return (
    <section aria-labelledby="setup" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3" id="setup">
          Before you go live
        </h2>
        <p className="text-small text-ink-soft tabular-nums">
          {isReady ? "" : `${done} of ${steps.length} done`}
        </p>
      </div>
      {isReady ? null : (
        <ul className="mt-4 grid overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:grid-cols-2 xl:grid-cols-1">
          {steps.map(({ id, title, href, done }) => (
            <li className="-mt-px flex min-h-11 items-center gap-3 border-t border-line px-5 py-0.5" key={id}>
              <span
                className={`grid size-5.5 shrink-0 place-items-center rounded-full ${done ? "bg-success-bg text-success" : "border-[1.5px] border-line-strong"}`}
              >
                {done ? <Icon className="size-4" name="check" /> : null}
                <span className="sr-only">{done ? "Done" : "To do"}</span>
              </span>
              {done ? (
                <span className="text-ink-soft">{title}</span>
              ) : (
                <a className={`py-1.5 ${panelLink}`} href={href}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-small text-ink-soft">
        {isReady
          ? "Your site is ready. Everything on this list is done."
          : "Each step is checked off by itself once it's done."}
      </p>
    </section>
  );
}
