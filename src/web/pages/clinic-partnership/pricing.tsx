import type { PartnershipPage } from "#content/pages/clinics/partnership.ts";
import { Section } from "#ui/section.tsx";

/** How a price comes about. No figure: it is made in a talk. */
export function Pricing({ pricing }: { pricing: PartnershipPage["pricing"] }) {
  const { members } = pricing;
  return (
    <Section id="pricing" labelledBy="pricing-heading">
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <h2 className="font-display text-h2" id="pricing-heading">
            {pricing.heading}
          </h2>
          <p className="mt-[1.1rem] text-lead text-ink-soft">{pricing.lead}</p>
          <p className="mt-5 text-ink-soft">
            {members.before}
            <a className="text-link-inline" href={members.link.href}>
              {members.link.text}
            </a>
            {members.after}
          </p>
          <p className="mt-5 font-semibold">{pricing.promise}</p>
        </div>
        <div className="rounded-2xl bg-surface p-card shadow-card outline outline-line lg:px-11 lg:py-10">
          <h3 className="font-display text-h3">{pricing.dependsOn}</h3>
          <ol className="mt-3 divide-y divide-line">
            {pricing.items.map((item, at) => (
              <li className="grid grid-cols-[2.25rem_1fr] items-baseline py-3.5" key={item}>
                <span aria-hidden="true" className="font-display text-h4 text-link">
                  {at + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
