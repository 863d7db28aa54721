import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** What a mentor is and what a mentor is not, side by side. */
export function Mentor({ mentor }: Pick<PeerMentoringPage, "mentor">) {
  const headingId = `${mentor.id}-heading`;
  const panels = [
    { ...mentor.is, ground: "bg-tint", sign: "check" },
    { ...mentor.isNot, ground: "bg-tint-warm", sign: "close" },
  ] as const;
  return (
    <Section id={mentor.id} labelledBy={headingId}>
      <SectionHeading heading={mentor.heading} id={headingId} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {panels.map(({ heading, items, ground, sign }) => (
          <div className={`rounded-2xl p-card lg:px-12 lg:py-11 ${ground}`} key={heading}>
            <h3 className="font-display text-h3">{heading}</h3>
            <ul className="mt-4">
              {items.map((item) => (
                <li className="flex gap-3 border-line-strong/40 py-3.5 not-last:border-b" key={item}>
                  <Icon className="mt-1 size-5 text-link" name={sign} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
