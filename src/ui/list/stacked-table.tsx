import { panelLink } from "../panel-class.ts";
import { ListCellText, type ListProps, type ListRow } from "./list-cell.tsx";

const cell = "px-5 py-2.25 align-baseline max-md:px-0 max-md:py-0.5";
const formats = {
  time: "text-small text-ink-soft",
  figure: "tabular-nums md:text-right",
  short: "md:whitespace-nowrap",
  soft: "text-ink-soft wrap-anywhere",
} as const;

/** A list without menus, in rows of 42 px. On phones a row is its first cell, and the others in a line below. */
export function StackedTable<Key extends string, Row extends ListRow<Key>>({
  caption,
  list: { columns, rows },
  render = {},
}: ListProps<Key, Row>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card max-md:px-5">
      <table className="w-full text-left text-[1rem] leading-6 max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-small text-ink-faint">
            {columns.map(({ key, heading, format }) => (
              <th
                className={`px-5 py-2.5 font-semibold ${format === "figure" ? "text-right" : ""}`}
                key={key}
                scope="col"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              className="border-t border-line max-md:block max-md:py-3 max-md:first:border-t-0"
              data-row=""
              key={row.id}
            >
              {columns.map((column, at) => (
                <td
                  className={`${cell} ${at === 0 ? "wrap-anywhere max-md:block" : "max-md:inline-block max-md:mr-4 max-md:empty:hidden"} ${at === 0 ? "" : column.format === undefined ? "" : formats[column.format]}`}
                  key={column.key}
                >
                  {column.labelled && row.cells[column.key]?.text ? (
                    <span className="text-small text-ink-soft md:hidden">{column.heading}: </span>
                  ) : null}
                  {render[column.key]?.(row) ?? (
                    <ListCellText
                      column={column}
                      row={row}
                      small="text-ink-soft"
                      {...(at === 0 ? { link: `font-semibold ${panelLink}` } : {})}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
