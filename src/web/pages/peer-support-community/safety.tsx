import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** Who looks out for the community, and what they may do. */
export function Safety({ safety }: Pick<PeerSupportCommunityPage, "safety">) {
  const headingId = `${safety.id}-heading`;
  return (
    <Section ground="sage" id={safety.id} labelledBy={headingId}>
      <SectionHeading heading={safety.heading} id={headingId} lead={safety.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-12 gap-y-8 md:grid-cols-3">
        {safety.care.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text text-small font-medium">
        {safety.standardNote}
      </p>
    </Section>
  );
}
