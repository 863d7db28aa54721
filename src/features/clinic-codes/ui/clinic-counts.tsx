import { clinicCodesCopy } from "../copy.ts";
import type { clinicCodesScreen } from "../reads/clinic-codes-screen.server.ts";

type Counts = Awaited<ReturnType<typeof clinicCodesScreen>>["clinics"];

const copy = clinicCodesCopy.clinics;

/** Total counts of clinics with several codes. */
export function ClinicCounts({ clinics }: { clinics: Counts }) {
  const { clinic, codes, views, presses } = copy.columns;
  return (
    <section aria-labelledby="clinics" className="mt-8">
      <h2 className="text-h3" id="clinics">
        {copy.heading}
      </h2>
      <div className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
        <table className="w-full text-left">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="text-small text-ink-faint">
              <th className="px-4 py-3 font-semibold first:pl-5" scope="col">
                {clinic}
              </th>
              {[codes, views, presses].map((column) => (
                <th className="px-4 py-3 text-right font-semibold" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clinics.map((each) => (
              <tr className="border-t border-line" key={each.clinic}>
                <th className="min-w-32 px-4 py-3 pl-5 font-semibold wrap-anywhere" scope="row">
                  {each.clinic}
                </th>
                <td className="px-4 py-3 text-right tabular-nums">{each.codes}</td>
                <td className="px-4 py-3 text-right tabular-nums">{each.views}</td>
                <td className="px-4 py-3 text-right tabular-nums">{each.presses}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
