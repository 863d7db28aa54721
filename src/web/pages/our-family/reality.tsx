import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Section } from "#ui/section.tsx";

/** The Reality of Our Journey: heading on one side, the words on the other. */
export function Reality({ reality }: { reality: OurFamilyPage["reality"] }) {
  const headingId = `${reality.id}-heading`;
  return (
    <Section id={reality.id} labelledBy={headingId}>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.12fr_1fr]">
        <h2 className="font-display text-h2" id={headingId}>
          {reality.heading}
        </h2>
        <div>
          <p className="text-lead text-ink-soft">{reality.lead}</p>
          <p className="mt-4 text-ink-soft">{reality.text}</p>
        </div>
      </div>
    </Section>
  );
}
