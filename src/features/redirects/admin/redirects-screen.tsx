import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { ListSearch } from "#ui/list/list-search.tsx";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { redirectsCopy as copy, redirectMessages } from "../copy.ts";
import {
  type RedirectsContent,
  redirectsScreen,
  type ShownRedirect,
} from "../reads/redirects-screen.server.ts";
import { redirectBounds } from "../rules.ts";
import { MissingPanel } from "../ui/missing-panel.tsx";
import { RedirectList } from "../ui/redirect-list.tsx";

export const loader = screenLoader(({ services, actor, search }) => redirectsScreen(services, actor, search));

/** The list of redirects with their usage, and the addresses that weren't found. */
export default function RedirectsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { busy, problem, send, clear } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<ShownRedirect>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isEmpty, list, newUrl, csv, missing } = content;

  function ask(redirect: ShownRedirect) {
    clear();
    setDeleting(redirect);
  }
  async function remove({ id }: ShownRedirect) {
    if (!(await send("DELETE", `/api/admin/redirects/${id}`))) return;
    setDeleting(undefined);
    toast({ title: redirectMessages.deleted });
    await revalidate();
    // The line and its menu are gone, so focus the heading.
    heading.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring" ref={heading} tabIndex={-1}>
            {copy.title}
          </h1>
          <p className="mt-2 text-ink-soft">{copy.introduction}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={content.import} size="small" variant="outline">
            {copy.import}
          </ButtonLink>
          <ButtonLink aria-keyshortcuts="c" href={newUrl} size="small" variant="primary">
            <Icon name="plus" />
            {copy.make}
          </ButtonLink>
        </div>
      </div>
      {isEmpty ? null : <Search content={content} />}
      <div className="mt-5">
        {list.rows.length > 0 ? (
          <RedirectList list={list} onRemove={ask} />
        ) : (
          <NothingHere content={content} />
        )}
      </div>
      <ListPages copy={copy.pages} first={content.first} label={copy.pagesLabel} older={content.older} />
      {isEmpty ? null : (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink download href={csv} size="small" variant="outline">
            {copy.export}
          </ButtonLink>
          <p className="max-w-text text-small text-ink-soft">{copy.countsNote}</p>
        </div>
      )}
      <div className="mt-7">
        <MissingPanel missing={missing} />
      </div>
      {deleting === undefined ? null : (
        <TypedDeletion
          busy={busy}
          expected=""
          field=""
          marks={fieldMarks}
          onClose={() => setDeleting(undefined)}
          onRemove={() => void remove(deleting)}
          problem={problem}
          copy={{ ...copy.deletion, heading: copy.deletion.heading(deleting.readable) }}
        />
      )}
    </>
  );
}

function Search({ content: { here, search, total } }: { content: RedirectsContent }) {
  return (
    <search className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ListSearch
        action={here}
        button={copy.searchButton}
        label={copy.search}
        longest={redirectBounds.from}
        query={{ search }}
      />
      <p className="text-small text-ink-soft">{total}</p>
    </search>
  );
}

function NothingHere({ content: { isEmpty, newUrl, here, noMatch } }: { content: RedirectsContent }) {
  const { empty } = copy;
  return isEmpty ? (
    <EmptyState
      heading={empty.heading}
      next={{ href: newUrl, text: copy.make }}
      picture="empty-campaigns"
      text={empty.text}
    />
  ) : (
    <EmptyState
      heading={noMatch}
      next={{ href: here, text: copy.clear }}
      picture="empty-results"
      text={empty.search}
    />
  );
}
