import { Fragment } from "react";
import { panelLink } from "../panel-class.ts";
import {
  ListCellLine,
  ListCellText,
  type ListColumn,
  type ListProps,
  type ListRow,
  type RowMenu,
} from "./list-cell.tsx";

type ListTableProps<Key extends string, Row extends ListRow<Key>> = ListProps<Key, Row> & {
  menu?: RowMenu<Row>;
  /** The cells under the name on a card, without their headings. */
  summary?: readonly NoInfer<Key>[];
  /** For rows with long cells. */
  align?: "top";
};

/** The rows of a list in the admin: a table if there is room, else cards. */
export function ListTable<Key extends string, Row extends ListRow<Key>>({
  menu,
  summary = [],
  align,
  ...list
}: ListTableProps<Key, Row>) {
  return menu === undefined ? (
    <StackedTable {...list} />
  ) : (
    <MenuTable {...list} align={align} menu={menu} summary={summary} />
  );
}

const formats = {
  time: "text-small text-ink-soft",
  figure: "text-right whitespace-nowrap tabular-nums",
  short: "whitespace-nowrap",
  // Room for an address: a narrow column would break it in the middle of a word.
  soft: "min-w-56 text-ink-soft wrap-anywhere",
} as const;

type MenuTableProps<Key extends string, Row extends ListRow<Key>> = ListProps<Key, Row> & {
  menu: RowMenu<Row>;
  summary: readonly Key[];
  align: "top" | undefined;
};

/** A list with a menu for each row: a table on wide screens, cards on others. */
function MenuTable<Key extends string, Row extends ListRow<Key>>(props: MenuTableProps<Key, Row>) {
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <Cards {...props} />
      <WideTable {...props} />
    </div>
  );
}

type NameProps<Key extends string, Row extends ListRow<Key>> = Pick<ListProps<Key, Row>, "render"> & {
  column: ListColumn<Key>;
  row: Row;
};

function Name<Key extends string, Row extends ListRow<Key>>({
  column,
  row,
  render = {},
}: NameProps<Key, Row>) {
  return (
    render[column.key]?.(row) ?? (
      <ListCellText
        column={column}
        link="rounded-sm font-semibold wrap-anywhere text-ink focus-ring hover:text-link hover:underline"
        row={row}
        small="wrap-anywhere text-ink-faint"
      />
    )
  );
}

function WideTable<Key extends string, Row extends ListRow<Key>>({
  caption,
  list: { columns, rows },
  render = {},
  menu,
  align,
}: MenuTableProps<Key, Row>) {
  const space = align === "top" ? "py-3" : "py-2";
  return (
    <table className="w-full text-left max-xl:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-ink-faint">
          {columns.map(({ key, heading, format }) => (
            <th
              className={`px-4 py-2.5 font-semibold first:pl-5 ${format === "figure" ? "text-right" : ""}`}
              key={key}
              scope="col"
            >
              {heading}
            </th>
          ))}
          <th className="py-2.5 pr-3" scope="col">
            <span className="sr-only">{menu.heading}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            className={`border-t border-line ${align === "top" ? "align-top" : ""}`}
            data-row=""
            key={row.id}
          >
            {columns.map((column, at) =>
              at === 0 ? (
                <th className={`${space} min-w-52 pr-4 pl-5 font-normal`} key={column.key} scope="row">
                  <Name column={column} render={render} row={row} />
                </th>
              ) : (
                <td
                  className={`px-4 ${space} ${column.format === undefined ? "" : formats[column.format]}`}
                  key={column.key}
                >
                  {render[column.key]?.(row) ?? (
                    <ListCellText column={column} row={row} small="text-ink-faint" />
                  )}
                </td>
              ),
            )}
            <td className="pr-3 text-right">{menu.of(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Key extends string, Row extends ListRow<Key>>({
  caption,
  list: { columns, rows },
  render = {},
  menu,
  summary,
}: MenuTableProps<Key, Row>) {
  const [name, ...others] = columns;
  if (name === undefined) return null;
  const facts = others.filter(({ key }) => !summary.includes(key));
  return (
    <ul aria-label={caption} className="divide-y divide-line xl:hidden">
      {rows.map((row) => (
        <li className="px-5 py-3" data-row="" key={row.id}>
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 pt-2">
              <Name column={name} render={render} row={row} />
            </div>
            <div className="-mr-2">{menu.of(row)}</div>
          </div>
          {summary.length === 0 ? null : (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              {summary.map((key) => (
                <Fragment key={key}>{render[key]?.(row) ?? row.cells[key]?.text}</Fragment>
              ))}
            </p>
          )}
          <dl
            className={`${summary.length === 0 ? "mt-2" : "mt-3"} grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small`}
          >
            {facts.map((column) => (
              <Fragment key={column.key}>
                <dt className="text-ink-faint">{column.heading}</dt>
                <dd>{render[column.key]?.(row) ?? <ListCellLine column={column} row={row} />}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const cell = "px-5 py-2.25 align-baseline max-md:px-0 max-md:py-0.5";
const stackedFormats = {
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
                  className={`${cell} ${at === 0 ? "wrap-anywhere max-md:block" : "max-md:inline-block max-md:mr-4 max-md:empty:hidden"} ${at === 0 ? "" : column.format === undefined ? "" : stackedFormats[column.format]}`}
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
