import type { MouseEvent } from "react";
import type { HomeMembership } from "#content/pages/home-membership.ts";
import { Tag } from "#ui/tag.tsx";
import type { Billing } from "../membership/billing.ts";

type BillingChoiceProps = {
  billing: Billing;
  words: HomeMembership["words"];
  onChoose: (billing: Billing) => void;
};

const periods: readonly Billing[] = ["monthly", "yearly"];

/** By the month or by the year: two links, so that the choice works without script as well. */
export function BillingChoice({ billing, words, onChoose }: BillingChoiceProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <nav aria-label={words.label} className="inline-flex rounded-pill border border-line-strong p-1">
        {periods.map((period) => (
          <a
            aria-current={period === billing ? "true" : undefined}
            className="inline-flex min-h-11 min-w-28 items-center justify-center rounded-pill px-5 text-small font-semibold text-ink-soft focus-ring hover:text-link aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-paper"
            href={`/?billing=${period}#plans`}
            key={period}
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(period);
            }}
          >
            {words[period]}
          </a>
        ))}
      </nav>
      {/* Its place is kept, so that nothing jumps. */}
      <p aria-live="polite" className="min-h-8">
        {billing === "yearly" ? <Tag kind="good">{words.notice}</Tag> : null}
      </p>
    </div>
  );
}
