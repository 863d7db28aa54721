import type { ReactNode } from "react";
import type { OurFamilyPage } from "#content/pages/our-family.ts";
import type { StatSign as StatSignName } from "#content/pages/our-family-story.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";

// Objects of the landscape in the same style, so that no icon stands out.
const shapes: Readonly<Record<StatSignName, string>> = {
  road: "M7 20c0-3.2 9-3.2 9-6.6S8 11 8 8s3-3.4 5.5-4",
  door: "M4 20h16M7 20V5.5A1.5 1.5 0 0 1 8.5 4h7A1.5 1.5 0 0 1 17 5.500V20M13.8 12.200v.1",
  rings: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  water:
    "M3.5 8.500c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0M3.5 13c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0M3.5 17.500c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0",
  circles:
    "M8 4.500a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400ZM16.5 8.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM9.5 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  window: "M6 20V11a6 6 0 0 1 12 0v9zM12 5v15M6 12.500h12",
  people:
    "M9 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.5 19a5.5 5.5 0 0 1 11 0M15.5 6a2.8 2.8 0 0 1 0 5.300M17 14.200a5 5 0 0 1 3.5 4.8",
  loop: "M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9M19.5 4.500V9H15",
  drop: "M12 4c3.5 4.4 5.5 7.2 5.5 10a5.5 5.5 0 0 1-11 0c0-2.8 2-5.6 5.5-10Z",
  turns: "M4.5 10A7.8 7.8 0 0 1 18.5 8M18.5 4v4h-4M19.5 14a7.8 7.8 0 0 1-14 2M5.5 20v-4h4",
  coin: "M12 4.500c4.1 0 7.5 1.6 7.5 3.500s-3.4 3.5-7.5 3.500S4.5 9.9 4.5 8s3.4-3.5 7.5-3.500ZM4.5 8v8c0 1.9 3.4 3.5 7.5 3.500s7.5-1.6 7.5-3.500V8M4.5 12c0 1.9 3.4 3.5 7.5 3.500s7.5-1.6 7.5-3.5",
  fork: "M12 20v-5c0-3.5-6-4-6-10M12 15c0-3.5 6-4 6-10M3.5 7.5 6 5l2.5 2.500M15.5 7.5 18 5l2.5 2.5",
};

function StatSign({ name }: { name: StatSignName }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 size-6 shrink-0 text-line-strong sm:mt-2"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

type NumbersProps = Pick<OurFamilyPage, "numbers"> & { skipTo: string };

/** The founders' numbers, after a content note; nothing if they have left all of them empty. */
export function Numbers({ numbers, skipTo }: NumbersProps) {
  const { id, heading, sampleTag, areSamples, note, stats } = numbers;
  const headingId = `${id}-heading`;
  if (stats.length === 0) return null;
  return (
    <Section id={id} labelledBy={headingId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="font-display text-h2" id={headingId}>
          {heading}
        </h2>
        {areSamples ? <Tag>{sampleTag}</Tag> : null}
      </div>
      <GentlePart note={note} skipTo={skipTo}>
        <dl className="mt-stack grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-surface sm:grid-cols-3 lg:grid-cols-4">
          {stats.map(({ icon, number, label, description }) => (
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

type StatCardProps = {
  number: string;
  label: string;
  description: string;
  sign: ReactNode;
};

/** For a `dl`; never animated. */
function StatCard({ number, label, description, sign }: StatCardProps) {
  return (
    <div className="flex flex-col bg-surface px-4 py-5 outline outline-line sm:px-6 lg:py-8">
      <dt className="mt-2 font-semibold leading-snug">{label}</dt>
      {/* Read after its label but shown above it. */}
      <dd className="-order-1 flex items-start justify-between gap-3 font-display text-h1 tabular-nums">
        <span className="min-w-0 wrap-anywhere">{number}</span>
        {sign}
      </dd>
      <dd className="mt-1 text-small text-ink-soft">{description}</dd>
    </div>
  );
}
