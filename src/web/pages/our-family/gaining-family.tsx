import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";

/** Gaining Family Along the Way: biological families and the medical team. */
export function GainingFamily({ gaining }: { gaining: OurFamilyPage["gaining"] }) {
  const headingId = `${gaining.id}-heading`;
  return (
    <Section ground="warm" id={gaining.id} labelledBy={headingId}>
      <h2 className="font-display text-h2" id={headingId}>
        {gaining.heading}
      </h2>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{gaining.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {gaining.cards.map(({ title, text, picture }) => (
          <li
            className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
            key={picture.name}
          >
            <div className="relative h-56 bg-(--art-sky-1) lg:h-72">
              <Illustration
                alt={picture.alt}
                className="absolute inset-0 size-full"
                height={picture.height}
                name={picture.name}
                width={picture.width}
              />
            </div>
            <div className="p-card">
              <h3 className="font-display text-h3">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
