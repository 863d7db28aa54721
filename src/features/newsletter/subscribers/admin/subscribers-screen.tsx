import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import { FindAddress } from "../ui/find-address.tsx";
import { StateTag } from "../ui/state-tag.tsx";
import { SubscriberFilterForm } from "../ui/subscriber-filter.tsx";

export const loader = screenLoader(({ services, actor, search }) =>
  subscribersScreen(services, actor, search),
);

/** Everybody on the newsletter's list: counts, a filter that stands in the address, the list, and its file. */
export default function SubscribersScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, counts, anybody, list, older, first, csv, unreadable, narrowed } = content;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{content.title}</h1>
          <p className="mt-2 text-ink-soft">{copy.introduction}</p>
        </div>
        {content.import === undefined ? null : (
          <ButtonLink href={content.import} size="small" variant={anybody ? "outline" : "primary"}>
            {copy.import}
          </ButtonLink>
        )}
      </div>
      {anybody ? (
        <>
          <ul className="mt-6 grid gap-5 sm:grid-cols-3">
            {counts.map(({ state, label, value }) => (
              <li className={panelClass} key={state}>
                <p className="text-small text-ink-soft">{label}</p>
                <p className="font-display text-[1.6rem] leading-tight">{value}</p>
              </li>
            ))}
          </ul>
          <div className={`mt-6 grid gap-6 ${panelClass}`}>
            <div className="grid gap-6 lg:grid-cols-2">
              <SubscriberFilterForm content={content} />
              <FindAddress failed={content.failed} marks={content.marks} copy={copy.find} />
            </div>
            {unreadable ? (
              <Note kind="error">
                <p>{copy.filter.unreadable}</p>
              </Note>
            ) : null}
            {csv === undefined ? null : (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <ButtonLink download href={csv} size="small" variant="outline">
                  {copy.export}
                </ButtonLink>
                <span className="text-small text-ink-soft">{copy.exportNote}</span>
              </div>
            )}
          </div>
          <div className="mt-6">
            {list.rows.length === 0 ? (
              <EmptyState
                heading={copy.nothingFits.heading}
                next={narrowed ? { href: "/admin/subscribers", text: copy.nothingFits.clear } : undefined}
                picture="empty-results"
                text={copy.nothingFits.text}
              />
            ) : (
              <ListTable
                caption={copy.caption}
                list={list}
                render={{
                  state: ({ state, cells }) => <StateTag state={state} text={cells.state?.text ?? ""} />,
                }}
              />
            )}
          </div>
          <ListPages copy={copy.pages} first={first} label={copy.caption} older={older} />
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
