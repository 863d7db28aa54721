import type { ReactNode } from "react";

type LineTableProps = {
  caption: string;
  /** In order; numbers are right-aligned. */
  columns: readonly { name: string; figure?: boolean }[];
  /** The accessible name of the last column, which has only buttons. */
  menuColumn: string;
  /** The rows. */
  children: ReactNode;
};

/** The table of a list with a menu for each row, on wide screens. */
export function LineTable({ caption, columns, menuColumn, children }: LineTableProps) {
  return (
    <table className="w-full text-left max-xl:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-ink-faint">
          {columns.map(({ name, figure }) => (
            <th
              className={`px-4 py-4 font-semibold first:pl-5 ${figure ? "text-right" : ""}`}
              key={name}
              scope="col"
            >
              {name}
            </th>
          ))}
          <th className="py-4 pr-3" scope="col">
            <span className="sr-only">{menuColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
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
