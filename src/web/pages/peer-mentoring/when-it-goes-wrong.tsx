import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

type WhenItGoesWrongProps = { wrong: PeerMentoringPage["standard"]["wrong"] };

/** Who is called in danger, and who answers a complaint. */
export function WhenItGoesWrong({ wrong }: WhenItGoesWrongProps) {
  const headingId = `${wrong.id}-heading`;
  return (
    <Section id={wrong.id} labelledBy={headingId} tight>
      <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <SectionHeading heading={wrong.heading} id={headingId} />
          <p className="mt-3">
            <ButtonLink href={wrong.link.href} variant="text">
              {wrong.link.text}
            </ButtonLink>
          </p>
        </div>
        <dl className="border-t border-line-strong">
          {wrong.items.map(({ title, text }) => (
            <div className="border-b border-line py-5" key={title}>
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="mt-2 max-w-text text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
