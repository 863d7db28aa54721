import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import {
  MonthChoice,
  PrintedHead,
  PrintedTable,
  ReportActions,
  ReportNotes,
} from "#web/admin/printed-report.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { figuresScreen } from "../reads/figures.server.ts";

const copy = {
  back: "Groups",
  facts: "At a glance",
  empty: {
    heading: "No figures yet",
    text: "Sign-ups are counted as they come in, and meetings once they're over. The counts have no names and stay when people are erased.",
  },
} as const;

export const loader = screenLoader(({ services, actor, search }) => figuresScreen(services, actor, search));

/** On paper, the month's report is all there is. */
export default function FiguresScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, shown, notDrawn, csv } = content;
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading back={{ href: "/admin/groups", text: copy.back }} title={title}>
          {shown === null ? null : <ReportActions csv={csv} notDrawn={notDrawn} pdf={shown.pdf} />}
        </ScreenHeading>
      </div>
      {shown === null ? (
        <div className="mt-6">
          <EmptyState {...copy.empty} picture="empty-responses" />
        </div>
      ) : (
        <Month content={content} shown={shown} />
      )}
    </>
  );
}

type Content = ScreenProps<typeof loader>["loaderData"];
type Shown = NonNullable<Content["shown"]>;

function Month({ content, shown: { month, report, list } }: { content: Content; shown: Shown }) {
  const { title, beside, facts, notes } = report;
  return (
    <section aria-labelledby="month" className="mt-6 print:mt-0">
      <PrintedHead beside={beside} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-h3" id="month">
          {title}
        </h2>
        <MonthChoice {...content} month={month} />
      </div>
      <ul aria-label={copy.facts} className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-4">
        {facts.map(({ label, value }) => (
          <li
            className="min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:px-5"
            key={label}
          >
            <p className="text-small text-ink-soft">{label}</p>
            <p className="font-display text-h3 leading-tight tabular-nums">{value}</p>
          </li>
        ))}
      </ul>
      <div className="mt-5 print:hidden">
        <ListTable
          caption={title}
          list={list}
          render={{
            name: ({ id, cells }) =>
              id === "all" ? <span className="font-semibold">{cells.name?.text}</span> : undefined,
          }}
        />
      </div>
      <PrintedTable ids={list.rows.map(({ id }) => id)} {...report} />
      <ReportNotes notes={notes} />
    </section>
  );
}
