import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass, panelLink, smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { subscribersCopy as copy } from "../copy/subscribers.ts";
import { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import { SegmentBar } from "./segment-bar.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { SubscriberSearch } from "./subscriber-search.tsx";

export const loader = screenLoader(({ services, actor, search }) =>
  subscribersScreen(services, actor, search),
);

export { action } from "./subscribers-action.server.ts";

export default function SubscribersScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { counts, anybody, list, older, first, unreadable, narrowed } = content;
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
          <p className="mt-3 text-small">
            <a className={panelLink} href={content.notReached}>
              {copy.notReached}
            </a>
          </p>
          <SubscriberSearch>
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

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

/** A plain GET form, so the filter is in the address. */
function SubscriberFilterForm({ content }: { content: Content }) {
  const { filter, choices, narrowed, csv } = content;
  const navigate = useNavigate();
  const chosen = [
    ...choices.map(({ name, options }) => options.find(({ value }) => value === filter[name])?.label),
    filter.since && `${copy.filter.since} ${filter.since}`,
    filter.until && `${copy.filter.until} ${filter.until}`,
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <details className="min-w-0 grow" key={JSON.stringify(filter)}>
        <summary aria-keyshortcuts="f" className="w-fit cursor-pointer rounded-sm focus-ring">
          <span className="font-semibold">{copy.filter.label}</span>{" "}
          <span className="text-small text-ink-soft">
            {chosen.length === 0 ? copy.filter.nothing : chosen.join(", ")}
          </span>
        </summary>
        <form
          action="/admin/subscribers"
          aria-label={copy.filter.label}
          className="mt-4 grid gap-4"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
              typeof value === "string" && value !== "" ? [[name, value]] : [],
            );
            void navigate(`/admin/subscribers?${new URLSearchParams(given)}`);
          }}
        >
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            {choices.map(({ name, label, anyOption, options }) =>
              options.length === 0 ? null : (
                <label className="grid min-w-0 content-end gap-1.5" key={name}>
                  <span className="text-small font-semibold">{label}</span>
                  <Select defaultValue={filter[name]} name={name}>
                    <option value="">{anyOption}</option>
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </Select>
                </label>
              ),
            )}
            {(["since", "until"] as const).map((name) => (
              <label className="grid min-w-0 content-end gap-1.5" key={name}>
                <span className="text-small font-semibold">{copy.filter[name]}</span>
                <input className={smallControl} defaultValue={filter[name]} name={name} type="date" />
              </label>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button size="small" type="submit" variant="outline">
              {copy.filter.apply}
            </Button>
            {csv === undefined ? null : <span className="text-small text-ink-soft">{copy.exportNote}</span>}
          </div>
        </form>
      </details>
      {narrowed ? (
        <a className={`inline-flex min-h-6 items-center text-small ${panelLink}`} href="/admin/subscribers">
          {copy.filter.clear}
        </a>
      ) : null}
    </div>
  );
}
