import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import { SegmentBar } from "../ui/segment-bar.tsx";
import { SubscriberFilterForm } from "../ui/subscriber-filter.tsx";
import { SubscriberList } from "../ui/subscriber-list.tsx";
import { SubscriberSearch } from "../ui/subscriber-search.tsx";

export const loader = screenLoader(({ services, actor, search }) =>
  subscribersScreen(services, actor, search),
);

/** Everyone on the newsletter's list: counts, search, a filter that is in the address, segments, and the list. */
export default function SubscribersScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, counts, anybody, list, older, first, unreadable, narrowed } = content;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{content.title}</h1>
          <p className="mt-2 text-ink-soft">{copy.introduction}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {content.csv === undefined || !anybody ? null : (
            <ButtonLink aria-keyshortcuts="d" href={content.csv} size="small" variant="outline">
              {copy.export}
            </ButtonLink>
          )}
          {content.import === undefined ? null : (
            <ButtonLink href={content.import} size="small" variant="outline">
              {copy.import}
            </ButtonLink>
          )}
          {content.add === undefined ? null : (
            <ButtonLink aria-keyshortcuts="c" href={content.add} size="small" variant="primary">
              {copy.add}
            </ButtonLink>
          )}
        </div>
      </div>
      {anybody ? (
        <>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {counts.map(({ state, label, value, href, isShown }) => (
              <li key={state}>
                <a
                  aria-current={isShown ? "true" : undefined}
                  className="group block rounded-sm focus-ring"
                  href={href}
                >
                  <span className="block text-small text-ink-soft group-hover:text-link group-aria-[current]:font-semibold group-aria-[current]:text-ink">
                    {label}
                  </span>
                  <span className="block border-b-2 border-transparent font-display text-[1.4rem] leading-tight group-hover:text-link group-aria-[current]:border-primary">
                    {value}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <SubscriberSearch failed={content.failed}>
            <div className={`mt-4 grid gap-4 px-5! py-3.5! ${panelClass}`}>
              <SubscriberFilterForm content={content} />
              {unreadable ? (
                <Note kind="error">
                  <p>{copy.filter.unreadable}</p>
                </Note>
              ) : null}
              <SegmentBar content={content} />
            </div>
            <div className="mt-4">
              {list.rows.length === 0 ? (
                <EmptyState
                  heading={copy.nothingFits.heading}
                  next={narrowed ? { href: "/admin/subscribers", text: copy.nothingFits.clear } : undefined}
                  picture="empty-results"
                  text={copy.nothingFits.text}
                />
              ) : (
                <SubscriberList content={content} />
              )}
            </div>
            <ListPages copy={copy.pages} first={first} label={copy.caption} older={older} />
          </SubscriberSearch>
        </>
      ) : (
        <div className="mt-7">
          <EmptyState
            heading={copy.none.heading}
            next={content.import === undefined ? undefined : { href: content.import, text: copy.import }}
            picture="empty-responses"
            text={copy.none.text}
          />
        </div>
      )}
    </>
  );
}
