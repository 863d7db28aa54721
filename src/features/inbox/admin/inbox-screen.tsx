import { useId, useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { ListPages } from "#ui/list/list-pages.tsx";
import { Note } from "#ui/note.tsx";
import { panelLink, smallControl } from "#ui/panel-class.ts";
import type { ScreenProps } from "#web/admin/screen-loader.server.ts";
import { inboxCopy } from "../copy/inbox.ts";
import { inboxBounds } from "../forms/rules/conversation-kinds.ts";
import type { InboxContent } from "../reads/list-screen.server.ts";
import { quietDays } from "../rules/follow-up.ts";
import { formattedLines } from "../rules/formatted-times.ts";
import { ItemTable } from "./item-table.tsx";
import type { listLoader } from "./list-operations.server.ts";
import { useInboxSearch } from "./use-inbox-search.ts";

/** Messages, or inquiries, by state; or what a search finds. */
export function InboxScreen({ loaderData: content }: ScreenProps<ReturnType<typeof listLoader>>) {
  const { kind, unreadable } = content;
  const { heading, introduction } = inboxCopy[kind];
  const search = useInboxSearch(content);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{heading}</h1>
        <p className="flex flex-wrap gap-x-6 text-small">
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href="/admin#weeks">
            Replies by week
          </a>
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href="/admin/replies">
            Saved replies
          </a>
        </p>
      </div>
      <p className="mt-1 text-ink-soft max-sm:sr-only">{introduction}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {unreadable ? (
          <Note kind="error">
            <p>We couldn't read the filter in the address, so everything to do is shown.</p>
          </Note>
        ) : null}
        <Choices content={content} />
        <SearchForm search={search} />
        {search.found === undefined ? (
          <Listed content={content} />
        ) : (
          <Found content={content} found={search.found} search={search} />
        )}
      </div>
    </>
  );
}

function Choices({ content: { tabs, mine, filters, late, path } }: { content: InboxContent }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav aria-label="Filter by status">
        <ul className="-mx-1 flex flex-wrap gap-1">
          {tabs.map(({ value, label, count, href, here }) => (
            <li key={value}>
              <a
                aria-current={here ? "page" : undefined}
                className={`flex min-h-11 items-center gap-2 rounded-pill px-4 font-semibold whitespace-nowrap max-sm:px-2.5 focus-ring ${here ? "bg-surface text-ink shadow-card" : "text-ink-soft hover:bg-surface/60 hover:text-ink"}`}
                href={href}
              >
                {label}
                <span className="text-small font-normal tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {late ? (
        <p className="text-small">
          Overdue only.{" "}
          <a className={panelLink} href={path}>
            Clear filter
          </a>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-5">
          {filters.map(({ label, count, href, on }) => (
            <a
              aria-current={on ? "true" : undefined}
              className={`inline-flex min-h-11 items-center text-small ${panelLink} ${on ? "font-semibold" : ""}`}
              href={href}
              key={label}
            >
              {on ? `Clear: ${label}` : `${label} (${count})`}
            </a>
          ))}
          <a
            aria-current={mine.on ? "true" : undefined}
            className={`inline-flex min-h-11 items-center text-small ${panelLink} ${mine.on ? "font-semibold" : ""}`}
            href={mine.href}
          >
            {mine.on ? "Everyone" : "Assigned to me"}
          </a>
        </p>
      )}
    </div>
  );
}

function Listed({ content }: { content: InboxContent }) {
  const { lines, choice, csv, older, newest, quiet } = content;
  const { caption, empty } = inboxCopy[content.kind];
  if (lines.length === 0 && newest === undefined) {
    const kind = choice === "suspected_spam" ? "spam" : choice === "todo" ? "todo" : "other";
    return <EmptyState picture="empty-responses" {...empty[kind]} />;
  }
  return (
    <>
      {quiet ? (
        <Note>
          <p>
            We've been waiting for their answer for at least {quietDays} days. To close all of these, choose
            Select all, then Done.
          </p>
        </Note>
      ) : null}
      <ItemTable {...content} />
      <ListPages
        className=""
        copy={{ first: "Back to newest", older: "Older" }}
        first={newest}
        label={caption}
        older={older}
      />
      {csv === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink aria-keyshortcuts="d" href={csv} size="small" variant="outline">
            Export CSV
          </ButtonLink>
          <p className="max-w-text text-small text-ink-soft">
            Exports this list, including all its pages. Every export is recorded in the audit log.
          </p>
        </div>
      )}
    </>
  );
}

type FoundProps = {
  content: InboxContent;
  search: ReturnType<typeof useInboxSearch>;
  found: NonNullable<ReturnType<typeof useInboxSearch>["found"]>;
};

function Found({ content, search, found: { lines, next } }: FoundProps) {
  const { csv } = content;
  const visible = formattedLines(lines, new Date());
  return (
    <>
      <p role="status">
        {next === null
          ? `${lines.length} ${lines.length === 1 ? "result" : "results"}`
          : `${lines.length} so far, and there may be more`}
      </p>
      {lines.length === 0 ? (
        <EmptyState
          picture="empty-results"
          heading="Nothing found"
          text="Try a shorter word or another status."
        />
      ) : (
        <ItemTable {...content} lines={visible} />
      )}
      <div className="flex flex-wrap gap-4 empty:hidden">
        {next === null ? null : (
          <Button busy={search.busy} onClick={() => void search.more()} size="small" variant="outline">
            Show more
          </Button>
        )}
        {lines.length === 0 || csv === undefined ? null : (
          <Button
            aria-keyshortcuts="d"
            busy={search.saving}
            onClick={() => void search.save()}
            size="small"
            variant="outline"
          >
            Export results
          </Button>
        )}
      </div>
    </>
  );
}

/** One field for a whole address or for words. */
function SearchForm({ search }: Pick<FoundProps, "search">) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  return (
    <search>
      <form
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value ?? "";
          if (text.trim() === "") search.clear();
          else void search.start(text);
        }}
      >
        <label className="sr-only" htmlFor={id}>
          Search
        </label>
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:w-full">
          <div className="min-w-0 flex-1 basis-40 sm:w-80 sm:flex-none">
            <input
              aria-keyshortcuts="/"
              aria-describedby={`${id}-hint`}
              autoComplete="off"
              className={smallControl}
              disabled={!hydrated}
              id={id}
              maxLength={inboxBounds.words}
              ref={field}
              spellCheck={false}
              type="search"
            />
          </div>
          <Button busy={search.busy} disabled={!hydrated} size="small" type="submit" variant="outline">
            {search.busy ? "Searching..." : "Search"}
          </Button>
          {search.found === undefined ? null : (
            <Button
              onClick={() => {
                if (field.current) field.current.value = "";
                search.clear();
                field.current?.focus();
              }}
              size="small"
              variant="outline"
            >
              Clear search
            </Button>
          )}
        </div>
        <p className="min-w-0 flex-1 basis-64 text-small text-ink-soft" id={`${id}-hint`}>
          Enter a complete email address or some words. Searches aren't saved in your browser.
        </p>
      </form>
      <AlertNote text={search.problem} />
    </search>
  );
}
