import type { HomeMembership, HomeOffer } from "#content/pages/home-membership.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Billing } from "#web/pricing/billing.ts";
import { Price } from "#web/pricing/price.tsx";

type OfferCardProps = {
  offer: HomeOffer;
  billing: Billing;
  copy: HomeMembership["copy"];
  newTab: string;
};

const dark =
  "bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)] lg:-my-6 lg:py-14";

/** One plan: what it is, its price in this billing period, what it includes, and a purchase link. */
export function OfferCard({ offer, billing, copy, newTab }: OfferCardProps) {
  const { title, text, features, button, href, highlighted = false } = offer;
  const yearly = billing === "yearly";
  const soft = highlighted ? "text-on-footer-soft" : "text-ink-soft";
  const inside = typeof href === "string";
  return (
    <li
      className={`flex flex-col rounded-xl border px-card py-8 ${highlighted ? `border-transparent shadow-lift ${dark}` : "border-line bg-surface shadow-card"}`}
    >
      <Heading level={3}>{title}</Heading>
      <p className={`text-small ${soft}`}>{text}</p>
      <div className="mt-3">
        <Price billing={billing} plan={offer} soft={soft} copy={copy} />
      </div>
      <ul className="mt-5 mb-6 grid gap-2">
        {features.map((feature) => (
          <li className="flex gap-3" key={feature}>
            <Icon className={`mt-1 size-5 ${highlighted ? "text-accent" : "text-link"}`} name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        className="mt-auto w-full"
        external={inside ? undefined : newTab}
        href={inside ? (yearly ? `${href}?billing=yearly` : href) : href[billing]}
        variant={highlighted ? "accent" : "outline"}
      >
        {button}
      </ButtonLink>
    </li>
  );
}
