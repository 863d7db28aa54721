import type { ExpertMentoringPage } from "#content/pages/support/expert-mentoring.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** What an hour with an expert can be for. */
export function Helps({ helps }: Pick<ExpertMentoringPage, "helps">) {
  const headingId = `${helps.id}-heading`;
  return (
    <Section ground="tint" id={helps.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <SectionHeading heading={helps.heading} id={headingId} lead={helps.lead} />
        </div>
        <dl className="border-t border-line-strong">
          {helps.items.map(({ title, text }) => (
            <div
              className="grid gap-x-8 gap-y-1 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]"
              key={title}
            >
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
