import type { AvailablePlan, PlanCopy } from "#content/plans.ts";
import type { Billing } from "./billing.ts";

type PriceProps = {
  plan: Pick<AvailablePlan, "monthlyPrice" | "yearlyPrice">;
  billing: Billing;
  copy: Pick<PlanCopy, "perMonth" | "perYear" | "renewsMonthly" | "renewsYearly"> & {
    /** Stands before the other period's price, where that is shown too. */
    or?: string;
  };
  /** A further fact after the renewal. */
  note?: string;
  /** The colour of the smaller words. */
  soft?: string;
};

/** What a plan costs in this billing period, perhaps in the other, and when it renews. Both take the same room. */
export function Price({ plan, billing, copy, note, soft = "text-ink-soft" }: PriceProps) {
  const yearly = billing === "yearly";
  const other = yearly ? `$${plan.monthlyPrice} ${copy.perMonth}` : `$${plan.yearlyPrice} ${copy.perYear}`;
  return (
    // Within a grid the parts may stand apart.
    <div className="max-sm:in-[.contents]:contents">
      <p className="flex items-baseline max-sm:in-[.contents]:-order-1 gap-2">
        <span className="font-display text-h2 leading-none tabular-nums">
          ${yearly ? plan.yearlyPrice : plan.monthlyPrice}
        </span>
        <span className={`text-small ${soft}`}>{yearly ? copy.perYear : copy.perMonth}</span>
      </p>
      <p className={`mt-2 text-small max-sm:in-[.contents]:mt-0 max-sm:in-[.contents]:basis-full ${soft}`}>
        {copy.or === undefined ? "" : `${copy.or} ${other}. `}
        {yearly ? copy.renewsYearly : copy.renewsMonthly}{" "}
        {note === undefined ? null : <span className="max-sm:block">{note}</span>}
      </p>
    </div>
  );
}
