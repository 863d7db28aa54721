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
import { monthScreen } from "../reads/report.server.ts";

const copy = {
  back: "Today",
  empty: {
    heading: "Nothing yet",
    text: "Visits, sign-ups, messages and meetings are counted as they come in. After each month, its counts are kept here, without names.",
  },
} as const;

export const loader = screenLoader(({ services, actor, search }) => monthScreen(services, actor, search));

type Shown = NonNullable<Awaited<ReturnType<typeof monthScreen>>["shown"]>;

/** The visits of the dashboard's charts by section, as a table. */
function BySection({ shown: { bySection, report } }: { shown: Shown }) {
  const { second } = report;
  return (
    <div className="mt-8 print:mt-0 print:break-before-page">
      <h3 className="text-h4">{second.title}</h3>
      <div className="mt-4 print:hidden">
        <ListTable caption={second.title} list={bySection} />
      </div>
      <PrintedTable hasSum={false} ids={bySection.rows.map(({ id }) => id)} {...second} />
      <ReportNotes notes={second.notes} />
    </div>
  );
}

/** On paper, the figures are all there is. */
export default function MonthScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, notFound, shown, pdf, notDrawn, csv, month } = content;
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading back={{ href: "/admin", text: copy.back }} title={title}>
          {shown === null ? null : <ReportActions csv={csv} notDrawn={notDrawn} pdf={pdf} />}
        </ScreenHeading>
        {notFound === "" ? null : (
          <p className="mt-4" role="status">
            {notFound}
          </p>
        )}
      </div>
      {shown === null ? (
        <div className="mt-6">
          <EmptyState {...copy.empty} picture="empty-responses" />
        </div>
      ) : (
        <section aria-labelledby="month" className="mt-6 print:mt-0">
          <PrintedHead beside={shown.report.beside} />
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h2 className="text-h3" id="month">
              {shown.report.title}
            </h2>
            <MonthChoice {...content} month={month} />
          </div>
          <div className="mt-5 print:hidden">
            <ListTable caption={shown.report.title} list={shown.list} />
          </div>
          <PrintedTable ids={shown.list.rows.map(({ id }) => id)} {...shown.report} />
          <ReportNotes notes={shown.report.notes} />
          {/* On the screen, each is below its figure. */}
          <p className="mt-1.5 hidden text-[0.75rem] leading-snug print:block">{shown.definitions}</p>
          <BySection shown={shown} />
        </section>
      )}
    </>
  );
}
