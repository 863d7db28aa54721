import { site } from "#content/site.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Select } from "#ui/select.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { figuresScreen } from "../reads/figures.server.ts";

const copy = {
  back: "Groups",
  month: "Month",
  show: "Show",
  facts: "At a glance",
  print: "Print",
  pdf: "Download as PDF",
  csv: "All months as CSV",
  empty: {
    heading: "No figures yet",
    text: "Sign-ups are counted as they come in, and meetings once they're over. The counts have no names and stay when people are erased.",
  },
} as const;

export const loader = screenLoader(({ services, actor, search }) => figuresScreen(services, actor, search));

/** The groups' figures of one month, to read, print, or take along. On paper, the month's report is all there is. */
export default function FiguresScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, shown, csv } = content;
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading back={{ href: "/admin/groups", text: copy.back }} title={title}>
          {shown === null ? null : (
            <p className="flex flex-wrap gap-3">
              <Button
                aria-keyshortcuts="p"
                className="noscript:hidden"
                onClick={() => window.print()}
                size="small"
                variant="outline"
              >
                {copy.print}
              </Button>
              <ButtonLink download href={shown.pdf} size="small" variant="outline">
                {copy.pdf}
              </ButtonLink>
              <ButtonLink aria-keyshortcuts="d" download href={csv} size="small" variant="outline">
                {copy.csv}
              </ButtonLink>
            </p>
          )}
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
      <p className="mb-6 hidden print:block">
        {site.productName} · {beside}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-h3" id="month">
          {title}
        </h2>
        <MonthChoice content={content} month={month} />
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
      <PrintedTable ids={list.rows.map(({ id }) => id)} report={report} />
      {notes.map((note) => (
        <p className="mt-3 max-w-text text-small text-ink-soft" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** On paper there's room for the columns that matter to somebody outside the team. */
function PrintedTable({
  ids,
  report: { columns, rows },
}: Pick<Shown, "report"> & { ids: readonly string[] }) {
  return (
    <table className="mt-6 hidden w-full text-left print:table">
      <thead>
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th className="py-2 pr-4 text-small font-semibold" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells], row) => (
          <tr className="border-b border-line last:font-semibold" key={ids[row]}>
            <th
              className={`py-2 pr-4 ${row === rows.length - 1 ? "font-semibold" : "font-normal"}`}
              scope="row"
            >
              {name}
            </th>
            {cells.map((cell, at) => (
              <td className="py-2 pr-4 tabular-nums" key={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthChoice({ content: { here, months }, month }: { content: Content; month: string }) {
  return (
    <form action={here} className="flex flex-wrap items-end gap-3 print:hidden" key={month} method="get">
      <label className="grid gap-1.5">
        <span className="text-small font-semibold">{copy.month}</span>
        <Select defaultValue={month} name="month">
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <Button size="small" type="submit" variant="outline">
        {copy.show}
      </Button>
    </form>
  );
}
