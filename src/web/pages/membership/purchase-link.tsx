import type { AvailablePlan } from "#content/plans.ts";
import type { ButtonVariant } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import type { Billing } from "#web/pricing/billing.ts";

type PurchaseLinkProps = {
  plan: Pick<AvailablePlan, "title" | "enrolUrl" | "yearlyCartUrl">;
  billing: Billing;
  text: string;
  newTab: string;
  variant: ButtonVariant;
  className?: string;
};

/**
 * The link to buy a plan on the course platform: the enrol page for monthly plans, the cart with its price for yearly
 * ones.
 */
export function PurchaseLink({ plan, billing, text, newTab, variant, className = "" }: PurchaseLinkProps) {
  const named = text.includes(plan.title);
  return (
    <ButtonLink
      className={className}
      external={newTab}
      href={billing === "yearly" ? plan.yearlyCartUrl : plan.enrolUrl}
      variant={variant}
    >
      <span>
        {text}
        {named ? null : <span className="sr-only"> {plan.title}</span>}
      </span>
    </ButtonLink>
  );
}
