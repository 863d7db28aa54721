import type { MembershipPage } from "#content/pages/membership.ts";
import type { Plan, PlanCopy } from "#content/plans.ts";
import type { Billing } from "#web/pricing/billing.ts";
import { Mark, PlainPrice, RowLabel } from "./comparison-parts.tsx";
import type { ComparisonRow } from "./comparison-row.ts";

export type ComparisonProps = {
  compare: MembershipPage["compare"];
  plans: readonly Plan[];
  rows: readonly ComparisonRow[];
  billing: Billing;
  copy: PlanCopy;
};

// The first plan includes everything; its column is highlighted.
const highlight = "first-of-type:bg-tint";
const rowHead = "py-3 pr-4 pl-6 text-left font-normal";

/** The plans side by side: a column for each, and rows for the price and everything a plan can include. */
export function ComparisonTable({ compare, plans, rows, billing, copy }: ComparisonProps) {
  return (
    <div className="rounded-xl bg-surface p-3 pt-6 text-small shadow-card">
      <table className="w-full border-collapse text-center">
        <caption className="sr-only">{compare.caption}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ id, title, shortTitle }, at) => (
              <th
                className={`relative px-2 py-4 font-display text-[1.0625rem] leading-snug font-[450] ${at === 0 ? "rounded-t-lg bg-tint" : ""}`}
                key={id}
                scope="col"
              >
                {shortTitle}
                <span className="sr-only">{title.slice(shortTitle.length)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="h-15">
            <th className={rowHead} scope="row">
              {billing === "yearly" ? copy.yearlyPriceRow : copy.monthlyPriceRow}
            </th>
            {plans.map((plan) => (
              <td className={highlight} key={plan.id}>
                <PlainPrice billing={billing} plan={plan} copy={copy} />
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr className="h-15 border-t border-line" key={row.id}>
              <th className={rowHead} scope="row">
                <RowLabel row={row} copy={copy} />
              </th>
              {plans.map(({ id }, at) => (
                <td className={`px-1 ${highlight}`} key={id}>
                  <Mark cell={row.cells[at] ?? "none"} copy={copy} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
