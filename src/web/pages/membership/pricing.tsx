import { useId } from "react";
import type { MembershipPage } from "#content/pages/membership.ts";
import type { AvailablePlan, PlanPicture as Picture, Plan, PlanCopy } from "#content/plans.ts";
import { Button } from "#ui/button.tsx";
import type { ButtonVariant } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { drawingAddress } from "#ui/drawing-address.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import { BillingChoice } from "#web/pricing/billing-choice.tsx";
import { Price } from "#web/pricing/price.tsx";

type PricingProps = {
  page: Pick<MembershipPage, "path" | "pricing" | "premium" | "facts">;
  plans: readonly Plan[];
  billing: Billing;
  onChoose: (billing: Billing) => void | Promise<void>;
  copy: PlanCopy;
  newTab: string;
};

export function Pricing({ page, plans, billing, onChoose, copy, newTab }: PricingProps) {
  const { path, pricing, premium, facts } = page;
  const [first, ...others] = plans;
  return (
    <Section id={pricing.id} labelledBy="pricing-heading" tight>
      <h2 className="sr-only" id="pricing-heading">
        {pricing.heading}
      </h2>
      <BillingChoice
        action={`${path}#${pricing.id}`}
        billing={billing}
        note={
          <>
            {copy.currencyNote}{" "}
            <a className="text-link-inline" href={`#${facts.id}`}>
              {facts.heading}
            </a>
          </>
        }
        onChoose={onChoose}
        copy={copy.billing}
      />
      <ul className="mt-stack grid gap-3 md:gap-grid md:grid-cols-2 lg:grid-cols-3">
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
    </Section>
  );
}

type PlanCardProps = { plan: Plan; billing: Billing; copy: PlanCopy; newTab: string };

function ComingSoon({ copy }: { copy: PlanCopy }) {
  const reason = useId();
  return (
    <>
      <Tag kind="quiet" state>
        {copy.comingSoon}
      </Tag>
      <p className="mt-1 text-small text-ink-soft" id={reason}>
        {copy.comingSoonText}
      </p>
      <Button
        aria-describedby={reason}
        className="mt-3 w-full max-md:min-h-11 md:mt-6"
        disabled
        variant="outline"
      >
        {copy.notOpenYet}
      </Button>
    </>
  );
}

function PlanCard({ plan, billing, copy, newTab }: PlanCardProps) {
  const { title, description, icon } = plan;
  const open = plan.state === "available";
  const emblem = icon.width < icon.height;
  return (
    <article
      className={`grid h-full grid-cols-[3.5rem_1fr] items-center gap-x-4 overflow-hidden rounded-xl border border-line max-[20rem]:grid-cols-1 max-md:px-5 max-md:py-4 md:flex md:flex-col md:items-stretch ${open ? "bg-surface shadow-card" : "bg-surface/60"}`}
    >
      <PlanPicture
        className={
          emblem
            ? "h-auto w-14 md:mt-card md:ml-[calc(var(--spacing-card)-0.4rem)] md:w-25"
            : "h-17 w-14 rounded-md object-cover md:h-[calc(6.4rem+var(--spacing-card))] md:w-full md:rounded-none"
        }
        picture={icon}
      />
      <div className="contents grow flex-col items-start p-card pt-5 md:flex">
        <div>
          <Heading level={3}>{title}</Heading>
          <p className="text-small text-ink-soft">{description}</p>
        </div>
        <div className="col-span-full w-full pt-2 md:mt-auto md:pt-6">
          {open ? (
            <>
              <Price billing={billing} plan={plan} copy={copy} />
              <PurchaseLink
                billing={billing}
                className="mt-3 w-full max-md:min-h-11 md:mt-6"
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
function PremiumCard({ plan, features, billing, copy, newTab }: PremiumCardProps) {
  return (
    <article
      className={`grid overflow-hidden rounded-xl shadow-lift md:grid-cols-[1fr_0.8fr] lg:grid-cols-[1fr_1.05fr] ${dark}`}
    >
      <div className="p-5 md:p-card lg:px-[3.2rem] lg:py-13">
        <Heading level={3} size={2}>
          {plan.title}
        </Heading>
        <p className="text-on-footer-soft">{plan.description}</p>
        <div className="mt-3 md:mt-5">
          <Price billing={billing} note={copy.billedIn} plan={plan} soft="text-on-footer-soft" copy={copy} />
        </div>
        <ul className="mt-4 grid gap-x-8 gap-y-1.5 max-md:text-small md:mt-6 md:gap-y-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {features.map((feature) => (
            <li className="flex gap-3" key={feature}>
              <Icon className="mt-1 size-5 text-accent" name="check" />
              {feature}
            </li>
          ))}
        </ul>
        <PurchaseLink
          billing={billing}
          className="mt-4 max-sm:w-full md:mt-7"
          newTab={newTab}
          plan={plan}
          text={copy.choosePremium}
          variant="accent"
        />
      </div>
      <div className="relative min-h-28 max-md:order-first md:min-h-64">
        <PlanPicture className="absolute inset-0 size-full object-cover" picture={plan.icon} />
      </div>
    </article>
  );
}

/** Decorative, because the name is next to it. */
function PlanPicture({ picture, className }: { picture: Picture; className: string }) {
  const { name, width, height, fallback } = picture;
  return (
    <Image
      alt=""
      className={className}
      fallback={fallback && drawingAddress(fallback)}
      height={height}
      night={drawingAddress(`night/${name}`)}
      src={drawingAddress(name)}
      width={width}
    />
  );
}

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
function PurchaseLink({ plan, billing, text, newTab, variant, className = "" }: PurchaseLinkProps) {
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
