import { AlertNote } from "#ui/alert-note.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages, ListSearch, ListTabs } from "#ui/list/list-pages.tsx";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { type CampaignsContent, campaignsScreen } from "../reads/campaigns-screen.server.ts";
import { CampaignList, useCampaignActions } from "./campaign-list.tsx";

const copy = {
  newCampaign: "New campaign",
  searchHint: "Search by title or address",
  searchButton: "Search",
  sort: "Sort by",
  sorts: {
    changed: "Recently changed",
    title: "Title",
    answers: "Most answers",
    lastAnswer: "Recently answered",
  },
  states: "Status",
  pagesLabel: "Campaigns",
  pages: { older: "Older", first: "Back to newest" },
  unreadable: "We couldn't read the filter in the address, so all campaigns are shown.",
  empty: {
    first: {
      heading: "No campaigns yet",
      text: "A campaign is a page with your own questions. Ask one clear question. You can keep it as a draft until it's ready.",
      reader: "A campaign is a page with questions. Once the team creates one, it appears here.",
    },
    search: {
      text: "Try a shorter word or another status. Archived campaigns have their own list.",
      clear: "Clear search",
    },
    state: {
      heading: "No campaigns with this status",
      text: "A campaign's status changes with its dates, and when the team closes or archives it.",
      clear: "Show all",
    },
  },
} as const;

export const loader = screenLoader(({ services, actor, search }) => campaignsScreen(services, actor, search));

/** The list is searched, narrowed down and put in order by the address. */
export default function CampaignsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const actions = useCampaignActions();
  const { list, older, first, newUrl } = content;
  return (
    <>
      <ListHeading
        add={newUrl === undefined ? undefined : { href: newUrl, text: copy.newCampaign }}
        title={content.title}
        total={content.total}
      />
      {content.empty === "first" ? null : (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <ListFilter content={content} />
          {/* One list for each status; the archive is separate. */}
          <ListTabs label={copy.states} tabs={content.tabs} />
        </div>
      )}
      {content.unreadable ? (
        <Note className="mt-5" kind="care">
          <p>{copy.unreadable}</p>
        </Note>
      ) : null}
      <div className="mt-4 text-small text-ink-soft empty:hidden" role="status">
        {actions.status}
      </div>
      <AlertNote className="mt-4" text={actions.problem} />
      <div className="mt-5">
        {list.rows.length === 0 ? (
          <NothingHere content={content} />
        ) : (
          <CampaignList actions={actions} list={list} />
        )}
      </div>
      <ListPages copy={copy.pages} first={first} label={copy.pagesLabel} older={older} />
      {actions.dialog}
    </>
  );
}

function NothingHere({ content }: { content: CampaignsContent }) {
  const { empty, newUrl, noMatch, cleared, everything } = content;
  const { first, search, state } = copy.empty;
  const says = {
    first:
      newUrl === undefined
        ? { ...first, text: first.reader }
        : { ...first, next: { href: newUrl, text: copy.newCampaign } },
    search: { ...search, heading: noMatch, next: { href: cleared, text: search.clear } },
    state: { ...state, next: { href: everything, text: state.clear } },
  };
  const { heading, text, next } = { next: undefined, ...says[empty] };
  const picture = empty === "first" ? "empty-campaigns" : "empty-results";
  return <EmptyState heading={heading} next={next} picture={picture} text={text} />;
}

/** Search and order: a plain GET form, so that both are in the address and work without JavaScript. */
function ListFilter({ content: { query, everything } }: { content: CampaignsContent }) {
  return (
    <search className="min-w-0 grow">
      <ListSearch
        action={everything}
        button={copy.searchButton}
        label={copy.searchHint}
        longest={120}
        query={query}
      >
        {query.standing === "" ? null : <input name="standing" type="hidden" value={query.standing} />}
        <label>
          <span className="sr-only">{copy.sort}</span>
          <Select className="max-w-full" defaultValue={query.sort} name="sort">
            {Object.entries(copy.sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </ListSearch>
    </search>
  );
}
