import { EmptyState } from "#ui/empty-state.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import type { HomeContent } from "../reads/overview-screen.server.ts";

const tags = {
  urgent: "care",
  late: "care",
  failed: "care",
  fresh: "plain",
  check: "plain",
  soon: "good",
} as const;

/** Everything that waits for somebody of the team: what it is, since when, and where it's dealt with. */
export function NeedsAttention({ today: { reply, lines } }: Pick<HomeContent, "today">) {
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
            text="New messages, requests for a mentor, late replies, failed emails and everything else that waits for someone show up here."
          />
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Line({ text, since, kind, tag, href }: HomeContent["today"]["lines"][number]) {
  return (
    <li className="flex min-h-11 items-center gap-x-3 px-5 py-1">
      <span className="min-w-20">
        <Tag kind={tags[kind]} state>
          {tag}
        </Tag>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        {href === "" ? (
          <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
        ) : (
          <a className={`min-w-0 py-1 wrap-anywhere ${panelLink}`} href={href}>
            {text}
          </a>
        )}
        {since === undefined ? null : (
          <time className="text-small whitespace-nowrap text-ink-soft tabular-nums" dateTime={since.at}>
            {since.text}
          </time>
        )}
      </span>
    </li>
  );
}
