import type { Journey } from "#content/journeys/journey.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";

/** Company for the road: three ways of not being alone with it. */
export function Company({ company, more }: { company: Journey["company"]; more: string }) {
  return (
    <Section labelledBy="company-heading">
      <h2 className="font-display text-h2" id="company-heading">
        {company.heading}
      </h2>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-3">
        {company.cards.map(({ title, text, href, picture }) => (
          <li key={title}>
            <CardLink
              href={href}
              more={more}
              picture={
                <div className="relative h-48 shrink-0 bg-(--art-sky-1)">
                  <Illustration {...picture} alt="" className="absolute inset-0 size-full object-cover" />
                </div>
              }
              text={text}
              title={title}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
