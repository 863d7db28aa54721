import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";
import { Steps } from "../support-parts/steps.tsx";

/** How a mentor and the person who asks find each other. */
export function Matching({ matching }: Pick<PeerMentoringPage, "matching">) {
  const headingId = `${matching.id}-heading`;
  return (
    <Section ground="tint" id={matching.id} labelledBy={headingId}>
      <SectionHeading heading={matching.heading} id={headingId} lead={matching.lead} />
      <div className="mt-[calc(var(--spacing-stack)*2)]">
        <Steps row steps={matching.steps} />
      </div>
    </Section>
  );
}
