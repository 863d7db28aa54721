import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { StatSign } from "./stat-sign.tsx";

type NumbersProps = Pick<OurFamilyPage, "numbers"> & { skipTo: string };

/** The founders' figures, after a note of what they are about. */
export function Numbers({ numbers, skipTo }: NumbersProps) {
  const headingId = `${numbers.id}-heading`;
  return (
    <Section id={numbers.id} labelledBy={headingId}>
      <h2 className="mb-[1.1rem] font-display text-h2" id={headingId}>
        {numbers.heading}
      </h2>
      <GentlePart note={numbers.note} skipTo={skipTo}>
        <dl className="mt-stack grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
          {numbers.stats.map(({ icon, number, label, description }) => (
            <StatCard
              description={description}
              key={label}
              label={label}
              number={number}
              sign={<StatSign name={icon} />}
            />
          ))}
        </dl>
      </GentlePart>
    </Section>
  );
}
