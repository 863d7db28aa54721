import type { ClinicsPage, Side } from "#content/pages/clinics/overview.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

function SideCard({ side, ground }: { side: Side; ground: string }) {
  return (
    <div className={`rounded-2xl px-card py-[calc(var(--spacing-card)*1.15)] lg:px-11 ${ground}`}>
      <Heading level={3}>{side.heading}</Heading>
      <ul className="mt-2 divide-y divide-ink/12">
        {side.items.map(({ title, text }) => (
          <li className="py-3.5" key={title}>
            <strong className="block font-medium">{title}</strong>
            <span className="block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-3 w-fit" href={side.guide.href} variant="text">
        {side.guide.text}
      </ButtonLink>
    </div>
  );
}

/** Patients and staff side by side, and the results of a survey. */
export function Sides({ sides, newTab }: { sides: ClinicsPage["sides"]; newTab: string }) {
  const { figure } = sides;
  return (
    <Section labelledBy="sides-heading">
      <Heading level={2} id="sides-heading">
        {sides.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{sides.lead}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        <SideCard ground="bg-tint" side={sides.patients} />
        <SideCard ground="bg-tint-warm" side={sides.staff} />
      </div>
      <p className="mt-6 max-w-text text-small text-ink-soft">
        {figure.before}
        <a className="text-link-inline" href={figure.source.href} rel="noopener" target="_blank">
          {figure.source.text}
          <span className="sr-only"> ({newTab})</span>
        </a>
        {figure.after}
      </p>
    </Section>
  );
}
