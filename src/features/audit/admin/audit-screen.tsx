import { useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { actorName, auditCopy as copy } from "../copy.ts";
import { type AuditPage, actionTexts, actorNames, auditPage } from "../reads.server.ts";
import { type AuditFilter, requestedFilter } from "../schema.ts";
import { AuditFilterForm } from "../ui/audit-filter-form.tsx";

type Entry = AuditPage["items"][number];

const address = "/api/admin/audit";

function searchOf(filter: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filter).filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given).toString();
}

export const loader = screenLoader(async ({ services, actor, search }) => {
  const { filter, readable } = requestedFilter(search);
  return {
    title: "Audit log",
    actions: actionTexts(services),
    names: await actorNames(services, actor),
    filter,
    readable,
    first: await auditPage(services, actor, filter),
  };
});

/** The first page is loaded with the screen, older ones on request. */
export default function AuditScreen({
  loaderData: { actions, names, filter, readable, first },
}: ScreenProps<typeof loader>) {
  const query = searchOf(filter);
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Audit log</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Changes made in the admin, newest first. It doesn't include visitors' names or anything they wrote.
      </p>
      {readable ? null : (
        <Note className="mt-5 max-w-text" kind="care">
          <p>We couldn't read the filter in the address, so everything is shown.</p>
        </Note>
      )}
      <AuditFilterForm
        exportTo={`${address}.csv?${query}`}
        filter={filter}
        key={`form ${query}`}
        names={names}
        actions={actions}
      />
      <Entries
        actions={actions}
        filter={filter}
        first={first}
        key={`entries ${query} ${first.items[0]?.id}`}
        names={names}
      />
    </>
  );
}

type EntriesProps = {
  actions: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  filter: AuditFilter;
  first: AuditPage;
};

function Entries({ actions, names, filter, first }: EntriesProps) {
  const [pages, setPages] = useState([first]);
  const { busy, problem, send } = useSending(adminCopy.failed);
  const cursor = pages.at(-1)?.next ?? undefined;
  async function loadMore(): Promise<void> {
    const older = await send<AuditPage>("GET", `${address}?${searchOf({ ...filter, cursor })}`);
    if (older) setPages([...pages, older]);
  }
  const lines = pages
    .flatMap(({ items }) => items)
    .map(({ actor, action, ...entry }) => ({
      ...entry,
      actor: actorName(actor, names[actor]),
      action: actions[action] ?? action,
    }));
  const empty = searchOf(filter) === "" ? copy.none : copy.nothing;
  return (
    <>
      {lines.length === 0 ? (
        <div className="mt-7 rounded-lg border border-line bg-surface p-card shadow-card">
          <h2 className="text-h3">{empty.heading}</h2>
          <p className="mt-1 text-ink-soft">{empty.text}</p>
        </div>
      ) : (
        <div className="mt-7 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          <EntryList entries={lines} />
          <EntryTable entries={lines} />
        </div>
      )}
      {problem ? (
        <div className="mt-5" role="alert">
          <Note kind="error">
            <p>We couldn't load older changes. Please try again.</p>
          </Note>
        </div>
      ) : null}
      {cursor !== undefined ? (
        <p className="mt-5">
          <Button busy={busy} onClick={() => void loadMore()} size="small" variant="outline">
            {busy ? "Loading..." : "Show older"}
          </Button>
        </p>
      ) : null}
    </>
  );
}

type ListProps = { entries: readonly Entry[] };

/** On small screens each change is a few lines, because four columns don't fit. */
function EntryList({ entries }: ListProps) {
  return (
    <ul aria-label="Changes" className="divide-y divide-line md:hidden">
      {entries.map(({ id, at, actor, action, ...item }) => (
        <li className="grid gap-0.5 px-5 py-3" data-row="" key={id}>
          <span className="font-semibold">{action}</span>
          <span className="text-small wrap-anywhere empty:hidden">
            <Item {...item} />
          </span>
          <span className="text-small text-ink-soft">
            {actor} · <LocalTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const columns = ["action", "subject", "actor", "at"] as const;

const id = /^[\da-f-]{36}$/;

/**
 * Leads to what was changed; or, if that is gone or has no title, to all that happened to it. Of settings, the entry has
 * what they were changed to.
 */
function Item({ subject, title, path }: Pick<Entry, "subject" | "title" | "path">) {
  if (path === "" && (title !== "" || !id.test(subject))) return title || subject || null;
  const href = path || `/admin/audit?${searchOf({ subject })}`;
  return (
    <a className={panelLink} href={href} title={title === "" ? subject : undefined}>
      {title || copy.item(subject)}
    </a>
  );
}

function EntryTable({ entries }: ListProps) {
  return (
    <table className="w-full text-left max-md:hidden">
      <caption className="sr-only">Changes</caption>
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
        {entries.map(({ id, at, actor, action, ...item }) => (
          <tr className="border-t border-line leading-6" data-row="" key={id}>
            <td className="px-5 py-2 font-semibold">{action}</td>
            <td className="max-w-80 px-5 py-2 wrap-anywhere">
              <Item {...item} />
            </td>
            <td className="px-5 py-2 xl:whitespace-nowrap">{actor}</td>
            <td className="px-5 py-2 text-small text-ink-soft lg:whitespace-nowrap">
              <LocalTime at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
