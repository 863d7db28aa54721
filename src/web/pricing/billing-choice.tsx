import type { ReactNode } from "react";
import type { PlanCopy } from "#content/plans.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import type { Billing } from "./billing.ts";

type BillingChoiceProps = {
  billing: Billing;
  onChoose: (billing: Billing) => void | Promise<void>;
  /** The page and place that shows the prices. */
  action: string;
  copy: PlanCopy["billing"];
  /** Stands at the other side of the choice. */
  note?: ReactNode;
};

/** The room of the notice on what a year saves is kept, so that nothing moves. */
export function BillingChoice({ billing, onChoose, action, copy, note }: BillingChoiceProps) {
  return (
    <div className="grid items-center justify-items-center gap-x-6 gap-y-3 lg:grid-cols-[1fr_auto_1fr]">
      <p className="text-small text-ink-soft empty:max-lg:hidden max-lg:order-last lg:justify-self-start">
        {note}
      </p>
      <SegmentedChoice
        action={action}
        chosen={billing}
        legend={copy.label}
        name="billing"
        onChoose={onChoose}
        options={[
          { value: "monthly", text: copy.monthly },
          { value: "yearly", text: copy.yearly },
        ]}
        submit={
          <Button size="small" type="submit" variant="outline">
            {copy.show}
          </Button>
        }
      />
      <p aria-live="polite" className="flex min-h-9 items-center lg:justify-self-start">
        {billing === "yearly" ? (
          <span className="flex items-center gap-2 rounded-pill bg-success-bg px-4 py-1.5 max-sm:gap-1.5 max-sm:px-2.5 text-small font-semibold text-success">
            <Icon className="size-4.5" name="check" />
            {copy.notice}
          </span>
        ) : null}
      </p>
    </div>
  );
}
