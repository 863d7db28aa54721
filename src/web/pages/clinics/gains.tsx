import type { ClinicsPage } from "#content/pages/clinics/overview.ts";
import { Section } from "#ui/section.tsx";

/** What a clinic works towards with us: six benefits, and what they are not. */
export function Gains({ gains }: { gains: ClinicsPage["gains"] }) {
  return (
    <Section ground="sage" labelledBy="gains-heading">
      <h2 className="font-display text-h2" id="gains-heading">
        {gains.heading}
      </h2>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {gains.items.map(({ title, text }) => (
          <li className="max-w-84" key={title}>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text border-t border-ink/15 pt-5 text-small text-ink-soft">
        {gains.note}
      </p>
    </Section>
  );
}
