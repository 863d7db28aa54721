import { Tag } from "#ui/tag.tsx";
import type { ShownBlock } from "./shown-page.ts";

type LegalTableProps = { table: Extract<ShownBlock, { kind: "table" }>; sampleTag: string };

const cell = "py-3.5 text-left align-top";

/** Two columns that fit a narrow phone: a term and its description. */
export function LegalTable({ table: { caption, head, rows }, sampleTag }: LegalTableProps) {
  return (
    <table className="mt-8 mb-8 w-full last:mb-0 border-collapse text-small">
      <caption className="break-after-avoid pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-[0.875rem] text-ink-faint">
          <th className="w-[42%] py-2 pr-4 text-left font-normal" scope="col">
            {head[0]}
          </th>
          <th className="py-2 text-left font-normal" scope="col">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, text, sample }) => (
          <tr className="break-inside-avoid border-b border-line" key={label}>
            <th className={`${cell} pr-4 font-medium wrap-anywhere hyphens-auto`} scope="row">
              {label}
              {note === undefined ? null : (
                <span className="block text-[0.875rem] font-normal text-ink-faint">{note}</span>
              )}
            </th>
            <td className={`${cell} text-ink-soft`}>
              {text}
              {sample ? (
                <span className="mt-1.5 block">
                  <Tag kind="care">{sampleTag}</Tag>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
