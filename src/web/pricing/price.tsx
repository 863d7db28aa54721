import type { AvailablePlan, PlanCopy } from "#content/plans.ts";
import type { Billing } from "./billing.ts";

type PriceProps = {
  plan: Pick<AvailablePlan, "monthlyPrice" | "yearlyPrice">;
  billing: Billing;
  copy: Pick<PlanCopy, "perMonth" | "perYear" | "or" | "renewsMonthly" | "renewsYearly">;
  /** A further fact after the renewal. */
  note?: string;
  /** The colour of the smaller words. */
  soft?: string;
};

/** What a plan costs in this billing period and in the other, and when it renews. Both periods take the same room. */
export function Price({ plan, billing, copy, note, soft = "text-ink-soft" }: PriceProps) {
  const yearly = billing === "yearly";
  return (
    <div>
      <p className="flex items-baseline gap-2.5">
        <span className="font-display text-[3.25rem] leading-none tracking-[-0.02em] tabular-nums">
          ${yearly ? plan.yearlyPrice : plan.monthlyPrice}
        </span>
        <span className={`text-small ${soft}`}>{yearly ? copy.perYear : copy.perMonth}</span>
      </p>
      <p className={`mt-2 text-small ${soft}`}>
        {copy.or} ${yearly ? `${plan.monthlyPrice} ${copy.perMonth}` : `${plan.yearlyPrice} ${copy.perYear}`}.{" "}
        {yearly ? copy.renewsYearly : copy.renewsMonthly}{" "}
        {note === undefined ? null : <span className="max-sm:block">{note}</span>}
      </p>
    </div>
  );
}
