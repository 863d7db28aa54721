import type { ExpertMentoringPage } from "#content/pages/support/expert-mentoring.ts";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** What an expert says of themselves before the first hour. */
export function BeforeYouBegin({ before }: Pick<ExpertMentoringPage, "before">) {
  const headingId = `${before.id}-heading`;
  return (
    <Section ground="sage" id={before.id} labelledBy={headingId}>
      <SectionHeading heading={before.heading} id={headingId} lead={before.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-16 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {before.items.map((item) => (
          <li className="flex gap-3" key={item}>
            <Icon className="mt-1 size-5 text-success" name="check" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text text-small font-medium">
        {before.standardNote}
      </p>
    </Section>
  );
}
