import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-2)", "border-(--art-thread-3)"];

/** How mentors are chosen, trained and cared for. */
export function Standard({ standard }: Pick<PeerMentoringPage, "standard">) {
  const headingId = `${standard.id}-heading`;
  return (
    <Section ground="warm" id={standard.id} labelledBy={headingId}>
      <SectionHeading heading={standard.heading} id={headingId} lead={standard.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-10 md:grid-cols-3">
        {standard.groups.map(({ title, items }, at) => (
          <li className={`border-t-3 pt-6 ${threads[at]}`} key={title}>
            <h3 className="font-display text-h3">{title}</h3>
            <ul className="mt-3 grid gap-3 text-ink-soft">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text text-small font-medium">
        {standard.standardNote}
      </p>
    </Section>
  );
}
