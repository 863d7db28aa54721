import { formCopy } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodesCopy as copy } from "../copy.ts";
import { clinicCodesScreen } from "../reads/clinic-codes-screen.server.ts";
import { clinicCodeBounds } from "../rules.ts";
import { ClinicCodeCards, ClinicCodeTable } from "../ui/clinic-code-lines.tsx";
import { ClinicCounts } from "../ui/clinic-counts.tsx";
import { useClinicCodeActions } from "../ui/use-clinic-code-actions.ts";

type Content = Awaited<ReturnType<typeof clinicCodesScreen>>;

export const loader = screenLoader(({ services, actor, search }) =>
  clinicCodesScreen(services, actor, search),
);

/** The list of clinic codes with their status and rounded counts. */
export default function ClinicCodesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const actions = useClinicCodeActions();
  const { items, begin, anyCode, clinics } = content;
  const { deleting } = actions;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
          <p className="mt-1 text-ink-soft">{content.total}</p>
        </div>
        <ButtonLink href={begin} size="small" variant="primary">
          <Icon name="plus" />
          {copy.make}
        </ButtonLink>
      </div>
      {anyCode ? <Search content={content} /> : null}
      <div className="mt-4 text-small text-ink-soft empty:hidden" role="status">
        {actions.said}
      </div>
      <div className="mt-4 empty:hidden" role="alert">
        {actions.problem === undefined || deleting !== undefined ? null : (
          <Note kind="error">
            <p>{actions.problem.message}</p>
          </Note>
        )}
      </div>
      <div className="mt-5">
        {items.length > 0 ? (
          <div className="rounded-lg border border-line bg-surface shadow-card">
            <ClinicCodeCards actions={actions} coupons={items} />
            <ClinicCodeTable actions={actions} coupons={items} />
          </div>
        ) : (
          <NothingHere content={content} />
        )}
      </div>
      {clinics.length === 0 ? null : <ClinicCounts clinics={clinics} />}
      {anyCode ? <p className="mt-5 max-w-text text-small text-ink-soft">{copy.countsNote}</p> : null}
      {deleting === undefined ? null : (
        <TypedDeletion
          busy={actions.busy}
          expected={deleting.code}
          field="code"
          marks={{ optional: formCopy.optional, errorMark: formCopy.errorMark }}
          onClose={actions.stop}
          onRemove={(typed) => void actions.remove(deleting, typed)}
          problem={actions.problem}
          copy={copy.deletion}
        />
      )}
    </>
  );
}

function Search({ content: { here, search } }: { content: Content }) {
  return (
    <search className="mt-6 block">
      <form action={here} className="flex flex-wrap gap-3" key={search} method="get">
        <SearchField
          className="max-w-96 basis-56"
          label={copy.search}
          longest={clinicCodeBounds.clinic}
          value={search}
        />
        <Button size="small" type="submit" variant="outline">
          {copy.searchButton}
        </Button>
      </form>
    </search>
  );
}

function NothingHere({ content: { anyCode, begin, here, noMatch } }: { content: Content }) {
  const { empty } = copy;
  return anyCode ? (
    <EmptyState
      heading={noMatch}
      next={{ href: here, text: empty.clear }}
      picture="empty-results"
      text={empty.search}
    />
  ) : (
    <EmptyState
      heading={empty.heading}
      next={{ href: begin, text: copy.make }}
      picture="empty-campaigns"
      text={empty.text}
    />
  );
}
