import type { AvailablePlan, PlanCopy } from "#content/plans.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import { Price } from "#web/pricing/price.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { PurchaseLink } from "./purchase-link.tsx";

type PremiumCardProps = {
  plan: AvailablePlan;
  features: readonly string[];
  billing: Billing;
  copy: PlanCopy;
  newTab: string;
};

const dark =
  "bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)]";

/** The plan that includes everything, wider than the others and on a dark background. */
export function PremiumCard({ plan, features, billing, copy, newTab }: PremiumCardProps) {
  return (
    <article
      className={`grid overflow-hidden rounded-xl shadow-lift md:grid-cols-[1fr_0.8fr] lg:grid-cols-[1fr_1.05fr] ${dark}`}
    >
      <div className="p-card lg:px-[3.2rem] lg:py-13">
        <Heading level={3} size={2}>
          {plan.title}
        </Heading>
        <p className="mt-2 text-on-footer-soft">{plan.description}</p>
        <div className="mt-5">
          <Price billing={billing} note={copy.billedIn} plan={plan} soft="text-on-footer-soft" copy={copy} />
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {features.map((feature) => (
            <li className="flex gap-3" key={feature}>
              <Icon className="mt-1 size-5 text-accent" name="check" />
              {feature}
            </li>
          ))}
        </ul>
        <PurchaseLink
          billing={billing}
          className="mt-7 max-sm:w-full"
          newTab={newTab}
          plan={plan}
          text={copy.choosePremium}
          variant="accent"
        />
      </div>
      <div className="relative min-h-64 max-md:order-first">
        <PlanPicture className="absolute inset-0 size-full object-cover" picture={plan.icon} />
      </div>
    </article>
  );
}
