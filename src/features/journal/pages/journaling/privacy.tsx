import type { JournalingPage } from "#content/pages/journaling.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";

/** How the journal is kept private, and in as much room what it cannot do. */
export function Privacy({ privacy }: Pick<JournalingPage, "privacy">) {
  const { id, heading, lead, items, limits } = privacy;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <SectionHeading heading={heading} id={`${id}-heading`} lead={lead} />
      <dl className="mt-[calc(var(--spacing-stack)*2)] grid gap-x-grid gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <div className="border-t border-line-strong pt-4" key={title}>
            <dt className="font-display text-h4 font-[450]">{title}</dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-section-tight font-display text-h3">{limits.heading}</h3>
      <ul className="mt-5 grid gap-x-grid border-t border-line-strong lg:grid-cols-2">
        {limits.items.map((item) => (
          <li className="border-b border-line py-4 text-ink-soft" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
