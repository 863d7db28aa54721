import { useRef } from "react";
import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages, ListSearch } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import { AddLink } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { type RedirectsContent, redirectsScreen, type ShownRedirect } from "../reads/redirects.server.ts";
import { redirectBounds } from "../rules.ts";
import type { action } from "./redirect-action.server.ts";

const copy = {
  title: "Redirects",
  introduction:
    "Old links live on in emails, search results and other sites. A redirect takes people from an old link to the right page.",
  make: "Add a redirect",
  import: "Import a list",
  export: "Export as CSV",
  search: "Address or note",
  searchButton: "Search",
  clear: "Clear search",
  caption: "Redirects",
  menuColumn: "Actions",
  outside: "Another site",
  shadowed: "Page exists",
  shadowedHint: "A page now exists at this address, so this redirect isn't used. You can delete it.",
  missingTarget: "Target not found",
  missingTargetHint: "The target no longer exists. Please choose another.",
  menu: {
    of: (path: string) => `Actions for ${path}`,
    edit: "Edit",
    visit: "Try it",
    remove: "Delete",
  },
  deletion: {
    heading: (path: string) => `Delete the redirect from ${path}?`,
    text: "The old address will show the not-found page. The usage count is deleted too.",
    typed: "",
    remove: "Delete redirect",
    keep: "Cancel",
    done: "The redirect is deleted. Its old address now shows the not-found page.",
  },
  pagesLabel: "Pages of the list",
  pages: { older: "Next page", first: "First page" },
  countsNote:
    "We store only how often a redirect was used and the last day, not who used it. Browsers that ask not to be tracked aren't counted.",
  empty: {
    heading: "No redirects yet",
    text: "Add one when a page moves, or when people visit an address that no longer exists. Real pages always come first, so a redirect can't hide one.",
    search: "Try a shorter word.",
  },
} as const;

export const loader = screenLoader(async ({ services, actor, search }) => ({
  title: copy.title,
  ...(await redirectsScreen(services, actor, search)),
}));

export default function RedirectsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { send, ...operations } = useOperations<typeof action>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isEmpty, list, newUrl, csv, missing } = content;
  const { ask, dialog } = useRowDeletion<ShownRedirect>({
    ...operations,
    copyOf: ({ readable }) => ({ ...copy.deletion, heading: copy.deletion.heading(readable) }),
    removed: () => toast({ title: copy.deletion.done }),
    async remove({ href }, _typed, done) {
      // The line and its menu are gone, so focus the heading.
      if (await send("deleteRedirect", {}, { at: href, done })) heading.current?.focus();
    },
  });

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
          <AddLink href={newUrl} text={copy.make} />
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
          <ButtonLink href={csv} size="small" variant="outline">
            {copy.export}
          </ButtonLink>
          <p className="max-w-text text-small text-ink-soft">{copy.countsNote}</p>
        </div>
      )}
      <div className="mt-7">
        <MissingPanel missing={missing} />
      </div>
      {dialog}
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
  const { heading, text, search } = copy.empty;
  const next = isEmpty ? { href: newUrl, text: copy.make } : { href: here, text: copy.clear };
  return isEmpty ? (
    <EmptyState heading={heading} next={next} picture="empty-campaigns" text={text} />
  ) : (
    <EmptyState heading={noMatch} next={next} picture="empty-results" text={search} />
  );
}

type RemoveProps = { onRemove: (redirect: ShownRedirect) => void };

function RedirectList({ list, onRemove }: RemoveProps & { list: RedirectsContent["list"] }) {
  return (
    <ListTable
      align="top"
      caption={copy.caption}
      list={list}
      menu={{
        heading: copy.menuColumn,
        of: (redirect) => <RedirectMenu onRemove={onRemove} redirect={redirect} />,
      }}
      render={{ to: (redirect) => <Target redirect={redirect} /> }}
    />
  );
}

function Target({ redirect: { cells, outside, shadowed, missingTarget } }: { redirect: ShownRedirect }) {
  return (
    <>
      <span className="wrap-anywhere xl:inline-block xl:min-w-48">{cells.to?.text}</span>
      <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {outside ? <Tag>{copy.outside}</Tag> : null}
        {shadowed ? <Tag kind="care">{copy.shadowed}</Tag> : null}
        {missingTarget ? <Tag kind="care">{copy.missingTarget}</Tag> : null}
      </span>
      {shadowed || missingTarget ? (
        <span className="mt-1 block max-w-text text-small text-ink-soft">
          {shadowed ? copy.shadowedHint : copy.missingTargetHint}
        </span>
      ) : null}
    </>
  );
}

function RedirectMenu({ redirect, onRemove }: RemoveProps & { redirect: ShownRedirect }) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(redirect.readable)}>
      <ActionLink href={redirect.href}>{menu.edit}</ActionLink>
      <ActionLink href={redirect.from}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => onRemove(redirect)}>{menu.remove}</ActionButton>
    </ActionMenu>
  );
}

const missingCopy = {
  heading: "Addresses not found",
  lead: "Addresses that weren't found three times or more in the last 30 days.",
  add: "Add redirect",
  addOf: (path: string) => `Add redirect: ${path}`,
  none: "No missing addresses. Addresses that aren't found three times show up here.",
  note: "We leave out anything that could identify a person: email addresses, long numbers, keys. An address is stored in readable form only after three requests.",
} as const;

type MissingPanelProps = { missing: readonly { path: string; formatted: string; newUrl: string }[] };

function MissingPanel({ missing }: MissingPanelProps) {
  return (
    <Panel heading={missingCopy.heading} id="missing">
      <p className="max-w-text text-ink-soft">{missing.length === 0 ? missingCopy.none : missingCopy.lead}</p>
      {missing.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {missing.map(({ path, formatted, newUrl }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={path}>
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{path}</p>
                <p className="text-small text-ink-soft">{formatted}</p>
              </div>
              <ButtonLink aria-label={missingCopy.addOf(path)} href={newUrl} size="small" variant="outline">
                {missingCopy.add}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-text text-small text-ink-soft">{missingCopy.note}</p>
    </Panel>
  );
}
