import { adminLink } from "./admin-card.ts";

type ShownTableProps = {
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The numbers of a chart as a table in a disclosure; works without JavaScript. */
export function ShownTable({ label, caption, columns, rows }: ShownTableProps) {
  return (
    <details className="group/table">
      <summary className={`inline-flex min-h-11 cursor-pointer items-center text-small ${adminLink}`}>
        {label}
        <span className="sr-only">: {caption}</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-faint">
              {columns.map((column) => (
                <th className="py-2 pr-4 font-semibold" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr className="border-t border-line" key={key}>
                <th className="py-2 pr-4 font-normal wrap-anywhere" scope="row">
                  {first}
                </th>
                {others.map((cell, at) => (
                  <td className="py-2 pr-4 tabular-nums" key={columns[at + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
