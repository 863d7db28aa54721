import type { ExpertMentoringPage } from "#content/pages/support/expert-mentoring.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

type LimitsAndAskingProps = Pick<ExpertMentoringPage, "limits" | "asking" | "crisis">;

/** What experts don't do, and how to request a session. */
export function LimitsAndAsking({ limits, asking, crisis }: LimitsAndAskingProps) {
  const limitsId = `${limits.id}-heading`;
  const askingId = `${asking.id}-heading`;
  return (
    <Section labelledBy={limitsId}>
      <div className="grid gap-x-18 gap-y-14 lg:grid-cols-2">
        <div id={limits.id}>
          <SectionHeading heading={limits.heading} id={limitsId} />
          <ul className="mt-stack border-t border-line-strong">
            {limits.items.map((item) => (
              <li className="border-b border-line py-3.5" key={item}>
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-stack max-w-text text-ink-soft">{limits.text}</p>
        </div>
        <section aria-labelledby={askingId} id={asking.id}>
          <SectionHeading heading={asking.heading} id={askingId} />
          <div className="mt-[1.1rem] grid max-w-text gap-4 text-ink-soft">
            {asking.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-stack flex flex-wrap gap-x-6 gap-y-3">
            <ButtonLink href={asking.ask.href} variant="primary">
              {asking.ask.text}
            </ButtonLink>
            <ButtonLink href={asking.instead.href} variant="text">
              {asking.instead.text}
            </ButtonLink>
          </p>
          <CrisisNote className="mt-stack max-w-text" copy={crisis} />
        </section>
      </div>
    </Section>
  );
}
