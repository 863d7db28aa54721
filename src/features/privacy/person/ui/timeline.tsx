import { ListPages } from "#ui/list/list-pages.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { personCopy } from "../copy.ts";
import type { PersonContent } from "../reads/screen.server.ts";

const copy = personCopy.timeline;

export function Timeline({
  content: { timeline, older, newest },
}: {
  content: Pick<PersonContent, "timeline" | "older" | "newest">;
}) {
  return (
    <section
      aria-labelledby="timeline-heading"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <div className="px-5 pt-4 pb-3">
        <h2 className="text-h4" id="timeline-heading">
          {copy.heading}
        </h2>
        <p className="mt-0.5 max-w-text text-small text-ink-soft">
          {timeline.length === 0 ? copy.none : copy.text}
        </p>
      </div>
      <ol className="divide-y divide-line border-t border-line empty:hidden">
        {timeline.map((entry) => (
          <Entry entry={entry} key={entry.id} />
        ))}
      </ol>
      <ListPages
        className="border-t border-line px-5 py-3"
        copy={{ first: copy.newest, older: copy.older }}
        first={newest}
        label={copy.heading}
        older={older}
      />
    </section>
  );
}

function Entry({ entry: { at, what, text, status, path } }: { entry: PersonContent["timeline"][number] }) {
  return (
    <li
      className="grid min-h-11 items-center gap-x-4 px-5 py-1.5 md:grid-cols-[9.5rem_minmax(0,1fr)_auto_12.5rem]"
      data-row={path === "" ? undefined : ""}
    >
      <span className="truncate text-small text-ink-soft">{what}</span>
      {path === "" ? (
        <span className="md:truncate">{text}</span>
      ) : (
        <a className={`wrap-anywhere max-md:line-clamp-2 md:truncate ${panelLink}`} href={path}>
          {text || what}
        </a>
      )}
      <span className="flex text-small max-md:empty:hidden md:justify-end">
        {status === "" ? null : (
          <Tag kind="quiet" state>
            {status}
          </Tag>
        )}
      </span>
      <span className="text-small whitespace-nowrap text-ink-soft md:text-right">
        <LocalTime at={at} />
      </span>
    </li>
  );
}
