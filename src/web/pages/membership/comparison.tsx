import type { MembershipPage } from "#content/pages/membership.ts";
import type { Cell, Plan, PlanCopy } from "#content/plans.ts";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Billing } from "#web/pricing/billing.ts";

export type ComparisonProps = {
  compare: MembershipPage["compare"];
  plans: readonly Plan[];
  rows: readonly ComparisonRow[];
  billing: Billing;
  copy: PlanCopy;
};

// The first plan includes everything; its column is highlighted.
const highlight = "first-of-type:bg-tint [tr:last-child>&]:first-of-type:rounded-b-lg";
const rowHead = "py-3 pr-4 pl-6 text-left font-normal";

export function ComparisonTable({ compare, plans, rows, billing, copy }: ComparisonProps) {
  return (
    <div className="rounded-xl bg-surface p-3 pt-6 text-small shadow-card">
      <table className="w-full table-fixed border-collapse text-center">
        <caption className="sr-only">{compare.caption}</caption>
        <thead>
          <tr>
            <td className="w-52" />
            {plans.map(({ id, title, shortTitle }, at) => (
              <th
                className={`relative px-2 py-4 font-display text-body leading-snug font-[450] ${at === 0 ? "rounded-t-lg bg-tint" : ""}`}
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

type ComparisonRow = {
  id: string;
  label: string;
  href?: string | undefined;
  phases?: number | undefined;
  explains?: string | undefined;
  cells: readonly Cell[];
};

function Dash({ says }: { says: string }) {
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{says}</span>
    </span>
  );
}

/** A plan's cell: a tick, a dash or a tag, each with a text alternative. */
export function Mark({ cell, copy }: { cell: Cell; copy: PlanCopy }) {
  if (cell === "comingSoon")
    return (
      <span className="whitespace-nowrap">
        <Tag kind="quiet">{copy.comingSoon}</Tag>
      </span>
    );
  if (cell === "none") return <Dash says={copy.notIncluded} />;
  return (
    <span className="relative">
      <Icon className="inline size-5 text-success" name="check" />
      <span className="sr-only">{copy.included}</span>
    </span>
  );
}

function PlainPrice({ plan, billing, copy }: { plan: Plan; billing: Billing; copy: PlanCopy }) {
  if (plan.state === "comingSoon") return <Dash says={copy.noPrice} />;
  return (
    <span className="font-semibold">${billing === "yearly" ? plan.yearlyPrice : plan.monthlyPrice}</span>
  );
}

function RowLabel({ row, copy }: { row: ComparisonRow; copy: PlanCopy }) {
  return (
    <>
      {row.href === undefined ? (
        row.label
      ) : (
        <a className="text-link-inline py-1 text-ink" href={row.href}>
          {row.label}
        </a>
      )}
      {row.phases === undefined ? null : (
        <span className="text-small whitespace-nowrap text-ink-faint">
          {" "}
          {row.phases} {copy.phases}
        </span>
      )}
      {row.explains === undefined ? null : (
        <span className="mt-0.5 block max-w-60 text-small text-ink-faint"> {row.explains}</span>
      )}
    </>
  );
}

/** The same comparison for small screens: a card for each plan, the first one open. */
export function ComparisonCards({ plans, rows, billing, copy }: Omit<ComparisonProps, "compare">) {
  const priceRow = billing === "yearly" ? copy.yearlyPriceRow : copy.monthlyPriceRow;
  return (
    <ul className="grid gap-2">
      {plans.map((plan, at) => (
        <li key={plan.id}>
          <details className="group rounded-xl border border-line bg-surface shadow-card" open={at === 0}>
            <summary className="flex min-h-14 list-none items-center gap-3 rounded-xl px-card py-2 focus-ring">
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
