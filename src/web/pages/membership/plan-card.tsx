import { useId } from "react";
import type { Plan, PlanCopy } from "#content/plans.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import { Price } from "#web/pricing/price.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { PurchaseLink } from "./purchase-link.tsx";

type PlanCardProps = { plan: Plan; billing: Billing; copy: PlanCopy; newTab: string };

function ComingSoon({ copy }: { copy: PlanCopy }) {
  const reason = useId();
  return (
    <>
      <Tag kind="quiet" state>
        {copy.comingSoon}
      </Tag>
      <p className="mt-2 text-small text-ink-soft" id={reason}>
        {copy.comingSoonText}
      </p>
      <Button aria-describedby={reason} className="mt-6 w-full" disabled variant="outline">
        {copy.notOpenYet}
      </Button>
    </>
  );
}

/** One plan: what it includes, its price in this billing period and a purchase link, or that it isn't open yet. */
export function PlanCard({ plan, billing, copy, newTab }: PlanCardProps) {
  const { title, description, icon } = plan;
  const open = plan.state === "available";
  const emblem = icon.width < icon.height;
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-xl border border-line ${open ? "bg-surface shadow-card" : "bg-surface/60"}`}
    >
      <PlanPicture
        className={
          emblem
            ? "mt-card ml-[calc(var(--spacing-card)-0.4rem)] h-auto w-25"
            : "h-[calc(6.4rem+var(--spacing-card))] w-full object-cover"
        }
        picture={icon}
      />
      <div className="flex grow flex-col items-start p-card pt-5">
        <Heading level={3}>{title}</Heading>
        <p className="mt-1.5 text-small text-ink-soft">{description}</p>
        <div className="mt-auto w-full pt-6">
          {open ? (
            <>
              <Price billing={billing} plan={plan} copy={copy} />
              <PurchaseLink
                billing={billing}
                className="mt-6 w-full"
                newTab={newTab}
                plan={plan}
                text={copy.choose}
                variant="outline"
              />
            </>
          ) : (
            <ComingSoon copy={copy} />
          )}
        </div>
      </div>
    </article>
  );
}
