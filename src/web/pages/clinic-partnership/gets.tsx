import type { PartnershipPage } from "#content/pages/clinics/partnership.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";

/** What a partnership can hold: two columns of a list with hairlines. */
export function Gets({ gets }: { gets: PartnershipPage["gets"] }) {
  return (
    <Section ground="tint" labelledBy="gets-heading">
      <h2 className="font-display text-h2" id="gets-heading">
        {gets.heading}
      </h2>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{gets.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 md:grid-cols-2">
        {gets.items.map(({ title, text }) => (
          <li className="border-t border-ink/15 py-6" key={title}>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-10 gap-y-1">
        {[gets.training, gets.onboarding].map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}
