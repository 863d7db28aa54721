import type { OnboardingPage } from "#content/pages/clinics/onboarding.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";

/** What a team has to bring. */
export function Asks({ asks }: { asks: OnboardingPage["asks"] }) {
  return (
    <Section labelledBy="asks-heading">
      <h2 className="font-display text-h2" id="asks-heading">
        {asks.heading}
      </h2>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{asks.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] divide-y divide-line border-y border-line">
        {asks.items.map(({ title, text }) => (
          <li className="grid gap-x-12 gap-y-1 py-6 md:grid-cols-[1fr_1.6fr] md:items-baseline" key={title}>
            <h3 className="font-display text-h3">{title}</h3>
            <p className="max-w-text text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href={asks.patients.href} variant="text">
          {asks.patients.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
