import type { ReactNode } from "react";

type LineTableProps = {
  caption: string;
  /** In order. */
  columns: readonly { name: string }[];
  /** The rows; `stackedRow` and `stackedCell` are their look. */
  children: ReactNode;
};

export const stackedRow =
  "border-t border-line max-md:block max-md:py-3.5 max-md:first:border-t-0 md:hover:bg-tint";
export const stackedCell = "px-5 py-3.5 align-top max-md:block max-md:px-5 max-md:py-0.5";

/** The table of the inbox, whose rows are cards on phones. Other lists use `list/list-table.tsx`. */
export function LineTable({ caption, columns, children }: LineTableProps) {
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-small text-ink-faint">
          {columns.map(({ name }) => (
            <th className="px-5 py-3.5 font-semibold" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}
