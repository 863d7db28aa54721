import { fieldMarks } from "#content/forms.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListSearch } from "#ui/list/list-search.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodesCopy as copy } from "../copy.ts";
import { type ClinicCodesContent, clinicCodesScreen } from "../reads/clinic-codes-screen.server.ts";
import { clinicCodeBounds } from "../rules.ts";
import { ClinicCodeList } from "../ui/clinic-code-list.tsx";
import { ClinicCounts } from "../ui/clinic-counts.tsx";
import { useClinicCodeActions } from "../ui/use-clinic-code-actions.ts";

export const loader = screenLoader(({ services, actor, search }) =>
  clinicCodesScreen(services, actor, search),
);

/** The list of clinic codes with their status and rounded counts. */
export default function ClinicCodesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const actions = useClinicCodeActions();
  const { list, newUrl, hasCodes, clinics } = content;
  const { deleting } = actions;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
          <p className="mt-1 text-ink-soft">{content.total}</p>
        </div>
        <ButtonLink aria-keyshortcuts="c" href={newUrl} size="small" variant="primary">
          <Icon name="plus" />
          {copy.make}
        </ButtonLink>
      </div>
      {hasCodes ? <Search content={content} /> : null}
      <div className="mt-4 empty:hidden" role="alert">
        {actions.problem === undefined || deleting !== undefined ? null : (
          <Note kind="error">
            <p>{actions.problem.message}</p>
          </Note>
        )}
      </div>
      <div className="mt-5">
        {list.rows.length > 0 ? (
          <ClinicCodeList actions={actions} list={list} />
        ) : (
          <NothingHere content={content} />
        )}
      </div>
      {clinics.length === 0 ? null : <ClinicCounts clinics={clinics} />}
      {hasCodes ? <p className="mt-5 max-w-text text-small text-ink-soft">{copy.countsNote}</p> : null}
      {deleting === undefined ? null : (
        <TypedDeletion
          busy={actions.busy}
          expected={deleting.code}
          field="code"
          marks={fieldMarks}
          onClose={actions.cancelDeletion}
          onRemove={(typed) => void actions.remove(deleting, typed)}
          problem={actions.problem}
          copy={copy.deletion}
        />
      )}
    </>
  );
}

function Search({ content: { here, search } }: { content: ClinicCodesContent }) {
  return (
    <search className="mt-6 block">
      <ListSearch
        action={here}
        button={copy.searchButton}
        label={copy.search}
        longest={clinicCodeBounds.clinic}
        query={{ search }}
      />
    </search>
  );
}

function NothingHere({ content: { hasCodes, here, newUrl, noMatch } }: { content: ClinicCodesContent }) {
  const { empty } = copy;
  return hasCodes ? (
    <EmptyState
      heading={noMatch}
      next={{ href: here, text: empty.clear }}
      picture="empty-results"
      text={empty.search}
    />
  ) : (
    <EmptyState
      heading={empty.heading}
      next={{ href: newUrl, text: copy.make }}
      picture="empty-campaigns"
      text={empty.text}
    />
  );
}
