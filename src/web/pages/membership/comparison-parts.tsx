import type { Cell, Plan, PlanCopy } from "#content/plans.ts";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import type { ComparisonRow } from "./comparison-row.ts";

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

/** A plan's price in this billing period; a dash if there is none. */
export function PlainPrice({ plan, billing, copy }: { plan: Plan; billing: Billing; copy: PlanCopy }) {
  if (plan.state === "comingSoon") return <Dash says={copy.noPrice} />;
  return (
    <span className="font-semibold">${billing === "yearly" ? plan.yearlyPrice : plan.monthlyPrice}</span>
  );
}

/** A row's header, a link if it has a page. */
export function RowLabel({ row, copy }: { row: ComparisonRow; copy: PlanCopy }) {
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
        <span className="text-caption whitespace-nowrap text-ink-faint">
          {" "}
          {row.phases} {copy.phases}
        </span>
      )}
      {row.explains === undefined ? null : (
        <span className="mt-0.5 block max-w-60 text-caption text-ink-faint"> {row.explains}</span>
      )}
    </>
  );
}
