import { Icon } from "#ui/icon.tsx";
import { Mark, PlainPrice, RowLabel } from "./comparison-parts.tsx";
import type { ComparisonProps } from "./comparison-table.tsx";

/** The same comparison for small screens: a card for each plan, the first one open. */
export function ComparisonCards({ plans, rows, billing, copy }: Omit<ComparisonProps, "compare">) {
  const priceRow = billing === "yearly" ? copy.yearlyPriceRow : copy.monthlyPriceRow;
  return (
    <ul className="grid gap-3">
      {plans.map((plan, at) => (
        <li key={plan.id}>
          <details className="group rounded-xl border border-line bg-surface shadow-card" open={at === 0}>
            <summary className="flex min-h-16 list-none items-center gap-3 rounded-xl px-card py-3 focus-ring">
              <h3 className="grow font-display text-h4 font-[450]">{plan.title}</h3>
              <Icon
                className="size-5 text-link transition-transform duration-(--dur-quick) group-open:rotate-180"
                name="chevron"
              />
            </summary>
            <dl className="px-card pb-4 text-small">
              <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line py-2">
                <dt>{priceRow}</dt>
                <dd>
                  <PlainPrice billing={billing} plan={plan} copy={copy} />
                </dd>
              </div>
              {rows.map((row) => (
                <div
                  className="flex min-h-12 items-center justify-between gap-4 border-t border-line py-2"
                  key={row.id}
                >
                  <dt>
                    <RowLabel row={row} copy={copy} />
                  </dt>
                  <dd className="shrink-0">
                    <Mark cell={row.cells[at] ?? "none"} copy={copy} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
