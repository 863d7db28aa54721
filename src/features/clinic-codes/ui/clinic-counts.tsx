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
              <th className="py-3 pr-2 pl-5 font-semibold sm:pr-4" scope="col">
                {clinic}
              </th>
              {[codes, views, presses].map((column) => (
                <th className="px-2 py-3 text-right font-semibold last:pr-4 sm:px-4" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clinics.map((each) => (
              <tr className="border-t border-line" key={each.clinic}>
                <th
                  className="min-w-24 py-3 pr-2 pl-5 font-semibold wrap-anywhere sm:min-w-32 sm:pr-4"
                  scope="row"
                >
                  {each.clinic}
                </th>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.codes}</td>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.views}</td>
                <td className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4">{each.presses}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
