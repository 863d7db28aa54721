import { useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { actorName, auditCopy } from "../copy.ts";
import { actionTexts, actorNames, auditPage } from "../reads.server.ts";
import { type AuditFilter, requestedFilter } from "../schema.ts";
import { AuditFilterForm } from "../ui/audit-filter-form.tsx";

type Entry = { id: string; at: string; actor: string; action: string; subject: string; title: string };
type AuditPage = { items: readonly Entry[]; next: string | null };

const page = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      title: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
});

const address = "/api/admin/audit";

/** The query string of a filter. */
function searchOf(filter: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filter).filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given).toString();
}

export const loader = screenLoader(async ({ services, actor, search }) => {
  const { filter, readable } = requestedFilter(search);
  return {
    title: auditCopy.heading,
    copy: { ...auditCopy, actions: actionTexts(services) },
    names: await actorNames(services, actor),
    filter,
    readable,
    first: await auditPage(services, actor, filter),
  };
});

/** The audit log. The first page is loaded with the screen, older ones on request. */
export default function AuditScreen({
  loaderData: { copy, names, filter, readable, first },
}: ScreenProps<typeof loader>) {
  const query = searchOf(filter);
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      {readable ? null : (
        <Note className="mt-5 max-w-text" kind="care">
          <p>{copy.filter.unreadable}</p>
        </Note>
      )}
      <AuditFilterForm
        exportTo={`${address}.csv?${query}`}
        filter={filter}
        key={`form ${query}`}
        names={names}
        copy={copy}
      />
      <Entries
        copy={copy}
        filter={filter}
        first={first}
        key={`entries ${query} ${first.items[0]?.id}`}
        names={names}
      />
    </>
  );
}

type EntriesProps = {
  copy: typeof auditCopy;
  names: Readonly<Record<string, string>>;
  filter: AuditFilter;
  first: AuditPage;
};

function Entries({ copy, names, filter, first }: EntriesProps) {
  const { entries, busy, failed, loadMore } = useOlderEntries(filter, first);
  const lines = entries.map(({ id, at, actor, action, subject, title }) => ({
    id,
    at,
    actor: actorName(actor, names[actor]),
    action: copy.actions[action] ?? action,
    // What is gone has no title any more, and a visitor's message never had one here.
    subject,
    title: title || subject,
  }));
  const empty = searchOf(filter) === "" ? copy.none : copy.nothing;
  return (
    <>
      {entries.length === 0 ? (
        <div className="mt-7 rounded-lg border border-line bg-surface p-card shadow-card">
          <h2 className="text-h3">{empty.heading}</h2>
          <p className="mt-1 text-ink-soft">{empty.text}</p>
        </div>
      ) : (
        <div className="mt-7 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          <EntryList entries={lines} copy={copy} />
          <EntryTable entries={lines} copy={copy} />
        </div>
      )}
      {failed ? (
        <div className="mt-5" role="alert">
          <Note kind="error">
            <p>{copy.failed}</p>
          </Note>
        </div>
      ) : null}
      {loadMore ? (
        <p className="mt-5">
          <Button busy={busy} onClick={() => void loadMore()} size="small" variant="outline">
            {busy ? copy.loading : copy.more}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The entries loaded so far. `loadMore` gets the next page and is undefined after the last. */
function useOlderEntries(filter: AuditFilter, first: AuditPage) {
  const [pages, setPages] = useState([first]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const cursor = pages.at(-1)?.next ?? undefined;

  async function loadMore(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const response = await apiRequest("GET", `${address}?${searchOf({ ...filter, cursor })}`);
      const older = page.parse(await response.json());
      setPages([...pages, older]);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  return {
    entries: pages.flatMap(({ items }) => items),
    busy,
    failed,
    loadMore: cursor === undefined ? undefined : loadMore,
  };
}

type ListProps = { entries: readonly Entry[]; copy: typeof auditCopy };

/** On small screens each change is a few lines, because four columns don't fit. */
function EntryList({ entries, copy }: ListProps) {
  return (
    <ul aria-label={copy.caption} className="divide-y divide-line md:hidden">
      {entries.map(({ id, at, actor, action, title }) => (
        <li className="grid gap-0.5 px-5 py-3" data-row="" key={id}>
          <span className="font-semibold">{action}</span>
          <span className="text-small text-ink-soft">
            {actor} · <LocalTime at={at} />
          </span>
          {title === "" ? null : <span className="text-small wrap-anywhere text-ink-faint">{title}</span>}
        </li>
      ))}
    </ul>
  );
}

const columns = ["at", "actor", "action", "subject"] as const;

function EntryTable({ entries, copy }: ListProps) {
  return (
    <table className="w-full text-left max-md:hidden">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr className="text-small text-ink-faint">
          {columns.map((column) => (
            <th className="px-5 py-2 font-semibold" key={column} scope="col">
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, actor, action, subject, title }) => (
          <tr className="border-t border-line leading-6" data-row="" key={id}>
            <td className="px-5 py-2 lg:whitespace-nowrap">
              <LocalTime at={at} />
            </td>
            <td className="px-5 py-2 xl:whitespace-nowrap">{actor}</td>
            <td className="px-5 py-2">{action}</td>
            <td className="max-w-44 truncate px-5 py-2 text-small text-ink-soft" title={subject}>
              {title}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
