import type { MembershipPage } from "#content/pages/membership.ts";
import type { Plan, PlanCopy } from "#content/plans.ts";
import { Section } from "#ui/section.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import { BillingChoice } from "#web/pricing/billing-choice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PremiumCard } from "./premium-card.tsx";

type PricingProps = {
  page: Pick<MembershipPage, "path" | "pricing" | "premium" | "facts">;
  plans: readonly Plan[];
  billing: Billing;
  onChoose: (billing: Billing) => void | Promise<void>;
  copy: PlanCopy;
  newTab: string;
};

/** The choice of the billing period, the seven plans, and what to know before buying one. */
export function Pricing({ page, plans, billing, onChoose, copy, newTab }: PricingProps) {
  const { path, pricing, premium, facts } = page;
  const [first, ...others] = plans;
  return (
    <Section id={pricing.id} labelledBy="pricing-heading">
      <h2 className="sr-only" id="pricing-heading">
        {pricing.heading}
      </h2>
      <BillingChoice
        action={`${path}#${pricing.id}`}
        billing={billing}
        note={copy.currencyNote}
        onChoose={onChoose}
        copy={copy.billing}
      />
      <ul className="mt-[calc(var(--spacing-stack)*1.4)] grid gap-grid md:grid-cols-2 lg:grid-cols-3">
        {first?.state === "available" ? (
          <li className="md:col-span-full">
            <PremiumCard
              billing={billing}
              features={premium.features}
              newTab={newTab}
              plan={first}
              copy={copy}
            />
          </li>
        ) : null}
        {others.map((plan) => (
          <li key={plan.id}>
            <PlanCard billing={billing} newTab={newTab} plan={plan} copy={copy} />
          </li>
        ))}
      </ul>
      <h3 className="mt-[calc(var(--spacing-stack)*2)] font-display text-h4 font-[450]">{facts.heading}</h3>
      <dl className="mt-4 grid gap-x-grid gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {facts.items.map(({ title, text }) => (
          <div className="border-t border-line pt-4 text-small" key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
