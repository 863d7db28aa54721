import { fieldMarks } from "#content/forms.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListSearch } from "#ui/list/list-search.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { type ClinicCodesContent, clinicCodesScreen } from "../reads.server.ts";
import { clinicCodeBounds } from "../rules.ts";
import { ClinicCodeList, useClinicCodeActions } from "./clinic-code-list.tsx";

const copy = {
  title: "Clinic codes",
  make: "New code",
  search: "Search by clinic or code",
  searchButton: "Search",
  countsNote:
    "These numbers count page views and clicks, with no personal data. A count updates after the end of a day, once ten more have come in, so each code can have up to nine that aren't shown yet. Browsers that ask not to be tracked aren't counted.",
  clinics: {
    heading: "Clinics with several codes",
    caption: "Counts of clinics with several codes",
    columns: { clinic: "Clinic", codes: "Codes", views: "Page views", clicks: "Opened the purchase page" },
  },
  deletion: {
    heading: "Delete this code permanently?",
    text: "This deletes its page and counts. Printed cards will lead to a page that doesn't know the code. To avoid that, switch it off instead.",
    typed: "Type the code to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
  empty: {
    heading: "No codes yet",
    text: "A code gives a clinic's patients their own page: what the code is for and how to use it. Create one, print its card and give it to the clinic.",
    search: "Try a shorter word.",
    clear: "Clear search",
  },
} as const;

export const loader = screenLoader(async ({ services, actor, search }) => ({
  title: copy.title,
  ...(await clinicCodesScreen(services, actor, search)),
}));

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

/** Total counts of clinics with several codes. */
function ClinicCounts({ clinics }: Pick<ClinicCodesContent, "clinics">) {
  const { clinic, codes, views, clicks } = copy.clinics.columns;
  return (
    <section aria-labelledby="clinics" className="mt-8">
      <h2 className="text-h3" id="clinics">
        {copy.clinics.heading}
      </h2>
      <div className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
        <table className="w-full text-left">
          <caption className="sr-only">{copy.clinics.caption}</caption>
          <thead>
            <tr className="text-small text-ink-faint">
              <th className="py-3 pr-2 pl-5 font-semibold sm:pr-4" scope="col">
                {clinic}
              </th>
              {[codes, views, clicks].map((column) => (
                <th className="px-2 py-3 text-right font-semibold last:pr-4 sm:px-4" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clinics.map((each) => (
              <tr className="border-t border-line" key={each.clinic}>
                <th
                  className="min-w-24 py-3 pr-2 pl-5 font-semibold wrap-anywhere sm:min-w-32 sm:pr-4"
                  scope="row"
                >
                  {each.clinic}
                </th>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.codes}</td>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.views}</td>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.clicks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
