import type { ReactNode } from "react";

type LineTableProps = {
  caption: string;
  /** In order; numbers are right-aligned. */
  columns: readonly { name: string; figure?: boolean }[];
  /** The accessible name of the last column, which has only buttons; left out where rows have no menu. */
  menuColumn?: string;
  /** On phones each row is a card of the table itself, so there is no second list of cards. */
  stacks?: true;
  /** The rows; where they stack, `stackedRow` and `stackedCell` are their look. */
  children: ReactNode;
};

export const stackedRow =
  "border-t border-line max-md:block max-md:py-3.5 max-md:first:border-t-0 md:hover:bg-tint";
export const stackedCell = "px-5 py-3.5 align-top max-md:block max-md:px-5 max-md:py-0.5";

/** The table of a list. */
export function LineTable({ caption, columns, menuColumn, stacks, children }: LineTableProps) {
  const headCell = stacks ? "px-5 py-3.5 font-semibold" : "px-4 py-4 font-semibold first:pl-5";
  return (
    <table className={`w-full text-left ${stacks ? "max-md:block" : "max-xl:hidden"}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={stacks ? "max-md:sr-only" : undefined}>
        <tr className="text-small text-ink-faint">
          {columns.map(({ name, figure }) => (
            <th className={figure ? `${headCell} text-right` : headCell} key={name} scope="col">
              {name}
            </th>
          ))}
          {menuColumn === undefined ? null : (
            <th className="py-4 pr-3" scope="col">
              <span className="sr-only">{menuColumn}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={stacks ? "max-md:block" : undefined}>{children}</tbody>
    </table>
  );
}

/** The same list as cards, on small screens. */
export function LineCards({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <ul aria-label={caption} className="divide-y divide-line xl:hidden">
      {children}
    </ul>
  );
}

/** One row as a card: its name and menu above, the rest below. */
export function LineCard({
  name,
  menu,
  children,
}: {
  name: ReactNode;
  menu: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="px-5 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2">{name}</div>
        <div className="-mr-2">{menu}</div>
      </div>
      {children}
    </li>
  );
}
