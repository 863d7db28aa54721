import { fieldMarks } from "#content/forms.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { CampaignsContent } from "../reads/campaigns-screen.server.ts";
import { campaignsScreen } from "../reads/campaigns-screen.server.ts";
import { CampaignList } from "../ui/campaign-list.tsx";
import { ListFilter, StateTabs } from "../ui/list-filter.tsx";
import { useListActions } from "../ui/use-list-actions.ts";

export const loader = screenLoader(({ services, actor, search }) => campaignsScreen(services, actor, search));

/** The team's campaigns: searched, narrowed down and put in order by the address, with what can be done to each. */
export default function CampaignsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const actions = useListActions();
  const { list, older, first, newUrl } = content;
  const { deleting } = actions;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
          <p className="mt-1 text-ink-soft">{content.total}</p>
        </div>
        {newUrl === undefined ? null : (
          <ButtonLink aria-keyshortcuts="c" href={newUrl} size="small" variant="primary">
            <Icon name="plus" />
            {copy.newCampaign}
          </ButtonLink>
        )}
      </div>
      {content.empty === "first" ? null : (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <ListFilter content={content} />
          <StateTabs content={content} />
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
      <div className="mt-4 empty:hidden" role="alert">
        {actions.problem === undefined || deleting !== undefined ? null : (
          <Note kind="error">
            <p>{actions.problem.message}</p>
          </Note>
        )}
      </div>
      <div className="mt-5">
        {list.rows.length === 0 ? (
          <NothingHere content={content} />
        ) : (
          <CampaignList actions={actions} list={list} />
        )}
      </div>
      <ListPages copy={copy.pages} first={first} label={copy.caption} older={older} />
      {deleting === undefined ? null : (
        <TypedDeletion
          busy={actions.busy}
          expected={deleting.typedTitle.trim()}
          field="title"
          marks={fieldMarks}
          onClose={actions.stop}
          onRemove={(typed) => void actions.remove(deleting, typed)}
          problem={actions.problem}
          copy={copy.deletion}
        />
      )}
    </>
  );
}

function NothingHere({
  content: { empty, newUrl, noMatch, cleared, everything },
}: {
  content: CampaignsContent;
}) {
  const { first, search, state } = copy.empty;
  if (empty === "first")
    return (
      <EmptyState
        heading={first.heading}
        next={newUrl === undefined ? undefined : { href: newUrl, text: copy.newCampaign }}
        picture="empty-campaigns"
        text={newUrl === undefined ? first.reader : first.text}
      />
    );
  if (empty === "search")
    return (
      <EmptyState
        heading={noMatch}
        next={{ href: cleared, text: search.clear }}
        picture="empty-results"
        text={search.text}
      />
    );
  return (
    <EmptyState
      heading={state.heading}
      next={{ href: everything, text: state.clear }}
      picture="empty-results"
      text={state.text}
    />
  );
}
