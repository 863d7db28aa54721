import type { certificateCopy } from "#content/my-data.ts";
import { LocalTime } from "#ui/local-time.tsx";
import type { Certificate } from "../schema.ts";

type FactsCopy = Pick<
  typeof certificateCopy,
  "code" | "at" | "by" | "byLabel" | "caption" | "what" | "count"
>;

export function CertificateFacts({ certificate, copy }: { certificate: Certificate; copy: FactsCopy }) {
  const { code, erasedAt, by, counts } = certificate;
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {[
          { label: copy.code, text: <span className="font-mono tracking-wider">{code}</span> },
          { label: copy.at, text: <LocalTime at={erasedAt} /> },
          { label: copy.byLabel, text: copy.by[by] },
        ].map(({ label, text }) => (
          <div className="sm:contents" key={label}>
            <dt className="text-ink-faint">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-5 w-full text-left">
        <caption className="pb-2 text-left font-semibold">{copy.caption}</caption>
        <thead>
          <tr className="text-small text-ink-faint">
            <th className="py-2 pr-4 font-semibold" scope="col">
              {copy.what}
            </th>
            <th className="py-2 text-right font-semibold whitespace-nowrap" scope="col">
              {copy.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, title, count }) => (
            <tr className="border-t border-line" key={kind}>
              <th className="py-2 pr-4 font-normal" scope="row">
                {title}
              </th>
              <td className="py-2 text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
